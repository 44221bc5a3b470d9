import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { StockRepository } from '#data/stock.repository.ts'
import { buildCsv, openTestStore, testNow, testSettings } from './open-test-store.ts'
import type { TestStore } from './open-test-store.ts'
import { formatReport } from './import-report.ts'
import { parseMapping } from './mapping/parse-mapping.ts'

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
    const next = buildCsv([['A1'], ['A3', { price: '14000' }], ['A4'], ['A5', { year: '1850' }]])
    const report = await store.import(next, { force: true })
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
      ['A6', { year: '2028' }],
      ['A7'],
    ])
    const report = await store.import(`${rows}A8,too,short\n`)
    expect(report).toMatchObject({ outcome: 'completed', rows: 8, added: 1, rejected: 7 })
    expect(report.rejections.map(({ row, field, value }) => [row, field, value])).toEqual([
      [2, 'car_type', 'boat'],
      [3, 'stocknum', null],
      [4, 'price', 'twelve grand'],
      [5, 'make', null],
      [6, 'dealership', 'west'],
      [7, 'year', '2028'],
      [9, 'row', null],
    ])
    expect(report.rejections.find(({ field }) => field === 'dealership')?.reason).toBe(
      'no such dealership of the site; known: north, south',
    )
    expect(report.rejections.find(({ field }) => field === 'year')?.reason).toBe('expected 1900 to 2027')
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
      rejections: [{ row: 4, field: 'stocknum', reason: 'already in row 2, which was taken', value: 'A1' }],
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

describe('columns that were renamed', () => {
  const parsed = parseMapping(
    'feed: acme\nformat: csv\nfields: { stocknum: No, make: Make, model: Model, ' +
      'car_type: { constant: used }, price: Price, colour: Paint }',
    'm',
  )
  if (!parsed.ok) throw new Error(parsed.errors.join())
  const { mapping } = parsed
  const settings = { ...testSettings, dealerships: testSettings.dealerships.slice(0, 1) }

  test('STOCK-03 a CSV without its price column, which would remove all prices, is refused unless forced', async () => {
    await store.import('No,Make,Model,Price,Paint\nA1,Kia,Rio,9000,Red\nA2,Kia,Rio,9500,Red\n', { mapping, settings })
    const renamed = 'No,Make,Model,Price AUD,Paint\nA1,Kia,Rio,9000,Red\nA2,Kia,Rio,9500,Red\n'
    const refused = await store.import(renamed, { mapping, settings })
    expect(refused).toMatchObject({
      outcome: 'refused',
      error: expect.stringMatching(/price is read from 'Price', which the file does not have.*--force/),
    })
    expect((await store.listVehicles()).map(({ price }) => price)).toEqual([900_000, 950_000])
    expect(await store.import(renamed, { mapping, settings, force: true })).toMatchObject({
      outcome: 'completed',
      changed: 2,
      columnNotes: ["price: no row has the column 'Price'"],
    })
  })

  test('STOCK-03 the column of anything else is told in the report and stops nothing', async () => {
    const report = await store.import('No,Make,Model,Price,Colour\nA1,Kia,Rio,9000,Red\n', { mapping, settings })
    expect(report).toMatchObject({ outcome: 'completed', added: 1 })
    expect(formatReport(report, 20)).toContain("    colour: no row has the column 'Paint'")
    expect(formatReport(await store.import(buildCsv([['A1']], ['prise']), { settings }), 20)).toContain(
      "    column 'prise' is not a vehicle field; did you mean 'price'?",
    )
  })
})

