import { expect, test } from 'vitest'
import type { Vehicle, VehicleVariant } from '#domain/vehicle/vehicle-fields.ts'
import { buildSectionLinks, placeFinance } from './build-section-links.ts'
import { build } from './vehicle-page-view.testkit.ts'

const images = [{ url: '/vehicle-art/a/front', alt: null }]
const diesel = { fuel: 'Diesel', simple_fuel: 'Diesel', variant: { fuelconsumptioncombined: 8 } as VehicleVariant }
const costs = { running_costs: { priced_on: '2026-11-01', prices: { diesel: 1.9 } } }
const sections = ['facts', 'tabs', 'specs', 'history', 'running_costs', 'place'] as const
const linksOf = (vehicle: Partial<Vehicle>, vdp_config: object = {}, hasFinance = true) =>
  buildSectionLinks(
    build({ images, ...vehicle }, { vdp_config: { sections: [...sections], ...vdp_config } }),
    hasFinance,
  ).map(({ id, text }) => `${text} #${id}`)

test('VDP-01 the links lead to the sections of the page in their order', () => {
  expect(linksOf({ ...diesel, file: 'https://reports.example/1.pdf' }, { ...costs, show_map_section: true })).toEqual([
    'Overview #key-information',
    'Description #about',
    'Specifications #specifications',
    'Finance #finance',
    'History #history',
    'Costs #running-costs',
    'Location #vehicle-map',
  ])
  expect(linksOf({}, { sections: ['place', 'specs', 'facts'] }, false)).toEqual([
    'Location #seller',
    'Specifications #specifications',
    'Overview #key-information',
  ])
})

test('VDP-01 what a vehicle does not have has no link, and its warranty without a past is called so', () => {
  const sold = linksOf({ status: 'sold', images: [] }, costs, false)
  expect(sold).toEqual([
    'Overview #key-information',
    'Description #about',
    'Specifications #specifications',
    'Location #seller',
  ])
  const history = { maker_warranties: [{ makes: ['Toyota'], years: 5 }] }
  expect(linksOf({ car_type: 'new' }, { history })).toContain('Warranty #history')
})

test.each([
  [
    ['facts', 'tabs', 'specs', 'place'],
    ['facts', 'tabs', 'specs', 'finance', 'place'],
  ],
  [
    ['facts', 'place', 'tabs'],
    ['facts', 'place', 'tabs', 'finance'],
  ],
  [['place'], ['finance', 'place']],
] as const)('FIN-04 in %j the finance estimate follows what describes the vehicle, or comes first', (given, parts) => {
  expect(placeFinance(given, true)).toEqual(parts)
  expect(placeFinance(given, false)).toEqual(given)
})

test('VDP-01 a page of two sections has no links to them', () => {
  expect(linksOf({}, { sections: ['specs'] }, false)).toEqual([])
})
