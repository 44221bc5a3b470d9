// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { find, perform, render } from '#ui/dom.testkit.tsx'
import type { PromoSliderView } from './home-promotions.ts'
import { PromoSlider } from './promo-slider.tsx'

const slide = (index: number) => ({
  id: `promo-${index}`,
  image: `/${index}.webp`,
  imagePhone: null,
  alt: '',
  title: null,
  text: null,
  button: null,
  href: null,
})
const slider = (seconds: number, count = 3): PromoSliderView => ({
  height: 540,
  width: 1920,
  seconds,
  words: 'card',
  slides: Array.from({ length: count }, (_, index) => slide(index + 1)),
})

const wishes = { reduced: false }
let scrolls: number[]

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
beforeEach(() => {
  wishes.reduced = false
  scrolls = []
  vi.useFakeTimers()
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: query.includes('reduced-motion') && wishes.reduced }) as MediaQueryList,
  )
})

/** Draws the slider with a track 100 px wide, and notes where it scrolls to. */
async function draw(view: PromoSliderView) {
  const { container } = await render(<PromoSlider slider={view} />)
  const track = find(container, 'ul')
  Object.defineProperty(track, 'clientWidth', { value: 100 })
  track.scrollTo = ((to: ScrollToOptions) => {
    scrolls.push(to.left ?? Number.NaN)
    track.scrollLeft = to.left ?? 0
  }) as typeof track.scrollTo
  return container
}
const wait = (seconds: number) => act(async () => vi.advanceTimersByTime(seconds * 1000))
const buttonOf = (container: HTMLElement) => container.querySelector('button')?.textContent ?? null

test('CONTENT-02 slides move on after their time, from the last to the first, until they are paused', async () => {
  const container = await draw(slider(6))
  await wait(5.9)
  expect(scrolls).toEqual([])
  await wait(18.1)
  expect(scrolls).toEqual([100, 200, 0, 100])
  expect(buttonOf(container)).toBe('Pause slides')
  await perform(() => find(container, 'button').click())
  await wait(60)
  expect([scrolls.length, buttonOf(container)]).toEqual([4, 'Play slides'])
  await perform(() => find(container, 'button').click())
  await wait(6)
  expect(scrolls).toHaveLength(5)
})

test('CONTENT-02 they stand still for 0 seconds, for one slide, and where reduced motion is asked', async () => {
  for (const [view, reduced] of [
    [slider(0), false],
    [slider(6, 1), false],
    [slider(6), true],
  ] as const) {
    wishes.reduced = reduced
    const container = await draw(view)
    await wait(60)
    expect([scrolls, buttonOf(container)]).toEqual([[], null])
  }
})

test('CONTENT-02 they rest while the keyboard is inside', async () => {
  const container = await draw(slider(6))
  find(container, 'ul').focus()
  await wait(60)
  expect(scrolls).toEqual([])
})

test('CONTENT-02 arrows and dots are links to the slides, which scroll the row where scripts run', async () => {
  const container = await draw(slider(0))
  const links = [...container.querySelectorAll('a')]
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Previous slide', '#promo-3'],
    ['Slide 1', '#promo-1'],
    ['Slide 2', '#promo-2'],
    ['Slide 3', '#promo-3'],
    ['Next slide', '#promo-2'],
  ])
  for (const index of [2, 4, 4, 0]) await perform(() => links[index]?.click())
  expect(scrolls).toEqual([100, 200, 0, 200])
})

test('CONTENT-02 the words of a slide stand on a card over its picture, or on a panel beside it', async () => {
  for (const words of ['card', 'panel'] as const) {
    const container = await draw({ ...slider(0), words })
    expect(find(container, 'li').classList.contains(`words-${words}`)).toBe(true)
  }
})
