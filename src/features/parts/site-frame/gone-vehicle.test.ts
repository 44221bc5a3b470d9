import { expect, test } from 'vitest'
import { parseSearchState } from '#search/state/search-state.ts'
import { buildTestSite } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { buildGoneVehicle, isGoneVehicle } from './gone-vehicle.ts'

test('STOCK-05 a vehicle sold long ago leads from the likest search to all stock, and to the dealer', () => {
  const gone = buildGoneVehicle(
    buildVehicle('A1', { make: 'Land Rover', model: 'Defender 110 & 90', simple_body: 'SUV' }),
    buildTestSite(),
  )
  expect(gone.goneVehicle).toBe('2022 Toyota HiLux SR5')
  expect(gone.similarHref).toBe('/enquire?car_id=id-a1&about=similar')
  expect(gone.similar).toEqual([])
  expect(gone.ways.at(-1)).toEqual({ text: 'All our stock', href: '/search/new-used-and-demo-cars' })
  const refined = gone.ways.map(
    ({ href }) => parseSearchState(new URL(href, 'http://a.localhost').searchParams, { kmSorts: false }).choices,
  )
  const chosen = (value: string) => ({ kind: 'values', values: [value] })
  expect(refined).toEqual([
    { make: chosen('Land Rover'), model: chosen('Defender 110 & 90') },
    { make: chosen('Land Rover') },
    { body: chosen('SUV') },
    {},
  ])
  expect([isGoneVehicle(JSON.parse(JSON.stringify(gone))), isGoneVehicle(null), isGoneVehicle('gone')]).toEqual([
    true,
    false,
    false,
  ])
})
