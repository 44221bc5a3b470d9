import { describe, expect, test } from 'vitest'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { buildOffers, findNextOfferChange } from './offer-view.ts'

const now = Date.parse('2026-11-23T02:00:00Z')
const long = 'The tray is made of steel and fitted in our own workshop. '.repeat(5).trim()

const siteWith = (offers: object[], rest: object = {}) =>
  buildTestSite({ template: 'brand', content: { offers, ...rest } } as unknown as DocumentPart)

describe('an offer as it is shown', () => {
  test('CONTENT-01 it carries every field: name, texts, category, make, model, picture and dates', () => {
    const [view] = buildOffers(
      siteWith([
        {
          id: 'tray',
          name: 'Ranger with tray',
          description: '<p>With a <b>tray</b>.</p>',
          disclaimer: 'While stock lasts.',
          category: 'Vehicle offer',
          manufacturer: 'ford',
          model: { name: 'Ranger', slug: 'ranger', override_url: 'https://www.ford.com.au/ranger' },
          image_url: 'https://pictures.ford.com.au/tray.jpg',
          image_or_model_image: '/other.jpg',
          expiry: '2027-01-31',
        },
      ]),
      now,
    )
    expect(view).toEqual({
      id: 'tray',
      href: '/offers/ford/tray',
      name: 'Ranger with tray',
      category: 'Vehicle offer',
      make: 'Ford',
      description: { whole: 'With a tray.', beginning: null },
      disclaimer: { whole: 'While stock lasts.', beginning: null },
      image: 'https://pictures.ford.com.au/tray.jpg',
      hasBanner: false,
      ends: 'Ends 31 January 2027',
      stock: null,
      explore: { text: 'Explore Ranger', href: 'https://www.ford.com.au/ranger' },
      testDrive: { text: 'Book A Test Drive', href: '/book-test-drive/' },
    })
  })

  test('CONTENT-01 the texts are cut at the lengths of the site, 160 and 200, and the clean description wins', () => {
    const offer = { id: 'a', name: 'A', description: '<i>raw</i>', sanitized_description: long, disclaimer: long }
    const [standard] = buildOffers(siteWith([offer]), now)
    expect(standard?.description?.whole).toBe(long)
    const lengths = [standard?.description, standard?.disclaimer].map((text) => text?.beginning?.length ?? 0)
    expect(lengths[0]).toBeGreaterThan(145)
    expect(lengths[0]).toBeLessThanOrEqual(161)
    expect(lengths[1]).toBeGreaterThan(185)
    expect(lengths[1]).toBeLessThanOrEqual(201)
    const own = { offer_description_length: 20, offer_disclaimer_length: 30, offer_long_length: 40 }
    const [short] = buildOffers(siteWith([offer], own), now)
    expect([short?.description?.beginning, short?.disclaimer?.beginning]).toEqual([
      'The tray is made of…',
      'The tray is made of steel and…',
    ])
    const [whole] = buildOffers(siteWith([offer], { offer_long_length: 5_000 }), now)
    expect([whole?.description?.beginning, whole?.disclaimer?.beginning]).toEqual([null, null])
  })

  test.each([
    ['2026-12-24', 'Ends 24 December 2026'],
    ['2026-12-24T12:30', 'Ends 24 December 2026, 12:30 pm'],
    ['2026-12-24T23:59', 'Ends 24 December 2026'],
    ['2026-12-25T00:00', 'Ends 24 December 2026'],
  ])('CONTENT-01 CONTENT-03 an offer until %s says %j', (expiry, ends) => {
    const offer = { id: 'a', name: 'A', expiry, time_zone: 'Australia/Hobart' }
    expect(buildOffers(siteWith([offer]), now)[0]?.ends).toBe(ends)
  })

  test('CONTENT-01 CONTENT-02 the picture: its own, that of the model, the default banner of its subject', () => {
    const images = buildOffers(
      siteWith(
        [
          { id: 'a', name: 'A', image_url: '/a.jpg', image_or_model_image: '/b.jpg' },
          { id: 'b', name: 'B', image_or_model_image: '/b.jpg' },
          { id: 'c', name: 'C' },
          { id: 'd', name: 'D', category: 'Finance offer' },
        ],
        { default_banners: { finance: '/own-finance.jpg' } },
      ),
      now,
    ).map(({ image }) => image)
    expect(images).toEqual(['/a.jpg', '/b.jpg', '/banners/offers.svg', '/own-finance.jpg'])
  })

  test('CONTENT-01 Explore leads to the address of the model, else to a search for it', () => {
    const offers = [
      { id: 'a', name: 'A', manufacturer: 'gwm', model: { name: 'Tank 300', slug: 'tank-300' } },
      {
        id: 'b',
        name: 'B',
        manufacturer: 'gwm',
        model: { name: 'Tank 300', slug: 'tank-300', override_url: '/fleet' },
      },
      { id: 'c', name: 'C', manufacturer: 'gwm' },
      { id: 'd', name: 'D', model: { name: 'Something', slug: 'something' } },
    ]
    const site = buildTestSite({ content: { offers } })
    expect(buildOffers(site, now).map(({ explore }) => explore?.href ?? null)).toEqual([
      `${site.routes.search}?make=GWM&model=Tank+300`,
      '/fleet',
      null,
      null,
    ])
  })

  test('CONTENT-01 a test drive comes with a vehicle, not with a service or a trade-in', () => {
    const offers = [
      { id: 'a', name: 'A', category: 'Vehicle offer' },
      { id: 'b', name: 'B', category: 'Service offer' },
      { id: 'c', name: 'C', category: 'Trade-in offer' },
    ]
    const hrefs = (rest: object) =>
      buildOffers(buildTestSite({ content: { offers }, ...rest }), now).map(({ testDrive }) => testDrive !== null)
    expect(hrefs({})).toEqual([true, false, false])
    expect(hrefs({ test_drive: { enabled: false } })).toEqual([false, false, false])
  })

  test('CONTENT-01 LEAD-11 where a van is viewed, the offer calls it so', () => {
    const offers = [{ id: 'a', name: 'A', category: 'Vehicle offer' }]
    const words = (part: DocumentPart) =>
      buildOffers(buildTestSite({ content: { offers }, ...part }), now)[0]?.testDrive?.text
    expect(words({ template: 'leisure' })).toBe('Book a Viewing')
    const usual: DocumentPart = { buttons: { text: { test_drive: 'Book a Test Drive' } } }
    expect(words({ template: 'leisure', ...usual })).toBe('Book A Test Drive')
    expect(words({ buttons: { text: { test_drive: 'Book a Ride' } } })).toBe('Book a Ride')
    expect(words({ buttons: { text: { offer_test_drive: 'Drive It' } } })).toBe('Drive It')
  })

  test('CONTENT-01 offers of a make, of a model and on finance', () => {
    const site = siteWith([
      { id: 'a', name: 'A', manufacturer: 'ford', model: { name: 'Ranger', slug: 'ranger' } },
      { id: 'b', name: 'B', manufacturer: 'gwm', category: 'Finance offer' },
      { id: 'c', name: 'C', manufacturer: 'ford' },
    ])
    const idsOf = (filter: Parameters<typeof buildOffers>[2]) => buildOffers(site, now, filter).map(({ id }) => id)
    expect([
      idsOf({ manufacturer: 'ford' }),
      idsOf({ manufacturer: 'ford', model: 'ranger' }),
      idsOf({ subject: 'finance' }),
      idsOf({ manufacturer: 'kia' }),
    ]).toEqual([['a', 'c'], ['a'], ['b'], []])
  })

  test('CONTENT-03 the next change is the earliest begin or end of any offer', () => {
    const site = siteWith([
      { id: 'a', name: 'A', expiry: '2026-11-30' },
      { id: 'b', name: 'B', start: '2026-11-25T09:00', time_zone: 'Australia/Brisbane' },
    ])
    expect(findNextOfferChange(site, now)).toBe(Date.parse('2026-11-24T23:00:00Z'))
    expect(findNextOfferChange(siteWith([{ id: 'a', name: 'A' }]), now)).toBe(Number.POSITIVE_INFINITY)
  })
})
