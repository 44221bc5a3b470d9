import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { formatReport } from './format-report.ts'
import { parseMapping } from './mapping/parse-mapping.ts'
import { buildCsv, openTestStore, type TestStore } from './open-test-store.testkit.ts'

let store: TestStore
beforeEach(async () => {
  store = await openTestStore()
})
afterEach(() => store.close())

function readMapping(fields: string) {
  const parsed = parseMapping(`feed: forecourt\nformat: csv\nown_names: true\nfields:\n${fields}`, 'm.yaml')
  if (!parsed.ok) throw new Error(parsed.errors.join('\n'))
  return parsed.mapping
}

const priced = (...prices: readonly string[]): string =>
  buildCsv(prices.map((price, at) => [`A${at}`, { price }] as const))

describe('STOCK-03 what looks wrong of a file as a whole', () => {
  test('STOCK-03 a price type that contradicts the words of the price is told with its vehicles', async () => {
    const mapping = readMapping('  price_type: { from: price, steps: [{ capture: POA }], default: egc }')
    const file = priced('$15,990 drive away', '$12,000', 'Negotiable', 'POA', '$9,000 EGC')
    const report = await store.import(file, { mapping })
    expect(report.doubts).toEqual([
      expect.stringMatching(/^2 vehicles have another price type .*'\$15,990 drive away' says drive_away.* gives egc/),
    ])
    expect(formatReport(report, 0)).toContain(
      "  words in place of a price, with their vehicles: 'Negotiable' 1, 'POA' 1",
    )
    // The mapping says it; the warning tells that it should not.
    expect((await store.listVehicles()).map(({ price_type }) => price_type)).toEqual([
      'egc',
      'egc',
      'egc',
      'poa',
      'egc',
    ])
  })

  test('STOCK-03 without such a rule the words give the price type, and nothing is told', async () => {
    const report = await store.import(priced('$15,990 drive away', '$12,000', 'Negotiable'))
    expect(report.doubts).toEqual([])
    expect((await store.listVehicles()).map(({ price_type }) => price_type)).toEqual(['drive_away', null, 'poa'])
  })

  test('STOCK-03 words beside a price that are not understood are counted, at most twenty of them', async () => {
    const prices = ['$15,990 inc GST', '$9,000 Inc GST', '$8,000 ride away', '$7,000 ono', 'AU$6,000']
    const report = await store.import(priced(...prices))
    expect(report.wordsBesidePrice).toEqual([
      { words: 'inc gst', vehicles: 2 },
      { words: 'ono', vehicles: 1 },
    ])
    expect(formatReport(report, 0)).toContain(
      "  words beside a price that are not understood, with their vehicles: 'inc gst' 2, 'ono' 1",
    )
    const many = priced(...Array.from({ length: 30 }, (_, at) => `$9,000 word${'x'.repeat(at)}`))
    expect((await store.import(many, { dryRun: true })).wordsBesidePrice).toHaveLength(20)
  })

  test('STOCK-03 a step of the mapping explains such words', async () => {
    const mapping = readMapping("  price: { from: price, steps: [{ replace: 'inc gst', with: 'drive away' }] }")
    const report = await store.import(priced('$15,990 inc GST'), { mapping })
    expect([report.wordsBesidePrice, report.untypedPrices]).toEqual([[], { prices: 1, untyped: 0 }])
    expect(await store.listVehicles()).toMatchObject([{ price: 1_599_000, price_type: 'drive_away' }])
  })

  test('STOCK-03 prices without a type are one line with what to do; sold vehicles do not count', async () => {
    const untyped = (lines: readonly string[]) => lines.filter((line) => line.includes('no price type'))
    const file = buildCsv(
      [
        ['A1', { price: '$15,990' }],
        ['A2', { price: '$9,000 ono' }],
        ['A3', { price: '$9,000 tow away' }],
        ['A4', { price: 'POA' }],
        ['A5', { price: '$9,000', status: 'sold' }],
      ],
      ['status'],
    )
    expect(untyped(formatReport(await store.import(file), 0))).toEqual([
      expect.stringMatching(/^ {2}2 of 3 prices have no price type, .*: ask the dealer .* rule for price_type/),
    ])
    const typed = await store.import(priced('$9,000 EGC'), { dryRun: true, allow: ['drop'] })
    expect(untyped(formatReport(typed, 0))).toEqual([])
  })

  test('STOCK-03 a column of price types is no default, and is believed', async () => {
    const file = buildCsv([['A1', { price: '$15,990 drive away', price_type: 'egc' }]], ['price_type'])
    const mapping = readMapping('  price_type: { from: price_type, default: eegc }')
    expect((await store.import(file, { mapping })).doubts).toEqual([])
  })

  test('STOCK-03 a file without any year is told of, and one with a single year is not', async () => {
    expect((await store.import(buildCsv([['A1', { year: '' }]]))).doubts).toEqual([
      expect.stringMatching(/^no vehicle has a year, .* add a rule for year/),
    ])
    expect((await store.import(buildCsv([['A1', { year: '' }], ['A2']]))).doubts).toEqual([])
  })

  test('STOCK-03 a first file in another unit of money is told, and one of a dear or a cheap yard is not', async () => {
    const told = async (prices: readonly string[], unit = 'dollars') => {
      const parsed = parseMapping(
        `feed: forecourt\nformat: csv\nown_names: true\nprices: ${unit}\nfields: {}`,
        'm.yaml',
      )
      if (!parsed.ok) throw new Error(parsed.errors.join('\n'))
      return (await store.import(priced(...prices), { mapping: parsed.mapping, dryRun: true })).doubts
    }
    const five = (price: string): readonly string[] => Array.from({ length: 5 }, () => price)
    expect(await told(five('4599000'))).toEqual([
      expect.stringMatching(
        /^the median price of 5 vehicles is \$4,599,000, as if cents were read as dollars: .*cents/,
      ),
    ])
    expect(await told(five('45990'), 'cents')).toEqual([
      expect.stringMatching(/is \$459\.90, as if dollars were read as/),
    ])
    expect(await told(five('45.99'))).toEqual([expect.stringMatching(/is \$45\.99, which is little for a vehicle: /)])
    for (const [price, unit] of [
      ['500', 'dollars'],
      ['500000', 'dollars'],
      ['4599000', 'cents'],
    ] as const)
      expect(await told(five(price), unit), price).toEqual([])
    expect(await told(five('4599000').slice(1)), 'four vehicles prove nothing').toEqual([])
  })

  test('STOCK-03 used vehicles of 0 km are told with their number, and left out by a rule of the mapping', async () => {
    const file = buildCsv(
      [
        ['A1', { km: '0' }],
        ['A2', { km: '0', car_type: 'new' }],
        ['A3', { km: '0', item_type: 'caravan' }],
        ['A4', { km: '0', status: 'sold' }],
        ['A5', { km: '10' }],
      ],
      ['item_type', 'status'],
    )
    expect((await store.import(file, { dryRun: true })).doubts).toEqual([
      expect.stringMatching(/^1 used vehicle has an odometer of 0 km, .*absent: \['0'\]/),
    ])
    const report = await store.import(file, { mapping: readMapping("  km: { from: km, absent: ['0'] }") })
    expect(report.doubts).toEqual([])
    expect((await store.listVehicles()).map(({ km }) => km)).toEqual([null, null, null, null, 10])
  })

  test('STOCK-03 a doubt about odometers says whether the mapping already multiplies them', async () => {
    const cars = Array.from({ length: 20 }, (_, at) => [`A${at}`, { year: '2020', km: '20000' }] as const)
    const told = async (mapping: ReturnType<typeof readMapping>) =>
      (await store.import(buildCsv(cars), { mapping, dryRun: true })).doubts
    expect(await told(readMapping('  km: { from: km, steps: [{ multiply: 1.609344 }] }'))).toEqual([
      expect.stringContaining('already multiplies km by 1.609344; if the figures are right, nothing is to be done'),
    ])
    expect(await told(readMapping('  km: km'))).toEqual([expect.stringContaining('a step multiply of the mapping')])
  })
})

