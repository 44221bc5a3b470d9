import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildCsv } from '#stock/open-test-store.testkit.ts'
import { describeOnEachDatabase, type SuiteStore } from '#tests/fixtures/databases.ts'
import { openImportSite, type Rows } from '#tests/fixtures/import-site.ts'

/**
 * Every guard of an import (decision 30) on both databases, through the command: the file is refused with status 2 and
 * the guard's own reason, the stock stays as it was, and only the guard's own name lets the file in.
 */

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-guards-'))
})
afterAll(() => rm(folder, { recursive: true }))

const openSite = (store: SuiteStore, slug: string) => openImportSite(store, slug, folder)
const withoutColumn = (csv: string, column: string): string => csv.replace(column, `${column} renamed`)
const vins = (first: number, count: number): Rows =>
  Array.from({ length: count }, (_, at) => [`V${at}`, { vin: `6T1GUARD${String(first + at).padStart(9, '0')}` }])

describeOnEachDatabase('the guards of an import', (store) => {
  test('STOCK-03 columns: a column that filled a field in the last import and is renamed', async () => {
    const site = openSite(store, 'columns')
    const { many } = site
    // A rejected row counts as well: its columns were there.
    const rows = [...many('A', 3), ...many('B', 1, { price: 'x' })]
    expect((await site.import(buildCsv(rows))).status).toBe(0)
    const renamed = withoutColumn(buildCsv(many('A', 4)), 'km')
    const reason = /the column 'km' is gone \(it filled km in 4 of 4 rows.*nearest column of the file is 'km renamed'/
    await site.expectGuard('columns', reason, renamed)
    // The next file is compared with the one that was let in.
    expect((await site.import(`${renamed}\n`)).status).toBe(0)
  })

  test('STOCK-03 columns: every column that a mapping names must exist, from the first file on', async () => {
    const site = openSite(store, 'named-columns')
    const mapping =
      'feed: acme\nformat: csv\nfields: { stocknum: No, make: Make, model: Model, car_type: { constant: used }, ' +
      'km: Odo, colour: { from: Paint, optional: true } }'
    const reason = /km is read from 'Odo', which the file does not have; the nearest column of the file is 'Odometer'/
    const text = 'No,Make,Model,Odometer\n1,Kia,Rio,100\n2,Kia,Rio,200\n'
    await site.expectGuard('columns', reason, text, mapping)
    const json = mapping.replace('format: csv', 'format: json').replace('Odo', 'usage.odo')
    const path = /km is read from 'usage\.odo'.*'usage\.odometer'/
    await site.expectGuard('columns', path, '[{"No":1,"Make":"Kia","Model":"Rio","usage":{"odometer":1}}]', json)
  })

  test('STOCK-03 columns: a lost column without which no row can be taken is named, and has no override', async () => {
    const site = openSite(store, 'needed-columns')
    const { many } = site
    await site.import(buildCsv(many('A', 3)))
    for (const column of ['stocknum', 'make', 'model', 'car_type']) {
      const { status, report } = await site.import(withoutColumn(buildCsv(many('A', 3)), column), '--allow', 'columns')
      expect([status, report.error]).toEqual([
        2,
        expect.stringMatching(
          `none of the 3 rows .*the column '${column}' is gone .* nearest column of the file is '${column} renamed'`,
        ),
      ])
    }
  })

  test('STOCK-03 columns: a column that is empty in every row', async () => {
    const site = openSite(store, 'emptied')
    const { many } = site
    await site.import(buildCsv(many('A', 4)))
    const reason = /the column 'km' is empty in every row \(it filled km in 4 of 4 rows of the last import\)/
    await site.expectGuard('columns', reason, buildCsv(many('A', 4, { km: '' })))
  })

  test("STOCK-03 rejected: more rows are rejected than the mapping's share", async () => {
    const site = openSite(store, 'rejected')
    const { many } = site
    const rows = [...many('A', 3), ...many('B', 4, { price: 'x' })]
    await site.expectGuard('rejected', /4 of 7 rows are rejected \(57 %, allowed 50 %\)/, buildCsv(rows))
    const own =
      'feed: strict\nformat: csv\nown_names: true\nmax_rejected_share: 0.1\nfields: { dealership: dealership }'
    const few = buildCsv([...many('C', 20), ...many('D', 3, { price: 'x' })])
    await site.expectGuard('rejected', /3 of 23 rows are rejected \(13 %, allowed 10 %\)/, few, own)
  })

  test('STOCK-03 drop: more vehicles leave than the site allows', async () => {
    const site = openSite(store, 'drop')
    const { many } = site
    await site.import(buildCsv(many('A', 4)))
    const report = await site.expectGuard('drop', /would drop 3 of 4 vehicles of north \(75 %/, buildCsv([['drop-A0']]))
    expect(report).toMatchObject({ sold: 3 })
  })

  test('STOCK-03 unknown-status: no vehicle of the file has a known status', async () => {
    const site = openSite(store, 'unknown-status')
    const buildWith = (status: string): string => buildCsv(site.many('A', 4, { status }), ['status'])
    await site.import(buildWith('in_stock'))
    const reason = /no status of the file is known, so none of its 4 vehicles would be for sale/
    await site.expectGuard('unknown-status', reason, buildWith('A'))
  })

  test('STOCK-03 unknown-make: the columns of make and model change places', async () => {
    const site = openSite(store, 'unknown-make')
    const { many } = site
    const swapped = { make: 'Corolla', model: 'Toyota' }
    await site.import(buildCsv(many('A', 8)))
    // Half of the file is enough, and vehicles that are new to the stock prove nothing.
    const rows = [...many('A', 4, swapped), ...many('A', 8).slice(4), ...many('B', 1, { make: 'Zyx' })]
    const reason =
      /make of 5 of 9 vehicles is not known, and 4 of these are .* \(unknown-make-A\d of the make Toyota\); check/
    await site.expectGuard('unknown-make', reason, buildCsv(rows))
    // Once it is let in, there is nothing more to lose.
    expect((await site.import(buildCsv([...rows, ['B9']]))).guards).toEqual([])
    const first = openSite(store, 'unknown-make-first')
    const places = /the make of 3 of 3 vehicles is not known; their models are names of makes: the columns of make/
    await first.expectGuard('unknown-make', places, buildCsv(first.many('A', 3, swapped)))
  })

  test('STOCK-03 swapped-model: the columns of model and badge change places', async () => {
    const site = openSite(store, 'swapped-model')
    const columns = ['badge']
    const right = { make: 'Toyota', model: 'HiLux', badge: 'SR5' }
    const swapped = { make: 'Toyota', model: 'SR5', badge: 'Hilux' }
    await site.import(buildCsv(site.many('A', 6, right), columns))
    const reason =
      /badge of 3 of 6 vehicles is the name of a model, and their model is not \(swapped-model-A0 with the model 'SR5'/
    const half = [...site.many('A', 3, swapped), ...site.many('A', 6, right).slice(3)]
    await site.expectGuard('swapped-model', reason, buildCsv(half, columns))
    // Fewer than half, fewer than three, and models that share a name with a badge prove nothing.
    const few = [...site.many('A', 2, swapped), ...site.many('A', 6, right).slice(2)]
    expect((await site.import(buildCsv(few, columns))).guards).toEqual([])
    const variants = site.many('A', 6, { make: 'Toyota', model: 'Corolla', badge: 'Corolla Cross' })
    expect((await site.import(buildCsv(variants, columns))).guards).toEqual([])
  })

  test('STOCK-03 unknown-make: a dealer of a make that the platform lacks is not refused', async () => {
    const site = openSite(store, 'rare-makes')
    const { many } = site
    const rare = { make: 'Zyxmobil', model: 'One' }
    // From the first file on, in a file that adds it to known makes, and with one make less that is known.
    expect((await site.import(buildCsv(many('A', 5, rare)))).guards).toEqual([])
    expect((await site.import(buildCsv([...many('A', 5, rare), ...many('B', 3)]))).guards).toEqual([])
    expect((await site.import(buildCsv([...many('A', 20, rare), ...many('B', 3)]))).guards).toEqual([])
    const two = [...many('A', 20, rare), ...many('B', 2, rare), ...many('B', 3).slice(2)]
    expect((await site.import(buildCsv(two))).guards).toEqual([])
  })

  test('STOCK-03 price-shift: too many prices change by too much, or are gone', async () => {
    const site = openSite(store, 'prices')
    const { many } = site
    await site.import(buildCsv(many('A', 10)))
    // A third off two of ten is a sale; off three it is 30 % of the prices.
    const sale = buildCsv([...many('A', 2, { price: '10000' }), ...many('A', 10).slice(2)])
    expect((await site.import(sale)).status).toBe(0)
    const cents = buildCsv(many('A', 10, { price: '150' }))
    const reason = /10 of 10 prices would change by more than 30 % .*prices-A\d from \$1[05],000 to \$150;/
    await site.expectGuard('price-shift', reason, cents)
    const poa = buildCsv([...many('A', 3, { price: 'POA' }), ...many('A', 10, { price: '150' }).slice(3)])
    await site.expectGuard('price-shift', /3 of 10 prices.*from \$150 to none/, poa)
    // A price that is gone counts whatever the limit for changes.
    const own = 'feed: loose\nformat: csv\nown_names: true\nprice_shift: 5\nfields: { dealership: dealership }'
    await site.importWith(own, buildCsv(many('B', 4)))
    expect((await site.importWith(own, buildCsv(many('B', 4, { price: '75000' })))).status).toBe(0)
    await site.expectGuard('price-shift', /4 of 4 prices/, buildCsv(many('B', 4, { price: 'POA' })), own)
  })

  test('STOCK-03 returns: too many sold vehicles come back', async () => {
    const site = openSite(store, 'returns')
    const { many } = site
    await site.import(buildCsv(many('A', 20)))
    await site.import(buildCsv(many('A', 16)))
    // Of few sold vehicles a large share, of the file a small one; then the other way round.
    const back = buildCsv([...many('A', 19), ['returns-B']])
    const report = await site.expectGuard('returns', /3 sold vehicles would be .* of 4 sold ones and of 20 in/, back)
    expect(report).toMatchObject({ returned: 3, changed: 0, added: 1, unchanged: 16 })
    await site.import(buildCsv(many('A', 19)), '--allow', 'drop')
    await site.import(buildCsv(many('A', 1)), '--allow', 'drop')
    expect((await site.import(buildCsv(many('A', 4)))).guards).toEqual(['returns'])
    // Sold vehicles of another feed count as those of its own.
    const other = 'feed: other\nformat: csv\nown_names: true\nfields: { dealership: dealership }'
    const of = (count: number) => buildCsv([...many('A', 5 + count).slice(5), ...many('C', 20)])
    expect((await site.importWith(other, of(5))).guards).toEqual(['returns'])
    expect((await site.importWith(other, of(4))).guards).toEqual([])
  })

  test('STOCK-03 new-feed: a renamed feed, whose stock would stay behind for ever', async () => {
    const site = openSite(store, 'renamed')
    const { many } = site
    const named = (feed: string, more = ''): string =>
      `feed: ${feed}\nformat: csv\nown_names: true\n${more}fields: { dealership: dealership }`
    await site.importWith(named('old'), buildCsv(many('A', 6)))
    const next: Rows = [...many('A', 5), ['B1']]
    const reason = /5 of the 6 vehicles compared are in stock already under feed 'old' of this site .*formerly: \[old\]/
    await site.expectGuard('new-feed', reason, buildCsv(next), named('new'))
    // What the old feed brought belongs to the new one, and leaves with its files.
    const taken = await site.importWith(named('new', 'formerly: [old]\n'), `${buildCsv(next)}\n`)
    expect([taken.status, taken.report.sold]).toEqual([0, 1])
    // By stock number alone, too, where the site itself has it: there it is the same vehicle.
    const models = /6 of the 6 vehicles compared are in stock already under feed 'new' of this site/
    const others: Rows = next.map(([stocknum]) => [stocknum, { model: 'Camry' }])
    expect((await site.importWith(named('third'), buildCsv(others))).report.error).toMatch(models)
    // A second feed with vehicles of its own is none of this.
    expect((await site.importWith(named('second'), buildCsv(many('C', 6)))).status).toBe(0)
    // A file of the one feed that is imported as the other's.
    const swapped = /6 of the 12 vehicles compared are in stock already under feed 'second' of this site/
    await site.expectGuard('wrong-dealer', swapped, buildCsv([...next, ...many('C', 6)]), named('new'))
  })

  test('TEN-07 wrong-dealer: the vehicles stand under another site, which is told by name alone', async () => {
    const bravo = openSite(store, 'bravo-motors')
    const acme = openSite(store, 'acme-motors')
    await bravo.import(buildCsv(vins(0, 8), ['vin']))
    const reason =
      /8 of the 8 vehicles compared are in stock already under feed 'forecourt' of site 'bravo-motors' \(100 %/
    const report = await acme.expectGuard('wrong-dealer', reason, buildCsv(vins(0, 8), ['vin']))
    expect(JSON.stringify(report.refusals)).not.toContain('GUARD0')
    // What the feed has brought before is no sign of a wrong file.
    expect((await acme.import(buildCsv([...vins(0, 8), ['X1']], ['vin']))).status).toBe(0)
    // Vehicles that were sold elsewhere may be traded in here.
    const sold = vins(50, 4)
    await bravo.import(
      buildCsv([...vins(0, 8), ...sold.map(([n, given = {}]): Rows[number] => [`Y${n}`, given])], ['vin']),
    )
    await bravo.import(buildCsv(vins(0, 8), ['vin']), '--allow', 'older')
    expect((await openSite(store, 'trade-in').import(buildCsv(sold, ['vin']))).guards).toEqual([])
    // Without a VIN the stock number alone proves nothing, but with year, make and model it does.
    const charlie = openSite(store, 'charlie-motors')
    const shared = (model: string): Rows => Array.from({ length: 4 }, (_, at) => [`S${at}`, { model }])
    await charlie.import(buildCsv(shared('Corolla')))
    const delta = openSite(store, 'delta-motors')
    expect((await delta.import(buildCsv(shared('Camry')))).status).toBe(0)
    const echo = openSite(store, 'echo-motors')
    await echo.expectGuard('wrong-dealer', /of site 'charlie-motors'/, buildCsv(shared('Corolla')))
  })

  test('STOCK-03 older: the same bytes as an earlier file, and not those of the last', async () => {
    const site = openSite(store, 'older')
    const { many } = site
    const first = buildCsv(many('A', 4))
    const second = buildCsv([...many('A', 4), ['B1']])
    await site.import(first)
    await site.import(second)
    const same = await site.import(second)
    expect([same.status, same.guards]).toEqual([0, []])
    expect(same.report).toMatchObject({ added: 0, changed: 0, unchanged: 5, sold: 0 })
    expect(same.report.sameFileAs).toMatch(/^\d{4}-/)
    await site.expectGuard('older', /the same file was imported \d{4}-.* UTC, and another one since/, first)
  })

  test('STOCK-03 older: a file dated before one that was imported', async () => {
    const site = openSite(store, 'as-of')
    const { many } = site
    await site.import(buildCsv(many('A', 4)), '--as-of', '2026-03-10')
    await site.import(buildCsv(many('A', 5)), '--as-of', '2026-03-12')
    // A file without a date of its own leaves the date that was given.
    await site.import(buildCsv(many('A', 6)))
    const dated = /the file is dated 2026-03-11 00:00 UTC, and one of 2026-03-12 00:00 UTC was imported before/
    await site.expectGuard('older', dated, buildCsv(many('A', 7)), null, ['--as-of', '2026-03-11'])

    await writeFile(join(folder, 'new.csv'), buildCsv(many('A', 8)))
    await writeFile(join(folder, 'old.csv'), buildCsv(many('A', 9)))
    await utimes(join(folder, 'old.csv'), new Date('2026-01-01T00:00:00Z'), new Date('2026-01-01T00:00:00Z'))
    // A time in the future is taken as now.
    await utimes(join(folder, 'new.csv'), new Date('2099-01-01T00:00:00Z'), new Date('2099-01-01T00:00:00Z'))
    await site.importFile('new.csv')
    expect((await site.import(buildCsv(many('A', 10)))).guards).toEqual([])
    const refused = await site.importFile('old.csv')
    expect([refused.status, refused.guards]).toEqual([2, ['older']])
    expect(refused.report.error).toMatch(/the file was last changed 2026-01-01 00:00 UTC, and one of /)
    // The date that is given says more than that of the file system.
    expect((await site.importFile('old.csv', '--as-of', '2026-03-13')).status).toBe(0)
  })

  test('STOCK-03 all guards in the way are told at once', async () => {
    const site = openSite(store, 'several')
    const { many } = site
    await site.import(buildCsv(many('A', 12)))
    const bad = withoutColumn(buildCsv(many('A', 3, { price: '1' })), 'km')
    const refused = await site.import(bad)
    expect([refused.status, refused.guards]).toEqual([2, ['columns', 'drop', 'price-shift']])
    expect(refused.report.error).toMatch(
      /'km' is gone.*would drop 9 of 12.*3 of 3 prices.*--allow columns,drop,price-shift$/,
    )
    expect((await site.import(bad, '--allow', 'columns,drop')).status).toBe(2)
    expect((await site.import(bad, '--allow', 'columns,drop,price-shift')).status).toBe(0)
  })

  test('STOCK-03 another vehicle under a known stock number is told apart from a change', async () => {
    const site = openSite(store, 'replaced')
    await site.import(buildCsv(vins(100, 3), ['vin']))
    const [, ...others] = vins(100, 3)
    const next = buildCsv([['V0', { vin: '6T1GUARD999999999' }], ...others], ['vin'])
    expect((await site.import(next)).report).toMatchObject({ changed: 1, unchanged: 2, replaced: 1 })
    expect((await site.import(next)).report).toMatchObject({ changed: 0, unchanged: 3, replaced: 0 })
  })
})
