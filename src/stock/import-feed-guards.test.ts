import { platformDefaults as siteDefaults } from '#site/defaults.ts'
import { formatReport } from './format-report.ts'
import { importGuardNames } from '#domain/feed/import-guards.ts'
import { parseMapping } from './mapping/parse-mapping.ts'
import { buildCsv, openTestStore, testNow, testSettings, type TestStore } from './open-test-store.testkit.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

let store: TestStore

beforeEach(async () => {
  store = await openTestStore()
})

afterEach(() => store.close())

const three = buildCsv([['A1'], ['A2', { dealership: 'south' }], ['A3']])

describe('what leaves the feed', () => {
  test('STOCK-03 a feed cut off in its last row marks no missing vehicle as sold unless allowed', async () => {
    const whole = buildCsv(Array.from({ length: 10 }, (_, at): [string] => [`A${at}`]))
    await store.import(whole)
    const before = await store.listVehicles()
    const cut = whole.slice(0, whole.indexOf('A8') + 8)
    const report = await store.import(cut)
    expect(report).toMatchObject({ outcome: 'refused', sold: 0, drops: [{ gone: 1, active: 10 }] })
    expect(report.error).toMatch(/row 10, the last, ends in the middle.*--allow cut-off$/)
    expect(await store.listVehicles()).toEqual(before)
    expect(await store.import(cut, { allow: ['cut-off'] })).toMatchObject({
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
    const back = buildCsv([['A1'], ['A3'], ['A2', { dealership: 'south' }]])
    const report = await store.import(back)
    expect(report).toMatchObject({ changed: 0, returned: 1, unchanged: 2 })
    expect(formatReport(report, 0)).toContain(
      '  3 rows: 0 added, 0 changed, 1 back in stock, 2 unchanged, 0 rejected; 0 sold (gone from the feed)',
    )
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
      { allow: ['rejected'] },
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

  test('STOCK-03 a feed that would drop more than the share of one dealership is refused unless allowed', async () => {
    await store.import(
      buildCsv([['A1'], ['A2'], ['A3'], ['A4'], ['B1', { dealership: 'south' }], ['B2', { dealership: 'south' }]]),
    )
    const fewer = buildCsv([['A1'], ['A2'], ['A3'], ['B1', { dealership: 'south' }], ['B2', { dealership: 'south' }]])
    const more = buildCsv([
      ['A1'],
      ['B1', { dealership: 'south' }],
      ['B2', { dealership: 'south' }],
      ['C1', { dealership: 'south' }],
    ])
    expect(await store.import(fewer, { dryRun: true })).toMatchObject({ outcome: 'completed', sold: 1 })
    const before = await store.listVehicles()
    const refused = await store.import(more)
    expect(refused).toMatchObject({
      outcome: 'refused',
      added: 0,
      sold: 0,
      drops: [{ dealership_slug: 'north', active: 4, gone: 3 }],
    })
    expect(refused.error).toBe(
      'the feed would drop 3 of 4 vehicles of north (75 %, allowed 40 %); check whether it is complete. ' +
        'To import it anyway: --allow drop',
    )
    expect(await store.listVehicles()).toEqual(before)
    expect(await store.import(more, { allow: ['drop'] })).toMatchObject({
      outcome: 'completed',
      added: 1,
      sold: 3,
      allowed: ['drop'],
    })
  })

  test('STOCK-03 half of the stock is over the usual limit, the limit itself is not, one car is trade', async () => {
    const yard = (cars: number): string => buildCsv(Array.from({ length: cars }, (_, at): [string] => [`A${at}`]))
    const drop = async (from: number, to: number, maxDropShare = 0.4): Promise<string> => {
      await store.import(yard(from), { allow: ['drop', 'returns'] })
      const settings = { ...testSettings, maxDropShare }
      return (await store.import(yard(to), { settings, allow: ['returns'], dryRun: true })).outcome
    }
    expect(siteDefaults.stock?.max_drop_share).toBe(0.4)
    expect(await drop(10, 5)).toBe('refused')
    expect(await drop(10, 6)).toBe('completed')
    expect(await drop(10, 5, 0.5)).toBe('completed')
    expect(await drop(2, 1)).toBe('completed')
    expect(await drop(2, 1, 0)).toBe('refused')
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
  ])('STOCK-03 %s leaves the stock as it was, whatever is allowed', async (_, content, format, outcome) => {
    await store.import(three)
    const before = await store.listVehicles()
    for (const allow of [[], importGuardNames]) {
      const report = await store.import(content, { format, allow })
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
      { allow: ['rejected'] },
    )
    expect(report).toMatchObject({ rows: 1_501, added: 1, rejected: 1_500 })
    expect(report.rejections).toHaveLength(1_000)
  })
})
