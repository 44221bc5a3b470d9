import { expect, test } from 'vitest'
import { checkSite } from '../check-site.ts'
import { templates } from '../templates/templates.ts'
import { buildTestSite, type DocumentPart } from '../test-site.ts'

const here = { id: 'here', slug: 'here', name: 'Here', address: { state: 'QLD' } }
const there = { ...here, id: 'there', slug: 'there', name: 'There' }
const yard = { id: 'one', slug: 'one-yard', name: 'One', locations: [here] }

const faultsOf = (part: object) =>
  checkSite(buildTestSite({ demo: true, dealerships: [yard], ...part } as unknown as DocumentPart), templates.classic)
const placesOf = (part: object) => faultsOf(part).map(({ place }) => place.join('.'))

const nine = { weekday: 1, open: '09:00', close: '17:00' }
const facet = (attribute: string, control: string) => ({ search: { facets: [{ attribute, label: 'A', control }] } })
const calculator = (values: object) => ({ calculator: values })
const lenders = { alpha: { name: 'Alpha', rule: 'weekly' }, beta: { name: 'Beta', rule: 'weekly' } }
const promotion = (start: string, expiry: string) => ({ id: 'p', title: 'P', start, expiry })
const article = { slug: 'a', title: 'A', summary: 'S', body: 'B', published: '2026-01-01' }
const twoDays = (close: string) => [nine, { weekday: 2, open: '09:00', close }]

test.each<[what: string, part: object, places: readonly string[]]>([
  ['a site with one dealership', {}, []],
  ['a dealership without a location', { dealerships: [{ ...yard, locations: [] }] }, []],
  [
    'several locations, none primary',
    { dealerships: [{ ...yard, locations: [here, there] }] },
    ['dealerships.0.locations'],
  ],
  [
    'several locations, one primary',
    { dealerships: [{ ...yard, locations: [here, { ...there, primary: true }] }] },
    [],
  ],
  [
    'a location slug twice, at two dealerships',
    { dealerships: [yard, { ...yard, id: 'two', slug: 'two-yard', locations: [{ ...here, id: 'other' }] }] },
    ['dealerships.1.locations.0.slug'],
  ],
  [
    'a location id twice, at two dealerships',
    { dealerships: [yard, { ...yard, id: 'two', slug: 'two-yard', locations: [{ ...here, slug: 'other' }] }] },
    ['dealerships.1.locations.0.id'],
  ],
  ['two weekdays', { opening_hours: twoDays('17:00') }, []],
  ['a day that closes as it opens', { opening_hours: twoDays('09:00') }, ['opening_hours.1']],
  ['a day without a closing time', { opening_hours: [{ weekday: 1, open: '09:00' }] }, ['opening_hours.0']],
  ['a day without an opening time', { opening_hours: [{ weekday: 1, close: '17:00' }] }, ['opening_hours.0']],
  ['a closed day without hours', { opening_hours: [{ weekday: 1, status: 'Closed' }] }, []],
  [
    'the hours of a location',
    { dealerships: [{ ...yard, locations: [{ ...here, contact_detail: { opening_hours: twoDays('09:00') } }] }] },
    ['dealerships.0.locations.0.contact_detail.opening_hours.1'],
  ],
  [
    'a special day with start and end',
    {
      special_hours: [
        { date: '2026-12-24', status: 'Open', start_hour: '09:00', end_hour: '12:00', location_id: 'here' },
      ],
    },
    [],
  ],
  [
    'a special day with begin and end',
    { special_hours: [{ date: '2026-12-24', status: 'Open', hours: { begin: '09:00', end: '12:00' } }] },
    [],
  ],
  [
    'special days with half of their hours',
    {
      special_hours: [
        { date: '2026-12-24', status: 'Open', start_hour: '09:00' },
        { date: '2026-12-31', status: 'Open', end_hour: '12:00' },
      ],
    },
    ['special_hours.0', 'special_hours.1'],
  ],
  ['a slider of a price', facet('price', 'range'), []],
  ['cards of makes', facet('make', 'cards'), []],
  ['a toggle of certified cars', facet('certified', 'toggle'), []],
  ['a toggle of fuels', facet('fuel', 'toggle'), ['search.facets.0.control']],
  ['a list of years', facet('year', 'dropdown'), []],
  ['a list of seats', facet('seats', 'checkbox'), []],
  ['a list of fuels', facet('fuel', 'checkbox'), []],
  ['a list of kilometres', facet('km', 'dropdown'), ['search.facets.0.control']],
  [
    'two facets',
    {
      search: {
        facets: [
          { attribute: 'fuel', label: 'A' },
          { attribute: 'body', label: 'B' },
        ],
      },
    },
    [],
  ],
  [
    'weekly prices that do not ascend',
    { search: { weekly_price_ranges: [100, 90] } },
    ['search.weekly_price_ranges.1'],
  ],
  ['promotions that do not ascend', { search: { promo_positions: [3, 2] } }, ['search.promo_positions.1']],
  ['stock of a dealership', { search: { stock_filters: { dealerships: ['one-yard'] } } }, []],
  ['stock by a filter', { search: { stock_filters: { expression: "make = 'Kia'" } } }, []],
  ['results at a body', { routes: { search: '/search/suv' } }, ['routes.search']],
  ['results at a make', { routes: { search: '/search/kia/' } }, ['routes.search']],
  ['results at a dealership', { routes: { search: '/search/one-yard' } }, ['routes.search']],
  ['results at a type of car', { routes: { search: '/search/used-cars' } }, []],
  ['results at a word of their own', { routes: { search: '/search/everything' } }, []],
  ['results at their own path', { routes: { search: '/kia' } }, []],
  ['a blog slug twice', { content: { blog: [article, article] } }, ['content.blog.1.slug']],
  [
    'a promotion id twice',
    { content: { promotions: [promotion('2026-01-01', '2026-01-02'), promotion('2026-01-01', '2026-01-02')] } },
    ['content.promotions.1.id'],
  ],
  ['a promotion of one day', { content: { promotions: [promotion('2026-01-01', '2026-01-01')] } }, []],
  [
    'two pages and two offers',
    {
      content: {
        pages: [
          { path: '/a', title: 'X' },
          { path: '/b', title: 'Y' },
        ],
        offers: [
          { id: 'a', name: 'A' },
          { id: 'b', name: 'B' },
        ],
      },
    },
    [],
  ],
  [
    'least price above the greatest',
    calculator({ price_min: 300_000 }),
    ['calculator.price_min', 'calculator.default_price'],
  ],
  ['a default price that is the greatest', calculator({ default_price: 150_000, price_max: 150_000 }), []],
  ['a default price that is the least', calculator({ default_price: 20_000, price_min: 20_000 }), []],
  [
    'a default price below the least',
    calculator({ default_price: 19_999, price_min: 20_000 }),
    ['calculator.default_price'],
  ],
  [
    'a default term above the greatest',
    calculator({ default_term_years: 7, term_max_years: 6 }),
    ['calculator.default_term_years'],
  ],
  [
    'terms of one length',
    calculator({ term_min_years: 5, term_max_years: 5, default_term_years: 5 }),
    ['calculator.term_min_years'],
  ],
  [
    'rates of one size',
    calculator({ interest_min: 10, interest_max: 10, default_interest: 10 }),
    ['calculator.interest_min'],
  ],
  [
    'a price slider upside down',
    calculator({ price_slider: { min: 9_000, max: 8_000 } }),
    ['calculator.price_slider.min'],
  ],
  ['a lender of the site', { finance_provider: 'alpha', finance: { lenders } }, []],
  [
    'a lender of a dealership that is none',
    { dealerships: [{ ...yard, finance_provider: 'nobody' }], finance: { lenders } },
    ['dealerships.0.finance_provider'],
  ],
  ['a disabled checkout without keys', { checkout: { enabled: false, processor: 'stripe' } }, []],
  [
    'a checkout without both secrets',
    { checkout: { enabled: true, processor: 'stripe' } },
    ['checkout.processor_key', 'checkout.webhook_secret'],
  ],
  ['a geocoder without its key', { integrations: { geocoding: 'google' } }, ['integrations.geocoding_key']],
  ['a fortnightly Saturday', { locations: { fortnightly_saturday: { base_date: '2025-06-14' } } }, []],
  ['a manufacturer of the directory', { manufacturer: { name: 'Toyota', slug: 'toyota' } }, []],
  [
    'models that the directory has or the site names',
    {
      content: {
        models: {
          overrides: [
            { make: 'Toyota', slug: 'hilux' },
            { make: 'Toyota', slug: 'nothing', name: 'Nothing' },
          ],
        },
      },
    },
    [],
  ],
  [
    'an entry replaced that is none',
    { navigation: { replaced: [{ name: 'Nowhere', url: '/x' }] } },
    ['navigation.replaced.0.name'],
  ],
  [
    'overrides of a dealership',
    {
      dealerships: [{ ...yard, navigation: { hidden: ['Nowhere'], replaced: [{ name: 'Nowhere', url: '/x' }] } }],
    },
    ['dealerships.0.navigation.hidden.0', 'dealerships.0.navigation.replaced.0.name'],
  ],
  ['an entry replaced', { navigation: { replaced: [{ name: 'Contact', url: '/x' }] } }, []],
])('TEN-02 %s: faults at %j', (_what, part, places) => {
  expect(placesOf(part)).toEqual(places)
})

