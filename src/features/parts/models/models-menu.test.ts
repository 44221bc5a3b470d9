import { describe, expect, test } from 'vitest'
import { buildTestSite } from '#site/test-site.ts'
import { findModelGroup, groupByBody, listModelCategories } from './model-groups.ts'
import { buildModelsMenu } from './models-menu.ts'
import { listSiteModels } from '#site/site-models.ts'

const toyota = buildTestSite({ template: 'toyota' })
const ford = buildTestSite({ template: 'brand', manufacturer: { name: 'Ford', slug: 'ford' } })

const modelOf = (site: typeof toyota, explore: string) =>
  buildModelsMenu(site).models.find((model) => model.explore === explore)

describe('NAV-03 the models menu', () => {
  test('NAV-03 the headings stand in the order of the specification', () => {
    expect(buildModelsMenu(toyota).categories.map(({ label }) => label)).toEqual([
      'Cars',
      'Hatch & sedans',
      'SUVs & 4WDs',
      'Utes & Vans',
      'GR & performance',
      'Electrified',
      'Upcoming',
      'Discontinued',
    ])
  })

  test('NAV-03 the name of one maker’s sports models is no heading of another', () => {
    expect(buildModelsMenu(ford).categories.map(({ label }) => label)).toContain('Performance')
  })

  test('NAV-03 each model has Explore and Our Stock, and one that is coming has no Our Stock', () => {
    for (const site of [toyota, ford])
      for (const { explore, stock, status } of buildModelsMenu(site).models) {
        expect(explore).toMatch(/^\/models\/[a-z0-9-]+$/)
        expect([explore, stock === null]).toEqual([explore, status === 'Upcoming'])
      }
    expect(modelOf(toyota, '/models/landcruiser-300')?.stock).toBe('/search/toyota/landcruiser')
  })

  test('NAV-03 TEN-12 coming_soon is Upcoming and any other All-New, and the prefix is for what is sold new', () => {
    expect(modelOf(toyota, '/models/hilux')).toMatchObject({ label: 'New HiLux', status: 'All-New' })
    expect(modelOf(toyota, '/models/hilux-bev')).toMatchObject({ label: 'HiLux BEV', status: 'Upcoming', stock: null })
    expect(modelOf(toyota, '/models/rukus')).toMatchObject({ label: 'Rukus', status: 'Discontinued' })
  })

  test('NAV-03 TEN-10 Explore follows the address that a site gives, and the configured path of the models', () => {
    const models = { enabled: true, overrides: [{ make: 'Toyota', slug: 'hilux', override_url: '/contact' }] }
    const site = buildTestSite({ template: 'toyota', routes: { models: '/range' }, content: { models } })
    expect(modelOf(site, '/contact')?.label).toBe('New HiLux')
    expect(modelOf(site, '/range/camry')?.label).toBe('New Camry')
  })

  test('NAV-03 every model stands under a heading, each place names a model, and none comes twice', () => {
    const { models, categories } = buildModelsMenu(toyota)
    const places = categories.flatMap(({ of }) => of)
    expect(new Set(places)).toEqual(new Set(models.keys()))
    expect(models).toHaveLength(listSiteModels(toyota).length)
    for (const { of } of categories) expect(new Set(of).size).toBe(of.length)
  })

  test('NAV-03 a site without model pages has an empty menu', () => {
    expect(buildModelsMenu(buildTestSite())).toEqual({ models: [], categories: [], opensWith: '' })
  })

  test.each([
    ['Toyota', toyota],
    ['Ford', ford],
  ])('NAV-03 the menu of %s opens with models that are sold new', (_make, site) => {
    const { models, categories, opensWith } = buildModelsMenu(site)
    const opened = categories.find(({ href }) => href === opensWith)?.of.map((place) => models[place]?.status) ?? []
    expect(opened.filter((status) => status === 'All-New').length).toBeGreaterThan(opened.length / 2)
  })

  test('NAV-03 the answer for a large range stays small', () => {
    expect(JSON.stringify(buildModelsMenu(toyota)).length).toBeLessThan(10_000)
  })
})

describe('CONTENT-09 parts of the range', () => {
  test.each([
    ['suv', 'SUVs'],
    ['SUV', 'SUVs'],
    ['hatch', 'Hatches'],
    ['peopleMover', null],
    ['utes-vans', 'Utes & Vans'],
    ['Utes & Vans', 'Utes & Vans'],
    ['discontinued', 'Discontinued'],
    ['', null],
    ['x', null],
    ['__proto__', null],
    ['caravan', null],
    ['u'.repeat(5_000), null],
  ])('CONTENT-09 body=%j shows %s', (asked, label) => {
    expect(findModelGroup(toyota, asked)?.label ?? null).toBe(label)
  })

  test('CONTENT-09 the address of every heading leads to its models', () => {
    for (const { key, models } of listModelCategories(toyota))
      expect(findModelGroup(toyota, key)?.models).toEqual(models)
  })

  test('CONTENT-09 by body each model stands once, and the discontinued ones stand apart', () => {
    const all = listSiteModels(toyota)
    const groups = groupByBody(all)
    expect(groups.flatMap(({ models }) => models)).toHaveLength(all.length)
    expect(groups.at(-1)?.key).toBe('discontinued')
    for (const { key, models } of groups.slice(0, -1))
      for (const { discontinued } of models) expect([key, discontinued]).toEqual([key, false])
  })
})
