import { describe, expect, test } from 'vitest'
import { buildTestSite, type DocumentPart } from '../test-site.ts'
import { listReceivers, resolveComplaintsContact } from './receivers.ts'

const has = (part: DocumentPart, words: RegExp): boolean =>
  listReceivers(buildTestSite(part)).some((receiver) => words.test(receiver))

describe('who receives personal information', () => {
  test.each<[string, RegExp, DocumentPart, DocumentPart]>([
    [
      'a webhook',
      /customer management/,
      {
        leads: {
          webhooks: [{ url: 'https://crm.dealer.com.au/in', secret: 'env:FORECOURT_SITE_TEST_SITE__KEY' }],
        },
      },
      {},
    ],
    ['a route by ADF', /customer management/, { leads: { routes: [{ adf_emails: ['crm@dealer.com.au'] }] } }, {}],
    ['a manufacturer', /^Kia and its network/, { manufacturer: { name: 'Kia', slug: 'kia' } }, {}],
    ['a valuation service', /valuation service/, { integrations: { valuations: 'autograb' } }, {}],
    ['a mapping service', /mapping service/, { integrations: { geocoding: 'google' } }, {}],
    ['a map', /maps of our locations/, { integrations: { map: 'google' } }, {}],
    ['a tag manager', /Google Tag Manager/, { analytics: { tag_manager_id: 'GTM-ABC123' } }, {}],
    [
      'the question before it',
      /once you agree/,
      { analytics: { tag_manager_id: 'GTM-ABC123', consent: true } },
      { analytics: { tag_manager_id: 'GTM-ABC123' } },
    ],
    ['text messages', /text message/, { auth: { authentication: true } }, {}],
    ['payments', /payment processor/, { checkout: { enabled: true } }, { checkout: { enabled: false } }],
    [
      'payments of signed-in visitors',
      /payment processor/,
      { checkout: { enabled: false }, online_payment: { enabled: true }, auth: { authentication: true } },
      { checkout: { enabled: false }, online_payment: { enabled: true }, auth: { authentication: false } },
    ],
    ['credit', /credit provider/, {}, { finance: { enabled: false } }],
    [
      'a quote service',
      /finance quote service/,
      { finance: { quote: { enabled: true, provider: 'http' } } },
      { finance: { quote: { enabled: true, provider: 'sandbox' } } },
    ],
    [
      'a quote service that is on',
      /finance quote service/,
      { finance: { quote: { enabled: true, provider: 'http' } } },
      { finance: { quote: { enabled: false, provider: 'http' } } },
    ],
    [
      'a quote service of a site with finance',
      /finance quote service/,
      { finance: { quote: { enabled: true, provider: 'http' } } },
      { finance: { enabled: false, quote: { enabled: true, provider: 'http' } } },
    ],
    [
      'a chat',
      /^ChatCo, which runs our chat, when you open it$/,
      { chat: { widget: { provider: 'ChatCo', script_url: 'https://chat.dealer.com.au/widget.js' } } },
      {},
    ],
  ])('CONTENT-06 %s is named where the site is configured so, and only there', (_name, words, on, off) => {
    expect(has(on, words)).toBe(true)
    expect(has(off, words)).toBe(false)
  })

  test('CONTENT-06 every entry is a sentence, whatever the site does not have', () => {
    const least = buildTestSite({
      finance: { enabled: false },
      checkout: { enabled: false },
      trade_in: { enabled: false },
    })
    for (const entry of listReceivers(least)) expect(entry).toMatch(/^[A-Z]/)
    expect(has({ checkout: { enabled: false }, auth: { authentication: true } }, /payment processor/)).toBe(false)
  })

  test('CONTENT-06 the lender of the site is named', () => {
    const site = buildTestSite({
      finance_provider: 'alpha',
      finance: { lenders: { alpha: { name: 'Alpha Finance', rule: 'weekly' } } },
    })
    expect(listReceivers(site)).toContain('Alpha Finance, when you ask us to arrange finance')
  })
})

describe('where complaints go', () => {
  const own = { name: 'Sam', email: 'sam@dealer.com.au', phone: '0755502222' }

  test('CONTENT-06 to the configured contact, else to the e-mail and phone of the site', () => {
    const site = { email: 'hello@dealer.com.au', phone: '0755501111' }
    expect(resolveComplaintsContact(buildTestSite({ ...site, complaints_contact: own }))).toEqual(own)
    expect(resolveComplaintsContact(buildTestSite(site))).toEqual({ name: null, ...site })
    expect(resolveComplaintsContact(buildTestSite())).toEqual({ name: null, email: null, phone: null })
  })
})
