import { formatReport } from './format-report.ts'
import { buildCsv, openTestStore, testNow, type TestStore } from './open-test-store.testkit.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

let store: TestStore

beforeEach(async () => {
  store = await openTestStore()
})

afterEach(() => store.close())

const three = buildCsv([['A1'], ['A2', { dealership: 'south' }], ['A3']])

describe('importing', () => {
  test('STOCK-03 counts rows added, changed, unchanged, sold and rejected, and they add up', async () => {
    expect(await store.import(three)).toMatchObject({
      outcome: 'completed',
      error: null,
      rows: 3,
      added: 3,
      changed: 0,
      unchanged: 0,
      rejected: 0,
      sold: 0,
    })
    const next = buildCsv([['A1'], ['A3', { price: '14000' }], ['A4'], ['A5', { year: 'old' }]])
    const report = await store.import(next, { allow: ['drop'] })
    expect(report).toMatchObject({
      outcome: 'completed',
      rows: 4,
      added: 1,
      changed: 1,
      unchanged: 1,
      rejected: 1,
      sold: 1,
    })
    expect(report.added + report.changed + report.unchanged + report.rejected).toBe(report.rows)
  })

  test('STOCK-03 running a feed again changes nothing', async () => {
    await store.import(three)
    const before = await store.listVehicles()
    store.advance(86_400_000)
    expect(await store.import(three)).toMatchObject({ rows: 3, added: 0, changed: 0, unchanged: 3, sold: 0 })
    expect(await store.listVehicles()).toEqual(before)
  })

  test('STOCK-03 one bad row never stops the rest, and each is told with number, field, reason and value', async () => {
    const rows = buildCsv([
      ['A1', { car_type: 'boat' }],
      [''],
      ['A3', { price: 'twelve grand' }],
      ['A4', { make: '-' }],
      ['A5', { dealership: 'west' }],
      ['A6', { year: 'next' }],
      ['A7'],
    ])
    const report = await store.import(`${rows}A8,too,short\n`, { allow: ['rejected'] })
    expect(report).toMatchObject({ outcome: 'completed', rows: 8, added: 1, rejected: 7 })
    expect(report.rejections.map(({ row, field, value }) => [row, field, value])).toEqual([
      [2, 'car_type', 'boat'],
      [3, 'stocknum', null],
      [4, 'price', 'twelve grand'],
      [5, 'make', null],
      [6, 'dealership', 'west'],
      [7, 'year', 'next'],
      [9, 'row', null],
    ])
    expect(report.rejections.find(({ field }) => field === 'dealership')?.reason).toBe(
      'no such dealership of the site; known: north, south',
    )
    expect(report.rejections.find(({ field }) => field === 'year')?.reason).toBe('not a number')
  })

  test('STOCK-07 a status that the feed calls unknown is not in stock, and the report counts such words', async () => {
    const rows = buildCsv(
      [
        ['A1', { status: 'Unknown' }],
        ['A2', { status: 'unknown' }],
        ['A3', { status: 'On hold' }],
        ['A4', { status: 'Available' }],
        ['A5', { status: '' }],
        ['A6', { status: '-' }],
      ],
      ['status'],
    )
    const report = await store.import(rows)
    expect(report.unknownStatuses).toEqual([
      { status: 'unknown', vehicles: 2 },
      { status: 'on_hold', vehicles: 1 },
    ])
    expect(formatReport(report, 0)).toContain(
      "  vehicles with a status that is not known, and so not in stock: 'unknown' 2, 'on_hold' 1",
    )
    expect((await store.listVehicles()).map(({ status }) => status)).toEqual([
      'unknown',
      'unknown',
      'on_hold',
      'in_stock',
      'in_stock',
      'in_stock',
    ])
  })

  test('API-04 a document link that is not https is left out with a warning', async () => {
    const links = [
      'javascript:alert(1)',
      'http://reports.example/1.pdf',
      'file:///etc/passwd',
      'data:text/html,x',
      '//reports.example/1.pdf',
      'https://user:word@reports.example/',
      'https://reports.example/1.pdf',
    ]
    const report = await store.import(
      buildCsv(
        links.map((file, at) => [`A${at}`, { file }]),
        ['file'],
      ),
    )
    expect(report.warnings.map(({ field, value }) => [field, value])).toEqual(
      links.slice(0, -1).map((link) => ['file', link]),
    )
    expect((await store.listVehicles()).map(({ file }) => file)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
      'https://reports.example/1.pdf',
    ])
  })

  test('STOCK-03 of two rows with one stock number the first is taken and the second names it', async () => {
    const report = await store.import(buildCsv([['A1', { price: '1000' }], ['A2'], ['A1', { price: '2000' }]]))
    expect(report).toMatchObject({
      rows: 3,
      added: 2,
      rejected: 1,
      rejections: [{ row: 4, field: 'stocknum', reason: 'repeats a vehicle of an earlier row', value: 'A1, row 2' }],
    })
    expect((await store.listVehicles())[0]?.price).toBe(100_000)
  })

  test('STOCK-03 the three formats give the same stock', async () => {
    const record = {
      stocknum: 'A1',
      make: 'Toyota',
      model: 'Corolla',
      year: '2020',
      car_type: 'used',
      price: '15000',
      km: '40000',
      dealership: 'north',
    }
    const xml = `<vehicles><vehicle>${Object.entries(record)
      .map(([name, text]) => `<${name}>${text}</${name}>`)
      .join('')}</vehicle></vehicles>`
    expect(await store.import(buildCsv([['A1']]))).toMatchObject({ added: 1 })
    expect(await store.import(JSON.stringify([record]), { format: 'json' })).toMatchObject({ rows: 1, unchanged: 1 })
    expect(await store.import(xml, { format: 'xml' })).toMatchObject({ rows: 1, unchanged: 1 })
  })

  test('STOCK-04 a stored vehicle has what search needs', async () => {
    await store.import(
      buildCsv(
        [
          [
            'A1',
            {
              body: 'Dual Cab Pick-up',
              fuel: 'Turbo Diesel',
              trans: '6 speed sports auto',
              drive: '4WD',
              'finance_lenders.acme.paymentWeek': '150',
            },
          ],
        ],
        ['body', 'fuel', 'trans', 'drive', 'finance_lenders.acme.paymentWeek'],
      ),
    )
    expect((await store.listVehicles())[0]).toMatchObject({
      make_model: 'Toyota Corolla',
      price_range: '$10,000 - $20,000',
      weekly_price_range: '$100 - $200',
      simple_body: 'Ute',
      simple_fuel: 'Diesel',
      simple_transmission: 'Automatic',
      drive: '4x4',
      created_at_timestamp: Math.floor(testNow / 1000),
      categories: ['4x4', 'commercial'],
      filtered_features: [],
      dealership_name: 'North Motors',
      dealership_id: 'd-north',
      dealership_slug: 'north',
      location_name: 'North Hub',
      city: 'Aspley',
      state: 'QLD',
      slug: '2020-toyota-corolla-a1',
      name: '2020 Toyota Corolla',
      status: 'in_stock',
      has_nvic: false,
      photos_count: 0,
      rank: 0,
    })
  })

  test('STOCK-03 text that looks like a formula, and NUL characters, do no harm', async () => {
    const report = await store.import(
      buildCsv(
        [
          ['=1+1', { dealercomments: '=HYPERLINK("http://x","y")' }],
          ['A2', { dealercomments: 'nul \u0000 inside' }],
        ],
        ['dealercomments'],
      ),
    )
    expect(report).toMatchObject({ outcome: 'completed', added: 2 })
    expect((await store.listVehicles()).map((vehicle) => [vehicle.stocknum, vehicle.dealercomments])).toEqual([
      ['=1+1', '=HYPERLINK("http://x","y")'],
      ['A2', 'nul  inside'],
    ])
  })
})
