import { expect, test } from 'vitest'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { buildTestSite, type DocumentPart } from './test-site.ts'
import {
  describeOwnerPlace,
  describeSellerPlace,
  findVehicleLocation,
  resolveVehicleAddress,
  resolveVehicleLicences,
  resolveVehiclePhone,
} from './vehicle-place.ts'

const address = { street: '1 Main Street', city: 'Perth', state: 'WA' as const, postcode: '6000' }
const place = (id: string, more: object = {}) => ({ id, name: id, slug: `${id}-slug`, address, ...more })
const yard = (more: object = {}) => ({ id: 'main', slug: 'main', name: 'Main', ...more })
const siteOf = (dealership: object, part: DocumentPart = {}) =>
  buildTestSite({ ...part, dealerships: [yard(dealership)] })
const at = (id: string, phone: string | null = null) =>
  buildVehicle('A1', {
    location: {
      id,
      name: id,
      slug: `${id}-slug`,
      phone,
      address: { ...address, place_url: null },
      distribution_locations: [],
    },
  })

test('LOC-11 the number comes from the car type, then the place, then the dealership, then the site', () => {
  const contact = (phone: string | null, landline_phone: string | null) => ({
    contact_detail: { phone, landline_phone, opening_hours: [] },
  })
  const phones = {
    phone: '08 5550 0001',
    car_type_phones: { new: null, used_demo: '08 5550 0002' },
    locations: [place('yard', contact('08 5550 0003', '08 5550 0004'))],
  }
  expect(resolveVehiclePhone(at('yard'), siteOf(phones))).toBe('08 5550 0002')
  const { car_type_phones: _none, ...rest } = phones
  expect(resolveVehiclePhone(at('yard', '08 5550 0005'), siteOf(rest))).toBe('08 5550 0005')
  expect(resolveVehiclePhone(at('yard'), siteOf(rest))).toBe('08 5550 0003')
  expect(
    resolveVehiclePhone(at('yard'), siteOf({ ...rest, locations: [place('yard', contact(null, '08 5550 0004'))] })),
  ).toBe('08 5550 0004')
  expect(resolveVehiclePhone(at('yard'), siteOf({ ...rest, locations: [place('yard')] }))).toBe('08 5550 0001')
  expect(resolveVehiclePhone(at('yard'), siteOf({}, { phone: '08 5550 0006' }))).toBe('08 5550 0006')
  expect(resolveVehiclePhone(at('yard'), siteOf({ ...phones, hide: ['phone'] }))).toBeNull()
})

test('LOC-13 licences are those of the place, else of the dealership', () => {
  const both = siteOf({
    dealer_license_number: 'D0',
    motor_vehicle_repairer: 'R0',
    locations: [place('yard', { dealer_license_number: 'D1' })],
  })
  expect(resolveVehicleLicences(at('yard'), both)).toEqual({ dealer: 'D1', repairer: 'R0' })
  expect(resolveVehicleLicences(at('yard'), siteOf({}))).toEqual({ dealer: null, repairer: null })
  const repairer = siteOf({
    motor_vehicle_repairer: 'R0',
    locations: [place('yard', { motor_vehicle_repairer: 'R1' })],
  })
  expect(resolveVehicleLicences(at('yard'), repairer)).toEqual({ dealer: null, repairer: 'R1' })
})

test('LOC-13 TEN-05 a vehicle without a known place has the licences of its own dealership, if it has one', () => {
  const site = buildTestSite({
    dealerships: [
      { id: 'other', slug: 'other', name: 'Other', dealer_license_number: 'D1', motor_vehicle_repairer: 'R1' },
      yard({ dealer_license_number: 'D0', motor_vehicle_repairer: 'R0' }),
    ],
  })
  const licencesAt = (dealership_slug: string) =>
    resolveVehicleLicences(buildVehicle('A1', { dealership_slug, location: null }), site)
  expect(licencesAt('main')).toEqual({ dealer: 'D0', repairer: 'R0' })
  expect(licencesAt('other')).toEqual({ dealer: 'D1', repairer: 'R1' })
  expect(licencesAt('unknown')).toEqual({ dealer: null, repairer: null })
})

test('LOC-11 a vehicle without a known place stands at the main visible one of its dealership', () => {
  const site = siteOf({
    locations: [place('hidden', { visible: false }), place('first'), place('main-yard', { primary: true })],
  })
  expect(findVehicleLocation(buildVehicle('A1'), site)?.id).toBe('main-yard')
  expect(findVehicleLocation(at('first'), site)?.id).toBe('first')
  const location = at('first').location
  const named = (part: object) => buildVehicle('A1', { location: location === null ? null : { ...location, ...part } })
  expect(findVehicleLocation(named({ id: 'unknown' }), site)?.id).toBe('first')
  expect(findVehicleLocation(named({ slug: 'unknown' }), site)?.id).toBe('first')
  expect(findVehicleLocation(named({ id: 'unknown', slug: 'unknown' }), site)?.id).toBe('main-yard')
  expect(findVehicleLocation(buildVehicle('A1', { dealership_slug: 'other' }), site)).toBeNull()
})

test('LOC-11 a vehicle of which no place is known has the number of the site and no address', () => {
  const lost = buildVehicle('A1', { dealership_slug: 'unknown', location: null })
  const site = buildTestSite({ phone: '08 5550 0006' })
  expect([resolveVehiclePhone(lost, site), resolveVehicleAddress(lost, site)]).toEqual(['08 5550 0006', null])
})

test('LOC-11 the street of a private seller is told nowhere', () => {
  const site = siteOf({ locations: [place('yard')] })
  expect(resolveVehicleAddress(buildVehicle('A1'), site)?.street).toBe('1 Main Street')
  expect(resolveVehicleAddress(buildVehicle('A1', { private_suburb: 'Fremantle' }), site)).toBeNull()
  expect(resolveVehicleAddress(buildVehicle('A1', { private_postcode: '6160' }), site)).toBeNull()
})

test.each([
  ['Carindale', '4152', 'Carindale QLD 4152'],
  ['Carindale', null, 'Carindale'],
  [null, '6160', 'WA 6160'],
  ['Carindale', '0000', 'Carindale 0000'],
  [null, null, null],
])('VDP-14 a private seller in %s, postcode %s, stands at %s', (suburb, postcode, described) => {
  expect(describeOwnerPlace({ private_suburb: suburb, private_postcode: postcode })).toBe(described)
})

test.each([
  ['in the yard of a city', { city: 'Perth' }, 'at Acme Motors, Perth'],
  ['whose city is unknown', { city: null }, 'at Acme Motors'],
  ['of a private seller', { city: 'Perth', private_suburb: 'Subiaco' }, 'from Acme Motors, located in Subiaco'],
  ['of which a postcode is known', { private_postcode: '6008' }, 'from Acme Motors, located in postcode 6008'],
])('API-05 a vehicle %s is told with its seller', (_what, fields, described) => {
  expect(describeSellerPlace(buildVehicle('A1', { dealership_name: 'Acme Motors', ...fields }))).toBe(described)
})
