import { expect, test } from 'vitest'
import { listLeadCategories } from '#domain/enquiry/lead-categories.ts'
import { resolveOfferLead, resolveOfferSubject } from './offer-lead.ts'

const model = { name: 'HiLux' }

test.each<[category: string | null, model: object | null, subject: string, lead: string]>([
  ['Finance offer', model, 'finance', 'Finance Enquiry'],
  ['Vehicle offer', model, 'vehicle', 'New Vehicle Enquiry'],
  ['Caravan offer', null, 'vehicle', 'New Vehicle Enquiry'],
  ['Pre-owned offer', null, 'vehicle', 'Used Vehicle Enquiry'],
  ['Demo offer', model, 'vehicle', 'Used Vehicle Enquiry'],
  ['Service offer', null, 'service', 'Service Enquiry'],
  ['Parts offer', null, 'parts', 'Parts Enquiry'],
  ['Accessory offer', null, 'parts', 'Parts Enquiry'],
  ['Service offer', model, 'service', 'Service Enquiry'],
  [null, model, 'vehicle', 'New Vehicle Enquiry'],
  [null, null, 'other', 'General Enquiry'],
  ['Other', null, 'other', 'General Enquiry'],
])('CONTENT-01 LEAD-10 %j with the model %j is about %s and makes a %s', (category, given, subject, lead) => {
  expect(resolveOfferSubject({ category, model: given })).toBe(subject)
  expect(resolveOfferLead({ category, model: given })).toEqual({ category: lead, subcategory: 'Special Offer' })
  expect(listLeadCategories([])).toContain(lead)
})
