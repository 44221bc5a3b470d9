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

/** The width of the further pictures of a vehicle's page, below the main one. */
const thumbnailWidth: PictureWidth = 320
/** Vehicles of the first site whose pages are drawn at once, and how many pictures of each. */
const warmUpVehicles = 2
const warmUpPictures = 4

interface DrawnVehicle {
  readonly lead: string
  /** The pictures of its page, the main one first. */
  readonly pictures: readonly string[]
}

const isDrawing = (url: string): boolean => url.startsWith(drawingPathPrefix)

/** The drawn vehicles on the first results page of a site, in the order of its cards. */
async function listDrawings(
  site: Site,
  { search, stock, now }: FirstPictureServices,
): Promise<readonly DrawnVehicle[]> {
  const { hits } = await searchStock(search, buildSearchQuery(site, [], everyVehicle, emptySearchState, now()))
  const vehicles = await stock.getMany({ siteId: site.slug, now }, hits)
  return vehicles.flatMap((vehicle) => {
    const lead = resolveListing(vehicle, site, now()).picture?.url
    if (lead === undefined || !isDrawing(lead)) return []
    return [{ lead, pictures: vehicle.images.map(({ url }) => url).filter(isDrawing) }]
  })
}

const order = (site: Site, width: PictureWidth): ExpectedPicture['order'] => ({
  site: site.slug,
  width,
  format: 'avif',
  backdrop: site.theme.studio,
})

function* listPage({ pictures }: DrawnVehicle, site: Site): Generator<ExpectedPicture, void> {
  for (const [index, path] of pictures.slice(0, warmUpPictures).entries())
    yield { path, order: order(site, index === 0 ? phoneWidth : thumbnailWidth), isWarmUp: true }
}

/**
 * The pictures that the first visitors of the demonstration sites will ask for: of every site the first card, then the
 * first cards of each site for phones, then the whole first page of results. Large pictures, small ones and cabins are
 * drawn by code of their own, and its first runs take several times as long as later ones: the pages of the very first
 * vehicles warm it up, so that no visitor waits for that.
 */
export async function* listFirstPictures(services: FirstPictureServices): AsyncGenerator<ExpectedPicture, void> {
  const sites = services.sites
    .list()
    .filter(({ demo }) => demo)
    .slice(0, mostSites)
  const found: { readonly site: Site; readonly drawings: readonly DrawnVehicle[] }[] = []
  for (const site of sites) {
    const drawings = await listDrawings(site, services)
    const [first] = drawings
    if (first !== undefined) {
      yield { path: first.lead, order: order(site, cardWidth) }
      const isFirstSite = found.every((before) => before.drawings.length === 0)
      if (isFirstSite) for (const drawn of drawings.slice(0, warmUpVehicles)) yield* listPage(drawn, site)
    }
    found.push({ site, drawings })
  }
  for (const { site, drawings } of found) {
    for (const { lead } of drawings.slice(0, firstCards)) yield { path: lead, order: order(site, phoneWidth) }
    for (const { lead } of drawings.slice(1)) yield { path: lead, order: order(site, cardWidth) }
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
