import { describe, expect, test } from 'vitest'
import { findOffer, selectOffers, type OfferRule } from './offer-state.ts'

const offer = (id: string, rest: Partial<OfferRule> = {}): OfferRule => ({
  id,
  manufacturer: null,
  start: null,
  expiry: null,
  time_zone: null,
  excluded_website_ids: [],
  ...rest,
})
const here = (now: string) => ({ siteIds: ['7', 'my-site'], timeZone: 'Australia/Perth', nowMs: Date.parse(now) })
const noon = here('2026-11-23T04:00:00Z')

describe('which offers a site shows', () => {
  test('CONTENT-01 an offer that excludes the site, by its id or its slug, is not among them', () => {
    const offers = [
      offer('a'),
      offer('b', { excluded_website_ids: ['7'] }),
      offer('c', { excluded_website_ids: ['my-site'] }),
      offer('d', { excluded_website_ids: ['other-site', '77'] }),
    ]
    expect(selectOffers(offers, noon).map(({ id }) => id)).toEqual(['a', 'd'])
    expect(['a', 'b', 'c', 'd', 'e'].map((id) => findOffer(offers, id, null, noon).kind)).toEqual([
      'found',
      'missing',
      'missing',
      'found',
      'missing',
    ])
  })

  test('CONTENT-01 CONTENT-03 an offer begins and ends in its own zone, else in that of the site', () => {
    const perth = offer('p', { start: '2026-11-23', expiry: '2026-11-24' })
    const sydney = offer('s', { start: '2026-11-23', expiry: '2026-11-24', time_zone: 'Australia/Sydney' })
    const shownAt = (now: string) => selectOffers([perth, sydney], here(now)).map(({ id }) => id)
    expect(shownAt('2026-11-22T12:59:59Z')).toEqual([])
    expect(shownAt('2026-11-22T13:00:00Z')).toEqual(['s'])
    expect(shownAt('2026-11-22T16:00:00Z')).toEqual(['p', 's'])
    expect(shownAt('2026-11-24T12:59:59Z')).toEqual(['p', 's'])
    expect(shownAt('2026-11-24T13:00:00Z')).toEqual(['p'])
    expect(shownAt('2026-11-24T16:00:00Z')).toEqual([])
  })

  test('CONTENT-01 an address before the start is no page, and after the expiry one that has ended', () => {
    const summer = offer('summer', { start: '2026-12-01', expiry: '2027-02-28' })
    const kindAt = (now: string) => findOffer([summer], 'summer', null, here(now)).kind
    expect(
      ['2026-11-30T15:59:59Z', '2026-11-30T16:00:00Z', '2027-02-28T15:59:59Z', '2027-02-28T16:00:00Z'].map(kindAt),
    ).toEqual(['missing', 'found', 'found', 'over'])
    const hidden = { ...summer, excluded_website_ids: ['7'] }
    expect(findOffer([hidden], 'summer', null, here('2027-06-01T00:00:00Z')).kind).toBe('missing')
  })

  test('CONTENT-01 the address with another make leads to that of the offer', () => {
    const offers = [offer('tray', { manufacturer: 'ford' }), offer('any')]
    const kindOf = (id: string, make: string | null) => findOffer(offers, id, make, noon).kind
    expect([kindOf('tray', null), kindOf('tray', 'ford'), kindOf('tray', 'gwm'), kindOf('any', 'gwm')]).toEqual([
      'found',
      'found',
      'elsewhere',
      'elsewhere',
    ])
    expect(['__proto__', 'constructor', '', '../tray'].map((id) => kindOf(id, null))).toEqual(Array(4).fill('missing'))
  })
})
