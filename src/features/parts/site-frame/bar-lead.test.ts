import { describe, expect, test } from 'vitest'
import { buildTestSite } from '#site/test-site.ts'
import { buildBarLead } from './bar-lead.ts'
import { buildLocationCall } from './contact-bar-view.ts'
import { findPageData } from './page-data.ts'

const site = buildTestSite({ routes: { search: '/search/our-cars' } })
/** Monday 23 November 2026. */
const now = Date.parse('2026-11-23T02:00:00Z')

describe('what leads the bar of phones', () => {
  test('NAV-07 the home page searches its stock, and one without stock has nothing to search', () => {
    const leadOf = (total: number) => buildBarLead(site, { kind: 'home', total, noun: 'cars' })
    expect(leadOf(1313)).toEqual({ text: 'Search 1,313 cars', href: '/search/our-cars', quiet: true })
    expect(leadOf(0)).toBeNull()
  })

  test('NAV-07 LEAD-19 the service page books a service where the site takes bookings', () => {
    expect(buildBarLead(site, { kind: 'service' })).toEqual({ text: 'Book a service', href: '/genuine-service' })
    const elsewhere = buildTestSite({ service: { booking_url: 'https://book.dealer.com.au/' } })
    expect(buildBarLead(elsewhere, { kind: 'service' })).toMatchObject({ href: 'https://book.dealer.com.au/' })
  })

  test('NAV-07 the page of a location leads there, and without an address has nothing to lead to', () => {
    const leadOf = (directionsHref: string | null) => buildBarLead(site, { kind: 'location', directionsHref })
    expect(leadOf('https://maps.example/')).toEqual({ text: 'Directions', href: 'https://maps.example/' })
    expect(leadOf(null)).toBeNull()
  })

  test('NAV-07 SRCH-20 the results open their filters and tell how many are chosen', () => {
    const leadOf = (chosen: number) => buildBarLead(site, { kind: 'results', chosen, switchId: 'filters' })
    expect(leadOf(0)).toEqual({ text: 'Filters', opens: 'filters' })
    expect(leadOf(2)).toEqual({ text: 'Filters (2)', opens: 'filters' })
  })

  test('NAV-07 any other page leads to the search', () => {
    expect(buildBarLead(site, { kind: 'other' })).toEqual({ text: 'Search our stock', href: '/search/our-cars' })
  })
})

describe('the bar of a page', () => {
  test('NAV-07 a page says what it knows better, the last of the pages that are shown', () => {
    const pageBar = { lead: { text: 'Search 9 cars', href: '/search/our-cars' } }
    expect(findPageData([{ frame: {} }, { pageBar }, { page: {} }], 'pageBar')).toBe(pageBar)
    expect(findPageData([{ frame: {} }, undefined, null, 'x'], 'pageBar')).toBeUndefined()
  })

  test('NAV-07 LOC-10 the page of a location calls that location, by its own clocks', () => {
    const week = [{ weekday: 1, open: '08:00', close: '11:00' }]
    const yard = (id: string, phone: string, time_zone: string) => ({
      id,
      name: id,
      slug: id,
      address: { state: 'QLD' as const },
      time_zone,
      contact_detail: { phone, opening_hours: week },
    })
    const locations = [
      yard('east', '07 5550 0001', 'Australia/Brisbane'),
      yard('west', '08 5550 0002', 'Australia/Perth'),
    ]
    const group = buildTestSite({ dealerships: [{ id: 'm', slug: 'm', name: 'M', locations }] })
    const calls = group.dealerships[0]?.locations.map((location) => buildLocationCall(group, location, now)) ?? []
    // Noon in Brisbane, ten in Perth.
    expect(calls.map(({ open, phoneHref }) => [open, phoneHref])).toEqual([
      [false, 'tel:+61755500001'],
      [true, 'tel:+61855500002'],
    ])
  })
})
