import { describe, expect, test } from 'vitest'
import { facetAttributes } from '#search/facets.ts'
import { searchPresetNumbers } from './schema/facets.ts'
import { checkSearch } from './checks/check-search.ts'
import { searchPresets } from './search-presets.ts'
import { buildTestSite } from './test-site.ts'

describe('TEN-12 search filter presets', () => {
  test('TEN-12 each preset has a name, a meaning and facets with controls that fit', () => {
    for (const preset of searchPresetNumbers) {
      const { name, meaning, facets } = searchPresets[preset]
      expect(name).toMatch(/^[a-z]+$/)
      expect(meaning.length).toBeGreaterThan(5)
      expect(facets.length).toBeGreaterThan(0)
      expect(
        checkSearch(buildTestSite({ search: { preset } })).filter(({ place }) => place[1] === 'facets'),
        name,
      ).toEqual([])
    }
    expect(new Set(searchPresetNumbers.map((preset) => searchPresets[preset].name)).size).toBe(
      searchPresetNumbers.length,
    )
  })

  test('TEN-12 the price comes first, and a model never before its make', () => {
    for (const preset of searchPresetNumbers.filter((number) => number !== 6)) {
      const attributes = searchPresets[preset].facets.map(({ attribute }) => attribute)
      expect(attributes[0], searchPresets[preset].name).toBe('price')
      expect(attributes.indexOf('make')).toBeLessThan(attributes.includes('model') ? attributes.indexOf('model') : 99)
    }
  })

  test('TEN-12 the six facets of a small yard are all open', () => {
    expect(searchPresets[2].facets.map(({ open }) => open)).toEqual(Array.from({ length: 6 }, () => true))
  })

  test('SRCH-03 every facet attribute of the specification can be shown, the last preset shows all', () => {
    const specified = [
      'badge',
      'body',
      'car_type',
      'categories',
      'certified',
      'city',
      'colour',
      'created_at_timestamp',
      'dealership_name',
      'drive',
      'filtered_features',
      'fuel',
      'item_type',
      'km',
      'location_name',
      'make',
      'make_model',
      'model',
      'price',
      'price_range',
      'seats',
      'state',
      'status',
      'subscription_price',
      'tag',
      'transmission',
      'weekly_price_range',
      'year',
    ]
    expect(facetAttributes).toEqual(expect.arrayContaining(specified))
    expect(searchPresets[6].facets.map(({ attribute }) => attribute).toSorted()).toEqual(
      [...facetAttributes].toSorted(),
    )
  })
})

describe('TEN-12 the Toyota template', () => {
  test('TEN-12 sets what the specification says', () => {
    const site = buildTestSite({ template: 'toyota' })
    expect(site.search.preset).toBe(4)
    expect(site.search.facets).toEqual(searchPresets[4].facets)
    expect(site.buttons.style.reserve).toBe('success')
    expect(site.buttons.text.finance).toBe('Finance Enquiry')
    expect(site.search.certified_toggle_text).toBe('Only show Toyota Certified Vehicles')
    expect(site.content.models.new_label_prefix).toBe('New ')
    expect(site.routes.finance).toBe('/finance-enquiry')
    expect(site.content.models.accessories_on_parts_page).toBe(true)
    expect([site.header.search_bar, site.header.sidebar]).toEqual([true, false])
    expect(site.certified).toMatchObject({ enabled: true, make: 'Toyota' })
  })

  test('CONTENT-04 TEN-12 carries every row of the service-price table', () => {
    const { service_advantage: advantage } = buildTestSite({ template: 'toyota' }).content
    expect(advantage).toMatchObject({
      enabled: true,
      price: 250,
      years: 5,
      services: 5,
      every_months: 12,
      every_km: 15_000,
      range_km: 75_000,
    })
    expect(
      advantage.models.map(({ models, price, years, services, range_km }) => [
        models.join(', '),
        price,
        years,
        services,
        range_km,
      ]),
    ).toEqual([
      ['Coaster', 485, 3, 6, null],
      ['HiAce, Granvia, HiLux, Fortuner', 290, 3, null, null],
      ['Prado', 390, 5, 10, 100_000],
      ['LandCruiser 70', 525, null, null, null],
      ['LandCruiser 300, Tundra', 400, null, null, null],
      ['bZ4X', 180, null, null, null],
      ['Corolla', 245, null, null, null],
      ['Camry', 255, null, null, null],
      ['RAV4', 260, null, null, null],
      ['Kluger', 265, null, null, null],
      ['Yaris Cross, C-HR, Corolla Cross', 250, null, null, null],
    ])
  })
})
