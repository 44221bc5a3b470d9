// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { find } from '#ui/dom.testkit.tsx'
import { giveWayOnScroll } from './give-way-on-scroll.ts'

const screenHeight = 800
/** Where the toolbar stands in the page before it sticks below the header, in pixels. */
const toolbarAt = 400
const headerHeight = 56

/** Places the bars as a browser does at this scroll position, since the test has no layout. */
function place(scrollY: number): void {
  const at = (top: number, height: number) => () => ({ top, bottom: top + height }) as DOMRect
  find(document, 'header').getBoundingClientRect = at(0, headerHeight)
  find(document, '.toolbar').getBoundingClientRect = at(Math.max(headerHeight, toolbarAt - scrollY), 112)
}

function scrollTo(scrollY: number): void {
  Object.assign(window, { scrollY })
  place(scrollY)
  window.dispatchEvent(new Event('scroll'))
}

const isReading = (): boolean => document.documentElement.hasAttribute('data-reading')

beforeEach(() => {
  document.body.innerHTML =
    '<header class="gives-way"><a href="#menu">Menu</a></header>' +
    '<div class="gives-way toolbar"><input></div><main><a href="#car">A car</a></main>'
  Object.defineProperty(window, 'scrollY', { value: 0, writable: true, configurable: true })
  Object.assign(window, { innerHeight: screenHeight })
  place(0)
  giveWayOnScroll()
  scrollTo(0)
})

test('the bars leave on the way down and come back on the way up, and jitter of a resting finger moves nothing', () => {
  scrollTo(500)
  expect(isReading()).toBe(true)
  scrollTo(495)
  expect(isReading()).toBe(true)
  scrollTo(480)
  expect(isReading()).toBe(false)
  scrollTo(487)
  expect(isReading()).toBe(false)
  scrollTo(600)
  expect(isReading()).toBe(true)
  scrollTo(100)
  expect(isReading()).toBe(false)
})

test('a toolbar that is still further down the page stays, and with it the header', () => {
  scrollTo(200)
  expect(isReading()).toBe(false)
  scrollTo(330)
  expect(isReading()).toBe(false)
  scrollTo(350)
  expect(isReading()).toBe(true)
})

test('a jump, such as the way back to an earlier place, takes no bar away', () => {
  scrollTo(3_000)
  expect(isReading()).toBe(false)
  scrollTo(3_200)
  expect(isReading()).toBe(true)
})

test('the focus brings the bars back and keeps them, wherever the visitor scrolls', () => {
  scrollTo(500)
  find(document, 'main a').focus()
  expect(isReading()).toBe(true)
  find(document, '.toolbar input').focus()
  expect(isReading()).toBe(false)
  scrollTo(900)
  expect(isReading()).toBe(false)
  find(document, 'main a').focus()
  scrollTo(1_100)
  expect(isReading()).toBe(true)
})
