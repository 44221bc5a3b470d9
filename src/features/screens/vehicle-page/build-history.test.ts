import { describe, expect, test } from 'vitest'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import type { DocumentPart } from '#site/test-site.ts'
import { build } from './vehicle-page-view.testkit.ts'

const wagon = { simple_body: 'Wagon', build_date: '2023-03-01', km: 40_000, state: 'WA' }
const history = (vehicle: Partial<Vehicle>, own: object = {}, part: DocumentPart = {}) =>
  build({ ...wagon, ...vehicle }, { ...part, vdp_config: { history: own } }).history
const entries = (vehicle: Partial<Vehicle>, own: object = {}) =>
  history(vehicle, own)?.groups.flatMap(({ name, entries: rows }) =>
    rows.map(({ label, value }) => `${name} | ${label} | ${value}`),
  )

const toyota = { makes: ['Toyota'], years: 5 }
const all = { statutory_warranty: true, maker_warranties: [toyota], checks: [{ label: 'PPSR', text: 'In the folder' }] }

describe('a used car', () => {
  test('VDP-01 tells what is known, what was checked and what protects its buyer', () => {
    const view = history({ rego_expiry: '2027-02-01', file: 'https://reports.example/1.pdf' }, all)
    expect(view?.title).toBe('History and warranty')
    expect(view?.groups).toEqual([
      {
        name: 'History',
        icon: 'odometer',
        entries: [
          { label: 'Build date', value: 'March 2023' },
          { label: 'Average since built', value: 'about 10,500\u00a0km a year' },
        ],
      },
      {
        name: 'Checks and papers',
        icon: 'report',
        entries: [
          { label: 'History report', value: 'Read the report', href: 'https://reports.example/1.pdf' },
          { label: 'PPSR', value: 'In the folder' },
        ],
      },
      {
        name: 'Warranty',
        icon: 'shield',
        entries: [
          { label: 'New-vehicle warranty', value: 'Until at least March 2028' },
          { label: 'Statutory warranty', value: '3 months or 5,000\u00a0km, whichever comes first' },
          { label: 'Consumer guarantees', value: 'Your rights', href: '/warranty' },
        ],
      },
    ])
    expect(view?.note).toBe(
      'We count the balance from the build date; the warranty booklet has the conditions. ' +
        'The statutory warranty is what the law of Western Australia gives a used car of this age and kilometres. ' +
        'The notice on the car says what applies to it.',
    )
  })

  test('VDP-01 a balance that ends at a distance says so', () => {
    const own = { maker_warranties: [{ ...toyota, km: 100_000 }] }
    expect(entries({}, own)).toContain(
      'Warranty | New-vehicle warranty | Until at least March 2028, up to 100,000\u00a0km',
    )
  })

  test('VDP-01 without papers the buyer is told to ask, with a link to the enquiry', () => {
    const papers = history({})?.groups.find(({ name }) => name === 'Checks and papers')
    expect(papers?.entries).toEqual([
      { label: 'PPSR certificate and service record', value: 'Ask us', href: '/enquire?car_id=id-s1' },
    ])
  })

  test('VDP-01 a site that does not tell the statutory warranty, and terms that do not fit, tell no warranty', () => {
    const own = { maker_warranties: [{ ...toyota, makes: ['Ford'] }] }
    expect(history({}, own)?.groups.map(({ name }) => name)).toEqual(['History', 'Checks and papers'])
    expect(history({}, own)?.note).toBeNull()
  })

  test('VDP-01 a statutory warranty that the facts do not decide says ask, and names no law', () => {
    expect(entries({ state: 'TAS' }, { statutory_warranty: true })).toContain('Warranty | Statutory warranty | Ask us')
    expect(history({ state: 'TAS' }, { statutory_warranty: true })?.note).toBeNull()
  })

  test.each<[built: string | null, year: number | null, isTold: boolean]>([
    ['2016-11-21', 2016, true],
    ['2016-11-20', 2017, false],
    [null, 2017, true],
    [null, 2016, false],
    [null, null, false],
  ])('VDP-01 a check of vehicles below ten years, built %s, model year %s: %s', (build_date, year, isTold) => {
    const checks = [{ label: 'Our warranty', text: 'For 3 months', below_years: 10 }]
    expect(entries({ build_date, year }, { checks })?.includes('Checks and papers | Our warranty | For 3 months')).toBe(
      isTold,
    )
  })

  test('VDP-01 checks for other vehicles are left out', () => {
    const checks = [
      { label: 'Gas', text: 'Certificate', item_types: ['caravan'] },
      { label: 'Hoist', text: 'Photos', car_types: ['used'] },
    ]
    expect(entries({}, { checks })).toContain('Checks and papers | Hoist | Photos')
    expect(entries({}, { checks })?.join()).not.toContain('Gas')
  })
})

