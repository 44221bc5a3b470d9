import { describeError } from '#log/describe-error.ts'
import type { Logger } from '#log/log.ts'
import type { Site } from '#site/site.ts'
import type { StockIndex } from './index-stock.ts'

export interface WarmIndexOptions {
  readonly index: Pick<StockIndex, 'withSites'>
  readonly listSites: () => readonly Pick<Site, 'slug'>[]
  /** Number of stored vehicles of all sites. */
  readonly countVehicles: () => Promise<number>
  /** Bytes that the index may take; null: no limit. */
  readonly limitBytes: number | null
  readonly log: Pick<Logger, 'info' | 'warn'>
  /** Ends the work after the site under way. */
  readonly signal: AbortSignal
}

/**
 * What a vehicle is reckoned to take when it is not known yet whether all fit: somewhat more than the 700 to 900 bytes
 * that were measured, so that no site is loaded only to be given up again.
 */
export const reckonedBytesOfVehicle = 1000

/**
 * Loads every site before anybody asks for it, one after the other, where all of them fit. A larger platform's node
 * serves only the sites that its balancer sends it, and learns which they are from the requests. Never rejects.
 */
export async function warmIndex(options: WarmIndexOptions): Promise<void> {
  const { index, listSites, log, signal } = options
  const fits = await fitsWhole(options).catch((error: unknown) => {
    log.warn(
      { error: describeError(error) },
      'the stock could not be counted; sites are loaded when they are asked for',
    )
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
          'a site could not be loaded ahead; the next visit loads it',
        )
      })
  }
}

async function fitsWhole({ countVehicles, limitBytes, log }: WarmIndexOptions): Promise<boolean> {
  if (limitBytes === null) return true
  const vehicles = await countVehicles()
  if (vehicles * reckonedBytesOfVehicle <= limitBytes) return true
  log.info({ vehicles }, 'not every site fits into INDEX_MEMORY; sites are loaded when they are asked for')
  return false
}
