import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listEndings } from '#stock/read/feed-formats.ts'
import { buildCsv, openTestStore } from '#stock/open-test-store.testkit.ts'
import type { TestStore } from '#stock/open-test-store.testkit.ts'
import { buildImportSite } from '#tests/fixtures/import-site.ts'
import { run as runImport } from './stock-import.ts'
import type { StockServices } from './stock-import-services.ts'
import { run as runReport } from './stock-report.ts'

const unreadablePrice = 'not an amount of money; expected an amount such as 15990 or $15,990, or a word such as POA'

const site = buildImportSite('test-site')

interface Said {
  readonly status: number
  readonly out: readonly string[]
  readonly err: readonly string[]
}

let store: TestStore
beforeEach(async () => {
  store = await openTestStore()
})
afterEach(() => store.close())

async function call(run: typeof runImport, args: readonly string[], isTerminal = false): Promise<Said> {
  const out: string[] = []
  const err: string[] = []
  const services: StockServices = {
    openStock: (slug) =>
      Promise.resolve(
        slug === 'test-site'
          ? { ok: true, site, ctx: store.ctx, stock: store.stock }
          : { ok: false, error: `there is no site ${slug}; known: test-site` },
      ),
  }
  const status = await run(
    args,
    { out: (line) => void out.push(line), err: (line) => void err.push(line), cwd: store.folder, isTerminal },
    services,
  )
  return { status, out, err }
}

async function write(name: string, content: string): Promise<string> {
  await writeFile(join(store.folder, name), content)
  return name
}

