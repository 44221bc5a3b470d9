import { describe, expect, test } from 'vitest'
import { checkSites } from './check-sites.ts'

const head = 'slug: a-site\ntemplate: classic\nname: A Site\n'
const dealership =
  'dealerships: [{ id: one, slug: one-yard, name: One, ' +
  'locations: [{ id: here, slug: here, name: Here, address: { state: QLD } }] }]\n'
/** Demonstrations need no receiver of leads; the line stands last, so that it moves no other. */
const errorsOf = (...texts: readonly string[]) => {
  const result = checkSites(
    texts.map((text, index) => ({ file: `${String(index + 1)}.yaml`, text: `${text}demo: true\n` })),
  )
  return result.ok ? [] : result.errors.map(({ file, path, line, message }) => [file, path, line, message])
}
const faultOf = (more: string, template = 'classic') =>
  errorsOf(`slug: a-site\ntemplate: ${template}\nname: A Site\n${/^dealerships:/m.test(more) ? '' : dealership}${more}`)

describe('TEN-02 files together', () => {
  test('TEN-02 right files give their sites', () => {
    const result = checkSites([{ file: '1.yaml', text: `${head}${dealership}demo: true\n` }])
    expect(result).toMatchObject({
      ok: true,
      sites: [{ file: '1.yaml', site: { slug: 'a-site', dealerships: [{ id: 'one' }] } }],
    })
  })

  test('TEN-02 one bad file and nothing is given at all', () => {
    expect(errorsOf(`${head}${dealership}`, 'slug: b\ntemplate: classic\n')).toEqual([
      ['2.yaml', 'name', 1, 'is missing'],
    ])
  })

  test('TEN-01 TEN-07 a host, a slug and an id belong to one site', () => {
    const one = `${head}${dealership}hosts: [a.example, b.example]\n`
    const two = `slug: b-site\ntemplate: classic\nname: B\n${dealership}hosts: [c.example, b.example]\n`
    expect(errorsOf(one, two)).toEqual([['2.yaml', 'hosts[1]', 5, "host 'b.example' belongs to 1.yaml"]])
    expect(errorsOf(one, one).map(([, path]) => path)).toEqual(['slug', 'id', 'slug', 'hosts[0]', 'hosts[1]'])
    expect(errorsOf(`${head}${dealership}hosts: [a.example, a.example]\n`)).toEqual([
      ['1.yaml', 'hosts[1]', 5, "host 'a.example' belongs to this site already"],
    ])
    expect(
      errorsOf(one, `slug: b-site\ntemplate: classic\nname: B\n${dealership}hosts: [a-site.localhost]\n`),
    ).toMatchObject([['2.yaml', 'hosts[0]', 5, expect.any(String)]])
  })
})