test('VDP-01 a new car has its maker’s warranty in full and no history', () => {
  const fresh = { car_type: 'new' as const, km: 12 }
  const view = history(fresh, all)
  expect(view?.title).toBe('Warranty and checks')
  expect(entries(fresh, all)).toEqual([
    'Checks and papers | PPSR | In the folder',
    'New vehicle | New-vehicle warranty | 5 years, unlimited kilometres',
    'New vehicle | Consumer guarantees | Your rights',
  ])
  expect(view?.note).toBe('The warranty booklet has the conditions.')
  expect(history(fresh, { maker_warranties: [toyota] })?.title).toBe('Warranty')
  expect(entries(fresh, { maker_warranties: [{ ...toyota, years: 1, km: 20_000 }] })).toContain(
    'New vehicle | New-vehicle warranty | 1 year or 20,000\u00a0km, whichever comes first',
  )
})

test('VDP-01 a new car of a make whose terms are not stated says that its warranty is to be asked for', () => {
  const fresh = { car_type: 'new' as const, km: 12 }
  expect(history(fresh)?.groups.map(({ entries: rows }) => rows)).toEqual([
    [
      { label: 'New-vehicle warranty', value: 'Ask us', href: '/enquire?car_id=id-s1' },
      { label: 'Consumer guarantees', value: 'Your rights', href: '/warranty' },
    ],
  ])
  const consigned = { ...fresh, private_suburb: 'Cottesloe' }
  expect(history(consigned)).toBeNull()
})

test('VDP-01 a demonstrator without a build date says that its balance is to be asked for', () => {
  expect(entries({ car_type: 'demo', build_date: null }, all)).toContain(
    'Warranty | Balance of the new-vehicle warranty | Ask us',
  )
})

test('VDP-01 on consignment the dealer promises nothing of its own, and no law of dealers', () => {
  expect(entries({ private_suburb: 'Cottesloe' }, all)?.slice(2)).toEqual([
    'Checks and papers | PPSR certificate and service record | Ask us',
    'Warranty | New-vehicle warranty | Until at least March 2028',
  ])
})

test.each<[what: string, vehicle: Partial<Vehicle>, own: object]>([
  ['a sold car', { status: 'sold' }, all],
  ['a caravan of which nothing is known', { item_type: 'caravan', km: null, build_date: null }, {}],
])('VDP-01 %s has no such block', (_what, vehicle, own) => {
  expect(history(vehicle, own)).toBeNull()
})

describe('what comes with the vehicle', () => {
  const items = [
    { text: 'Two keys' },
    { text: 'Full gas bottle', item_types: ['caravan'] },
    { text: 'Inspection report', car_types: ['used'] },
    { text: 'Two keys' },
  ]
  const get = (vehicle: Partial<Vehicle>, own: object = { items }) =>
    build(vehicle, { vdp_config: { what_you_get: own } }).whatYouGet

  test('VDP-01 is what the site promises for its kind and condition, each once', () => {
    expect(get({})).toEqual({ title: 'What you get', items: ['Two keys', 'Inspection report'] })
    expect(get({ car_type: 'new', item_type: 'caravan' })?.items).toEqual(['Two keys', 'Full gas bottle'])
    expect(get({}, { title: 'Ready to go', items })?.title).toBe('Ready to go')
  })

  test.each<[what: string, vehicle: Partial<Vehicle>, own: object]>([
    ['without entries', {}, {}],
    ['without an entry for its kind', {}, { items: [{ text: 'Full gas bottle', item_types: ['caravan'] }] }],
    ['for a sold vehicle', { status: 'sold' }, { items }],
    ['on consignment', { private_postcode: '6011' }, { items }],
  ])('VDP-01 is left out %s', (_what, vehicle, own) => {
    expect(get(vehicle, own)).toBeNull()
  })
})
