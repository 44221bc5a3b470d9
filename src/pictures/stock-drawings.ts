import type { VehicleReader } from '#data/stock/vehicle-reader.ts'
import { createSingleFlight } from '#concurrency/single-flight.ts'
import type { Site } from '#site/site.ts'

export interface StockDrawings {
  /** Whether a path under /vehicle-art/ is the picture of a vehicle of this site. Only demonstration sites have any. */
  readonly includes: (site: Pick<Site, 'slug' | 'demo'>, path: string) => Promise<boolean>
}

const drawingPath = /^\/vehicle-art\/(?<key>[a-z0-9-]{1,80})\//

/**
 * Which drawings a site's stock shows, so that nobody can have the server draw the some hundred thousand others. The
 * keys are read once for each version of the stock, and only when a key is asked for that the last reading did not
 * hold.
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
    async includes({ slug, demo }, path) {
      const key = drawingPath.exec(path)?.groups?.key
      if (!demo || key === undefined) return false
      const last = known.get(slug)
      if (last !== undefined && (last.keys.has(key) || last.version === versionOf(slug))) return last.keys.has(key)
      return (await reading.run(slug, () => read(slug))).keys.has(key)
    },
  }
}
