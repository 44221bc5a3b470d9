import { describe, expect, test } from 'vitest'
import { buildTestSite, type DocumentPart } from '../test-site.ts'
import { listWarnings } from './list-warnings.ts'

const right: DocumentPart = { forms: { opt_in_default: false }, content: { privacy_date: 'May 2026' } }
const placesOf = (part: DocumentPart) =>
  listWarnings(buildTestSite({ ...right, ...part, content: { ...right.content, ...part.content } })).map(({ place }) =>
    place.join('.'),
  )

describe('TEN-02 warnings', () => {
  test('TEN-02 a site with nothing to warn of has none', () => {
    expect(placesOf({})).toEqual([])
  })

  test('LEAD-01 consent that is ticked in advance, which is the specified default, causes a warning', () => {
    const [warning] = listWarnings(buildTestSite())
    expect([warning?.place, warning?.expected]).toEqual([['forms', 'opt_in_default'], 'false'])
    expect(warning?.message).toContain('Spam Act 2003')
  })

  test('CONTENT-06 a privacy policy that is dated by the default, which no dealer approved', () => {
    const { privacy_date } = buildTestSite().content
    const [warning] = listWarnings(buildTestSite({ forms: { opt_in_default: false } }))
    expect([warning?.place, warning?.message]).toEqual([
      ['content', 'privacy_date'],
      expect.stringContaining(`say ${privacy_date}`),
    ])
    // Written out it says no more than the default.
    expect(placesOf({ content: { privacy_date } })).toEqual(['content.privacy_date'])
    expect(placesOf({ content: { privacy_date: 'June 2026' } })).toEqual([])
    expect(placesOf({ demo: true, content: { privacy_date } })).toEqual([])
  })

  test('VDP-17 CONTENT-11 an offer on a site that does not haggle', () => {
    expect(placesOf({ content: { haggle_free: 'One price.' }, vdp_config: { make_an_offer: true } })).toEqual([
      'vdp_config.make_an_offer',
    ])
    expect(placesOf({ content: { haggle_free: 'One price.' } })).toEqual([])
    expect(placesOf({ vdp_config: { make_an_offer: true } })).toEqual([])
  })

  test.each<[what: string, content: object, places: readonly string[]]>([
    ['a weekly repayment', { offers: [{ id: 'a', name: 'A RAV4 from $99 a week' }] }, ['content.offers.0']],
    ['a rate', { offers: [{ id: 'a', name: 'A', description: 'Only 2.9% p.a. on HiLux' }] }, ['content.offers.0']],
    [
      'a rate with its comparison rate',
      { offers: [{ id: 'a', name: '2.9% p.a.', disclaimer: 'Comparison rate 3.4% p.a.' }] },
      [],
    ],
    ['a price', { offers: [{ id: 'a', name: 'A check for $89', description: '20% off wipers' }] }, []],
    [
      'a slide and a promotion',
      {
        promo_slider: { slides: [{ image: '/a.webp', alt: 'A', title: '$89/week' }] },
        promotions: [{ id: 'p', title: '$1,200 per month', start: '2026-01-01', expiry: '2026-01-02' }],
      },
      ['content.promotions.0', 'content.promo_slider.slides.0'],
    ],
  ])('CONTENT-01 an offer that advertises %s', (_what, content, places) => {
    expect(placesOf({ content })).toEqual(places)
  })

  test('CONTENT-01 a sale or a popup that advertises a repayment', () => {
    const sale = { id: 's', title: 'Sale', start: '2026-01-01', expiry: '2026-02-01' }
    expect(placesOf({ content: { stocktake_sale: { ...sale, text: 'From $89 a week' } } })).toEqual([
      'content.stocktake_sale',
    ])
    expect(placesOf({ content: { stocktake_sale: sale } })).toEqual([])
    expect(placesOf({ popup: { id: 'p', title: 'Only 2.9 %p.a.' } })).toEqual(['popup'])
    expect(placesOf({ popup: { id: 'p', title: 'Welcome' } })).toEqual([])
  })

  test.each([
    ['Buy It Now', 1],
    ['Purchase', 1],
    ['Reserve This Car', 0],
    ['Hold This One', 0],
  ])("BUY-01 the deposit's button says '%s': %i warnings", (reserve, count) => {
    expect(placesOf({ buttons: { text: { reserve } } })).toHaveLength(count)
  })
})
