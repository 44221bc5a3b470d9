import { expect, test } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { pickCarFields, mergeVehicleView } from './car-fields.ts'

test('VDP-15 views and car_fields are merged into the car, and an answer that failed changes nothing', () => {
  const shown = buildVehicle('S1', { price: dollars(30_000) })
  const today = buildVehicle('S1', { price: dollars(28_000), reserved: true, updated_at: '2026-11-20T00:00:00.000Z' })
  const merged = mergeVehicleView(shown, { views: 12, car_fields: pickCarFields(today) })
  expect(merged).toEqual({
    ...shown,
    views: 12,
    price: dollars(28_000),
    reserved: true,
    updated_at: '2026-11-20T00:00:00.000Z',
  })
  expect(mergeVehicleView(shown, null)).toBe(shown)
})

test('VDP-15 the answer carries no more of the car than a page needs to be right', () => {
  expect(Object.keys(pickCarFields(buildVehicle('S1')))).not.toContain('vin')
  expect(Object.keys(pickCarFields(buildVehicle('S1')))).toHaveLength(12)
})
