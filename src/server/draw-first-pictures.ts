import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PictureWidth } from '#domain/picture/picture-sources.ts'
import { buildSearchQuery } from '#features/screens/search-results/loading/build-search-query.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { describeError } from '#log/describe-error.ts'
import { drawAhead, type AheadDrawing, type ExpectedPicture } from '#pictures/draw-ahead.ts'
import { drawingPathPrefix } from '#pictures/drawing-source.ts'
import type { PictureStudio } from '#pictures/picture-studio.ts'
import { searchStock } from '#search/search-stock.ts'
import { emptySearchState } from '#search/state/search-choices.ts'
import type { Site } from '#site/site.ts'
import type { Services } from './create-services.ts'

/** The width in which most screens ask for the picture of a card, and the one for phones with fine pixels. */
const cardWidth: PictureWidth = 640
const phoneWidth: PictureWidth = 960
/** Cards at the top of a phone's page. */
const firstCards = 4
/** Sites whose pictures are drawn ahead; a platform has a handful of demonstration sites. */
const mostSites = 12

const everyVehicle = { path: '/cars', title: '', fixed: [] } as const

export interface FirstPictureServices {
  readonly sites: Pick<Services['sites'], 'list'>
  readonly search: Pick<Services['search'], 'search'>
  readonly stock: Pick<Services['stock'], 'getMany'>
  readonly now: Services['now']
}

/** The drawings on the first results page of a site, in the order of its cards. */
async function listDrawings(site: Site, { search, stock, now }: FirstPictureServices): Promise<readonly string[]> {
  const { hits } = await searchStock(search, buildSearchQuery(site, [], everyVehicle, emptySearchState, now()))
  const vehicles = await stock.getMany({ siteId: site.slug, now }, hits)
  return vehicles
    .map((vehicle) => resolveListing(vehicle, site, now()).picture?.url)
    .filter((url) => url !== undefined)
    .filter((url) => url.startsWith(drawingPathPrefix))
}

/**
 * The pictures that the first visitors of the demonstration sites will ask for: of every site the first card, then the
 * first cards of each site for phones, then the whole first page of results.
 */
export async function* listFirstPictures(services: FirstPictureServices): AsyncGenerator<ExpectedPicture, void> {
  const sites = services.sites
    .list()
    .filter(({ demo }) => demo)
    .slice(0, mostSites)
  const order = (site: Site, width: PictureWidth): ExpectedPicture['order'] => ({
    width,
    format: 'avif',
    backdrop: site.theme.studio,
  })
  const found: { readonly site: Site; readonly drawings: readonly string[] }[] = []
  for (const site of sites) {
    const drawings = await listDrawings(site, services)
    found.push({ site, drawings })
    const [first] = drawings
    if (first !== undefined) yield { path: first, order: order(site, cardWidth) }
  }
  for (const { site, drawings } of found) {
    for (const path of drawings.slice(0, firstCards)) yield { path, order: order(site, phoneWidth) }
    for (const path of drawings.slice(1)) yield { path, order: order(site, cardWidth) }
  }
}

/** Processes that may want to run at once, as a share of the processors, for the machine to count as idle. */
const idleShare = 0.75
/** Milliseconds between two looks at the load of a busy machine. */
const pauseMs = 5_000

const isIdle = (): boolean => (loadavg()[0] ?? 0) < availableParallelism() * idleShare

/** Starts to draw these pictures, beside the server's own work and only while the machine is idle. */
export function drawFirstPictures(services: Services, studio: PictureStudio): AheadDrawing {
  return drawAhead({
    studio,
    pictures: listFirstPictures(services),
    isIdle,
    pause: () => sleep(pauseMs, undefined, { ref: false }),
    onTrouble: (error) =>
      services.log.warn({ error: describeError(error) }, 'pictures are not drawn ahead; each waits for its visitor'),
  })
}
