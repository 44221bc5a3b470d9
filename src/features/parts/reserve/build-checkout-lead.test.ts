import { expect, test } from 'vitest'
import type { SiteContext } from '#data/context.ts'
import { collectionNoticeOf } from '#features/parts/lead-form/lead-form-view.ts'
import { buildTestSite } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { buildCheckoutConsent } from './checkout-consent.ts'
import { buildCheckoutLead } from './build-checkout-lead.server.ts'

const ctx: SiteContext = { siteId: 'test-site', now: () => 5 }
const visit = JSON.stringify({ pages: ['/', '/search', '/cars/a'], params: { utm_source: 'radio', secret: 'x' } })
const contact = { name: 'Ana', email: 'ana@example.com', phone: '+61400123456' }

const build = (sent: string | null, visited_pages = 2) => {
  const site = buildTestSite({ leads: { visited_pages, linked_query_params: ['utm_source'] } })
  const order = { kind: { category: 'Reservation', subcategory: 'Reserve Online' }, contact, optIn: true, visit: sent }
  const headers = { referer: 'https://yard.example/reservations/1?key=secret', 'user-agent': 'x'.repeat(600) }
  return {
    site,
    lead: buildCheckoutLead(
      { site, ctx },
      { ...order, form: {}, vehicle: buildVehicle('A1', {}), visitorId: null, idempotencyKey: 'k' },
      new Request('https://yard.example/', { headers }),
    ),
  }
}

test('LEAD-02 a lead of the checkout carries the visit, as far as the site has it sent', () => {
  expect(build(visit).lead.attributes).toEqual({
    visited_pages: ['/search', '/cars/a'],
    linked_query_params: { utm_source: 'radio' },
  })
  expect(build(visit, 0).lead.attributes.visited_pages).toEqual([])
  expect(build(null).lead.attributes).toEqual({ visited_pages: [], linked_query_params: {} })
  expect(build(`${visit}broken`).lead.attributes.visited_pages).toEqual([])
})

test('LEAD-01 the notice that a checkout form shows is the one that is stored, and it names what is sent', () => {
  const { site, lead } = build(visit)
  expect(lead.consent).toEqual({
    opt_in: true,
    opt_in_text: site.forms.opt_in_text,
    collection_notice: collectionNoticeOf(site),
    privacy_policy: site.content.privacy_date,
    at: 5,
  })
  expect(buildCheckoutConsent(site).notice).toBe(lead.consent.collection_notice)
  expect(lead.consent.collection_notice).toContain('pages you visited')
})

test('LEAD-02 the page is stored without the key of a reservation, and the browser in bounds', () => {
  const { lead } = build(null)
  expect(lead.pageUrl).toBe('https://yard.example/reservations/1')
  expect(lead.userAgent).toHaveLength(500)
})
