import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  findReceivers,
  findWebhookSecret,
  listReceivers,
  parseLeadChannel,
  resolveLeadChannels,
} from './lead-routes.ts'
import { buildTestSite, type DocumentPart } from './test-site.ts'

const secret = 'env:FORECOURT_SITE_TEST_SITE__HOOK'
const location = (id: string, email: string | null) => ({
  id,
  slug: id,
  name: id,
  address: { state: 'QLD' as const },
  contact_detail: { email, phone: null, landline_phone: null, opening_hours: [] },
})
const yards = [
  {
    id: 'north',
    slug: 'north-yard',
    name: 'North',
    email: 'north@dealer.example',
    locations: [location('north-sales', null), location('north-service', 'north.service@dealer.example')],
  },
  { id: 'south', slug: 'south-yard', name: 'South', locations: [location('south-sales', null)] },
]
const build = (part: DocumentPart) => buildTestSite({ email: 'site@dealer.example', dealerships: yards, ...part })
const nowhere = { category: 'General Enquiry', locationId: null, dealershipSlug: null }

describe('LEAD-12 receivers without routes', () => {
  test.each([
    [
      'a location with an e-mail',
      { locationId: 'north-service', dealershipSlug: null },
      'north.service@dealer.example',
    ],
    [
      'a location without, by its dealership',
      { locationId: 'north-sales', dealershipSlug: null },
      'north@dealer.example',
    ],
    ['a dealership', { locationId: null, dealershipSlug: 'north-yard' }, 'north@dealer.example'],
    ['a dealership without e-mail', { locationId: 'south-sales', dealershipSlug: 'south-yard' }, 'site@dealer.example'],
    ['no place', {}, 'site@dealer.example'],
    ['an unknown place', { locationId: 'gone', dealershipSlug: 'gone' }, 'site@dealer.example'],
  ])('LEAD-12 %s', (_what, place, address) => {
    expect(resolveLeadChannels(build({}), { ...nowhere, ...place })).toEqual([`email:${address}`])
  })

  test('LEAD-12 receivers of every lead come besides, and each channel once', () => {
    const leads = {
      emails: ['SITE@dealer.example', 'boss@dealer.example'],
      adf_emails: ['crm@dealer.example'],
      webhooks: [{ url: 'https://hooks.dealer.example/leads', secret }],
    }
    expect(resolveLeadChannels(build({ leads }), nowhere)).toEqual([
      'email:site@dealer.example',
      'email:boss@dealer.example',
      'adf:crm@dealer.example',
      'webhook:https://hooks.dealer.example/leads',
    ])
  })

  test('LEAD-12 a demonstration without a receiver has the sandbox, any other site a channel that waits', () => {
    expect(resolveLeadChannels(buildTestSite({ demo: true }), nowhere)).toEqual(['sandbox'])
    expect(resolveLeadChannels(buildTestSite({}), nowhere)).toEqual(['unrouted'])
  })
})