describe('what leaves the feed', () => {
  test('STOCK-03 a feed cut off in its last row marks no missing vehicle as sold unless forced', async () => {
    const whole = buildCsv(Array.from({ length: 10 }, (_, at): [string] => [`A${at}`]))
    await store.import(whole)
    const before = await store.listVehicles()
    const cut = whole.slice(0, whole.indexOf('A8') + 8)
    const report = await store.import(cut)
    expect(report).toMatchObject({ outcome: 'refused', sold: 0, drops: [{ gone: 1, active: 10 }] })
    expect(report.error).toMatch(/row 10, the last, ends in the middle.*--force/)
    expect(await store.listVehicles()).toEqual(before)
    expect(await store.import(cut, { force: true })).toMatchObject({
      outcome: 'completed',
      unchanged: 8,
      rejected: 1,
      sold: 1,
    })
  })

  test('STOCK-05 a car that leaves the feed is sold as of then, stays reachable, and can come back', async () => {
    await store.import(three)
    const slug = (await store.listVehicles())[2]?.slug ?? ''
    store.advance(3_600_000)
    expect(await store.import(buildCsv([['A1'], ['A2', { dealership: 'south' }]]))).toMatchObject({
      sold: 1,
      drops: [{ dealership_slug: 'north', active: 2, gone: 1 }],
    })
    expect(await store.stock.findBySlug(store.ctx, slug)).toMatchObject({
      sold: true,
      status: 'sold',
      sold_date_timestamp: Math.floor(testNow / 1000) + 3600,
    })
    expect(await store.import(three)).toMatchObject({ changed: 1, unchanged: 2 })
    expect(await store.stock.findBySlug(store.ctx, slug)).toMatchObject({
      sold: false,
      status: 'in_stock',
      sold_date_timestamp: null,
    })
  })

  test('STOCK-03 a vehicle whose row is rejected or broken is still in the feed and is not sold', async () => {
    await store.import(buildCsv([['A1'], ['A2'], ['A3'], ['A4']]))
    const report = await store.import(
      `${buildCsv([['A1'], ['A2', { price: 'x' }]])}A3,broken\n"A9","open\nA4,and,more",1\n`,
    )
    expect(report).toMatchObject({ outcome: 'completed', rejected: 3, sold: 0, drops: [] })
  })

  test('STOCK-03 only vehicles that came by a feed of this name can leave it', async () => {
    await store.import(three)
    const parsed = parseMapping('feed: other\nformat: csv\nown_names: true', 'm.yaml')
    if (!parsed.ok) throw new Error('unsound mapping')
    expect(await store.import(buildCsv([['B1']]), { mapping: parsed.mapping })).toMatchObject({
      outcome: 'completed',
      added: 1,
      sold: 0,
    })
  })

  test('STOCK-03 a feed that would drop more than the share of one dealership is refused unless forced', async () => {
    await store.import(
      buildCsv([['A1'], ['A2'], ['A3'], ['A4'], ['B1', { dealership: 'south' }], ['B2', { dealership: 'south' }]]),
    )
    const half = buildCsv([['A1'], ['A2'], ['B1', { dealership: 'south' }], ['B2', { dealership: 'south' }]])
    const more = buildCsv([
      ['A1'],
      ['B1', { dealership: 'south' }],
      ['B2', { dealership: 'south' }],
      ['C1', { dealership: 'south' }],
    ])
    expect(await store.import(half, { dryRun: true })).toMatchObject({ outcome: 'completed', sold: 2 })
    const before = await store.listVehicles()
    const refused = await store.import(more)
    expect(refused).toMatchObject({
      outcome: 'refused',
      added: 0,
      sold: 0,
      drops: [{ dealership_slug: 'north', active: 4, gone: 3 }],
    })
    expect(refused.error).toBe(
      'the feed would drop 3 of 4 vehicles of north (75 %, allowed 50 %); look whether it is complete, ' +
        'then import with --force',
    )
    expect(await store.listVehicles()).toEqual(before)
    expect(await store.import(more, { force: true })).toMatchObject({
      outcome: 'completed',
      added: 1,
      sold: 3,
      forced: true,
    })
  })

  test('STOCK-03 a share of 1 never refuses', async () => {
    await store.import(three)
    expect(await store.import(buildCsv([['Z1']]), { settings: { ...testSettings, maxDropShare: 1 } })).toMatchObject({
      outcome: 'completed',
      sold: 3,
    })
  })
})