test.each([
  [{ finance_provider: 'nobody' }, 'a lender under finance.lenders'],
  [{ finance_provider: 'nobody', finance: { lenders } }, 'one of alpha, beta'],
  [{ special_hours: [{ date: '2026-12-25', location_id: 'nowhere' }] }, 'one of here'],
  [{ search: { stock_filters: { dealerships: ['other'] } } }, 'one of one-yard'],
  [{ dealerships: [{ ...yard, locations: [{ ...here, distribution_locations: ['z'] }] }] }, 'one of here'],
])('TEN-02 the fault of %j names what would be right: %s', (part, expected) => {
  expect(faultsOf(part).map((fault) => fault.expected)).toEqual([expected])
})

test.each([
  [{ navigation: { hidden: ['Nowhere'] } }, "the navigation has no entry 'Nowhere'"],
  [
    { routes: { search: '/search/one-yard' } },
    '/search/one-yard is the search of a dealership, which could not be reached',
  ],
  [
    { finance: { quote: { enabled: true, provider: 'http' } } },
    "is missing, and finance.quote.provider 'http' needs it",
  ],
])('TEN-02 the fault of %j says: %s', (part, message) => {
  expect(faultsOf(part).map((fault) => fault.message)).toEqual([message])
})

test('TEN-05 text over a colour of the theme that lacks contrast is refused, with the contrast', () => {
  const [fault, ...others] = faultsOf({ theme: { colors: { accent: '#ffffff', accent_text: '#eeeeee' } } })
  expect(others).toEqual([])
  expect(fault).toMatchObject({
    place: ['theme', 'colors', 'accent_text'],
    message: 'accent_text #eeeeee on accent #ffffff has a contrast of 1.16 : 1',
    expected: 'at least 4.5 : 1',
  })
})
