import { withFallback } from '#concurrency/deadline.ts'
import { sendAnswer, sendText } from '#http/http-answer.ts'
import { buildShopWindow, shopWindowHeaders, type ShownDealer } from '#http/shop-window.ts'
import { readRequestOrigin } from '#http/request-origin.ts'
import { commonHeaders } from '#http/security-headers.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { describeError } from '#log/describe-error.ts'
import type { PictureStudio } from '#pictures/picture-studio.ts'
import { createReadSitePicture } from '#pictures/read-site-picture.ts'
import type { PhotoService } from '#pictures/remote/photo-service.ts'
import { showVehicle } from '#pictures/remote/show-stock.ts'
import { narrowScope } from '#search/narrow-scope.ts'
import type { Filter } from '#search/search-engine.ts'
import { forSale } from '#search/search-stock.ts'
import type { Site } from '#site/site.ts'
import { buildStockScope } from '#site/stock-scope.ts'
import type { Services } from './create-services.ts'
import type { Environment } from './environment.ts'
import type { Visit } from './visit.ts'

interface WindowOptions {
  readonly services: Services
  readonly environment: Environment
  readonly pictures: PictureStudio
  /** Absent: browsers fetch the pictures of feeds from the feed's host. */
  readonly photos?: PhotoService
}

/** Milliseconds that the page waits for a picture that is still to be drawn or fetched. */
const pictureLimitMs = 2_000

/**
 * The first vehicle of a site with a picture, as its own pages show it; null where there is none. The picture stands in
 * the page itself, because the sites let no other host embed theirs.
 */
async function findPicture(site: Site, { services, pictures, photos }: WindowOptions): Promise<ShownDealer['picture']> {
  const { search, stock, now } = services
  const scope = buildStockScope(site, now())
  const find = (also: readonly Filter[], limit: number) =>
    search.search({
      scope: narrowScope(scope, also),
      refinements: [forSale],
      facets: [{ attribute: 'item_type' }],
      sort: [{ attribute: 'rank', direction: 'desc' }],
      limit,
    })
  // A dealer of caravans is known by a caravan, and not by the car that was traded in for one.
  const main = (await find([], 0)).facets['item_type']?.[0]?.value
  const pictured: readonly Filter[] = [
    { op: 'range', attribute: 'photos_count', min: 1 },
    ...(main === undefined ? [] : [{ op: 'in', attribute: 'item_type', values: [main] } as const]),
  ]
  const [id] = (await find(pictured, 1)).hits
  const [vehicle] = id === undefined ? [] : await stock.getMany({ siteId: site.slug, now }, [id])
  if (vehicle === undefined) return null
  const { picture } = resolveListing(photos === undefined ? vehicle : showVehicle(vehicle, site), site, now())
  if (picture === null) return null
  const order = { width: 640, format: 'webp' } as const
  const drawing = { ...order, site: site.slug, backdrop: site.theme.studio }
  const content =
    photos === undefined
      ? ((await pictures.getPicture(picture.url, drawing))?.content ?? null)
      : await createReadSitePicture(pictures, photos)(site, picture.url, order)
  return content === null ? null : { url: `data:image/webp;base64,${content.toString('base64')}`, alt: picture.alt }
}

/** The list of dealers is of use without pictures too. */
function findPictureInTime(site: Site, options: WindowOptions): Promise<ShownDealer['picture']> {
  const { log } = options.services
  const found = findPicture(site, options).catch((error: unknown) => {
    log.warn({ site: site.slug, error: describeError(error) }, 'a picture for the list of sites could not be read')
    return null
  })
  return withFallback(found, pictureLimitMs, null)
}

/** Dealers that are shown with a picture; a platform of hundreds has a list. */
const mostPictures = 12

/** Answers the bare localhost with the dealers that this server has (TEN-01). */
export async function answerShopWindow({ request, response, path }: Visit, options: WindowOptions): Promise<void> {
  const { services, environment } = options
  if (path !== '/') {
    sendText(response, 404, 'Only / is here; each site has its own address.')
    return
  }
  const { scheme, host } = readRequestOrigin(request, environment.trustedProxies)
  const port = /:\d+$/.exec(host)?.[0] ?? ''
  const counts = await services.countStockOfAll()
  const dealers = await Promise.all(
    services.sites.list().map(async (site, index): Promise<ShownDealer> => {
      const own = `${site.slug}.localhost${port}`
      const { brand, surface_alt: surface } = site.theme.colors
      return {
        name: site.name,
        address: `${scheme}://${own}/`,
        host: own,
        vehicles: counts.get(site.slug) ?? 0,
        demo: site.demo,
        brand,
        surface,
        picture: index < mostPictures ? await findPictureInTime(site, options) : null,
      }
    }),
  )
  sendAnswer(response, 200, { ...commonHeaders, ...shopWindowHeaders }, buildShopWindow(dealers), request.method)
}