describe('feeds that are no feeds', () => {
  test.each<[string, string | Uint8Array, 'csv' | 'json' | 'xml', 'refused' | 'failed']>([
    ['an empty file', '', 'csv', 'refused'],
    ['a header alone', 'stocknum,make,model,car_type\n', 'csv', 'refused'],
    ['an empty list', '[]', 'json', 'refused'],
    ['a feed of another kind', 'id;price\n1;2\n2;3\n', 'csv', 'refused'],
    ['a quote that never closes', `${three}A9,"open,x\n`, 'csv', 'failed'],
    [
      'JSON cut off',
      '[{"stocknum":"A1","make":"Toyota","model":"Corolla","car_type":"used","dealership":"north"},{"stocknum":"A2"',
      'json',
      'failed',
    ],
    ['XML cut off', '<v><c><stocknum>A1</stocknum></c><c><stock', 'xml', 'failed'],
    ['JSON of wrong shape', '{"a":{"b":"c"}}', 'json', 'failed'],
    ['an entity bomb', '<!DOCTYPE x [<!ENTITY a "b">]><v><c><stocknum>&a;</stocknum></c></v>', 'xml', 'failed'],
    ['bytes that are no text', Buffer.from([0x50, 0x4b, 3, 4, 0xff, 0xfe, 0xfd]), 'csv', 'failed'],
  ])('STOCK-03 %s leaves the stock as it was, forced or not', async (_, content, format, outcome) => {
    await store.import(three)
    const before = await store.listVehicles()
    for (const force of [false, true]) {
      const report = await store.import(content, { format, force })
      expect(report.outcome).toBe(outcome)
      expect(report.error).toMatch(/^\S[^\n]+$/)
      expect(await store.listVehicles()).toEqual(before)
    }
  })

  test('STOCK-03 a missing file is told in one line', async () => {
    expect(await store.import(three, { file: '/nowhere/feed.csv' })).toMatchObject({
      outcome: 'failed',
      error: 'there is no file /nowhere/feed.csv; check the name',
    })
  })

  test('STOCK-03 UTF-16 and Windows-1252 files bring their accents', async () => {
    const feed = buildCsv([['A1', { make: 'Citroën', model: 'C4' }]])
    expect(await store.import(Buffer.from(`\ufeff${feed}`, 'utf16le'))).toMatchObject({ added: 1 })
    const parsed = parseMapping(
      'feed: forecourt\nformat: csv\nencoding: windows-1252\nown_names: true\n' +
        'fields: { dealership: dealership, dealercomments: tag }',
      'm.yaml',
    )
    if (!parsed.ok) throw new Error('unsound mapping')
    await store.import(Buffer.from(buildCsv([['A1', { tag: 'Coupé' }]], ['tag']), 'latin1'), {
      mapping: parsed.mapping,
    })
    expect((await store.listVehicles())[0]).toMatchObject({ tag: 'Coupé', dealercomments: 'Coupé' })
  })

  test('STOCK-03 the list of rejections is bounded, the count is not', async () => {
    const report = await store.import(
      buildCsv([
        ['GOOD'],
        ...Array.from({ length: 1_500 }, (_, at): [string, Record<string, string>] => [`A${at}`, { price: '-1' }]),
      ]),
    )
    expect(report).toMatchObject({ rows: 1_501, added: 1, rejected: 1_500 })
    expect(report.rejections).toHaveLength(1_000)
  })
})

