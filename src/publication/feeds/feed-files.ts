import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createSingleFlight } from '#concurrency/single-flight.ts'
import type { SiteContext } from '#data/context.ts'
import type { VehicleReader } from '#data/stock/vehicle-reader.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { isOnWebsite } from '#site/on-website.ts'
import type { FeedKind } from '#site/schema/outside.ts'
import type { Site } from '#site/site.ts'
import { feedTables } from './feed-kinds.ts'
import { createFeedWriter, type FeedWriter } from './write-feed.ts'

/** A finished feed on disk. */
export interface FeedFile {
  readonly file: string
  readonly bytes: number
  /** Entity tag of its content. */
  readonly tag: string
  readonly builtAt: number
}

/** The outbound feeds of all sites, each built into a file once and shared by all callers. */
export interface FeedFiles {
  /**
   * The feed of a site, built now where the stock or the site has changed. Concurrent callers share one build, and the
   * builds of all sites follow one another.
   */
  get(site: Site, kind: FeedKind, origin: string): Promise<FeedFile>
  /** Builds again what was asked for lately and is out of date, so that a receiver does not wait for it. */
  refresh(): Promise<void>
}

export interface FeedFileOptions {
  /** Folder for the files; created when it is needed, and emptied of what an earlier process left. */
  readonly directory: string
  readonly stock: Pick<VehicleReader, 'listAll'>
  /** The vehicle with the addresses under which the platform serves its pictures. */
  readonly showVehicle: (vehicle: Vehicle, site: Site) => Vehicle
  /** Version of a site's content, which a change of its stock or configuration changes. */
  readonly version: (slug: string) => string
  readonly now: () => number
  /** Called after each build. */
  readonly onBuilt: (site: Site, kind: FeedKind, report: ReturnType<FeedWriter['report']> & { ms: number }) => void
}

/** Tags and 'just arrived' change by time alone, so that a file does not stand longer than this. */
const freshMs = 15 * 60_000
/** While stock arrives every second, a feed is built once in this time. */
const restMs = 60_000
/** A feed that nobody asked for in two days is not built ahead any more. */
const wantedMs = 2 * 86_400_000

interface Known extends FeedFile {
  readonly version: string
  readonly site: Site
  readonly kind: FeedKind
  readonly origin: string
  /** The file before it, which a slow receiver may still be about to open. */
  readonly earlier: string | null
  askedAt: number
}

/** See FeedFiles. */
export function createFeedFiles(options: FeedFileOptions): FeedFiles {
  const { directory, version, now } = options
  const known = new Map<string, Known>()
  const flights = createSingleFlight<Known>()
  let prepared: Promise<void> | null = null
  /** The end of the last build; builds follow one another, so that feeds take one share of the thread. */
  let last: Promise<unknown> = Promise.resolve()

  async function prepareFolder(): Promise<void> {
    await rm(directory, { recursive: true, force: true })
    await mkdir(directory, { recursive: true, mode: 0o700 })
  }

  async function build(key: string, site: Site, kind: FeedKind, origin: string): Promise<Known> {
    await (prepared ??= prepareFolder())
    // Taken before the stock is read: what changes meanwhile makes the file out of date, never the other way round.
    const versionBefore = version(site.slug)
    const before = known.get(key)
    const file = join(directory, `${site.slug}.${kind}.${randomBytes(6).toString('hex')}`)
    const began = now()
    const { tag, bytes, report } = await writeFeedFile(file, site, kind, origin, options)
    options.onBuilt(site, kind, { ...report, ms: now() - began })
    const earlier = before?.file ?? null
    const built = {
      file,
      bytes,
      tag,
      version: versionBefore,
      builtAt: began,
      site,
      kind,
      origin,
      earlier,
      askedAt: began,
    }
    known.set(key, built)
    if (before !== undefined && before.earlier !== null) await rm(before.earlier, { force: true })
    return built
  }

  function buildInTurn(key: string, site: Site, kind: FeedKind, origin: string): Promise<Known> {
    return flights.run(key, () => {
      const turn = last.then(() => build(key, site, kind, origin))
      last = turn.catch(() => undefined)
      return turn
    })
  }

  const isCurrent = (file: Known, site: Site): boolean => {
    const age = now() - file.builtAt
    return age < (file.version === version(site.slug) ? freshMs : restMs)
  }

  return {
    async get(site, kind, origin) {
      const key = `${site.slug} ${kind} ${origin}`
      const found = known.get(key)
      const file = found !== undefined && isCurrent(found, site) ? found : await buildInTurn(key, site, kind, origin)
      file.askedAt = now()
      return file
    },
    async refresh() {
      for (const [key, file] of known) {
        if (now() - file.askedAt > wantedMs) {
          known.delete(key)
          for (const name of [file.file, file.earlier]) if (name !== null) await rm(name, { force: true })
        } else if (!isCurrent(file, file.site)) {
          const { askedAt } = file
          const built = await buildInTurn(key, file.site, file.kind, file.origin)
          built.askedAt = askedAt
        }
      }
    },
  }
}

/** Streams the stock into a file, batch by batch, so that memory holds one batch whatever the size of the stock. */
async function writeFeedFile(
  file: string,
  site: Site,
  kind: FeedKind,
  origin: string,
  { stock, showVehicle, now }: FeedFileOptions,
) {
  const ctx: SiteContext = { siteId: site.slug, now }
  const writer = createFeedWriter(feedTables[kind])
  const hash = createHash('sha256')
  const handle = await open(file, 'wx', 0o600)
  let bytes = 0
  const append = async (text: string): Promise<void> => {
    const chunk = Buffer.from(text)
    hash.update(chunk)
    bytes += chunk.length
    await handle.write(chunk)
  }
  try {
    await append(writer.header)
    const nowMs = now()
    for await (const batch of stock.listAll(ctx))
      await append(
        writer.write(
          batch
            .filter((vehicle) => isOnWebsite(vehicle, site))
            .map((vehicle) => ({ listing: resolveListing(showVehicle(vehicle, site), site, nowMs), site, origin })),
        ),
      )
  } catch (error) {
    await handle.close()
    await rm(file, { force: true })
    throw error
  }
  await handle.close()
  return { bytes, tag: `"${hash.digest('base64url').slice(0, 22)}"`, report: writer.report() }
}
