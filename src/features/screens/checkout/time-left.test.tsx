// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announcerId } from '#ui/announcer-id.ts'
import { render } from '#ui/dom.testkit.tsx'
import { TimeLeft } from './time-left.tsx'

const minuteMs = 60_000
let asked = 0
const ask = (): void => void (asked += 1)

beforeEach(() => {
  asked = 0
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const draw = (leftMs: number) => (
  <>
    <div id={announcerId} />
    <p id="left">
      <TimeLeft leftMs={leftMs} onOver={ask} />
    </p>
  </>
)
const open = (leftMs: number) => render(draw(leftMs))
const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
  })
const shown = (): string => document.getElementById('left')?.textContent ?? ''
const said = (): string => document.getElementById(announcerId)?.textContent ?? ''

test('BUY-03 the time left to pay runs down from the server’s answer, whatever the visitor’s clock says', async () => {
  vi.setSystemTime(Date.UTC(2001, 0, 1))
  await open(15 * minuteMs)
  expect(shown()).toContain('another 15 minutes. If the deposit is not paid by then')
  await pass(1_000)
  expect(shown()).toContain('another 14 minutes')
  await pass(12 * minuteMs)
  expect(shown()).toContain('another 2 minutes')
  await pass(2 * minuteMs)
  expect(shown()).toContain('for less than another minute')
  expect(asked).toBe(0)
})

test('BUY-03 screen readers hear of it three times: five minutes, one minute, and the end', async () => {
  await open(15 * minuteMs)
  const heard: string[] = []
  for (let second = 0; second < 16 * 60; second += 1) {
    await pass(1_000)
    if (said() !== heard.at(-1) && said() !== '') heard.push(said())
  }
  expect(heard).toEqual([
    'Time left to pay the deposit: 5 minutes.',
    'Time left to pay the deposit: 1 minute.',
    'The time to pay the deposit is over, so others can reserve this vehicle. Nothing has been charged.',
  ])
})

test('BUY-03 at the end the page asks the server what became of it, some times and not for ever', async () => {
  await open(minuteMs)
  await pass(minuteMs)
  expect(shown()).toContain('is over')
  expect(asked).toBe(1)
  await pass(9_000)
  expect(asked).toBe(1)
  await pass(10 * minuteMs)
  expect(asked).toBe(6)
})

test('BUY-03 an answer that still counts as unpaid does not begin the questions anew', async () => {
  const rendered = await open(0)
  await pass(1_000)
  expect(asked).toBe(1)
  await rendered.rerender(draw(-1_000))
  await pass(8_000)
  expect(asked).toBe(1)
})
