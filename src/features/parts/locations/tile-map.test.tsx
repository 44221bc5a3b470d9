// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { find, perform, render } from '#ui/dom.testkit.tsx'
import { TileMap } from './tile-map.tsx'

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: (entries: readonly object[]) => void
      constructor(tell: (entries: readonly object[]) => void) {
        this.#tell = tell
      }
      observe(): void {
        this.#tell([{ contentRect: { width: 600, height: 320 } }])
      }
      disconnect(): void {}
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const map = {
  url: '/tiles/{z}/{x}/{y}.png',
  attribution: '© Maps',
  maxZoom: 16,
  lat: -27.47,
  long: 153.03,
  name: 'Yard',
}
const tilesOf = (container: ParentNode) =>
  [...container.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? '')

test('LOC-06 the map shows the tiles around the location, says whose they are, and zooms to their end', async () => {
  const { container } = await render(<TileMap {...map} />)
  expect(tilesOf(container)).toContain('/tiles/15/30313/18986.png')
  expect(tilesOf(container).length).toBeLessThan(20)
  expect(container.textContent).toContain('© Maps')
  const closer = find<HTMLButtonElement>(container, 'button[aria-label="Zoom in"]')
  await perform(() => closer.click())
  expect(tilesOf(container).every((tile) => tile.startsWith('/tiles/16/'))).toBe(true)
  expect(closer.disabled).toBe(true)
  const away = find<HTMLButtonElement>(container, 'button[aria-label="Zoom out"]')
  for (let step = 0; step < 14; step += 1) await perform(() => away.click())
  expect(tilesOf(container).every((tile) => tile.startsWith('/tiles/4/'))).toBe(true)
  expect(away.disabled).toBe(true)
})
