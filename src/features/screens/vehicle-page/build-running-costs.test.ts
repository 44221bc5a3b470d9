import { expect, test } from 'vitest'
import type { Vehicle, VehicleVariant } from '#domain/vehicle/vehicle-fields.ts'
import type { DocumentPart } from '#site/test-site.ts'
import { build } from './vehicle-page-view.testkit.ts'

const running_costs = { priced_on: '2026-11-01', prices: { diesel: 1.9, electricity: 0.3 } }
const site: DocumentPart = { vdp_config: { running_costs } }
const diesel = { fuel: 'Diesel', simple_fuel: 'Diesel', variant: { fuelconsumptioncombined: 8 } as VehicleVariant }
const costs = (vehicle: Partial<Vehicle> = diesel, part: DocumentPart = site) => build(vehicle, part).runningCosts

test('VDP-01 a year of fuel, with the method', () => {
  expect(costs()).toEqual({
    period: 'A year of 15,000\u00a0km',
    entries: [{ label: 'Diesel', value: 'about $2,280 a year' }],
    caution: 'These are estimates: how and where you drive will change them.',
    method: ['Diesel: the maker’s combined figure of 8\u00a0L/100\u00a0km at $1.90 a litre (November 2026).'],
  })
})

test('VDP-01 an electric car is told in kilowatt-hours, and the distance is the one of the site', () => {
  const variant = { energyconsumption: 16.2 } as VehicleVariant
  const found = costs(
    { fuel: 'Electric', simple_fuel: 'Electric', variant },
    { vdp_config: { running_costs: { ...running_costs, annual_km: 20_000 } } },
  )
  expect(found?.period).toBe('A year of 20,000\u00a0km')
  expect(found?.entries).toEqual([{ label: 'Electricity', value: 'about $970 a year' }])
  expect(found?.method[0]).toContain('16.2\u00a0kWh/100\u00a0km at $0.30 a kWh')
})

const serviced = (own: object): DocumentPart => ({
  ...site,
  manufacturer: { name: 'Toyota', slug: 'toyota' },
  content: {
    service_advantage: { enabled: true, title: 'Toyota Service Advantage', models: [{ models: ['HiLux'], ...own }] },
  },
})
const fresh = { ...diesel, car_type: 'new' as const }

test('CONTENT-04 capped-price servicing of the manufacturer joins the fuel, with the sum of both', () => {
  expect(costs(fresh, serviced({ price: 290 }))?.entries).toEqual([
    { label: 'Diesel', value: 'about $2,280 a year' },
    { label: 'Toyota Service Advantage', value: 'about $290 a year' },
    { label: 'Total', value: 'about $2,570 a year', isTotal: true },
  ])
  expect(costs(fresh, serviced({ price: 290, years: 3 }))?.entries[1]).toEqual({
    label: 'Toyota Service Advantage',
    value: '$290 a service',
  })
})

test('VDP-01 registration and servicing of the site’s tables join the fuel, each with its day and method', () => {
  const registration = { as_of: '2026-07-01', rows: [{ state: 'QLD' as const, max_cylinders: 4, yearly: 814 }] }
  const servicing = { as_of: '2026-10-01', rows: [{ price: 350, every_months: 12, every_km: 10_000 }] }
  const part: DocumentPart = { vdp_config: { running_costs: { ...running_costs, registration, servicing } } }
  const variant = { fuelconsumptioncombined: 8, cylinders: 4 } as VehicleVariant
  const found = costs({ ...diesel, variant, state: 'QLD' }, part)
  expect(found?.entries).toEqual([
    { label: 'Diesel', value: 'about $2,280 a year' },
    { label: 'Registration (QLD)', value: 'about $810 a year' },
    { label: 'Servicing', value: 'about $530 a year' },
    { label: 'Total', value: 'about $3,620 a year', isTotal: true },
  ])
  expect(found?.method).toEqual([
    'Diesel: the maker’s combined figure of 8\u00a0L/100\u00a0km at $1.90 a litre (November 2026).',
    'Registration: our table of yearly costs in QLD, compulsory third-party insurance included (July 2026); ' +
      'yours depends on where you live and how you use the vehicle.',
    'Servicing: $350 a service, every 12 months or 10,000\u00a0km, whichever comes first (October 2026).',
  ])
  const irregular = costs({ ...fresh, variant, state: 'QLD' }, { ...serviced({ price: 290, years: 3 }), ...part })
  expect(irregular?.entries.slice(2)).toEqual([
    { label: 'Toyota Service Advantage', value: '$290 a service' },
    { label: 'Total without servicing', value: 'about $3,090 a year', isTotal: true },
  ])
  const caravan = costs({ ...diesel, variant: null, state: 'QLD', item_type: 'caravan' }, part)
  expect(caravan).toBeNull()
})

test('CONTENT-04 servicing that the site has switched off is not told', () => {
  expect(costs(fresh, serviced({ price: 290 }))?.entries).toHaveLength(3)
  const off = serviced({ price: 290 })
  const content = { service_advantage: { ...off.content?.service_advantage, enabled: false } }
  expect(costs(fresh, { ...off, content })?.entries).toHaveLength(1)
})

test.each([
  ['without the consumption', { ...diesel, variant: null }, site],
  ['without the price of its fuel', { ...diesel, fuel: 'Petrol', simple_fuel: 'Petrol' }, site],
  [
    'on a site that states no day of its prices',
    diesel,
    { vdp_config: { running_costs: { ...running_costs, priced_on: null } } },
  ],
  ['on a site that states no prices', diesel, {}],
  ['that is sold', { ...diesel, status: 'sold' }, site],
  ['with servicing alone', { ...fresh, variant: null }, serviced({ price: 290 })],
])('VDP-01 a vehicle %s has no running costs', (_what, vehicle: Partial<Vehicle>, part: DocumentPart) => {
  expect(costs(vehicle, part)).toBeNull()
})
