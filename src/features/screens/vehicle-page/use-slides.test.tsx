import type { RefObject, UIEvent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { useSlides, type Slides } from './use-slides.ts'

const width = 400

/** A strip that has not moved yet when its target is set, as under a smooth scroll. */
function createStrip() {
  const targets: number[] = []
  const element = {
    clientWidth: width,
    scrollLeft: 0,
    scrollTo: ({ left }: { readonly left: number }) => void targets.push(left / width),
  }
  return { targets, element: element as unknown as HTMLElement }
}

/** The hook as its first rendering returns it: what it remembers between renderings is in its handlers. */
function open(start: number, last = 9) {
  const { targets, element } = createStrip()
  const strip: RefObject<HTMLElement | null> = { current: element }
  const opened: Slides[] = []
  function Strip(): null {
    opened.push(useSlides(strip, { last, start }))
    return null
  }
  renderToStaticMarkup(<Strip />)
  const [slides] = opened
  if (slides === undefined) throw new Error('the strip was not rendered')
  const scrollTo = (index: number): void => {
    element.scrollLeft = index * width
    slides.handlers.onScroll({ currentTarget: element } as UIEvent<HTMLElement>)
  }
  return { slides, targets, scrollTo, strip }
}

describe('VDP-11 the slides of the gallery', () => {
  test('VDP-11 begin at the start and go no further than either end', () => {
    const { slides, targets } = open(3)
    expect([slides.current, slides.after(1), slides.after(-1), slides.after(-9), slides.after(99)]).toEqual([
      3, 4, 2, 0, 9,
    ])
    slides.goTo(99)
    slides.goTo(-5)
    expect(targets).toEqual([9, 0])
  })

  test('VDP-11 four quick presses lead four slides on while the strip still moves', () => {
    const { slides, targets, scrollTo } = open(0)
    for (let press = 0; press < 4; press += 1) slides.goTo(slides.after(1))
    scrollTo(1)
    expect(slides.after(1)).toBe(5)
    expect(targets).toEqual([1, 2, 3, 4])
  })

  test('VDP-11 a press counts from the slide in sight once the strip has arrived', () => {
    const { slides, scrollTo } = open(0)
    slides.goTo(2)
    scrollTo(2)
    scrollTo(3)
    expect(slides.after(1)).toBe(4)
  })

  test.each(['onPointerDown', 'onWheel'] as const)('VDP-11 %s takes over from the slide in sight', (handler) => {
    const { slides, scrollTo } = open(0)
    slides.goTo(6)
    scrollTo(2)
    slides.handlers[handler]()
    expect(slides.after(1)).toBe(3)
  })

  test('VDP-11 a strip that is not there moves nowhere', () => {
    const { slides, targets, strip } = open(0)
    strip.current = null
    slides.goTo(4)
    expect([targets, slides.after(1)]).toEqual([[], 1])
  })
})
