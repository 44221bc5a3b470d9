import type { VehicleReader } from '#data/stock/vehicle-reader.ts'
import { createSingleFlight } from '#concurrency/single-flight.ts'
import type { Site } from '#site/site.ts'

export interface StockDrawings {
  /**
   * Whether a path under /vehicle-art/ is the picture of a vehicle of this site or is named in its configuration, for
   * example by an offer. Only demonstration sites have drawings.
   */
  readonly includes: (site: Pick<Site, 'slug' | 'demo'>, path: string) => Promise<boolean>
}

const drawingPath = /^\/vehicle-art\/(?<key>[a-z0-9-]{1,80})\//

const configured = new WeakMap<object, ReadonlySet<string>>()

/** The keys in a site's configuration. A site object is immutable, so they are cached. */
function listConfiguredKeys(site: object): ReadonlySet<string> {
  const known = configured.get(site)
  if (known !== undefined) return known
  const paths = JSON.stringify(site).matchAll(/"\/vehicle-art\/(?<key>[a-z0-9-]{1,80})\//g)
  const keys = new Set([...paths].flatMap(({ groups }) => groups?.key ?? []))
  configured.set(site, keys)
  return keys
}

/**
 * Knows which drawings a site shows, so that visitors cannot make the server draw any of the hundred thousand others.
 * The keys are read again only if a requested key is unknown and the version of the stock has changed.
 */
export function createStockDrawings(
  stock: Pick<VehicleReader, 'listAll'>,
  versionOf: (slug: string) => string,
  now: () => number,
): StockDrawings {
  interface Known {
    readonly version: string
    readonly keys: ReadonlySet<string>
  }
  const known = new Map<string, Known>()
  const reading = createSingleFlight<Known>()

  async function read(slug: string): Promise<Known> {
    const version = versionOf(slug)
    const keys = new Set<string>()
    for await (const batch of stock.listAll({ siteId: slug, now }))
      for (const { images, primary_image_url } of batch)
        for (const url of [...images.map((image) => image.url), primary_image_url ?? '']) {
          const key = drawingPath.exec(url)?.groups?.key
          if (key !== undefined) keys.add(key)
        }
    const found = { version, keys }
    known.set(slug, found)
    return found
  }

  return {
    async includes(site, path) {
      const { slug, demo } = site
      const key = drawingPath.exec(path)?.groups?.key
      if (!demo || key === undefined) return false
      if (listConfiguredKeys(site).has(key)) return true
      const last = known.get(slug)
      if (last !== undefined && (last.keys.has(key) || last.version === versionOf(slug))) return last.keys.has(key)
      return (await reading.run(slug, () => read(slug))).keys.has(key)
    },
  }
}
