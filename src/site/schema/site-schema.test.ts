import { describe, expect, test } from 'vitest'
import { buildTestSite } from '../test-site.ts'
import { siteSchema } from './site-schema.ts'

describe('TEN-09 site settings', () => {
  test('TEN-09 a site carries every setting that the specification lists', () => {
    const kept = {
      url: 'https://www.dealer.example/',
      logo: '/logo.svg',
      phone: '08 5550 0000',
      email: 'a@dealer.example',
      base_domain: 'pages.example',
      finance_provider: 'lender',
      dealership_websites: [{ make: 'Toyota' }],
      complaints_contact: { email: 'care@dealer.example' },
      search: { host: 'search.example', key: 'env:SEARCH_KEY', stock_filters: { used_only: true } },
      stock: { count: 1234 },
      vdp_config: { show_map_section: true },
      navigation: { replaced: [{ name: 'Fleet', url: '/fleet' }] },
    }
    const site = buildTestSite({
      template: 'toyota',
      id: 'w-1',
      ...kept,
      opening_hours: [{ weekday: 1, open: '09:00', close: '17:00' }],
      social_urls: { facebook: 'https://social.example/a' },
      dealerships: [
        {
          id: 'd',
          slug: 'd',
          name: 'D',
          specifications: { just_arrived_days: 5, just_arrived_tag_name: 'New', sold_tag_name: 'Gone' },
          locations: [{ id: 'l', slug: 'l', name: 'L', address: { state: 'WA' } }],
        },
      ],
    })
    expect(site).toMatchObject({
      slug: 'test-site',
      template: 'toyota',
      id: 'w-1',
      name: 'Test Site',
      ...kept,
      manufacturer: { name: 'Toyota' },
      opening_hours: [{ weekday: 1, status: 'Open' }],
      social_urls: { facebook: 'https://social.example/a', x: null },
      dealerships: [
        {
          id: 'd',
          specifications: { just_arrived_days: 5, just_arrived_tag_name: 'New', sold_tag_name: 'Gone' },
          locations: [{ address: { state: 'WA' } }],
        },
      ],
    })
  })

  test('LOC-01 TEN-09 a location carries every field of the specification', () => {
    const site = buildTestSite({
      dealerships: [
        { id: 'd', slug: 'd', name: 'D', locations: [{ id: 'l', slug: 'l', name: 'L', address: { state: 'WA' } }] },
      ],
    })
    const location = site.dealerships[0]?.locations[0]
    expect(Object.keys(location ?? {})).toEqual(
      expect.arrayContaining([
        'id',
        'name',
        'slug',
        'primary',
        'location_type',
        'location_subtype',
        'manufacturers',
        'dealership_id',
        'dealership_slug',
        'visible',
        'dealer_license_number',
        'motor_vehicle_repairer',
        'address',
        'contact_detail',
        'image',
        'reviews',
        'average_rating',
        'review_count',
        'distribution_locations',
      ]),
    )
    expect(Object.keys(location?.address ?? {})).toEqual([
      'street',
      'city',
      'state',
      'postcode',
      'lat',
      'long',
      'place_id',
      'place_url',
      'map_key',
      'surroundings',
    ])
    expect(Object.keys(location?.contact_detail ?? {})).toEqual(
      expect.arrayContaining(['phone', 'landline_phone', 'opening_hours']),
    )
  })

  test('TEN-09 a resolved site is total: no value is missing, absent is null or empty', () => {
    const missing: string[] = []
    const walk = (value: unknown, path: string) => {
      if (value === undefined) missing.push(path)
      if (typeof value === 'object' && value !== null)
        for (const [key, inner] of Object.entries(value)) walk(inner, `${path}.${key}`)
    }
    walk(
      buildTestSite({
        template: 'group',
        dealerships: [
          { id: 'd', slug: 'd', name: 'D', locations: [{ id: 'l', slug: 'l', name: 'L', address: { state: 'WA' } }] },
        ],
      }),
      'site',
    )
    expect(missing).toEqual([])
  })

  test('TEN-02 unknown settings are refused at every depth', () => {
    const base = { slug: 'a', template: 'classic', name: 'A' }
    for (const more of [
      { colour: 'red' },
      { search: { sort: { price: true } } },
      { dealerships: [{ id: 'd', slug: 'd', name: 'D', fax: '1' }] },
      { finance: { lenders: { a: { name: 'A', rate: 1 } } } },
    ])
      expect(siteSchema.safeParse({ ...base, ...more }).success, JSON.stringify(more)).toBe(false)
    expect(siteSchema.safeParse(base).success).toBe(true)
  })
})
