// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '#ui/dom.testkit.tsx'
import { useLateAnswers } from './use-late-answers.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function Probe({ answer, busy, typed = false }: { answer: string; busy: boolean; typed?: boolean }) {
  return <p>{useLateAnswers(answer, busy, typed)}</p>
}

/** Searches and has the answer come after so many milliseconds; what is counted then. */
async function openSearch(typed = false) {
  const { rerender } = await render(<Probe answer="first" busy={false} />)
  const pass = (ms: number) =>
    act(async () => {
      await vi.advanceTimersByTimeAsync(ms)
    })
  let answer = 'first'
  return async (next: string, afterMs: number): Promise<string | null> => {
    await rerender(<Probe answer={answer} busy typed={typed} />)
    await pass(afterMs)
    answer = next
    await rerender(<Probe answer={answer} busy={false} />)
    return document.querySelector('p')?.textContent ?? null
  }
}

test('SRCH-07 answers are counted that come later than half a second after the change, and no others', async () => {
  const search = await openSearch()
  expect(await search('soon', 399)).toBe('0')
  expect(await search('late', 401)).toBe('1')
  expect(await search('soon again', 10)).toBe('1')
  expect(await search('late again', 3_000)).toBe('2')
})

test('SRCH-07 a typed search has paused before it began, so that its answer is late sooner', async () => {
  const search = await openSearch(true)
  expect(await search('soon', 149)).toBe('0')
  expect(await search('late', 151)).toBe('1')
})

test('SRCH-07 a search that ends without another answer counts for none', async () => {
  const search = await openSearch()
  expect(await search('first', 3_000)).toBe('0')
  expect(await search('soon', 10)).toBe('0')
})
