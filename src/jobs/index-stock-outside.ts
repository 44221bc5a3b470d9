import { setTimeout as sleep } from 'node:timers/promises'
import type { Change, ChangeFeed } from '#data/change-feed.ts'
import type { SiteContext, SystemContext } from '#data/context.ts'
import type { VehicleReader } from '#data/stock/vehicle-reader.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import type { SearchDocument } from '#search/search-engine.ts'
import type { SphinxWriter } from '#search/sphinx/create-sphinx-writer.ts'
import { SchemaMismatchError } from '#search/sphinx/table-state.ts'
import type { Site } from '#site/site.ts'
import { buildSearchDocument } from './build-search-document.ts'
import { indexedSince, isIndexed } from './indexed-vehicles.ts'
import { followChanges, type ChangeFollower } from './follow-changes.ts'
import type { SiteSource } from './index-stock.ts'
import type { HeldLease } from './work-under-lease.ts'

export interface OutsideIndexOptions {
  readonly feed: ChangeFeed
  readonly sites: SiteSource & { readonly list: () => readonly Site[] }
  readonly stock: Pick<VehicleReader, 'listAll' | 'listSold' | 'getMany'>
  readonly writer: SphinxWriter
  readonly system: SystemContext
  /**
   * Whether tables with this schema fingerprint, which another version of the platform built, may be replaced. While
   * two versions run during an update, the newer one wins, and the older one must not rebuild the tables.
   */
  readonly mayReplace: (schema: string) => boolean
  readonly onBuilt: (vehicles: number, seconds: number) => void
  /** Called whenever the tables are up to date; not while changes cannot be applied. */
  readonly onNoted: () => void
  readonly onError: (error: unknown, pauseMs: number) => void
  /** Milliseconds between polls of the change feed when nothing wakes the job; default 500. */
  readonly pollMs?: number
  /** Milliseconds between writes of the position; default 200. */
  readonly noteMs?: number
  /** Milliseconds before a retry when the engine or the store does not answer; default 1,000. */
  readonly retryMs?: number
  /** Milliseconds between checks that every daemon still has its tables; default 2,000. */
  readonly checkMs?: number
}

const sliceSize = 200
/** `ChangeFeed.lag` counts up to this number only. */
const uncountedLag = 10_000

/**
 * Keeps the tables of an external search engine in step with the stored vehicles while the lease is held: builds
 * missing tables, follows the change feed from their position, and stores the new position, which the other nodes read.
 * Resolves when the lease has ended; never rejects.
 */
export async function indexStockOutside(options: OutsideIndexOptions, lease: HeldLease): Promise<void> {
  const { retryMs = 1_000 } = options
  while (!lease.signal.aborted)
    try {
      await followFrom(options, lease, await begin(options))
    } catch (error) {
      if (lease.signal.aborted) return
      options.onError(error, retryMs)
      await sleep(retryMs, undefined, { signal: lease.signal }).catch(() => undefined)
    }
}

/** Resolves with the position to follow from; builds the tables first if needed. */
async function begin(options: OutsideIndexOptions): Promise<string> {
  const { writer, sites, mayReplace } = options
  try {
    const positions = await writer.open()
    const earliest = positions === null ? null : await findEarliest(options, positions)
    if (earliest !== null) {
      // Another node was the writer until now, so the sites in this node's memory may be older than that position.
      await sites.reload()
      return earliest
    }
  } catch (error) {
    if (!(error instanceof SchemaMismatchError) || !mayReplace(error.schema)) throw error
  }
  return build(options)
}

/** The earliest of the positions; null: the change log no longer reaches back that far. */
async function findEarliest(
  { feed, system }: OutsideIndexOptions,
  positions: readonly string[],
): Promise<string | null> {
  let earliest: { readonly position: string; readonly lag: number } | null = null
  for (const position of positions)
    try {
      if (!(await feed.readAfter(system, position, 1)).ok) return null
      const lag = await feed.lag(system, position)
      if (positions.length > 1 && lag >= uncountedLag) return null
      if (earliest === null || lag > earliest.lag) earliest = { position, lag }
    } catch (error) {
      // The position belongs to another store, such as a SQLite store that was migrated to PostgreSQL.
      if (error instanceof RangeError) return null
      throw error
    }
  return earliest?.position ?? null
}

async function build({ feed, sites, stock, writer, system, onBuilt }: OutsideIndexOptions): Promise<string> {
  const began = performance.now()
  // Read first: changes during the build are applied again afterwards, which is idempotent.
  const position = await feed.currentPosition(system)
  // The sites in memory may be older than the position, and changes before it are not followed.
  await sites.reload()
  let vehicles = 0
  async function* listDocuments(): AsyncGenerator<SearchDocument> {
    for (const site of sites.list())
      for await (const batch of listIndexed(stock, site, system)) {
        vehicles += batch.length
        yield* toDocuments(batch, site, system)
      }
  }
  await writer.rebuild(listDocuments(), position)
  onBuilt(vehicles, (performance.now() - began) / 1000)
  return position
}

