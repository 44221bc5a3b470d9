import { expect, test } from 'vitest'
import { openShareWindow, type ShareBrowser } from './share-window.ts'

function createBrowser(opens: boolean) {
  const popup = { closed: false }
  const calls: string[][] = []
  let check: (() => void) | null = null
  let ms = 0
  const functions: ShareBrowser = {
    open(...call) {
      calls.push(call)
      return opens ? popup : null
    },
    every(run, every) {
      check = run
      ms = every
      return 7
    },
    stop(timer) {
      if (timer === 7) check = null
    },
    place: () => ({ left: 100, top: 50, width: 1_000, height: 800 }),
  }
  return { popup, calls, functions, tick: () => check?.(), isChecking: () => check !== null, everyMs: () => ms }
}

test('SHARE-02 opens a window of 550x400 in the middle of the browser', () => {
  const browser = createBrowser(true)
  expect(
    openShareWindow('https://wa.me/?text=a', { width: 550, height: 400, onClose: () => undefined }, browser.functions),
  ).toBe(true)
  expect(browser.calls).toEqual([['https://wa.me/?text=a', 'share', 'popup=yes,width=550,height=400,left=325,top=250']])
})

test('SHARE-02 checks every second whether the window was closed, reports it once and stops', () => {
  const browser = createBrowser(true)
  let closed = 0
  openShareWindow('https://wa.me/', { width: 550, height: 400, onClose: () => (closed += 1) }, browser.functions)
  expect(browser.everyMs()).toBe(1_000)
  browser.tick()
  expect([closed, browser.isChecking()]).toEqual([0, true])
  browser.popup.closed = true
  browser.tick()
  browser.tick()
  expect([closed, browser.isChecking()]).toEqual([1, false])
})

test('SHARE-02 reports a blocked window, so that the link is followed instead', () => {
  const browser = createBrowser(false)
  expect(
    openShareWindow('https://wa.me/', { width: 550, height: 400, onClose: () => undefined }, browser.functions),
  ).toBe(false)
  expect(browser.isChecking()).toBe(false)
})
