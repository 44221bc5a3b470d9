import { describeError } from '#log/describe-error.ts'
import type { Logger } from '#log/log.ts'
import type { Site } from '#site/site.ts'
import type { StockIndex } from './index-stock.ts'

export interface WarmIndexOptions {
  readonly index: Pick<StockIndex, 'withSites'>
  readonly listSites: () => readonly Pick<Site, 'slug'>[]
  /** Number of stored vehicles of all sites. */
  readonly countVehicles: () => Promise<number>
  /** Memory limit of the index in bytes; null: no limit. */
  readonly limitBytes: number | null
  readonly log: Pick<Logger, 'info' | 'warn'>
  /** Ends the work after the current site. */
  readonly signal: AbortSignal
}

/**
 * Estimated bytes per vehicle: somewhat more than the measured 700 to 900, so that no site is loaded only to be evicted
 * again.
 */
export const reckonedBytesOfVehicle = 1000

/**
 * Loads all sites in advance, one after the other, if all of them fit into memory. Otherwise a node serves only the
 * sites that its load balancer sends to it, and loads them on demand. Never rejects.
 */
export async function warmIndex(options: WarmIndexOptions): Promise<void> {
  const { index, listSites, log, signal } = options
  const fits = await fitsWhole(options).catch((error: unknown) => {
    log.warn({ error: describeError(error) }, 'the stock could not be counted; sites are loaded on demand')
    return false
  })
  if (!fits) return
  for (const { slug } of listSites()) {
    if (signal.aborted) return
    await index
      .withSites([slug], () => undefined)
      .catch((error: unknown) => {
        log.warn(
          { site: slug, error: describeError(error) },
          'a site could not be loaded in advance; the next visit loads it',
        )
      })
  }
}

async function fitsWhole({ countVehicles, limitBytes, log }: WarmIndexOptions): Promise<boolean> {
  if (limitBytes === null) return true
  const vehicles = await countVehicles()
  if (vehicles * reckonedBytesOfVehicle <= limitBytes) return true
  log.info({ vehicles }, 'not all sites fit into INDEX_MEMORY; sites are loaded on demand')
  return false
}
