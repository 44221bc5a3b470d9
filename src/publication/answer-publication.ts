import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { matchesEntityTag, parseAcceptedEncoding } from '#http/accepted-encoding.ts'
import { compressAnswer } from '#http/compress-answer.ts'
import { sendAnswer, sendText } from '#http/http-answer.ts'
import { commonHeaders } from '#http/security-headers.ts'
import type { StockSearch } from '#search/stock-search.ts'
import { findAddress } from '#site/addresses.ts'
import { resolveHostOrigin, resolveSiteOrigin } from '#site/site-origin.ts'
import type { Site } from '#site/site.ts'
import { isIndexable } from './crawlable.ts'
import { resolveFeedPath } from './feeds/feed-address.ts'
import type { FeedFile, FeedFiles } from './feeds/feed-files.ts'
import { listMakeSearches } from './list-searches.ts'
import { buildLlms, type NamedPage } from './llms.ts'
import { buildRobots } from './robots.ts'
import { buildSitemapIndex, buildSitemapPart, type SitemapEntry } from './sitemap.ts'

export interface PublicationOptions {
  readonly feeds: FeedFiles
  readonly listEntries: (site: Site) => Promise<readonly SitemapEntry[]>
  readonly search: StockSearch
  readonly countStock: (site: Site) => Promise<number>
  /** Named pages of the site's header, for /llms.txt. */
  readonly listPages: (site: Site) => Promise<readonly NamedPage[]>
  readonly secret: string
  readonly now: () => number
}

/** A request for one of the texts, whose site is known. */
export interface PublicationRequest {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly path: string
  readonly site: Site
  readonly host: string
  /** Sliding-window rate limit of this caller; false once it is used up. */
  readonly mayAsk: (what: 'feed' | 'sitemap') => boolean
}

const textTypes = { xml: 'application/xml; charset=utf-8', plain: 'text/plain; charset=utf-8' } as const

async function sendCompressed(
  { request, response }: PublicationRequest,
  type: keyof typeof textTypes,
  text: string,
): Promise<void> {
  const headers = { 'content-type': textTypes[type], 'cache-control': 'public, max-age=600' }
  const { headers: own, body } = await compressAnswer(
    request.headers['accept-encoding']?.toString(),
    headers,
    Buffer.from(text),
  )
  sendAnswer(response, 200, { ...commonHeaders, ...own }, body, request.method)
}

const createFastBrotli = () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })

/** Streams a finished feed. An error after the first byte cuts the connection, which the receiver takes for a fault. */
async function sendFeed({ request, response }: PublicationRequest, feed: FeedFile, name: string): Promise<void> {
  const headers = {
    ...commonHeaders,
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}.csv"`,
    'Cache-Control': 'private, no-cache',
    'X-Robots-Tag': 'noindex',
    ETag: feed.tag,
    Vary: 'Accept-Encoding',
  }
  if (matchesEntityTag(request.headers['if-none-match'], feed.tag)) {
    response.writeHead(304, headers).end()
    return
  }
  const encoding = parseAcceptedEncoding(request.headers['accept-encoding']?.toString())
  response.writeHead(200, {
    ...headers,
    ...(encoding === 'identity' ? { 'Content-Length': feed.bytes } : { 'Content-Encoding': encoding }),
  })
  if (request.method === 'HEAD') {
    response.end()
    return
  }
  const source = createReadStream(feed.file)
  const sent =
    encoding === 'identity'
      ? pipeline(source, response)
      : pipeline(source, encoding === 'gzip' ? createGzip({ level: 6 }) : createFastBrotli(), response)
  await sent.catch(() => response.destroy())
}

const mostSearches = 30

/**
 * Answers /sitemap.xml with its parts, /robots.txt, /llms.txt and the outbound feeds. False: the path is none of these.
 */
export function createPublication(options: PublicationOptions): (asked: PublicationRequest) => Promise<boolean> {
  const { feeds, listEntries, search, secret, now } = options

  function tooMany({ response }: PublicationRequest): void {
    response.setHeader('Retry-After', '60')
    sendText(response, 429, 'Too many requests. Try again in a minute.')
  }

  async function answerSitemap(asked: PublicationRequest, origin: string): Promise<void> {
    if (!asked.mayAsk('sitemap')) {
      tooMany(asked)
      return
    }
    const entries = await listEntries(asked.site)
    const [, part] = /^\/sitemaps\/([1-9]\d{0,3})\.xml$/.exec(asked.path) ?? []
    const text =
      asked.path === '/sitemap.xml'
        ? buildSitemapIndex(entries, origin)
        : part === undefined
          ? null
          : buildSitemapPart(entries, Number(part), origin)
    if (text === null) sendText(asked.response, 404, 'There is no such part of the sitemap.')
    else await sendCompressed(asked, 'xml', text)
  }

  async function answerFeed(asked: PublicationRequest, origin: string): Promise<void> {
    const { site, path, response } = asked
    if (!asked.mayAsk('feed')) {
      tooMany(asked)
      return
    }
    const kind = resolveFeedPath(secret, site, path)
    if (kind === null) sendText(response, 404, 'There is no such feed.')
    else await sendFeed(asked, await feeds.get(site, kind, origin), `${site.slug}-${kind}`)
  }

  return async (asked) => {
    const { request, path, site, host } = asked
    const address = findAddress(site, path)
    const isOurs =
      address === 'sitemap' ||
      address === 'sitemap_part' ||
      address === 'robots' ||
      address === 'llms' ||
      address === 'feed'
    if (!isOurs) return false
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      asked.response.setHeader('Allow', 'GET, HEAD')
      sendText(asked.response, 405, 'This address can only be read.')
      return true
    }
    // By configuration and not by the Host header, for a feed is shared by all who ask.
    const origin = resolveSiteOrigin(site, resolveHostOrigin(site, request.socket.localPort))
    switch (address) {
      case 'sitemap':
      case 'sitemap_part':
        await answerSitemap(asked, origin)
        return true
      case 'feed':
        await answerFeed(asked, origin)
        return true
      case 'robots':
        await sendCompressed(asked, 'plain', buildRobots(site, origin, isIndexable(site, host)))
        return true
      case 'llms':
        await sendCompressed(
          asked,
          'plain',
          buildLlms(site, origin, {
            vehicles: await options.countStock(site),
            searches: await listMakeSearches(site, search, now(), mostSearches),
            pages: await options.listPages(site),
          }),
        )
        return true
    }
  }
}
