import type { SiteContext } from '#data/context.ts'
import type { VehicleReader } from '#data/stock/vehicle-reader.ts'
import { askStock } from '#features/parts/models/model-stock.server.ts'
import { buildViewedCar, type ViewedCarView } from '#features/parts/recently-viewed/viewed-view.ts'
import { describeError } from '#log/describe-error.ts'
import type { Logger } from '#log/log.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import type { StockSearch } from '#search/stock-search.ts'
import type { Site } from '#site/site.ts'

interface NewCarServices {
  readonly site: Site
  readonly ctx: SiteContext
  readonly search: StockSearch
  readonly stock: Pick<VehicleReader, 'getMany'>
  readonly log: Pick<Logger, 'warn'>
}

/** How many are shown; some more are read, because those without a picture are left out. */
const most = 8

/**
 * The vehicles that came in last, newest first, for a page that has nothing else to show. The page is whole without
 * them: none where the search does not answer.
 */
export async function loadNewCars(services: NewCarServices): Promise<readonly ViewedCarView[]> {
  try {
    return await findNewCars(services)
  } catch (error) {
    const { site, log } = services
    log.warn({ site: site.slug, error: describeError(error) }, 'the newest vehicles could not be read')
    return []
  }
}

async function findNewCars({ site, ctx, search, stock }: NewCarServices): Promise<readonly ViewedCarView[]> {
  const sort = [{ attribute: 'created_at_timestamp', direction: 'desc' }] as const
  const { hits } = await askStock({ site, ctx, search }, [], { sort, limit: 2 * most })
  const vehicles = await stock.getMany(ctx, hits)
  return vehicles
    .map((vehicle) => buildViewedCar(resolveListing(vehicle, site, ctx.now())))
    .filter(({ image }) => image !== null)
    .slice(0, most)
}