describe('runs', () => {
  test('STOCK-03 a dry run writes nothing at all and foretells what the run then does', async () => {
    const feeds = [
      three,
      buildCsv([['A1'], ['A3', { price: '9' }], ['A4'], ['A5', { price: 'x' }]]),
      three,
      buildCsv([['A1', { status: 'sold' }], ['A3'], ['A2', { dealership: 'south' }]], ['status']),
    ]
    for (const feed of feeds) {
      const before = await store.listVehicles()
      const runs = await store.stock.listImports(store.ctx, 10)
      const foretold = await store.import(feed, { dryRun: true, force: true })
      expect(await store.listVehicles()).toEqual(before)
      expect(await store.stock.listImports(store.ctx, 10)).toEqual(runs)
      expect(await store.import(feed, { force: true })).toEqual({ ...foretold, dryRun: false })
    }
  })

  test('STOCK-03 every run is kept with its outcome and report', async () => {
    await store.import(three)
    await store.import('')
    const [last, first] = await store.stock.listImports(store.ctx, 10)
    expect(first).toMatchObject({ feed: 'forecourt', outcome: 'completed', report: { rows: 3, added: 3 } })
    expect(last).toMatchObject({ outcome: 'refused', report: { error: expect.stringContaining('no rows') as unknown } })
  })

  test('STOCK-03 a database error between batches keeps the earlier batches; the next run finishes', async () => {
    const many = buildCsv(Array.from({ length: 1_200 }, (_, at): [string] => [`A${at}`]))
    let calls = 0
    const failing: StockRepository = {
      ...store.stock,
      upsertBatch: (ctx, batch) => {
        calls += 1
        return calls === 2
          ? Promise.reject(new Error('The disk of the database is full: make room and try again'))
          : store.stock.upsertBatch(ctx, batch)
      },
    }
    const report = await store.import(many, { stock: failing })
    expect(report).toMatchObject({ outcome: 'failed', added: 500, rows: 1_200 })
    expect(report.error).toBe(
      'The disk of the database is full: make room and try again; what was stored stays, run the ' +
        'import again to finish it',
    )
    expect(await store.stock.countAll(store.ctx)).toBe(500)
    expect(await store.import(many)).toMatchObject({ outcome: 'completed', added: 700, unchanged: 500 })
  })

  test('STOCK-03 a run whose end cannot be recorded is failed', async () => {
    const failing: StockRepository = {
      ...store.stock,
      finishImport: () => Promise.reject(new Error('The disk is full')),
    }
    expect(await store.import(three, { stock: failing })).toMatchObject({
      outcome: 'failed',
      added: 3,
      error: expect.stringMatching(/could not be recorded: The disk is full/) as unknown,
    })
  })

  test('STOCK-03 a stopped run says so and the next one finishes', async () => {
    const stop = new AbortController()
    const report = await store.import(buildCsv(Array.from({ length: 1_200 }, (_, at): [string] => [`A${at}`])), {
      signal: stop.signal,
      onProgress: ({ phase }) => {
        if (phase === 'storing') stop.abort()
      },
    })
    expect(report).toMatchObject({
      outcome: 'failed',
      added: 500,
      error: expect.stringMatching(/^stopped before the end/) as unknown,
    })
  })

  test("TEN-07 one site's feed never touches another site", async () => {
    await store.import(three)
    const other = { siteId: 'other-site', now: store.ctx.now }
    expect(await store.import(buildCsv([['A1', { price: '1' }]]), { ctx: other })).toMatchObject({ added: 1, sold: 0 })
    expect((await store.listVehicles()).map((vehicle) => [vehicle.price, vehicle.sold])).toEqual([
      [1_500_000, false],
      [1_500_000, false],
      [1_500_000, false],
    ])
  })

  test('no run leaves its spool behind', async () => {
    const spools = async (): Promise<readonly string[]> =>
      (await readdir(tmpdir())).filter((name) => name.startsWith('forecourt-import-'))
    const before = await spools()
    await store.import(three)
    await store.import(`${three}A9,"open\n`)
    expect((await spools()).filter((name) => !before.includes(name))).toEqual([])
  })
})
