import { setTimeout as sleep } from 'node:timers/promises'
import type { Change, ChangeFeed } from '#data/change-feed.ts'
import type { SiteContext, SystemContext } from '#data/context.ts'
import type { VehicleReader } from '#data/stock/vehicle-reader.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import type { SearchDocument } from '#search/search-engine.ts'
import type { SphinxWriter } from '#search/sphinx/create-sphinx-writer.ts'
import { OtherTablesError } from '#search/sphinx/table-state.ts'
import type { Site } from '#site/site.ts'
import { buildSearchDocument } from './build-search-document.ts'
import { followChanges, type ChangeFollower } from './follow-changes.ts'
import type { SiteSource } from './index-stock.ts'
import type { HeldLease } from './work-under-lease.ts'

export interface OutsideIndexOptions {
  readonly feed: ChangeFeed
  readonly sites: SiteSource & { readonly list: () => readonly Site[] }
  readonly stock: Pick<VehicleReader, 'listAll' | 'getMany'>
  readonly writer: SphinxWriter
  readonly system: SystemContext
  /**
   * Whether tables of this schema, which another version of the platform built, may be replaced. Of two versions that
   * run at the same time the one that came later wins, and the other must not build its own again.
   */
  readonly mayReplace: (schema: string) => boolean
  readonly onBuilt: (vehicles: number, seconds: number) => void
  /** Called whenever the tables were found or brought up to date; not while changes cannot be applied. */
  readonly onNoted: () => void
  readonly onError: (error: unknown, pauseMs: number) => void
  /** Milliseconds between two looks for changes when nothing wakes the job; default 500. */
  readonly pollMs?: number
  /** Milliseconds between two notes of how far the tables are; default 200. */
  readonly noteMs?: number
  /** Milliseconds between two tries where the engine or the store does not answer; default 1,000. */
  readonly retryMs?: number
  /** Milliseconds between two checks that every daemon still has its tables; default 2,000. */
  readonly checkMs?: number
}

const sliceSize = 200
/** The change feed counts no further (`ChangeFeed.lag`). */
const uncountedLag = 10_000

/**
 * Keeps the tables of an engine in another process equal to the stored vehicles, for as long as the lease is held:
 * builds them where there are none, goes on from where they are, and notes how far they have come, by which the nodes
 * learn of it. Resolves when the lease has ended; never rejects.
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

/** Where changes are to be followed from; builds the tables where that is needed. */
async function begin(options: OutsideIndexOptions): Promise<string> {
  const { writer, sites, mayReplace } = options
  try {
    const positions = await writer.open()
    const earliest = positions === null ? null : await findEarliest(options, positions)
    if (earliest !== null) {
      // Another node wrote until now: what this one knows of the sites may be older than that position.
      await sites.reload()
      return earliest
    }
  } catch (error) {
    if (!(error instanceof OtherTablesError) || !mayReplace(error.schema)) throw error
  }
  return build(options)
}

/** The position from which most is to be applied; null: the change log no longer says. */
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
      // Of another store, such as the SQLite store that was moved to PostgreSQL.
      if (error instanceof RangeError) return null
      throw error
    }
  return earliest?.position ?? null
}

async function build({ feed, sites, stock, writer, system, onBuilt }: OutsideIndexOptions): Promise<string> {
  const began = performance.now()
  // Read first: what changes while the tables are filled is applied again afterwards, which does no harm.
  const position = await feed.currentPosition(system)
  // What this node knows of the sites may be older, and nothing before the position is followed.
  await sites.reload()
  let vehicles = 0
  async function* listDocuments(): AsyncGenerator<SearchDocument> {
    for (const site of sites.list())
      for await (const batch of stock.listAll(contextOf(site, system))) {
        vehicles += batch.length
        yield* toDocuments(batch, site, system)
      }
  }
  await writer.rebuild(listDocuments(), position)
  onBuilt(vehicles, (performance.now() - began) / 1000)
  return position
}

/** Follows the change feed until the lease ends, or until the tables are found to be no longer what was followed. */
async function followFrom(options: OutsideIndexOptions, lease: HeldLease, from: string): Promise<void> {
  const { feed, system, writer, onNoted, onError, pollMs = 500, noteMs = 200, checkMs = 2_000 } = options
  const ending = new AbortController()
  const signal = AbortSignal.any([lease.signal, ending.signal])
  /** How far the changes were applied when that last failed; null: it has not. */
  let failedAt: Pick<ChangeFollower, 'position' | 'caughtUpAt'> | null = null
  const isStuck = (): boolean =>
    failedAt?.position === following.position && failedAt.caughtUpAt === following.caughtUpAt
  const following = followChanges({
    feed,
    ctx: system,
    from,
    apply: (changes) => applyChanges(options, changes),
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

async function applyChanges(options: OutsideIndexOptions, changes: readonly Change[]): Promise<void> {
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
  }
}

async function indexSite({ stock, writer, system }: OutsideIndexOptions, site: Site): Promise<void> {
  const ids = new Set<string>()
  for await (const batch of stock.listAll(contextOf(site, system))) {
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
    const found = await stock.getMany(contextOf(site, system), slice)
    const present = new Set(found.map(({ id }) => id))
    await writer.upsert(toDocuments(found, site, system))
    await writer.remove(slice.filter((id) => !present.has(id)))
  }
}

const contextOf = (site: Site, system: SystemContext): SiteContext => ({ siteId: site.slug, now: system.now })

const toDocuments = (vehicles: readonly Vehicle[], site: Site, system: SystemContext): SearchDocument[] =>
  vehicles.map((vehicle) => buildSearchDocument(vehicle, site, system.now()))
