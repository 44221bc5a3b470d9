import { expect, test } from 'vitest'
import { eventCatalogue } from '#domain/analytics/event-catalogue.ts'
import {
  buildCarFields,
  resolveEnquiryEvent,
  resolveEnquiryKind,
  resolveOfferedCategory,
  resolveOfferKind,
  resolveTestDriveKind,
} from './resolve-enquiry.ts'

const vehicle = {
  id: 'abcdefgh23456789',
  slug: 'a-car',
  name: 'A Car',
  stocknum: 'S1',
  make: 'Land Rover',
  model: 'Defender',
  badge: '110',
  year: 2020,
  km: 5,
  car_type: 'used',
  status: 'in_stock',
  tag: null,
  dealership_id: 'd1',
  dealership_slug: 'main',
  location_name: 'Main Yard',
} as const

test('LEAD-01 the fields of the car come from the car', () => {
  expect(buildCarFields(vehicle)).toEqual({
    location: 'Main Yard',
    dealership_slug: 'main',
    manufacturer_slug: 'land-rover',
    stock_number: 'S1',
    'Vehicle Make': 'Land Rover',
    'Vehicle Model': 'Defender',
    car_type: 'used',
    car_id: 'abcdefgh23456789',
    vehicle_status: 'in_stock',
  })
})

test.each([
  ['new', null, 'enquiry_new', 14],
  ['used', null, 'enquiry_used', 15],
  ['demo', null, 'enquiry_used', 15],
  ['new', 'Test Drive Only', 'test_drive_new', 17],
  ['used', 'Test Drive Only', 'test_drive_new', 17],
  ['demo', 'Test Drive Only', 'test_drive_new', 17],
  ['new', 'Runout', 'enquiry_new', 14],
] as const)('LEAD-10 VDP-20 an enquiry about a %s car tagged %s fires %s', (car_type, tag, name, id) => {
  expect(resolveEnquiryEvent({ car_type, tag }, resolveEnquiryKind({ car_type, status: 'in_stock' }, 'vehicle'))).toBe(
    name,
  )
  expect(eventCatalogue[name].id).toBe(id)
})

test('LEAD-10 careers are a general enquiry with their own event, any other form fires the default', () => {
  const careers = resolveOfferedCategory('Careers Enquiry')
  expect(careers).toEqual({ category: 'General Enquiry', subcategory: 'Career Enquiry' })
  expect(eventCatalogue[resolveEnquiryEvent(null, careers)].id).toBe(51)
  expect(eventCatalogue[resolveEnquiryEvent(null, resolveOfferedCategory('Fleet Enquiry'))].id).toBe(22)
  expect(eventCatalogue[resolveEnquiryEvent(null, resolveEnquiryKind(null, 'vehicle'))].id).toBe(22)
})

test.each([
  ['in_stock', 'vehicle', 'Quick Enquiry'],
  ['coming_soon', 'vehicle', 'Quick Enquiry'],
  ['coming_soon', 'similar', 'Find me something similar'],
  ['sold', 'vehicle', 'Find me something similar'],
  [null, 'vehicle', 'Find me something similar'],
] as const)('VDP-02 status %s asked as %s has the subcategory %s', (status, about, subcategory) => {
  expect(resolveEnquiryKind({ car_type: 'used', status }, about)).toEqual({
    category: 'Used Vehicle Enquiry',
    subcategory,
  })
})

test('LEAD-10 an enquiry without a vehicle is a general one, or asks for something similar', () => {
  expect(resolveEnquiryKind(null, 'vehicle')).toEqual({ category: 'General Enquiry', subcategory: 'General Enquiry' })
  expect(resolveEnquiryKind(null, 'similar')).toEqual({
    category: 'General Enquiry',
    subcategory: 'Find me something similar',
  })
})

test.each([
  ['new', 'New Vehicle Enquiry'],
  ['used', 'Used Vehicle Enquiry'],
  ['demo', 'Used Vehicle Enquiry'],
] as const)('LEAD-10 VDP-17 a %s car has the category %s, for an enquiry and for an offer', (car_type, category) => {
  expect(resolveEnquiryKind({ car_type, status: 'in_stock' }, 'vehicle').category).toBe(category)
  expect(resolveOfferKind({ car_type, status: 'in_stock' })).toEqual({ category, subcategory: 'Make an Offer' })
  expect(resolveOfferKind({ car_type, status: 'sold' })).toEqual({
    category,
    subcategory: 'Find me something similar',
  })
})

test.each([
  ['new', null, 'New Vehicle Enquiry', 17],
  ['used', null, 'Used Vehicle Enquiry', 48],
  ['demo', null, 'Used Vehicle Enquiry', 48],
  ['used', 'Test Drive Only', 'Used Vehicle Enquiry', 17],
] as const)('LEAD-11 a test drive of a %s car tagged %s is a %s and event %i', (car_type, tag, category, id) => {
  const kind = resolveTestDriveKind({ car_type, status: 'in_stock' })
  expect(kind).toEqual({ category, subcategory: 'Test Drive' })
  expect(eventCatalogue[resolveEnquiryEvent({ car_type, tag }, kind)].id).toBe(id)
})

test('LEAD-11 a test drive of no vehicle in particular is a general enquiry and fires the default event', () => {
  const kind = resolveTestDriveKind(null)
  expect(kind).toEqual({ category: 'General Enquiry', subcategory: 'Test Drive' })
  expect(eventCatalogue[resolveEnquiryEvent(null, kind)].id).toBe(22)
})

test('LEAD-10 any other category that a form offers stands as it is', () => {
  expect(resolveOfferedCategory('Fleet Enquiry')).toEqual({ category: 'Fleet Enquiry', subcategory: 'Fleet Enquiry' })
})