/** Follows the change feed until the lease ends, or until the tables turn out to have been lost or replaced. */
async function followFrom(options: OutsideIndexOptions, lease: HeldLease, from: string): Promise<void> {
  const { feed, system, writer, onNoted, onError, pollMs = 500, noteMs = 200, checkMs = 2_000 } = options
  const ending = new AbortController()
  const dropped: DroppedSales = new Map()
  const signal = AbortSignal.any([lease.signal, ending.signal])
  /** Progress at the last failure to apply changes; null: none has failed. */
  let failedAt: Pick<ChangeFollower, 'position' | 'caughtUpAt'> | null = null
  const isStuck = (): boolean =>
    failedAt?.position === following.position && failedAt.caughtUpAt === following.caughtUpAt
  const following = followChanges({
    feed,
    ctx: system,
    from,
    apply: (changes) => applyChanges(options, changes, dropped),
    rebuild: () => build(options),
    pollMs,
    onError(error, pauseMs) {
      const { position, caughtUpAt } = following
      failedAt = { position, caughtUpAt }
      onError(error, pauseMs)
    },
    signal,
  })
  let noted = from
  let checkedAt = performance.now()
  while (!signal.aborted) {
    await sleep(noteMs, undefined, { signal }).catch(() => undefined)
    const { position } = following
    if (signal.aborted || (position === noted && performance.now() - checkedAt < checkMs)) continue
    try {
      if (await writer.setPosition(position)) {
        noted = position
        if (!isStuck()) onNoted()
      } else ending.abort()
    } catch (error) {
      onError(error, noteMs)
    }
    checkedAt = performance.now()
  }
  await following.done
}

async function applyChanges(
  options: OutsideIndexOptions,
  changes: readonly Change[],
  dropped: DroppedSales,
): Promise<void> {
  const { sites, writer } = options
  const vehicles = new Map<string, Set<string>>()
  const changedSites = new Set<string>()
  for (const { kind, siteId, id } of changes) {
    if (kind === 'site') changedSites.add(siteId)
    else vehicles.set(siteId, (vehicles.get(siteId) ?? new Set()).add(id))
  }
  if (changedSites.size > 0) await sites.reload([...changedSites])
  for (const slug of changedSites) {
    const site = sites.find(slug)
    // The search documents of a site depend on its configuration.
    await (site === null ? writer.keepOnly(slug, []) : indexSite(options, site))
  }
  for (const [slug, ids] of vehicles) {
    const site = sites.find(slug)
    if (site !== null && !changedSites.has(slug)) await indexVehicles(options, site, [...ids])
    if (site !== null) await dropPastSales(options, site, dropped)
  }
}

async function indexSite({ stock, writer, system }: OutsideIndexOptions, site: Site): Promise<void> {
  const ids = new Set<string>()
  for await (const batch of listIndexed(stock, site, system)) {
    await writer.upsert(toDocuments(batch, site, system))
    for (const { id } of batch) ids.add(id)
  }
  await writer.keepOnly(site.slug, ids)
}

async function indexVehicles(
  { stock, writer, system }: OutsideIndexOptions,
  site: Site,
  ids: readonly string[],
): Promise<void> {
  for (let from = 0; from < ids.length; from += sliceSize) {
    const slice = ids.slice(from, from + sliceSize)
    const since = indexedSince(site, system.now())
    const stored = await stock.getMany(contextOf(site, system), slice)
    const found = stored.filter((vehicle) => isIndexed(vehicle, since))
    const present = new Set(found.map(({ id }) => id))
    await writer.upsert(toDocuments(found, site, system))
    await writer.remove(slice.filter((id) => !present.has(id)))
  }
}

/** Until when, epoch seconds, the past sales of each site have left the tables. */
type DroppedSales = Map<string, number>

const daySeconds = 86_400

/**
 * Removes vehicles whose sale has become too long ago for the index, once a day a site: sales grow old without a
 * change, but only changes make the tables grow. The first time they are those of all years.
 */
async function dropPastSales(
  { stock, writer, system }: OutsideIndexOptions,
  site: Site,
  dropped: DroppedSales,
): Promise<void> {
  const until = indexedSince(site, system.now())
  const after = dropped.get(site.slug) ?? 0
  if (until === null || until - after < daySeconds) return
  await writer.remove(await stock.listSold(contextOf(site, system), { after, until }))
  dropped.set(site.slug, until)
}

const contextOf = (site: Site, system: SystemContext): SiteContext => ({ siteId: site.slug, now: system.now })

/** The stored vehicles of a site that belong into its index. */
const listIndexed = (stock: OutsideIndexOptions['stock'], site: Site, system: SystemContext) =>
  stock.listAll(contextOf(site, system), { soldAfter: indexedSince(site, system.now()) })

const toDocuments = (vehicles: readonly Vehicle[], site: Site, system: SystemContext): SearchDocument[] =>
  vehicles.map((vehicle) => buildSearchDocument(vehicle, site, system.now()))
