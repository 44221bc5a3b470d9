import { join } from 'node:path'
import { buildMenu } from '#features/parts/site-frame/build-menu.ts'
import { isBuiltLink } from '#features/parts/site-frame/built-paths.ts'
import { takeVisitorLimit } from '#http/rate-limits.ts'
import { describeError } from '#log/describe-error.ts'
import type { PhotoService } from '#pictures/remote/photo-service.ts'
import { showVehicle } from '#pictures/remote/show-stock.ts'
import { createPublication } from '#publication/answer-publication.ts'
import { isIndexable } from '#publication/crawlable.ts'
import { createFeedFiles } from '#publication/feeds/feed-files.ts'
import { createSitemapEntries } from '#publication/sitemap-entries.ts'
import type { Services } from './create-services.ts'
import type { Environment } from './environment.ts'
import type { Pages } from './pages.ts'
import type { Handler, HandlerResult, SiteVisit } from './visit.ts'

/** Rate limits of one caller: receivers fetch a feed a few times a day, crawlers a sitemap's parts at once. */
const limits = { feed: 30, sitemap: 120 } as const

/** How often feeds that were asked for lately are built ahead of the next request. */
const refreshEveryMs = 15 * 60_000

export interface PublicationHandlerOptions {
  readonly services: Services
  readonly environment: Environment
  readonly loadPages: () => Promise<Pages>
  /** See `readFormSecret`; the addresses of feeds are made of it. */
  readonly formSecret: string
  /** Absent: feeds name the pictures at the host of the dealer's own feed. */
  readonly photos?: PhotoService
}

/**
 * publication: answers the sitemap, robots.txt, llms.txt and the outbound feeds. They are made outside the render
 * queue, so that a receiver that fetches 20,000 vehicles does not hold up a visitor.
 */
export function createPublicationHandler({
  services,
  environment,
  loadPages,
  formSecret,
  photos,
}: PublicationHandlerOptions): Handler<SiteVisit> {
  const { stock, search, log, now, pageVersion, stockCount, rateLimiter } = services
  const feeds = createFeedFiles({
    // Each node empties its folder at its start, and nodes may share the data folder.
    directory: join(environment.dataDirectory, 'outbound-feeds', environment.nodeName),
    stock,
    showVehicle: (vehicle, site) => (photos === undefined ? vehicle : showVehicle(vehicle, site)),
    version: pageVersion,
    now,
    onBuilt: (site, kind, report) => log.info({ site: site.slug, kind, ...report }, 'an outbound feed was built'),
  })
  const answer = createPublication({
    feeds,
    listEntries: createSitemapEntries({
      stock,
      search,
      hasPage: isBuiltLink,
      listBlog: async (site, nowMs) => (await loadPages()).listBlogPaths(site, nowMs),
      version: pageVersion,
      now,
    }),
    search,
    countStock: stockCount,
    listPages: async (site) =>
      buildMenu(site, await services.findStockedKinds(site))
        .filter(({ href }) => href.startsWith('/') && href !== '/')
        .map(({ label, href }) => ({ name: label, path: href })),
    secret: formSecret,
    now,
  })
  setInterval(() => {
    feeds.refresh().catch((error: unknown) => {
      log.warn({ error: describeError(error) }, 'outbound feeds could not be built ahead; the next request builds them')
    })
  }, refreshEveryMs).unref()

  return async (visit): Promise<HandlerResult> => {
    const { request, response, path, site, origin } = visit
    const mayAsk = (what: keyof typeof limits): boolean =>
      takeVisitorLimit(rateLimiter, `${what} ${site.slug}`, origin, limits[what], 60_000)
    if (!(await answer({ request, response, path, site, host: origin.host, mayAsk }))) return 'go on'
    visit.kind = 'asset'
    return 'answered'
  }
}

/** unindexed: adds to every response of a host the header that asks search engines not to list it. */
export function markUnindexed({ response, site, origin }: SiteVisit): HandlerResult {
  if (!isIndexable(site, origin.host)) response.setHeader('X-Robots-Tag', 'noindex')
  return 'go on'
}