test('STOCK-03 a word that no table has is told as kept, and not as left out', async () => {
  const report = await store.import(buildCsv([['A1', { body: 'Blimp' }]], ['body']))
  expect(formatReport(report, 20)).toEqual(
    expect.arrayContaining([
      '  left out or not understood:',
      `    row 2, body: 'blimp' is no body that the platform knows, kept as it is ("Blimp")`,
    ]),
  )
  expect(await store.listVehicles()).toMatchObject([{ body: 'Blimp', simple_body: null }])
})

describe('STOCK-03 a file that empties a field', () => {
  const full = buildCsv([['A1', { colour: 'Red' }], ['A2'], ['A3']], ['colour'])
  const empty = buildCsv(
    [
      ['A1', { km: '' }],
      ['A2', { km: '' }],
      ['A4', { km: '' }],
    ],
    ['colour'],
  )
  const lines = async (options: Parameters<TestStore['import']>[1]) =>
    formatReport(await store.import(empty, options), 0).filter((line) => line.includes(' value, because'))

  test('STOCK-03 is reported with the vehicles that lose their value, before it is allowed and after', async () => {
    await store.import(full)
    expect(await lines({})).toEqual([
      '  km: 2 vehicles would lose their value, because no row of the file has one',
      '  colour: 1 vehicle would lose its value, because no row of the file has one',
    ])
    const allow = ['columns'] as const
    expect((await lines({ allow, dryRun: true }))[0]).toContain('km: 2 vehicles would lose their value')
    expect((await lines({ allow }))[0]).toContain('km: 2 vehicles lose their value')
    expect(await lines({ allow })).toEqual([])
  })

  test('STOCK-03 the sums of a refused file add up to its rows', async () => {
    await store.import(full)
    const refused = await store.import(empty)
    expect(refused.outcome).toBe('refused')
    expect(formatReport(refused, 0).join('\n')).toContain(
      '3 rows: 0 added, 0 changed, 0 unchanged, 3 not taken, 0 rejected; 0 sold',
    )
  })
})

