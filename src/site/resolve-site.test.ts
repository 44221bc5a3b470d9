import { describe, expect, test } from 'vitest'
import { platformDefaults } from './defaults.ts'
import { originOf } from './origins.ts'
import { resolveSite } from './resolve-site.ts'
import { searchPresets } from './search-presets.ts'
import { templates } from './templates/templates.ts'
import { buildTestSite, resolveTestSite } from './test-site.ts'

const hours = [{ weekday: 1, status: 'Open' as const, open: '09:00', close: '17:00' }]

describe('TEN-02 layers', () => {
  test('TEN-02 the site overrides its template, the template the defaults, and origins tell which', () => {
    const { site, origins } = resolveTestSite({
      template: 'toyota',
      search: { page_size: 12 },
      buttons: { text: { call: 'Ring' } },
    })
    expect([site.search.page_size, site.search.preset, site.search.sold_window_days]).toEqual([12, 4, 3])
    expect(site.buttons.text).toMatchObject({ call: 'Ring', finance: 'Finance Enquiry', explore: 'Explore Vehicle' })
    expect(
      ['search.page_size', 'search.preset', 'search.sold_window_days', 'buttons.text.call', 'buttons.text.finance'].map(
        (path) => originOf(origins, path),
      ),
    ).toEqual(['site', 'template:toyota', 'default', 'site', 'template:toyota'])
  })

  test('TEN-02 an origin is known inside lists too, and for nothing that is not there', () => {
    const { origins } = resolveTestSite({ dealerships: [{ id: 'a', slug: 'a', name: 'A' }] })
    expect(originOf(origins, 'dealerships[0].name')).toBe('site')
    expect(originOf(origins, 'hosts[3]')).toBe('default')
    expect(originOf(origins, 'no.such')).toBeNull()
  })

  test('TEN-02 the document of another template is a programming error', () => {
    expect(() => resolveSite(platformDefaults, templates.group, { slug: 'a', name: 'A', template: 'classic' })).toThrow(
      'is of template classic, not group',
    )
  })

  test('TEN-02 a document that was never checked does not become a site', () => {
    expect(() =>
      resolveSite(platformDefaults, templates.classic, {
        slug: 'a',
        name: 'A',
        template: 'classic',
        search: { page_size: 0 },
      }),
    ).toThrow('page_size')
  })

  test('TEN-02 a resolved site cannot be changed', () => {
    const site = buildTestSite()
    expect(() => Object.assign(site.search, { page_size: 1 })).toThrow(TypeError)
    expect(Object.isFrozen(site.search.price_ranges)).toBe(true)
    expect(buildTestSite({ hosts: ['a.example'] }).search.page_size).toBe(21)
  })

  test('TEN-09 ids, dealerships of locations, licences and hours that stand once are filled in', () => {
    const site = buildTestSite({
      opening_hours: hours,
      dealerships: [
        {
          id: 'd1',
          slug: 'd-one',
          name: 'D',
          dealer_license_number: 'L1',
          motor_vehicle_repairer: 'R1',
          locations: [
            { id: 'l1', slug: 'l-one', name: 'L', address: { state: 'QLD' } },
            {
              id: 'l2',
              slug: 'l-two',
              name: 'M',
              address: { state: 'NSW' },
              dealer_license_number: 'L2',
              contact_detail: { opening_hours: [{ weekday: 2, status: 'Closed' }] },
            },
          ],
        },
      ],
    })
    const [first, second] = site.dealerships[0]?.locations ?? []
    expect(site.id).toBe('test-site')
    expect(first).toMatchObject({
      dealership_id: 'd1',
      dealership_slug: 'd-one',
      dealer_license_number: 'L1',
      motor_vehicle_repairer: 'R1',
      visible: true,
      location_type: 'sales',
    })
    expect(first?.contact_detail.opening_hours).toEqual([{ ...hours[0], formated_hours: null }])
    expect(second).toMatchObject({
      dealer_license_number: 'L2',
      contact_detail: { opening_hours: [{ weekday: 2, status: 'Closed' }] },
    })
    expect(buildTestSite({ id: 'site-77' }).id).toBe('site-77')
  })

  test('TEN-12 facets come from the preset unless the site gives its own', () => {
    const preset = resolveTestSite({ search: { preset: 5 } })
    expect(preset.site.search.facets).toEqual(searchPresets[5].facets)
    expect(preset.origins.get('search.facets')).toBe('preset:5')
    const own = resolveTestSite({ search: { preset: 5, facets: [{ attribute: 'fuel', label: 'Fuel' }] } })
    expect(own.site.search.facets).toEqual([
      { attribute: 'fuel', label: 'Fuel', control: 'checkbox', open: true, limit: null, search: false },
    ])
    expect(own.origins.get('search.facets')).toBe('site')
  })
})