describe('LEAD-12 routes', () => {
  const routes = [
    { categories: ['Service Enquiry'], emails: ['service@dealer.example'] },
    { categories: ['Service Enquiry'], dealerships: ['north-yard'], adf_emails: ['crm@dealer.example'] },
    { locations: ['south-sales'], emails: ['south@dealer.example'] },
  ]
  const site = build({ leads: { routes } })

  test.each([
    ['the category', { category: 'Service Enquiry' }, ['email:service@dealer.example']],
    [
      'category and dealership of the location: all routes that take it',
      { category: 'Service Enquiry', locationId: 'north-service' },
      ['email:service@dealer.example', 'adf:crm@dealer.example'],
    ],
    [
      'category and location',
      { category: 'Service Enquiry', locationId: 'south-sales' },
      ['email:service@dealer.example', 'email:south@dealer.example'],
    ],
    ['the location', { locationId: 'south-sales' }, ['email:south@dealer.example']],
    ['no route', { dealershipSlug: 'north-yard' }, ['email:north@dealer.example']],
  ])('LEAD-12 %s', (_what, place, channels) => {
    expect(resolveLeadChannels(site, { ...nowhere, ...place })).toEqual(channels)
  })

  test('LEAD-12 whatever the routes are, a lead has channels, each once, and those of every lead among them', () => {
    const name = fc.constantFrom('a', 'b', 'c', 'd')
    const emails = fc.array(
      name.map((each) => `${each}@dealer.example`),
      { maxLength: 3 },
    )
    const route = fc.record({
      categories: fc.subarray(['Service Enquiry', 'General Enquiry']),
      locations: fc.subarray(['north-sales', 'south-sales']),
      dealerships: fc.subarray(['north-yard', 'south-yard']),
      emails,
      adf_emails: emails,
    })
    fc.assert(
      fc.property(
        fc.record({ routes: fc.array(route, { maxLength: 4 }), emails }),
        fc.constantFrom('Service Enquiry', 'General Enquiry', 'Feedback'),
        fc.constantFrom('north-sales', 'north-service', 'south-sales', 'gone', null),
        fc.boolean(),
        (leads, category, locationId, demo) => {
          const site = buildTestSite({ demo, dealerships: yards, leads })
          const channels = resolveLeadChannels(site, { category, locationId, dealershipSlug: null })
          expect(channels.length).toBeGreaterThan(0)
          expect(new Set(channels).size).toBe(channels.length)
          for (const address of leads.emails) expect(channels).toContain(`email:${address}`)
          for (const channel of channels) expect(parseLeadChannel(channel)).not.toBeNull()
        },
      ),
    )
  })
})

test('LEAD-12 the receivers of a site are those of its routes, of every lead and of its places, each once', () => {
  const site = build({
    leads: {
      routes: [
        { categories: ['Service Enquiry'], emails: ['SITE@dealer.example'], adf_emails: ['crm@dealer.example'] },
      ],
      emails: ['boss@dealer.example'],
    },
  })
  expect(listReceivers(site)).toEqual([
    'email:site@dealer.example',
    'adf:crm@dealer.example',
    'email:boss@dealer.example',
    'email:north@dealer.example',
    'email:north.service@dealer.example',
  ])
  expect(listReceivers(buildTestSite())).toEqual([])
})

test('LEAD-12 the secret of a webhook comes from its own entry, in a route too', () => {
  const url = 'https://hooks.dealer.example/a'
  expect(findWebhookSecret(build({ leads: { webhooks: [{ url, secret }] } }), url)).toBe(secret)
  expect(findWebhookSecret(build({ leads: { routes: [{ webhooks: [{ url, secret }] }] } }), url)).toBe(secret)
  expect(findWebhookSecret(build({}), url)).toBeNull()
  expect(findWebhookSecret(build({ leads: { webhooks: [{ url: `${url}b`, secret }] } }), url)).toBeNull()
})

test('LEAD-12 a channel is read as it was written, and no other text is a channel', () => {
  expect(parseLeadChannel('email:a@dealer.example')).toEqual({ kind: 'email', address: 'a@dealer.example' })
  expect(parseLeadChannel('adf:a@dealer.example')).toEqual({ kind: 'adf', address: 'a@dealer.example' })
  expect(parseLeadChannel('webhook:https://a.example/b:c')).toEqual({ kind: 'webhook', url: 'https://a.example/b:c' })
  expect(parseLeadChannel('sandbox')).toEqual({ kind: 'sandbox' })
  for (const waiting of ['unrouted', 'dealer']) expect(parseLeadChannel(waiting)).toEqual({ kind: 'unrouted' })
  for (const other of ['', 'email:', ':a', 'fax:1', 'email', 'sandbox:']) expect(parseLeadChannel(other)).toBeNull()
  expect(findReceivers(buildTestSite({ demo: true }), nowhere)).toEqual([])
})
