import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listModels } from './directory/directory.ts'
import { findSiteModel, isModelPicture, listSiteMakes, listSiteModels, stockPathOf } from './site-models.ts'
import { buildTestSite, type DocumentPart } from './test-site.ts'

const ford: DocumentPart = { template: 'brand', manufacturer: { name: 'Ford', slug: 'ford' } }
const twoMakes: DocumentPart = {
  ...ford,
  dealership_websites: [{ make: 'Ford' }, { make: 'GWM', url: 'https://gwm.dealer.com.au/' }],
}
type Override = NonNullable<NonNullable<NonNullable<DocumentPart['content']>['models']>['overrides']>[number]
const withOverrides = (...overrides: Override[]) =>
  buildTestSite({ ...ford, content: { models: { enabled: true, overrides } } })

describe('the models of a site', () => {
  test('CONTENT-09 a site without the switch, or without a make, has none', () => {
    expect(listSiteModels(buildTestSite({ ...ford, content: { models: { enabled: false } } }))).toEqual([])
    expect(listSiteModels(buildTestSite({ template: 'brand' }))).toEqual([])
  })

  test('TEN-10 its makes are the manufacturer and those of the web sites, once each', () => {
    expect(listSiteMakes(buildTestSite(twoMakes)).map(({ slug }) => slug)).toEqual(['ford', 'gwm'])
    expect(listSiteMakes(buildTestSite({ template: 'brand' }))).toEqual([])
    const pages = listSiteModels(buildTestSite(twoMakes)).map(({ page }) => page)
    expect(pages).toHaveLength(listModels('ford').length + listModels('gwm').length)
    expect(new Set(pages).size).toBe(pages.length)
  })

  test('TEN-10 the slug of the manufacturer decides, not its name', () => {
    const site = buildTestSite({ template: 'brand', manufacturer: { name: 'Ford of Town', slug: 'ford' } })
    expect(findSiteModel(site, 'ranger')?.make.name).toBe('Ford')
  })

  test('TEN-10 an override changes what it names and keeps the rest', () => {
    const site = withOverrides(
      { make: 'Ford', slug: 'ranger', accessories_count: 61, image: '/logos/ranger.svg' },
      { make: 'Ford', slug: 'everest', hidden: true },
      { make: 'Ford', slug: 'mustang', status: 'coming_soon', override_url: '{routes.contact}' },
      { make: 'Kia', slug: 'ranger', accessories_count: 1 },
    )
    expect(findSiteModel(site, 'ranger')).toMatchObject({
      name: 'Ranger',
      accessoriesCount: 61,
      picture: '/logos/ranger.svg',
      secondPicture: null,
      body: 'ute',
    })
    expect(findSiteModel(site, 'everest')).toBeNull()
    expect(findSiteModel(site, 'mustang')).toMatchObject({
      status: 'coming_soon',
      categories: ['GR & performance', 'Upcoming'],
      exploreUrl: '/contact',
    })
  })

  test('TEN-10 a model that the directory lacks has its name, and accessories by its body', () => {
    const site = withOverrides(
      { make: 'Ford', slug: 'bronco', name: 'Bronco', body: 'suv' },
      { make: 'Ford', slug: 'maverick', name: 'Maverick' },
    )
    expect(findSiteModel(site, 'bronco')?.accessories.map(({ id }) => id)).toContain('snorkel')
    expect(findSiteModel(site, 'maverick')).toMatchObject({
      body: null,
      picture: null,
      accessories: [],
      categories: [],
    })
  })

  test('TEN-10 what an override leaves open stays as it is, also for a model that the directory lacks', () => {
    const site = withOverrides(
      { make: 'Ford', slug: 'ranger', name: 'Our Ranger' },
      { make: 'Ford', slug: 'bronco', name: 'Bronco', body: 'suv' },
      { make: 'Ford', slug: 'maverick', name: 'Maverick', body: 'ute', status: 'coming_soon', accessories_count: 3 },
    )
    const own = listModels('ford').find(({ slug }) => slug === 'ranger')
    expect(findSiteModel(site, 'ranger')).toMatchObject({
      name: 'Our Ranger',
      picture: own?.image.url,
      secondPicture: own?.cloudfront_new_image_url,
      status: 'current',
      accessoriesCount: own?.accessories_count,
      exploreUrl: null,
    })
    const bronco = findSiteModel(site, 'bronco')
    expect(bronco).toMatchObject({ status: 'current', discontinued: false, secondPicture: null, categories: [] })
    expect(bronco?.accessoriesCount).toBe(bronco?.accessories.length)
    expect(bronco?.accessories.map(({ id }) => id)).not.toContain('wall-charger')
    expect(findSiteModel(site, 'maverick')).toMatchObject({
      status: 'coming_soon',
      categories: ['Upcoming'],
      accessoriesCount: 3,
    })
  })

  test('TEN-10 an override is a model of its own only with a name, and only where the directory has none', () => {
    const site = withOverrides(
      { make: 'Ford', slug: 'ranger', name: 'Ranger' },
      { make: 'Ford', slug: 'bronco' },
      { make: 'Ford', slug: 'maverick', name: 'Maverick', hidden: true },
    )
    expect(listSiteModels(site).map(({ page }) => page)).toEqual(listModels('ford').map(({ slug }) => slug))
  })

  test('NAV-03 a model that has arrived stands under its own heading, and under Upcoming no more', () => {
    const upcoming = listModels('toyota').find(({ status }) => status === 'coming_soon')
    const of = (overrides: Override[]) => {
      const site = buildTestSite({ template: 'toyota', content: { models: { enabled: true, overrides } } })
      return findSiteModel(site, upcoming?.slug ?? '')?.categories
    }
    expect(of([])).toContain('Upcoming')
    expect(of([{ make: 'Toyota', slug: upcoming?.slug ?? '', status: 'current' }])).not.toContain('Upcoming')
  })

  test('NAV-03 a discontinued model stands under that heading alone, whatever its status', () => {
    const site = buildTestSite({ template: 'toyota' })
    expect(findSiteModel(site, 'prius')).toMatchObject({
      categories: ['Discontinued'],
      discontinued: true,
      status: 'current',
    })
  })

  test('CONTENT-09 a model that shares the name of its stock says so, and one under another name does not', () => {
    const site = buildTestSite(ford)
    expect(findSiteModel(site, 'ranger-phev')).toMatchObject({ stockName: 'Ranger', sharesStock: true })
    expect(findSiteModel(site, 'ranger')?.sharesStock).toBe(false)
    const toyota = findSiteModel(buildTestSite({ template: 'toyota' }), 'landcruiser-300')
    expect(toyota?.sharesStock).toBe(false)
    const other = buildTestSite({
      template: 'toyota',
      dealership_websites: [{ make: 'Ford' }],
      content: { models: { enabled: true, overrides: [{ make: 'Ford', slug: 'x', name: 'LandCruiser' }] } },
    })
    expect(findSiteModel(other, 'landcruiser-300')?.sharesStock).toBe(false)
    expect(toyota === null ? null : stockPathOf(toyota)).toBe('/search/toyota/landcruiser')
  })

  test('TEN-07 TEN-10 the pictures of its own models are the site’s, and no others', () => {
    const site = buildTestSite(ford)
    const picture = findSiteModel(site, 'ranger')?.picture ?? ''
    expect(isModelPicture(site, picture)).toBe(true)
    expect(isModelPicture(site, picture.replace('/front-quarter', '/wheel'))).toBe(false)
    expect(isModelPicture(buildTestSite({ template: 'toyota' }), picture)).toBe(false)
    expect(isModelPicture(buildTestSite(), picture)).toBe(false)
  })

  test('CONTENT-09 whatever the overrides, pages are unique, found by their segment, and plain', () => {
    const slug = fc.constantFrom('ranger', 'everest', 'gwm-cannon', 'cannon', 'ford-cannon', 'x')
    const override = fc.record({
      make: fc.constantFrom('Ford', 'GWM'),
      slug,
      name: fc.constantFrom('One', 'Two'),
      hidden: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.uniqueArray(override, { maxLength: 8, selector: (one) => one.make + one.slug }), (overrides) => {
        const site = buildTestSite({ ...twoMakes, content: { models: { enabled: true, overrides } } })
        const models = listSiteModels(site)
        expect(new Set(models.map(({ page }) => page)).size).toBe(models.length)
        for (const model of models) {
          expect(findSiteModel(site, model.page)).toBe(model)
          expect(model.page).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
        }
      }),
      { numRuns: 60 },
    )
  })

  test.each(['', '/', 'Ranger', '__proto__', 'constructor', '..', 'ranger/../x', 'r'.repeat(20_000)])(
    'API-04 %j is no model',
    (page) => {
      expect(findSiteModel(buildTestSite(ford), page)).toBeNull()
    },
  )
})