describe('stock import', () => {
  test('STOCK-03 imports, prints the report with the rejected rows, and answers 0', async () => {
    const file = await write(
      'feed.csv',
      buildCsv([
        ['A1', { price: '$20,000 drive away' }],
        ['A2', { price: 'x' }],
      ]),
    )
    const said = await call(runImport, ['test-site', file])
    expect(said).toEqual({
      status: 0,
      err: [],
      out: [
        'Completed · site test-site · feed forecourt · feed.csv',
        '  2 rows: 1 added, 0 changed, 0 unchanged, 1 rejected; 0 sold (gone from the feed)',
        '  rejected:',
        `    row 3, price: ${unreadablePrice} ("x")`,
      ],
    })
    expect(await store.stock.countAll(store.ctx)).toBe(1)
  })

  test('STOCK-03 lists the first 20 rejected rows, all with --verbose', async () => {
    const file = await write(
      'feed.csv',
      buildCsv([
        ['GOOD'],
        ...Array.from({ length: 30 }, (_, at): [string, Record<string, string>] => [`A${at}`, { price: '-1' }]),
      ]),
    )
    const few = await call(runImport, ['test-site', file, '--dry-run', '--allow', 'rejected'])
    expect(few.out.filter((line) => line.startsWith('    row '))).toHaveLength(20)
    expect(few.out.at(-1)).toBe('    … and 10 more')
    expect(few.out).toContain('    price: an amount below 0: 30 rows, first row 3 ("-1")')
    const all = await call(runImport, ['test-site', file, '--verbose', '--allow', 'rejected'])
    expect(all.out.filter((line) => line.startsWith('    row '))).toHaveLength(30)
  })

  test('STOCK-03 answers 2 for a refused feed and takes it when its guard is allowed, and no other', async () => {
    await store.import(buildCsv([['A1'], ['A2'], ['A3']]))
    const file = await write('few.csv', buildCsv([['A1']]))
    const refused = await call(runImport, ['test-site', file])
    expect(refused.status).toBe(2)
    expect(refused.err.join('\n')).toMatch(/would drop 2 of 3 vehicles of north.*--allow drop$/m)
    expect((await call(runImport, ['test-site', file, '--allow', 'older,price-shift'])).status).toBe(2)
    expect((await call(runImport, ['test-site', file, '--force'])).err[0]).toMatch(/no --force; .* --allow cut-off,/)
    expect((await call(runImport, ['test-site', file, '--allow', 'older', '--allow', 'drop'])).status).toBe(0)
  })

  test('STOCK-03 a dry run says so and writes nothing', async () => {
    const said = await call(runImport, ['test-site', await write('feed.csv', buildCsv([['A1']])), '--dry-run'])
    expect(said.out[0]).toContain('dry run: nothing was written')
    expect(await store.stock.countAll(store.ctx)).toBe(0)
  })

  test('STOCK-03 reads by a mapping file', async () => {
    const mapping = await write(
      'm.yaml',
      'feed: mine\nformat: csv\nfields: { stocknum: Nr, make: Marke, model: { constant: Golf }, ' +
        'car_type: { constant: used } }',
    )
    const said = await call(runImport, ['test-site', await write('feed.txt', 'Nr;Marke\n7;VW\n'), '--mapping', mapping])
    expect(said.status).toBe(0)
    expect((await store.listVehicles())[0]).toMatchObject({
      stocknum: '7',
      make_model: 'Volkswagen Golf',
      dealership_slug: 'north',
    })
  })

  test.each([
    ['a missing feed file', ['test-site', 'nowhere.csv'], 1, /there is no feed file .*nowhere\.csv; check the name/],
    ['an unknown site', ['other-site', 'feed.csv'], 1, /there is no site other-site; known: test-site/],
    ['a missing mapping', ['test-site', 'feed.csv', '--mapping', 'no.yaml'], 1, /there is no mapping file .*no\.yaml/],
    ['an unsound mapping', ['test-site', 'feed.csv', '--mapping', 'feed.csv'], 1, /feed\.csv: /],
    [
      'an ending and a content of no known format',
      ['test-site', 'feed.xls'],
      1,
      new RegExp(
        `^neither the ending of feed.xls nor its beginning .*; end its name in ${RegExp.escape(listEndings())}`,
      ),
    ],
    ['a damaged feed', ['test-site', 'broken.json'], 1, /cut off/],
    ['no arguments', [], 2, /needs a site and a feed file/],
    ['an unknown option', ['test-site', 'feed.csv', '--fast'], 2, /--fast/],
    ['a guard that does not exist', ['test-site', 'feed.csv', '--allow', 'all'], 2, /no guard 'all'; known: cut-off/],
    ['a date of another form', ['test-site', 'feed.csv', '--as-of', '20/11/2026'], 2, /--as-of: expected a date like/],
    ['a day that is not', ['test-site', 'feed.csv', '--as-of', '2026-02-30'], 2, /--as-of: expected/],
    ['a date to come', ['test-site', 'feed.csv', '--as-of', '2099-01-01'], 2, /2099-01-01 is in the future/],
    ['a preview of a real run', ['test-site', 'feed.csv', '--preview', '5'], 2, /--preview belongs to --dry-run/],
    ['a preview of nothing', ['test-site', 'feed.csv', '--dry-run', '--preview', '0'], 2, /whole number from 1 to 50/],
  ])('STOCK-03 tells %s in plain lines', async (_, args, status, expected) => {
    await write('feed.csv', buildCsv([['A1']]))
    await write('feed.xls', 'x')
    await write('broken.json', '[{"stocknum":"A1"')
    const said = await call(runImport, args)
    expect(said.status).toBe(status)
    expect(said.err.join('\n')).toMatch(expected)
    expect(said.err.join('\n')).not.toMatch(/\n {4}at /)
  })

  test('STOCK-03 writes one JSON object, also for a refused feed, and no progress', async () => {
    const file = await write('feed.csv', buildCsv([['A1'], ['A2', { price: 'x' }], ['A3'], ['A4']]))
    const said = await call(runImport, ['test-site', file, '--json'], true)
    expect([said.status, said.err, said.out.length]).toEqual([0, [], 1])
    expect(JSON.parse(said.out[0] ?? '')).toMatchObject({
      outcome: 'completed',
      added: 3,
      rejectionReasons: [{ field: 'price', reason: unreadablePrice, rows: 1, firstRow: 3, value: 'x' }],
    })
    const refused = await call(runImport, ['test-site', await write('few.csv', buildCsv([['A1']])), '--json'])
    expect(refused.status).toBe(2)
    expect(JSON.parse(refused.out[0] ?? '')).toMatchObject({ outcome: 'refused', refusals: [{ guard: 'drop' }] })
    const reports = (await call(runReport, ['test-site', '--json'])).out.map((line) => JSON.parse(line) as unknown)
    expect(reports).toMatchObject([
      { outcome: 'refused', report: { fileName: 'few.csv' } },
      { outcome: 'completed', report: { added: 3 } },
    ])
  })

  test('STOCK-03 a preview shows the first vehicles as they would be stored, in words', async () => {
    const feed = buildCsv(
      [
        [
          'A1',
          { standardEquipment: 'Tow bar|Alloys|Bluetooth|Sunroof', 'variant.cylinders': '4', tag: 'one\u001b two' },
        ],
        ['A2'],
        ['A3'],
      ],
      ['standardEquipment', 'variant.cylinders', 'tag'],
    )
    const file = await write('feed.csv', feed)
    const { out } = await call(runImport, ['test-site', file, '--dry-run', '--preview', '2'])
    expect(out.filter((line) => line.includes('would be stored as'))).toEqual([
      '  row 2 would be stored as:',
      '  row 3 would be stored as:',
    ])
    for (const line of [
      'stocknum: A1',
      'make: Toyota',
      'car_type: used',
      'tag: one two',
      'price: $15,000',
      'km: 40,000\u00a0km',
      'standardEquipment: 4: Tow bar, Alloys, Bluetooth, …',
      'variant.cylinders: 4',
      'dealership_name: North Motors',
      'location_name: North Yard',
    ])
      expect(out).toContain(`    ${line}`)
    expect(out.join('\n')).not.toContain('null')
    const json = await call(runImport, ['test-site', file, '--dry-run', '--preview', '1', '--json'])
    expect(JSON.parse(json.out[0] ?? '')).toMatchObject({ preview: [{ row: 2 }] })
  })

  test('STOCK-03 shows progress on a terminal alone', async () => {
    const file = await write('feed.csv', buildCsv(Array.from({ length: 10_000 }, (_, at): [string] => [`A${at}`])))
    expect((await call(runImport, ['test-site', file, '--dry-run'], true)).out).toContain('  read 10,000 rows')
    expect((await call(runImport, ['test-site', file, '--dry-run'])).out.join('\n')).not.toContain('read 10,000')
  })
})

