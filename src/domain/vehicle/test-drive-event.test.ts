import { expect, test } from 'vitest'
import { eventCatalogue } from '#domain/analytics/event-catalogue.ts'
import { resolveEnquiryEvent, resolveEnquiryKind } from '#domain/enquiry/resolve-enquiry.ts'
import { resolveTestDriveEvent } from './test-drive-event.ts'

test.each([
  { car_type: 'new', tag: null, testDrive: 17, enquiry: 14 },
  { car_type: 'used', tag: null, testDrive: 48, enquiry: 15 },
  { car_type: 'demo', tag: null, testDrive: 48, enquiry: 15 },
  { car_type: 'new', tag: 'Test Drive Only', testDrive: 17, enquiry: 17 },
  { car_type: 'used', tag: 'Test Drive Only', testDrive: 17, enquiry: 17 },
  { car_type: 'demo', tag: 'Test Drive Only', testDrive: 17, enquiry: 17 },
  { car_type: 'used', tag: 'Run-out', testDrive: 48, enquiry: 15 },
] as const)(
  'VDP-20 a $car_type car tagged $tag fires $testDrive for a test drive and $enquiry for an enquiry',
  ({ car_type, tag, testDrive, enquiry }) => {
    const car = { car_type, tag, status: 'in_stock' }
    expect(eventCatalogue[resolveTestDriveEvent(car)].id).toBe(testDrive)
    expect(eventCatalogue[resolveEnquiryEvent(car, resolveEnquiryKind(car, 'vehicle'))].id).toBe(enquiry)
  },
)
