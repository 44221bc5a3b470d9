import type { PointerEvent, RefObject } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useZoom, type Zoom } from './use-zoom.ts'

/**
 * The zoom of the second of two slides; `act` runs while it renders, so that the state it sets is there after. `next`:
 * the slide that is shown after it.
 */
function render(enabled: boolean, act: (zoom: Zoom) => void, next = 1) {
  const moves: object[] = []
  const slide = { scrollBy: (by: object) => void moves.push(by), scrollTo: (to: object) => void moves.push(to) }
  const strip = { current: { children: [{}, slide] } } as unknown as RefObject<HTMLElement | null>
  const scales: number[] = []
  function Slide(): null {
    const zoom = useZoom(strip, { current: scales.length === 0 ? 1 : next, enabled })
    scales.push(zoom.scale)
    if (scales.length === 1) act(zoom)
    return null
  }
  renderToStaticMarkup(<Slide />)
  return { scale: scales.at(-1), moves, slide }
}

test.each([
  [1, 2],
  [-1, 1],
  [99, 4],
])('VDP-11 enlarging by %i gives a scale of %i, between 1 and 4', (by, scale) => {
  expect(render(true, ({ enlarge }) => enlarge(by)).scale).toBe(scale)
})

test('VDP-11 the next slide is whole, however much the one before it was enlarged', () => {
  const enlarge = (zoom: Zoom): void => zoom.enlarge(2)
  expect([render(true, enlarge).scale, render(true, enlarge, 0).scale]).toEqual([3, 1])
})

test('VDP-11 where zoom is off a picture stays whole', () => {
  expect(render(false, ({ enlarge }) => enlarge(1)).scale).toBe(1)
})

test('VDP-11 an arrow key moves the current picture by a step', () => {
  expect(render(true, ({ pan }) => pan(-1, 0)).moves).toEqual([{ left: -120, top: 0 }])
})

test('VDP-11 the mouse does not move a picture that is whole', () => {
  const mouse = { pointerType: 'mouse', clientX: 1, clientY: 1 } as unknown as PointerEvent
  expect(render(true, ({ follow }) => follow(mouse)).moves).toEqual([])
})