describe('stock report', () => {
  test('STOCK-03 shows the last imports, newest first, and says when there is none', async () => {
    expect((await call(runReport, ['test-site'])).out).toEqual([
      'site test-site has had no import yet; begin with: forecourt stock import test-site <feed file>',
    ])
    await store.import(
      buildCsv([
        ['A1', { price: '$20,000 drive away' }],
        ['A2', { price: 'x' }],
      ]),
    )
    store.advance(60_000)
    await store.import('')
    const { status, out } = await call(runReport, ['test-site'])
    expect(status).toBe(0)
    expect(out[0]).toBe('Friday 20 November 2026 at 9:03 am AWST  REFUSED · site test-site · feed forecourt · feed.csv')
    expect(out.slice(3)).toEqual([
      'Friday 20 November 2026 at 9:02 am AWST  Completed · site test-site · feed forecourt · feed.csv',
      '  2 rows: 1 added, 0 changed, 0 unchanged, 1 rejected; 0 sold (gone from the feed)',
      '  rejected, by reason:',
      `    price: ${unreadablePrice}: row 3 ("x")`,
    ])
    expect((await call(runReport, ['test-site', '--verbose'])).out.at(-1)).toContain('row 3, price')
    expect((await call(runReport, ['test-site', '--limit', '1'])).out).toHaveLength(3)
  })

  test('STOCK-03 a run that died is shown as such', async () => {
    await store.stock.beginImport(store.ctx, { feed: 'forecourt', fileName: 'feed.csv' })
    expect((await call(runReport, ['test-site'])).out[0]).toMatch(
      /feed forecourt: still running, or ended without a result/,
    )
    store.advance(6 * 3_600_000 + 1)
    await store.stock.beginImport(store.ctx, { feed: 'forecourt', fileName: 'feed.csv' })
    expect((await call(runReport, ['test-site'])).out[1]).toMatch(/feed forecourt: interrupted: the process died/)
  })

  test('misuse is told with the usage', async () => {
    expect((await call(runReport, [])).status).toBe(2)
    expect((await call(runReport, ['test-site', '--limit', 'x'])).err[0]).toMatch(/--limit: expected a whole number/)
  })
})
