import Database from 'better-sqlite3'
import { vehicleIndexSchema } from '#search/vehicle-index.ts'
import type { SearchDocument } from '#search/search-engine.ts'
import { benchNow } from './market.ts'
import { benchFacets } from './queries.ts'

/** The same questions as SQL on an in-memory SQLite: one GROUP BY a facet, an index on the owner. */
export interface SqliteRival {
  readonly site: (owner: string) => number
  readonly market: () => number
  readonly refined: () => number
  readonly close: () => void
}

const sets = ['categories', 'filtered_features'] as const
const available =
  `(status IN ('in_stock', 'coming_soon') OR sold_date_timestamp > ${benchNow - 3 * 86_400}) ` +
  `AND show_on_dealer_website = 'true'`
const refinements: Readonly<Record<string, string>> = {
  make: "make IN ('Toyota', 'Ford', 'Mazda')",
  body: "body IN ('SUV', 'Ute')",
  fuel: "fuel IN ('Diesel', 'Petrol')",
  price: 'price BETWEEN 1500000 AND 6000000',
}

export function createSqliteRival(documents: readonly SearchDocument[]): SqliteRival {
  const database = new Database(':memory:')
  const columns = Object.keys(vehicleIndexSchema).filter((name) => !sets.some((set) => set === name))
  database.exec(`CREATE TABLE vehicle (rowid INTEGER PRIMARY KEY, id TEXT, owner TEXT, ${columns.join(', ')})`)
  for (const set of sets) database.exec(`CREATE TABLE ${set} (vehicle INTEGER, value TEXT)`)
  const add = database.prepare(`INSERT INTO vehicle VALUES (?, ?, ?, ${columns.map(() => '?').join(', ')})`)
  const addMember = Object.fromEntries(sets.map((set) => [set, database.prepare(`INSERT INTO ${set} VALUES (?, ?)`)]))
  database.transaction(() => {
    documents.forEach((document, row) => {
      add.run(row, document.id, document.owner, ...columns.map((name) => document.attributes[name] ?? null))
      for (const set of sets)
        for (const value of (document.attributes[set] ?? []) as readonly string[]) addMember[set]?.run(row, value)
    })
  })()
  database.exec('CREATE INDEX by_owner ON vehicle (owner)')
  for (const set of sets) database.exec(`CREATE INDEX by_${set} ON ${set} (vehicle, value)`)
  database.exec('ANALYZE')

  const ask = (where: string, refined: boolean): ((...values: readonly string[]) => number) => {
    const whereBut = (own: string): string =>
      [
        where,
        ...(refined ? Object.keys(refinements) : [])
          .filter((name) => name !== own)
          .map((name) => refinements[name] ?? ''),
      ].join(' AND ')
    const facets = benchFacets.map((name) =>
      sets.some((set) => set === name)
        ? database.prepare(
            `SELECT value, count(*) AS n FROM vehicle JOIN ${name} ON ${name}.vehicle = vehicle.rowid ` +
              `WHERE ${whereBut(name)} GROUP BY value ORDER BY n DESC, value LIMIT 100`,
          )
        : database.prepare(
            `SELECT ${name} AS value, count(*) AS n FROM vehicle WHERE ${whereBut(name)} ` +
              `AND ${name} IS NOT NULL GROUP BY ${name} ORDER BY n DESC, value LIMIT 100`,
          ),
    )
    const ranges = ['price', 'km', 'year'].map((name) =>
      database.prepare(`SELECT min(${name}), max(${name}) FROM vehicle WHERE ${whereBut(name)}`),
    )
    const hits = database.prepare(`SELECT id FROM vehicle WHERE ${whereBut('')} ORDER BY rank DESC, id LIMIT 21`)
    const total = database.prepare(`SELECT count(*) FROM vehicle WHERE ${whereBut('')}`).pluck()
    return (...values) => {
      for (const one of [...facets, ...ranges, hits]) one.all(...values)
      return Number(total.get(...values))
    }
  }
  const site = ask(`owner = ? AND ${available}`, false)
  const market = ask(available, false)
  const refined = ask(available, true)
  return {
    site: (owner) => site(owner),
    market: () => market(),
    refined: () => refined(),
    close: () => database.close(),
  }
}
