import { expect, test } from 'vitest'
import { isSoldMeanwhile } from './sold-meanwhile.ts'

const similar = 'Find me something similar'

test.each([
  ['an offer for a vehicle that was sold', similar, { offer_from_client: '25000' }, true],
  ['a test drive of a vehicle that was sold', similar, { appointment_date: null }, true],
  ['an offer', 'Make an Offer', { offer_from_client: '25000' }, false],
  ['a test drive', 'Test Drive', { appointment_date: '2026-11-23' }, false],
  ['a test drive that the dealership does not give', 'Quick Enquiry', { appointment_date: null }, false],
  ['an enquiry from the page of a sold vehicle', similar, { message: 'Hello' }, false],
  ['a lead whose personal data was erased', similar, {}, false],
])('VDP-02 %s', (_what, subcategory, form, expected) => {
  expect(isSoldMeanwhile({ subcategory, form })).toBe(expected)
})
