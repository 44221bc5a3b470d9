import type { SiteContext } from '#data/context.ts'
import type { KnownElsewhere, StoredSummary } from '#data/stock/stock-records.ts'
import type { StockComparer } from '#data/stock/stock-comparer.ts'
import { isVinIdentity } from '#data/stock/vehicle-identity.ts'
import { formatMoney } from '#domain/format/format-money.ts'
import { cents } from '#domain/money/cents.ts'
import { fingerprint, type AcceptedRow, type FeedRows } from './feed-rows.ts'
import type { DropShare, ExpectedEffect } from './import-guards.ts'

export interface ComparedStock extends Omit<ExpectedEffect, 'isNewFeed'> {
  /** Ids of unsold vehicles of this feed that are not in the file. */
  readonly gone: readonly string[]
  /** Whether any stored vehicle came under the name of the feed or a former one. */
  readonly hasVehicles: boolean
  /** Stock numbers whose VIN is another one than before: another vehicle has taken the number. */
  readonly replaced: number
}

export interface CompareOptions {
  readonly ctx: SiteContext
  readonly stock: StockComparer
  /** The feed's name, then its former ones. */
  readonly feeds: readonly string[]
  readonly rows: FeedRows
  /** Possible stock numbers in rejected rows. Their vehicles count as still in the feed. */
  readonly doubtful: ReadonlySet<string>
  /** Share of the old price, see `price_shift` of a mapping. */
  readonly priceShift: number
}

/**
 * Says what a file would do to the stock of its site, before anything is stored. Reads the site's vehicles once,
 * without their documents, and keeps only the ids of those that are gone.
 */
export async function compareStock(options: CompareOptions): Promise<ComparedStock> {
  const { rows, priceShift, doubtful } = options
  const own = new Set(options.feeds)
  const gone: string[] = []
  const active = new Map<string, { active: number; gone: number; markedSold: number }>()
  const ownRows = new Uint8Array(rows.size)
  const otherFeeds = new Map<string, number>()
  const count = { sold: 0, returning: 0, priced: 0, shifted: 0, replaced: 0 }
  let shiftExample: string | null = null
  let hasVehicles = false

  function see(stored: StoredSummary): void {
    const isOwn = own.has(stored.feed)
    const row = rows.find(stored.stocknum)
    if (isOwn) hasVehicles = true
    if (stored.sold) count.sold += 1
    else if (isOwn) seeActive(stored, row)
    if (row === null) return
    if (isOwn) ownRows[row.index] = 1
    else if (!stored.sold) otherFeeds.set(stored.feed, (otherFeeds.get(stored.feed) ?? 0) + 1)
    if (stored.sold && !row.sold) count.returning += 1
    if (isOtherVehicle(stored, row)) count.replaced += 1
    if (!stored.sold && !row.sold && stored.price !== null) {
      count.priced += 1
      if (isShifted(stored.price, row.price, priceShift)) {
        count.shifted += 1
        shiftExample ??=
          `${stored.stocknum} from ${formatMoney(stored.price)} to ` +
          (row.price === null ? 'none' : formatMoney(cents(row.price)))
      }
    }
  }

  function seeActive({ id, stocknum, dealershipSlug }: StoredSummary, row: AcceptedRow | null): void {
    const counted = active.get(dealershipSlug) ?? { active: 0, gone: 0, markedSold: 0 }
    active.set(dealershipSlug, counted)
    counted.active += 1
    if (row?.sold === true) counted.markedSold += 1
    if (row !== null || doubtful.has(stocknum)) return
    counted.gone += 1
    gone.push(id)
  }

  for await (const batch of options.stock.listSummaries(options.ctx)) for (const stored of batch) see(stored)
  const drops = [...active]
    .filter(([, counted]) => counted.gone + counted.markedSold > 0)
    .map(([dealership_slug, counted]): DropShare => ({ dealership_slug, ...counted }))
    .toSorted((a, b) => a.dealership_slug.localeCompare(b.dealership_slug))
  const known = await countKnown(options, ownRows, otherFeeds)
  return { gone, drops, ...count, shiftExample, accepted: rows.size, hasVehicles, ...known }
}

function isShifted(before: number, after: number | null, shift: number): boolean {
  return after === null || Math.abs(after - before) > before * shift
}

function isOtherVehicle({ identity }: StoredSummary, { vin }: AcceptedRow): boolean {
  return vin !== null && identity !== null && isVinIdentity(identity) && fingerprint(identity) !== vin
}

/**
 * The vehicles of the file that are new to this feed and in stock elsewhere: by VIN anywhere, by stock number in this
 * site. A vehicle that the feed has brought before is no sign of a wrong file, whoever else has it.
 */
async function countKnown(
  { ctx, stock, feeds, rows }: CompareOptions,
  ownRows: Uint8Array,
  otherFeeds: ReadonlyMap<string, number>,
): Promise<{ readonly elsewhere: readonly KnownElsewhere[]; readonly compared: number }> {
  const samples = rows.listSamples()
  const identities = samples.filter(({ index }) => ownRows[index] !== 1).map(({ identity }) => identity)
  const elsewhere = new Map<string, KnownElsewhere>()
  const keep = (known: KnownElsewhere): void => {
    const key = `${known.siteId}\n${known.feed}`
    if (known.vehicles > (elsewhere.get(key)?.vehicles ?? 0)) elsewhere.set(key, known)
  }
  for (const known of await stock.countElsewhere(ctx, { feeds, identities })) keep(known)
  for (const [feed, vehicles] of otherFeeds)
    // In the numbers of the sample, so that both can be compared.
    keep({ siteId: ctx.siteId, feed, vehicles: Math.round((vehicles * samples.length) / rows.size) })
  return {
    elsewhere: [...elsewhere.values()].toSorted((a, b) => b.vehicles - a.vehicles),
    compared: samples.length,
  }
}
