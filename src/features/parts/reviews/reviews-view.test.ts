import { describe, expect, test } from 'vitest'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { buildRating, buildReviews, type FindReviews } from './reviews-view.ts'

const profile = { name: 'Yard on Google', review_url: 'https://reviews.dealer.com.au/yard' }
const none: FindReviews = () => null

function build(own: object, part: DocumentPart = {}, hide: readonly 'reviews'[] = []) {
  const location = { id: 'yard', name: 'Yard', slug: 'yard', address: { state: 'QLD' as const }, ...own }
  const site = buildTestSite({
    dealerships: [{ id: 'main', slug: 'main', name: 'Main', hide: [...hide], locations: [location] }],
    ...part,
  })
  const [found] = site.dealerships[0]?.locations ?? []
  if (found === undefined) throw new Error('no location')
  return { site, location: found }
}
const rate = (own: object, part?: DocumentPart, find = none) => {
  const { site, location } = build(own, part)
  return buildRating(site, location, find)
}
const write = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ author: `Person ${index}`, rating: 5, text: `Words ${index}` }))

describe('the rating of a location', () => {
  test('LOC-14 STOCK-08 reviews go before the single fields, which stand in for what they leave out', () => {
    const both = { reviews: { average_rating: 4.6, count: 812 }, average_rating: 4.9, review_count: 3 }
    expect(rate(both)).toMatchObject({ value: '4.6', count: '812 reviews' })
    expect(rate({ average_rating: 4.9, review_count: 1 })).toMatchObject({ value: '4.9', count: '1 review' })
    expect(rate({ reviews: { average_rating: 4.6 }, review_count: 3 })).toMatchObject({
      value: '4.6',
      count: '3 reviews',
    })
    expect(rate({ average_rating: 4.9 })).toMatchObject({ value: '4.9', count: null })
    expect(rate({})).toBeNull()
  })

  test('LOC-12 a rating is shown above the minimum of the site, and not where site or dealership hides reviews', () => {
    expect(rate({ average_rating: 4 })).toBeNull()
    expect(rate({ average_rating: 4 }, { reviews: { minimum_rating: 3 } })).not.toBeNull()
    expect(rate({ average_rating: 5 }, { reviews: { hidden: true } })).toBeNull()
    const { site, location } = build({ average_rating: 5 }, {}, ['reviews'])
    expect(buildRating(site, location, none)).toBeNull()
  })

  test('LOC-14 the badge leads to the review address of the profile, and never to a placeholder', () => {
    expect(rate({ average_rating: 4.7, google_business_profile: profile })).toMatchObject({
      source: 'Google',
      href: profile.review_url,
    })
    const demo = { name: 'Yard', review_url: 'https://maps.example/yard' }
    expect(rate({ average_rating: 4.7, google_business_profile: demo })?.href).toBeNull()
    expect(rate({ average_rating: 4.7 })).toMatchObject({ source: null, href: null })
  })

  test('LOC-14 what the provider of the site holds goes before the site file', () => {
    const live: FindReviews = () => ({ rating: 4.8, count: 1_288, reviews: [] })
    expect(rate({ average_rating: 4.2, review_count: 3 }, {}, live)).toMatchObject({
      value: '4.8',
      count: '1,288 reviews',
    })
  })
})

describe('the reviews of a location', () => {
  const reviews = { average_rating: 4.7, count: 99, reviews: write(15) }

  test('LOC-14 at most twelve are shown, or as many as the site says, newest first', () => {
    const { site, location } = build({ reviews, google_business_profile: profile })
    const view = buildReviews(site, location, none)
    expect(view?.reviews.map(({ author }) => author)).toEqual(write(12).map(({ author }) => author))
    expect(view).toMatchObject({ profile: 'Yard on Google', href: profile.review_url })
    const two = build({ reviews }, { reviews: { quantity: 2 } })
    expect(buildReviews(two.site, two.location, none)?.reviews).toHaveLength(2)
  })

  test('LOC-14 a bad review is not left out, and one without words is', () => {
    const { site, location } = build({
      reviews: {
        average_rating: 4.7,
        reviews: [
          { author: 'Ana', rating: 1, text: 'Never again.' },
          { author: 'Ben', rating: 5 },
        ],
      },
    })
    expect(buildReviews(site, location, none)?.reviews.map(({ author, value }) => [author, value])).toEqual([
      ['Ana', '1 out of 5'],
    ])
  })

  test.each([
    ['a rating that equals the minimum', { reviews: { ...reviews, average_rating: 4 } }, {}],
    ['reviews hidden by the site', { reviews }, { reviews: { hidden: true } }],
    ['a quantity of none', { reviews }, { reviews: { quantity: 0 } }],
    ['nobody who wrote anything', { average_rating: 5 }, {}],
  ] as const)('LOC-14 LOC-12 there is no block with %s', (_name, own, part) => {
    const { site, location } = build(own, part)
    expect(buildReviews(site, location, none)).toBeNull()
  })
})