describe('TEN-02 values that are wrong together', () => {
  test.each(['kia', 'land-rover', 'suv', 'people-mover', 'used-cars', 'new-used-and-demo-cars', 'accessories'])(
    'SRCH-02 TEN-02 a dealership slug that hides behind another path is refused: %s',
    (slug) => {
      expect(faultOf(`dealerships:\n  - id: one\n    slug: ${slug}\n    name: One\n`)).toMatchObject([
        ['1.yaml', 'dealerships[0].slug', 6, expect.stringContaining('could never be opened')],
      ])
    },
  )

  test('SRCH-02 an ordinary dealership slug is taken', () => {
    expect(faultOf('dealerships: [{ id: one, slug: bigsky-kia, name: One }]\n')).toEqual([])
  })

  test.each([
    ['no dealership', 'dealerships: []\n', 'dealerships'],
    [
      'a dealership id twice',
      'dealerships: [{ id: x, slug: x1, name: A }, { id: x, slug: x2, name: B }]\n',
      'dealerships[1].id',
    ],
    [
      'a dealership slug twice',
      'dealerships: [{ id: x1, slug: x, name: A }, { id: x2, slug: x, name: B }]\n',
      'dealerships[1].slug',
    ],
    [
      'a location id twice',
      'dealerships: [{ id: x, slug: x, name: A, locations: [' +
        '{ id: l, slug: l, name: L, primary: true, address: { state: WA } }, ' +
        '{ id: l, slug: m, name: M, address: { state: WA } }] }]\n',
      'dealerships[0].locations[1].id',
    ],
    [
      'two primary locations',
      'dealerships: [{ id: x, slug: x, name: A, locations: [' +
        '{ id: l, slug: l, name: L, primary: true, address: { state: WA } }, ' +
        '{ id: m, slug: m, name: M, primary: true, address: { state: WA } }] }]\n',
      'dealerships[0].locations',
    ],
    [
      'a distribution location that is none',
      'dealerships: [{ id: x, slug: x, name: A, locations: [' +
        '{ id: l, slug: l, name: L, address: { state: WA }, distribution_locations: [z] }] }]\n',
      'dealerships[0].locations[0].distribution_locations[0]',
    ],
    [
      'a weekday twice',
      "opening_hours: [{ weekday: 1, open: '09:00', close: '17:00' }, { weekday: 1, status: Closed }]\n",
      'opening_hours[1].weekday',
    ],
    ['an open day without hours', 'opening_hours: [{ weekday: 1 }]\n', 'opening_hours[0]'],
    [
      'a special day for a location that is none',
      "special_hours: [{ date: '2026-12-25', location_id: nowhere }]\n",
      'special_hours[0].location_id',
    ],
    [
      'an open special day without hours',
      "special_hours: [{ date: '2026-12-25', status: Open }]\n",
      'special_hours[0]',
    ],
    ['routes that collide', 'routes: { service: /same, parts: /same/ }\n', 'routes.parts'],
    ['a route on a page of the platform', 'routes: { contact: /careers }\n', 'routes.contact'],
    [
      'a page on a route',
      'content: { pages: [{ path: /money, title: X }] }\nroutes: { finance: /money }\n',
      'content.pages[0].path',
    ],
    [
      'a page twice',
      'content: { pages: [{ path: /a, title: X }, { path: /a/, title: Y }] }\n',
      'content.pages[1].path',
    ],
    ['an offer twice', 'content: { offers: [{ id: o, name: A }, { id: o, name: B }] }\n', 'content.offers[1].id'],
    [
      'a facet twice',
      'search: { facets: [{ attribute: fuel, label: A }, { attribute: fuel, label: B }] }\n',
      'search.facets[1].attribute',
    ],
    [
      'a slider on words',
      'search: { facets: [{ attribute: fuel, label: A, control: range }] }\n',
      'search.facets[0].control',
    ],
    [
      'cards for a colour',
      'search: { facets: [{ attribute: colour, label: A, control: cards }] }\n',
      'search.facets[0].control',
    ],
    ['bounds that do not ascend', 'search: { price_ranges: [5000, 5000] }\n', 'search.price_ranges[1]'],
    [
      'a dealership filter that names none',
      'search: { stock_filters: { dealerships: [other] } }\n',
      'search.stock_filters.dealerships[0]',
    ],
    [
      'a filter expression that cannot be read',
      'search: { stock_filters: { expression: "make = " } }\n',
      'search.stock_filters.expression',
    ],
    [
      'a filter on an attribute that is none',
      `search: { stock_filters: { expression: "maker = 'Kia'" } }\n`,
      'search.stock_filters.expression',
    ],
    [
      'a slider upside down',
      'search: { price_slider: { fixed_min: 9000, fixed_max: 8000 } }\n',
      'search.price_slider.fixed_min',
    ],
    ['a default rate out of its range', 'calculator: { default_interest: 20 }\n', 'calculator.default_interest'],
    ['a lender that is none', 'finance_provider: nobody\n', 'finance_provider'],
    [
      'a processor without its key',
      "checkout: { enabled: true, processor: stripe, webhook_secret: 'env:FORECOURT_SITE_A_SITE__HOOK' }\n",
      'checkout.processor_key',
    ],
    ['a secret of the platform', "finance: { quote: { key: 'env:METRICS_TOKEN' } }\n", 'finance.quote.key'],
    [
      'a secret of another site',
      "checkout: { webhook_secret: 'env:FORECOURT_SITE_OTHER__HOOK' }\n",
      'checkout.webhook_secret',
    ],
    [
      'a quote service on this machine',
      "finance: { quote: { enabled: true, provider: http, url: 'https://127.0.0.1/quote' } }\n",
      'finance.quote.url',
    ],
    [
      'a quote service on an odd port',
      "finance: { quote: { enabled: true, provider: http, url: 'https://quotes.example:9200/' } }\n",
      'finance.quote.url',
    ],
    [
      'a base date that is not a Saturday',
      "locations: { fortnightly_saturday: { base_date: '2025-06-15' } }\n",
      'locations.fortnightly_saturday.base_date',
    ],
    [
      'a promotion that ends before it starts',
      "content: { promotions: [{ id: p, title: P, start: '2026-02-02', expiry: '2026-02-01' }] }\n",
      'content.promotions[0].expiry',
    ],
    ['a manufacturer that the directory lacks', 'manufacturer: { name: Nobody, slug: nobody }\n', 'manufacturer.slug'],
    [
      'a model that the directory lacks',
      'content: { models: { overrides: [{ make: Toyota, slug: nothing }] } }\n',
      'content.models.overrides[0].slug',
    ],
    ['an override of an entry that is none', 'navigation: { hidden: [Nowhere] }\n', 'navigation.hidden[0]'],
    ['a mandatory entry taken away', 'navigation: { hidden: [Contact] }\n', 'navigation.hidden[0]'],
  ])('TEN-02 %s is refused', (_what, more, path) => {
    expect(faultOf(more).map(([, at]) => at)).toEqual([path])
  })

  test('NAV-01 a header of the site keeps the mandatory entries of its template', () => {
    const result = faultOf('navigation: { header: [{ name: Home, url: / }, { name: Fleet, url: /fleet }] }\n', 'toyota')
    expect(result.every(([, path]) => path === 'navigation.header')).toBe(true)
    expect(result.map(([, , , message]) => message)).toContain(
      "the mandatory entry 'Contact' of the template is missing",
    )
    expect(result.some(([, , , message]) => String(message).includes("'Fleet'"))).toBe(false)
  })

  test('TEN-02 a fault that a template brings has no line in the file', () => {
    expect(faultOf('routes: { service: /parts-and-accessories }\n', 'toyota')).toMatchObject([
      ['1.yaml', 'routes.parts', 5, expect.any(String)],
      ['1.yaml', 'routes.service', 5, expect.stringContaining('a page of the platform')],
    ])
    expect(faultOf('hosts: []\n').length).toBe(0)
  })
})

describe('TEN-02 warnings of a file that the schema refuses', () => {
  const warningsOf = (text: string): readonly string[] => {
    const result = checkSites([{ file: '1.yaml', text }])
    expect(result.ok).toBe(false)
    return result.ok ? [] : result.warnings.map(({ path }) => path)
  }

  test('TEN-02 are told beside its errors, but for the refused settings', () => {
    const ticked = `${head}${dealership}forms: { opt_in_default: true }\ndemo: true\n`
    expect(warningsOf(`${ticked}search: { page_size: 0 }\n`)).toContain('forms.opt_in_default')
    expect(warningsOf(`${ticked}colour_scheme: red\n`)).toContain('forms.opt_in_default')
    expect(warningsOf(ticked.replace('name: A Site\n', ''))).toContain('forms.opt_in_default')
    expect(warningsOf(ticked.replace('name: One, ', ''))).toContain('forms.opt_in_default')
    expect(warningsOf(ticked.replace('opt_in_default: true', 'opt_in_default: perhaps'))).not.toContain(
      'forms.opt_in_default',
    )
    expect(warningsOf(ticked.replace('classic', 'unknown'))).toEqual([])
  })
})
