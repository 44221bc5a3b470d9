import { describe, expect, test } from 'vitest'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { buildPromoBanner, buildPromoSlider } from './home-promotions.ts'
import { buildPromotions, buildStocktakeBanner, findNextPromotionMoment } from './promotion-view.ts'

const promotion = (id: string, rest: object = {}) => ({
  id,
  title: id,
  start: '2026-11-01',
  expiry: '2026-11-30',
  ...rest,
})
const siteWith = (content: object) => buildTestSite({ content })
const now = Date.parse('2026-11-23T02:00:00Z')

describe('promotions', () => {
  test('SRCH-16 a surface shows what lists it and what lists nothing, while it is on', () => {
    const site = siteWith({
      promotions: [
        promotion('all'),
        promotion('search', { display: ['search'] }),
        promotion('home', { display: ['home', 'slider'] }),
        promotion('early', { start: '2026-12-01', expiry: '2026-12-31' }),
        promotion('late', { expiry: '2026-11-22' }),
      ],
    })
    const idsOn = (surface: 'search' | 'home' | 'offers') => buildPromotions(site, [surface], now).map(({ id }) => id)
    expect([idsOn('search'), idsOn('home'), idsOn('offers')]).toEqual([['all', 'search'], ['all', 'home'], ['all']])
  })

  test('SRCH-16 a button needs a page that exists; a drawn picture comes in the size of a card', () => {
    const views = buildPromotions(
      siteWith({
        promotions: [
          promotion('a', { url: '/fleet', button_text: 'Fleet', image: '/vehicle-art/van-toyota-white-05/side' }),
          promotion('b', { url: '{routes.contact}' }),
          promotion('c', { url: '/nowhere', button_text: 'Nowhere' }),
          promotion('d', { button_text: 'Words alone' }),
        ],
      }),
      ['search'],
      now,
    )
    expect(views.map(({ button }) => button)).toEqual([
      { text: 'Fleet', href: '/fleet' },
      { text: 'Find Out More', href: '/contact' },
      null,
      null,
    ])
    expect(views.map(({ image }) => image)).toEqual(['/vehicle-art/van-toyota-white-05/side?w=640', null, null, null])
  })

  test('CONTENT-03 the stocktake banner runs 1 to 24 July 2025 in Brisbane, to the second', () => {
    const sale = (rest: object = {}) =>
      siteWith({
        stocktake_sale: {
          ...promotion('sale', { start: '2025-07-01', expiry: '2025-07-24', time_zone: 'Australia/Brisbane' }),
          ...rest,
        },
      })
    const isOn = (moment: string) => buildStocktakeBanner(sale(), 'home', Date.parse(moment)) !== null
    expect(
      ['2025-06-30T13:59:59Z', '2025-06-30T14:00:00Z', '2025-07-24T13:59:59Z', '2025-07-24T14:00:00Z'].map(isOn),
    ).toEqual([false, true, true, false])
    const july = Date.parse('2025-07-10T00:00:00Z')
    const onHome = sale({ display: ['home'] })
    expect([buildStocktakeBanner(onHome, 'home', july)?.title, buildStocktakeBanner(onHome, 'search', july)]).toEqual([
      'sale',
      null,
    ])
    expect(buildStocktakeBanner(siteWith({}), 'home', july)).toBeNull()
    expect(findNextPromotionMoment(sale(), july)).toBe(Date.parse('2025-07-24T14:00:00Z'))
  })
})

describe('promotions of the home page', () => {
  test('CONTENT-02 the slider is 540 by 1920, shows its slides and then promotions with a picture', () => {
    const view = buildPromoSlider(
      siteWith({
        promo_slider: { slides: [{ image: '/a.webp', image_phone: '/b.webp', alt: 'A', url: '/fleet' }] },
        promotions: [
          promotion('p', { display: ['slider'], image: '/p.webp', url: '/nowhere', button_text: 'Go' }),
          promotion('without picture', { display: ['slider'] }),
          promotion('elsewhere', { display: ['search'], image: '/q.webp' }),
        ],
      }),
      now,
    )
    expect([view?.height, view?.width, view?.seconds]).toEqual([540, 1920, 6])
    expect(view?.slides).toEqual([
      {
        id: 'promo-1',
        image: '/a.webp',
        imagePhone: '/b.webp',
        alt: 'A',
        title: null,
        text: null,
        button: null,
        href: '/fleet',
      },
      { id: 'promo-2', image: '/p.webp', imagePhone: null, alt: '', title: 'p', text: null, button: null, href: null },
    ])
    expect(buildPromoSlider(siteWith({}), now)).toBeNull()
  })

  test('CONTENT-02 the banner of three leads to offers, service booking and valuation, where there are such', () => {
    const titles = (rest: object) =>
      buildPromoBanner(buildTestSite(rest as unknown as DocumentPart)).map(({ title, href }) => [title, href])
    const offers = [{ id: 'a', name: 'A' }]
    expect(titles({ content: { offers } })).toEqual([
      ['Latest Offers', '/special-offers'],
      ['Book a Service Online', '/service'],
      ['Sell Your Car', '/sell-your-car'],
    ])
    expect(titles({}).map(([title]) => title)).toEqual(['Book a Service Online', 'Sell Your Car'])
    expect(titles({ trade_in: { enabled: false } }).map(([title]) => title)).toEqual(['Book a Service Online'])
  })
})
