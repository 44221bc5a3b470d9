import { describe, expect, test } from 'vitest'
import { resolveNavigation } from './resolve-navigation.ts'
import { buildTestSite, type DocumentPart } from './test-site.ts'

const toyota = (part: DocumentPart = {}) =>
  resolveNavigation(
    buildTestSite({ template: 'toyota', base_domain: 'dealer-pages.example', base_domain_prefix: 'harbour', ...part }),
  )
const names = (links: readonly { readonly name: string }[]) => links.map(({ name }) => name)
const entry = (navigation: ReturnType<typeof toyota>, name: string) =>
  navigation.header.find((item) => item.name === name)

describe('NAV-01 header of the Toyota template', () => {
  test('NAV-01 has every entry in order, with its target', () => {
    expect(toyota().header.map(({ name, href }) => [name, href])).toEqual([
      ['Home', '/'],
      ['New Vehicles', 'https://harbour.dealer-pages.example/new-vehicles'],
      ['Pre-Owned Vehicles', '/pre-owned'],
      ['Special Offers', '/special-offers'],
      ['Service', '/service'],
      ['Parts & Accessories', '/parts-and-accessories'],
      ['Finance & Insurance', '/finance-enquiry'],
      ['Fleet', '/fleet'],
      ['Personalise', 'https://harbour.dealer-pages.example/personalise'],
      ['Discover', '/about-us'],
      ['Contact', '/contact'],
    ])
  })

  test('NAV-01 each dropdown has its links in order', () => {
    const navigation = toyota()
    const paths = (name: string) =>
      entry(navigation, name)?.dropdown.map(({ href }) =>
        href.replace('https://harbour.dealer-pages.example', 'external:'),
      )
    expect(paths('Pre-Owned Vehicles')).toEqual([
      '/pre-owned',
      'external:/demo-vehicles',
      '/pre-owned?certified=true',
      '/pages/about-toyota-certified-pre-owned',
      'external:/sell-my-car',
    ])
    expect(paths('Special Offers')).toEqual(['/special-offers', 'external:/local-offers'])
    expect(paths('Service')).toEqual([
      'external:/book-a-service',
      '/enquiries/service-enquiry',
      '/pages/toyota-recalls',
      '/pages/toyota-express-maintenance',
    ])
    expect(paths('Parts & Accessories')).toEqual([
      '/parts-and-accessories',
      '/pages/toyota-genuine-parts-accessories',
      'external:/accessorise',
      '/enquiries/parts-enquiry',
    ])
    expect(names(entry(navigation, 'Finance & Insurance')?.dropdown ?? [])).toEqual([
      'Car Finance',
      'Personalised Repayments Calculator',
      'Full-Service Lease',
      'Used Car Finance',
      'Car Insurance Quote',
      'Toyota Access Loan',
      'Finance for Farmers',
    ])
    expect(paths('Fleet')).toEqual(['/fleet', '/enquiries/fleet-enquiry'])
    expect(paths('Discover')).toEqual([
      'external:/kinto',
      '/pages/mytoyota-connect',
      '/pages/toyota-connected',
      '/pages/toyota-safety-sense',
      '/pages/toyota-hybrids',
      '/careers',
    ])
    expect(paths('Contact')).toEqual([
      '/contact',
      '/contact',
      '/enquiries/general-enquiry',
      '/about-us',
      '/pages/complaint-handling-process',
      '/enquiries/feedback',
    ])
    expect(entry(navigation, 'New Vehicles')?.dynamicDropdown).toBe('models')
    expect(navigation.header.filter(({ rightAligned }) => rightAligned).map(({ name }) => name)).toEqual([
      'Discover',
      'Contact',
    ])
  })

  test('NAV-01 without a base domain external links are left out, and Book a Service falls back', () => {
    const navigation = resolveNavigation(buildTestSite({ template: 'toyota' }))
    expect(names(navigation.header)).not.toContain('Personalise')
    expect(JSON.stringify(navigation)).not.toContain('base_domain')
    expect(
      navigation.header
        .flatMap(({ href, dropdown }) => [href, ...dropdown.map((link) => link.href)])
        .filter((href) => href.startsWith('http')),
    ).toEqual([])
    expect(entry(navigation, 'Service')?.dropdown[0]).toMatchObject({
      name: 'Book a Service',
      href: '/genuine-service',
    })
  })

  test('NAV-01 the sub-domain is the slug where none is named', () => {
    expect(entry(toyota({ base_domain_prefix: null }), 'Personalise')?.href).toBe(
      'https://test-site.dealer-pages.example/personalise',
    )
  })

  test('NAV-01 an optional entry may be removed, a mandatory one stays', () => {
    const navigation = toyota({
      navigation: { hidden: ['KINTO Rental', 'Sell My Car', 'Toyota Express Maintenance', 'Service', 'Careers'] },
    })
    const all = navigation.header.flatMap(({ name, dropdown }) => [name, ...names(dropdown)])
    expect(all).not.toContain('KINTO Rental')
    expect(all).not.toContain('Sell My Car')
    expect(all).not.toContain('Toyota Express Maintenance')
    expect(all).toContain('Service')
    expect(all).toContain('Careers')
  })

  test('NAV-04 the footer has its columns and legal links', () => {
    const { footer, footerLinks } = toyota()
    expect(footer.map(({ name, links }) => [name, links.length])).toEqual([
      ['Pre-Owned', 5],
      ['Service', 4],
      ['Contact', 2],
    ])
    expect(footer[0]?.links.map(({ href }) => href)).toEqual([
      '/pre-owned',
      '/search/demo-cars',
      '/trade-in',
      '/contact',
      '/pre-owned?certified=true',
    ])
    expect(footerLinks.map(({ href }) => href)).toEqual([
      '/sitemap.xml',
      '/privacy-policy',
      '/terms-and-conditions',
      '/pages/complaint-handling-process',
    ])
  })

  test('NAV-09 a dealership changes the navigation on its own pages only', () => {
    const site = buildTestSite({
      navigation: { replaced: [{ name: 'Finance', url: '/car-finance' }] },
      dealerships: [
        {
          id: 'd',
          slug: 'd',
          name: 'D',
          navigation: {
            hidden: ['Sell Your Car'],
            replaced: [{ name: 'Finance', url: '/apply-for-finance' }],
            extra: [{ name: 'Visit Us', url: '/pages/visit-us' }],
          },
        },
      ],
    })
    const general = resolveNavigation(site)
    const own = resolveNavigation(site, 'd')
    expect(general.header.find(({ name }) => name === 'Finance')?.href).toBe('/car-finance')
    expect(own.header.find(({ name }) => name === 'Finance')?.href).toBe('/apply-for-finance')
    expect([names(general.header).includes('Sell Your Car'), names(own.header).includes('Sell Your Car')]).toEqual([
      true,
      false,
    ])
    expect(names(own.header).at(-1)).toBe('Visit Us')
    expect(names(general.header)).not.toContain('Visit Us')
  })

  test('NAV-09 a dealership is meant by its id or by its slug', () => {
    const navigation = { extra: [{ name: 'Visit Us', url: '/pages/visit-us' }] }
    const site = buildTestSite({
      dealerships: [
        { id: 'first', slug: 'first-yard', name: 'First' },
        { id: 'second', slug: 'second-yard', name: 'Second', navigation },
      ],
    })
    const has = (dealership: string | null) => names(resolveNavigation(site, dealership).header).includes('Visit Us')
    expect(['second', 'second-yard', 'first', 'first-yard', 'other', null].map(has)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })

  test.each([
    [true, { name: 'Cars', href: '/models', external: false }],
    [false, undefined],
  ])('NAV-01 NAV-03 without a base domain and with model pages %j, the menu of models is %j', (enabled, expected) => {
    const site = buildTestSite({
      content: { models: { enabled } },
      navigation: { extra: [{ name: 'Cars', url: '{base_domain}/cars', dynamicDropdown: 'models' }] },
    })
    const found = resolveNavigation(site).header.find(({ name }) => name === 'Cars')
    if (expected === undefined) expect(found).toBeUndefined()
    else expect(found).toMatchObject({ ...expected, dynamicDropdown: 'models' })
  })

  test('NAV-01 NAV-04 a link away is marked, and a column of the footer without links is left out', () => {
    const link = (name: string, url: string) => ({ name, url })
    const { footer } = resolveNavigation(
      buildTestSite({
        navigation: {
          footer: [
            { name: 'Gone', items: [link('Away', '{base_domain}/away')] },
            { name: 'Kept', items: [link('Maker', 'https://maker.example/a'), link('Print', '/print')] },
          ],
        },
      }),
    )
    expect(footer).toMatchObject([{ name: 'Kept', links: [{ external: true }, { external: false }] }])
  })
})
