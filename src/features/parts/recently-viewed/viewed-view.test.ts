import { expect, test } from 'vitest'
import { resolveListing } from '#listing/resolve-listing.ts'
import { buildTestSite } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { buildViewedCar, mostAsked, parseViewedIds } from './viewed-view.ts'

test('VDP-16 a viewed car is shown as it is today, a sold one without its price', () => {
  const site = buildTestSite()
  expect(buildViewedCar(resolveListing(buildVehicle('S1'), site, 0))).toMatchObject({
    href: '/cars/2022-toyota-hilux-sr5-s1',
    title: '2022 Toyota HiLux',
    price: { kind: 'amount' },
  })
  expect(buildViewedCar(resolveListing(buildVehicle('S1', { status: 'sold', sold: true }), site, 0)).price).toBeNull()
})

test('VDP-16 only ids of ours are looked up, each once, and not without end', () => {
  const id = (index: number) =>
    `${'a'.repeat(12)}${String.fromCharCode(97 + Math.floor(index / 26))}${String.fromCharCode(97 + (index % 26))}zz`
  expect(parseViewedIds(null)).toEqual([])
  expect(parseViewedIds(`${id(0)},${id(0)},x,${id(1)}',--,${id(2)}`)).toEqual([id(0), id(2)])
  expect(parseViewedIds(Array.from({ length: 200 }, (_, index) => id(index)).join(','))).toHaveLength(mostAsked)
})
