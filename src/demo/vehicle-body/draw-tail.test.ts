import { expect, test } from 'vitest'
import { bodyRevision } from '../vehicle-drawings.ts'
import { renderOverlay } from './render-order.ts'

const width = 320

/** Red pixels of a rear view, in its middle and above its tail lamps. */
function countRedAbove(model: string): number {
  const order = { model, paint: 'white', seed: 3, view: 'rear', scene: 'studio', revision: bodyRevision } as const
  const { pixels } = renderOverlay(order, width)
  let count = 0
  for (let row = 0; row < 105; row += 1)
    for (let column = 145; column < 175; column += 1) {
      const at = (row * width + column) * 4
      if ((pixels[at] ?? 0) > 100 && (pixels[at + 1] ?? 0) < 90) count += 1
    }
  return count
}

test('T3 a third brake lamp stands above the rear window, and none on the doors of a van for goods', () => {
  expect(countRedAbove('toyotarav42019')).toBeGreaterThan(8)
  expect(countRedAbove('toyotacorolla2018')).toBeGreaterThan(4)
  expect(countRedAbove('fordtransitcustom2013')).toBe(0)
})
