// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { drawAnew } from './draw-anew.ts'

test('a late answer for an earlier page does not replace the part of the page that followed', async () => {
  document.body.innerHTML = '<div data-drawn="drawer">first</div>'
  const answers: ((part: string) => void)[] = []
  vi.stubGlobal('fetch', () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    answers.push((part) => resolve(new Response(`<p>page</p><div data-drawn="drawer">${part}</div>`)))
    return promise
  })
  const drawn = [drawAnew('drawer'), drawAnew('drawer')]
  answers[1]?.('third')
  await drawn[1]
  answers[0]?.('second')
  await drawn[0]
  expect(document.querySelector('[data-drawn=drawer]')?.textContent).toBe('third')
  vi.unstubAllGlobals()
})
