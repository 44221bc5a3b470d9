import { expect, test } from 'vitest'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { buildReviewFeedback } from './build-review-feedback.ts'

const viewOf = (query: string, part: DocumentPart = {}) =>
  buildReviewFeedback(buildTestSite(part), new URLSearchParams(query))
const profile = { name: 'Test Yard', review_url: 'https://reviews.dealer.com.au/test' }
const location = { id: 'a', slug: 'a', name: 'A', address: { state: 'WA' as const }, google_business_profile: profile }
const withProfile: DocumentPart = { dealerships: [{ id: 'a', slug: 'a', name: 'A', locations: [location] }] }

test('CONTENT-05 the names come from the address, else from the defaults', () => {
  expect(viewOf('first_name=Ana&dealership_name=Big+Yard')).toMatchObject({
    firstName: 'Ana',
    dealershipName: 'Big Yard',
  })
  expect(viewOf('')).toMatchObject({ firstName: 'Valued Customer', dealershipName: 'Our Dealership' })
  const own = { default_first_name: 'Friend', default_dealership_name: 'Test Yard' }
  expect(viewOf('first_name=+', { content: { review_feedback: own } })).toMatchObject({
    firstName: 'Friend',
    dealershipName: 'Test Yard',
  })
})

test('CONTENT-05 a bad experience leads to the survey', () => {
  expect(viewOf('').badHref).toBe('/customer-feedback-survey')
})

test('CONTENT-05 a great one leads to the configured page, else to the profile, else to the feedback form', () => {
  const review_url = 'https://reviews.dealer.com.au/ours'
  expect(viewOf('', { ...withProfile, content: { review_feedback: { review_url } } }).goodHref).toBe(review_url)
  expect(viewOf('', withProfile).goodHref).toBe(profile.review_url)
  expect(viewOf('').goodHref).toBe('/enquiries/feedback')
})
