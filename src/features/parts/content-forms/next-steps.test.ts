import { expect, test } from 'vitest'
import { buildTestSite } from '#site/test-site.ts'
import { testEpoch } from '#tests/fixtures/contexts.ts'
import { buildFormPlaces } from './form-places.ts'
import { describeNextSteps, describeReply } from './next-steps.ts'

const siteWith = (forms: Readonly<Record<string, unknown>>) => buildTestSite({ forms })

test('LEAD-03 LEAD-15 a time of answer is promised only where the dealer gives one', () => {
  const silent = siteWith({})
  expect(describeReply(silent)).toBeNull()
  expect(describeNextSteps(silent, 'enquiry', 'sales', null)).toEqual([
    'Your enquiry goes straight to our sales team.',
    'We answer by phone, email or SMS, as you choose.',
    'You decide. Nothing is agreed or booked until you say so.',
  ])
  const quick = siteWith({ reply_time: 'within two working hours' })
  expect(describeReply(quick)).toBe('We answer within two working hours.')
  expect(describeNextSteps(quick, 'enquiry', null, 'Midland')).toEqual([
    'Your enquiry goes straight to the people who can answer it at Midland.',
    'We answer within two working hours, by phone, email or SMS, as you choose.',
    'You decide. Nothing is agreed or booked until you say so.',
  ])
  expect(describeNextSteps(quick, 'booking', 'service', null)[1]).toBe(
    'We contact you within two working hours to agree on a time.',
  )
})

test('LEAD-16 the steps offer a choice of how to be reached only where the form asks for it', () => {
  const steps = describeNextSteps(siteWith({ preferred_contact_method: false }), 'enquiry', 'parts', null)
  expect(steps[1]).toBe('We answer by phone or email.')
})

test('LEAD-15 the places beside a form have hours of now only for an instant, and steps only for what is sent', () => {
  const yard = {
    id: 'yard',
    slug: 'yard',
    name: 'Yard',
    address: { state: 'WA' as const },
    contact_detail: { phone: '08 5550 1200' },
  }
  const site = buildTestSite({
    dealerships: [{ id: 'midland', slug: 'midland', name: 'Midland', locations: [yard] }],
  })
  const kept = buildFormPlaces(site, 'sales', { nowMs: null })
  expect(kept.next).toEqual([])
  expect(kept.list.map(({ hours }) => hours)).toEqual([null])
  const fresh = buildFormPlaces(site, 'sales', { nowMs: testEpoch, answers: 'enquiry' })
  expect(fresh.list[0]?.hours?.lines.length).toBeGreaterThan(0)
  expect(fresh.next).toHaveLength(3)
})
