import { describe, expect, test } from 'vitest'
import { checkSite } from '../check-site.ts'
import { templates } from '../templates/templates.ts'
import { buildTestSite, type DocumentPart } from '../test-site.ts'

const here = { id: 'here', slug: 'here', name: 'Here', address: { state: 'QLD' } }
const there = { ...here, id: 'there', slug: 'there' }
const yard = { id: 'one', slug: 'one-yard', name: 'One', locations: [here] }

const faultsOf = (part: object, template: keyof typeof templates = 'classic') =>
  checkSite(
    buildTestSite({ demo: true, dealerships: [yard], template, ...part } as unknown as DocumentPart),
    templates[template],
  ).map(({ place, message, expected }) => [place.join('.'), message, expected])

const unknown = 'one of the variables that docs/guides/content.md lists'
const page = (path: string, more: object = {}) => ({ path, title: 'A', ...more })
const article = { slug: 'a', title: 'A', summary: 'S', body: 'B', published: '2026-01-01' }
const promotion = { id: 'p', title: 'P', start: '2026-02-01T09:00' }

describe('TEN-02 settings that are valid one by one but not together', () => {
  test.each<[what: string, part: object, place: string, message: string, expected: string]>([
    [
      'two routes at one path',
      { routes: { service: '/x', parts: '/x/' } },
      'routes.parts',
      '/x/ is also the path of service',
      'a path of its own',
    ],
    [
      'two pages at one path',
      { content: { pages: [page('/towing'), page('/towing/')] } },
      'content.pages.1.path',
      "page '/towing' appears twice",
      'another page; the first is at 1',
    ],
    [
      'a page at the path of a route',
      { routes: { contact: '/reach-us' }, content: { pages: [page('/reach-us/')] } },
      'content.pages.0.path',
      '/reach-us/ is the path of routes.contact',
      'a path of its own',
    ],
    [
      'two offers of one id',
      { content: { offers: ['a', 'b', 'b'].map((id) => ({ id, name: id })) } },
      'content.offers.2.id',
      "offer id 'b' appears twice",
      'another offer id; the first is at 2',
    ],
    [
      'no dealership',
      { dealerships: [] },
      'dealerships',
      'the site has no dealership',
      'at least one dealership with a location',
    ],
    [
      'two dealerships of one id',
      { dealerships: [yard, { ...yard, slug: 'two-yard', locations: [] }] },
      'dealerships.1.id',
      "dealership id 'one' appears twice",
      'another dealership id; the first is at 1',
    ],
    [
      'two dealerships of one slug',
      { dealerships: [yard, { ...yard, id: 'two', locations: [] }] },
      'dealerships.1.slug',
      "dealership slug 'one-yard' appears twice",
      'another dealership slug; the first is at 1',
    ],
    [
      'a dealership whose search is that of a make',
      { dealerships: [{ ...yard, slug: 'kia' }] },
      'dealerships.0.slug',
      "/search/kia is the make Kia, so the dealership's search could never be opened",
      'a slug that no other search has, "bigsky-kia" in place of "kia"',
    ],
    [
      'two primary locations',
      { dealerships: [{ ...yard, locations: [here, there].map((each) => ({ ...each, primary: true })) }] },
      'dealerships.0.locations',
      '2 locations are primary',
      'one primary location per dealership',
    ],
    [
      'a distribution location that is none',
      { dealerships: [{ ...yard, locations: [{ ...here, distribution_locations: ['here', 'z'] }] }] },
      'dealerships.0.locations.0.distribution_locations.1',
      "there is no location 'z'",
      'one of here',
    ],
    [
      'a mandatory entry of the navigation hidden',
      { template: 'toyota', navigation: { hidden: ['Service'] } },
      'navigation.hidden.0',
      "'Service' is mandatory and cannot be removed",
      'an entry that is not mandatory',
    ],
    [
      'a facet twice',
      { search: { facets: ['A', 'B'].map((label) => ({ attribute: 'make', label, control: 'cards' })) } },
      'search.facets.1.attribute',
      "facet 'make' appears twice",
      'another facet; the first is at 1',
    ],
    [
      'bounds of prices that are equal',
      { search: { price_ranges: [10_000, 10_000] } },
      'search.price_ranges.1',
      '10000 does not exceed the value before it',
      'ascending values',
    ],
    [
      'a filter that ends too early',
      { search: { stock_filters: { expression: "make = 'Kia' AND" } } },
      'search.stock_filters.expression',
      'an attribute, NOT, EXISTS or ( is expected here, not the end (at character 17)',
      "a filter like body = 'SUV' AND NOT make IN ('Great Wall')",
    ],
    [
      'a price slider of one price',
      { search: { price_slider: { fixed_min: 50_000, fixed_max: 50_000 } } },
      'search.price_slider.fixed_min',
      '50000 is not below fixed_max 50000',
      'less than fixed_max',
    ],
    [
      'comparison rates upside down',
      { calculator: { comparison_rate_range: { min: 9, max: 8 } } },
      'calculator.comparison_rate_range.min',
      '9 is not below max 8',
      'less than max',
    ],
    [
      'a rate outside its slider',
      { calculator: { default_interest: 60 } },
      'calculator.default_interest',
      '60 is out of its range',
      '0.5 to 15',
    ],
    [
      'a lender that is none',
      { finance_provider: 'nobody' },
      'finance_provider',
      "finance.lenders has no 'nobody'",
      'a lender under finance.lenders',
    ],
    [
      'a host of search calls without its key',
      { search: { host: 'search.dealer.com.au' } },
      'search.key',
      'is missing, and the host of the search calls needs it',
      'the name of an environment variable, "env:FORECOURT_SITE_TEST_SITE__…"',
    ],
    [
      'a valuation service without its address',
      { integrations: { valuations: 'autograb' } },
      'integrations.valuations_url',
      "is missing, and integrations.valuations 'autograb' needs it",
      'the address of the service',
    ],
    [
      'a promotion that ends before it begins',
      { content: { promotions: [{ ...promotion, expiry: '2026-02-01T08:00' }] } },
      'content.promotions.0.expiry',
      '2026-02-01T08:00 is before 2026-02-01T09:00',
      'the start or later',
    ],
    [
      'an offer that ends before it begins',
      { content: { offers: [{ id: 'a', name: 'A', start: '2026-02-01', expiry: '2026-01-01' }] } },
      'content.offers.0.expiry',
      '2026-01-01 is before 2026-02-01',
      'the start or later',
    ],
    [
      'alternating Saturdays from a Friday',
      { locations: { fortnightly_saturday: { base_date: '2025-06-13' } } },
      'locations.fortnightly_saturday.base_date',
      '2025-06-13 is not a Saturday',
      'a Saturday',
    ],
    [
      'a manufacturer that the directory lacks',
      { manufacturer: { name: 'X', slug: 'nobody' } },
      'manufacturer.slug',
      "the manufacturer directory has no 'nobody'",
      'the slug of a make in the directory',
    ],
    [
      'a nameless model that the directory lacks',
      { content: { models: { overrides: ['ranger', 'nothing'].map((slug) => ({ make: 'Ford', slug })) } } },
      'content.models.overrides.1.slug',
      "the directory has no model 'nothing' of Ford",
      'the slug of a model in the directory, or a name for a new one',
    ],
    [
      'the secret of another site',
      { leads: { webhooks: [{ url: 'https://hooks.dealer.com.au/a', secret: 'env:FORECOURT_SITE_OTHER__KEY' }] } },
      'leads.webhooks.0.secret',
      'FORECOURT_SITE_OTHER__KEY is not a secret of this site; a site may name only its own',
      '"env:FORECOURT_SITE_TEST_SITE__KEY", with the secret in the environment variable FORECOURT_SITE_TEST_SITE__KEY',
    ],
    [
      'text with a variable that is none',
      { finance: { page_text: 'See {nothing}' } },
      'finance.page_text',
      '{nothing} is no variable',
      unknown,
    ],
  ])('TEN-02 %s', (_what, part, place, message, expected) => {
    const { template = 'classic' } = part as { readonly template?: keyof typeof templates }
    expect(faultsOf(part, template)).toEqual([[place, message, expected]])
  })

  test.each<[what: string, part: object]>([
    [
      'a page of the site in place of the service page',
      { routes: { service: '/w' }, content: { pages: [page('/w')] } },
    ],
    ['two posts', { content: { blog: [article, { ...article, slug: 'b' }] } }],
    ['an entry hidden that is not mandatory', { template: 'toyota', navigation: { hidden: ['Sell My Car'] } }],
    [
      'a promotion until the end of its first day',
      { content: { promotions: [{ ...promotion, expiry: '2026-02-01' }] } },
    ],
    ['a promotion of a moment', { content: { promotions: [{ ...promotion, expiry: promotion.start }] } }],
    ['ascending bounds', { search: { price_ranges: [10_000, 20_000] } }],
  ])('TEN-02 no fault is %s', (_what, part) => {
    const { template = 'classic' } = part as { readonly template?: keyof typeof templates }
    expect(faultsOf(part, template)).toEqual([])
  })

  test('CONTENT-10 each text of a page and of a post is read for variables', () => {
    const texts = { title: '{x}', intro: '{x}', summary: '{x}', body: '{x}' }
    const { intro: _intro, ...post } = texts
    const { summary: _summary, ...own } = texts
    const content = { pages: [page('/print', own)], blog: [{ ...article, ...post }] }
    expect(faultsOf({ content }).map(([place]) => place)).toEqual([
      ...['path', 'title', 'intro', 'body'].map((key) => `content.pages.0.${key}`),
      ...['title', 'summary', 'body'].map((key) => `content.blog.0.${key}`),
    ])
  })

  test('NAV-01 a navigation of the site’s own keeps every mandatory entry of the template', () => {
    const entry = (name: string) => ({ name, url: '/' })
    expect(faultsOf({ navigation: { header: [entry('Home')] } })).toEqual(
      ['Our Stock', 'Contact'].map((name) => [
        'navigation.header',
        `the mandatory entry '${name}' of the template is missing`,
        'every mandatory entry of the template',
      ]),
    )
    expect(faultsOf({ navigation: { header: ['Home', 'Our Stock', 'Contact'].map(entry) } })).toEqual([])
  })

  test.each([
    ['fuel', 'range', 'fuel has no range', /^another control, or one of km, price, (?!.*fuel)/],
    ['fuel', 'cards', 'fuel has no cards', /^another control; cards are for make$/],
    ['fuel', 'toggle', 'fuel is no yes or no', /^another control; toggle is for certified$/],
    ['km', 'checkbox', 'km has too many values for a list', /^range$/],
    ['km', 'dropdown', 'km has too many values for a list', /^range$/],
  ])('SRCH-14 a facet of %s as %s: %s', (attribute, control, message, expected) => {
    const [found, ...others] = faultsOf({ search: { facets: [{ attribute, label: 'A', control }] } })
    expect(others).toEqual([])
    expect(found).toEqual(['search.facets.0.control', message, expect.stringMatching(expected)])
  })
})