describe('STOCK-03 a file whose values cannot be read', () => {
  const cars = (given: (at: number) => Readonly<Record<string, string>>) =>
    buildCsv(
      Array.from({ length: 4 }, (_, at) => [`A${at}`, given(at)] as const),
      ['images'],
    )
  const usual = cars((at) => ({ year: `202${at}`, images: `https://pics.dealer.example/${at}.jpg` }))

  test.each([
    ['year and km changed places', cars((at) => ({ year: '40000', km: `202${at}` })), /in every row, for year \(4 veh/],
    [
      'the pictures are at http',
      cars(() => ({ images: 'http://pics.dealer.example/1.jpg' })),
      /for images \(4 vehicles/,
    ],
  ])('STOCK-03 %s: it is refused, and the stock stays as it was', async (_what, file, message) => {
    await store.import(usual)
    const before = await store.listVehicles()
    const report = await store.import(file)
    expect(report.outcome).toBe('refused')
    expect(report.error).toMatch(message)
    expect(report.error).toMatch(/--allow columns$/)
    expect(await store.listVehicles()).toEqual(before)
    expect(await store.import(file, { allow: ['columns'] })).toMatchObject({ outcome: 'completed', changed: 4 })
    expect((await store.import(file)).outcome, 'allowed once').toBe('completed')
  })

  test('STOCK-03 a single readable value shows that the column is right', async () => {
    await store.import(usual)
    const file = cars((at) => ({ year: at === 0 ? '2020' : 'new', images: 'http://pics.dealer.example/1.jpg' }))
    const report = await store.import(file, { allow: ['columns', 'rejected'] })
    expect(report.refusals?.map(({ message }) => message).join()).not.toContain('year')
  })

  test('STOCK-03 offers that end, written as 0, are no loss', async () => {
    const offered = (price: string) =>
      buildCsv(
        Array.from({ length: 4 }, (_, at) => [`A${at}`, { price: '30000', offer_price: price }] as const),
        ['offer_price'],
      )
    await store.import(offered('29000'))
    expect(await store.import(offered('0'))).toMatchObject({ outcome: 'completed', changed: 4 })
  })

  test('STOCK-03 a mapping that no longer reads the column is a correction', async () => {
    await store.import(usual)
    const parsed = parseMapping(
      'feed: forecourt\nformat: csv\nfields: { stocknum: stocknum, make: make, model: model, car_type: car_type, ' +
        'year: year, price: price, km: km, dealership: dealership }',
      'm.yaml',
    )
    if (!parsed.ok) throw new Error(parsed.errors.join('\n'))
    expect((await store.import(usual, { mapping: parsed.mapping })).outcome).toBe('completed')
  })
})

describe('STOCK-04 the year of a title', () => {
  const titled = (title: string, given: Readonly<Record<string, string>> = {}) =>
    buildCsv([['A1', { year: '', model: 'HiLux', carsales_title: title, ...given }]], ['carsales_title'])
  test.each([
    ['2019 Toyota HiLux SR5', {}, 2019],
    ['2019 Toyota HiLux SR5', { year: '2018' }, 2018],
    // No vehicle of the year, no year at all, and a number that begins the title of another make.
    ['2095 Toyota HiLux SR5', {}, null],
    ['Toyota HiLux 2019', {}, null],
    ['2019 Ford Ranger', {}, null],
  ])('STOCK-04 is taken from %j with %j as %s', async (title, given, year) => {
    await store.import(titled(title, given))
    const [vehicle] = await store.listVehicles()
    expect(vehicle?.year).toBe(year)
    expect(vehicle?.slug.includes('2019')).toBe(year === 2019)
  })
})
