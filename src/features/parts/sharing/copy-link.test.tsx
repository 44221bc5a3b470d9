// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { find, perform, render } from '#ui/dom.testkit.tsx'
import { CopyLink } from './copy-link.tsx'

const url = 'https://dealer.example/cars/a'
let copied: string[] = []
beforeEach(() => {
  copied = []
  vi.useFakeTimers()
  vi.stubGlobal('navigator', {
    clipboard: {
      writeText(text: string) {
        copied.push(text)
        return Promise.resolve()
      },
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(note: 'inline' | 'toast') {
  const { container } = await render(<CopyLink url={url} note={note} className="" />)
  return {
    press: () => perform(() => find(container, 'button').click()),
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    read: () => find(container, 'output').textContent,
  }
}

test.each([
  ['inline', 'Copied', 1_500],
  ['toast', 'Link copied', 3_000],
] as const)('SHARE-03 the variant %s shows %j for %i milliseconds', async (note, words, ms) => {
  const { press, wait, read } = await open(note)
  expect(read()).toBe('')
  await press()
  expect([copied, read()]).toEqual([[url], words])
  await wait(ms - 1)
  expect(read()).toBe(words)
  await wait(1)
  expect(read()).toBe('')
})

test('SHARE-03 a second press shows the words for their whole time again', async () => {
  const { press, wait, read } = await open('inline')
  await press()
  await wait(1_000)
  await press()
  await wait(1_499)
  expect(read()).toBe('Copied')
  await wait(1)
  expect(read()).toBe('')
})
