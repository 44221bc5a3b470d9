import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolveHostOrigin } from '#site/site-origin.ts'
import type { Site } from '#site/site.ts'
import { compressAnswer } from '../compress-answer.ts'
import { sendAnswer } from '../http-answer.ts'
import type { SentBody } from '../read-body.ts'
import { createWholeRequest } from '../whole-request.ts'
import { WholeResponse } from '../whole-response.ts'
import { isAnonymous } from './is-anonymous.ts'
import { resolvePageAddress } from './page-address.ts'
import type { PageCache, PageOutcome, RenderedPage } from './page-cache.ts'
import { buildPageHeaders } from './page-headers.ts'

export interface PageRequest {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly site: Site
  /** `Services.pageVersion` at the moment of the site's lookup. */
  readonly version: string
  readonly currentVersion: () => string
  readonly scheme: 'http' | 'https'
  readonly host: string
  readonly render: (request: Request) => Promise<RenderedPage>
  /** Reads the body of a request that changes something. Rejects with OverloadedError. */
  readonly readBody: () => Promise<SentBody>
  /** null renders every page for its request. */
  readonly cache: PageCache | null
}

/**
 * Answers a page: from the cache where it is the same for every anonymous visitor, else rendered for this request. A
 * body is read to its end first: a render that waited for bytes of the visitor would keep its place meanwhile.
 */
export async function answerPage(asked: PageRequest): Promise<PageOutcome> {
  const { request, response, site, cache, render } = asked
  const method = request.method ?? 'GET'
  const readsOnly = method === 'GET' || method === 'HEAD'
  const address =
    cache !== null && readsOnly && isAnonymous(request) ? resolvePageAddress(site, request.url ?? '/') : null

  if (cache !== null && address !== null) {
    const found = await cache.find({
      site: site.slug,
      version: asked.version,
      currentVersion: asked.currentVersion,
      target: address.target,
      // A request made by the server: no cookie, header or parameter of the visitor that is not in the address, and an
      // origin by configuration, so that a forged Host cannot poison the cache.
      render: () => render(new Request(`${resolveHostOrigin(site, request.socket.localPort)}${address.target}`)),
    })
    if (found.kind === 'page') {
      // Seconds since the page was rendered (RFC 9111), which reveals a page that is served during an outage.
      response.setHeader('Age', String(Math.floor(found.ageMs / 1000)))
      await found.page.send(request, response)
      return found.outcome
    }
    // A redirect must keep the parameters that the cache address left out, so it is made for the visitor's own request.
    if (found.answer !== null && !address.shortened) {
      await sendOwn(request, response, found.answer)
      return 'own'
    }
  }
  const body = readsOnly ? null : await asked.readBody()
  if (body === 'gone') return 'own'
  const { answer } = await render(createWholeRequest(request, response, `${asked.scheme}://${asked.host}`, body))
  await sendOwn(request, response, answer)
  return 'own'
}

async function sendOwn(request: IncomingMessage, response: ServerResponse, page: Response): Promise<void> {
  const body = await WholeResponse.readBytes(page)
  const headers = buildPageHeaders(page, body)
  // HEAD is answered without rendering, so that the length of the page is not known (RFC 9110, 8.6).
  if (page.status === 304 || page.status === 204 || request.method === 'HEAD') {
    response.writeHead(page.status, headers).end()
    return
  }
  const compressed = await compressAnswer(request.headers['accept-encoding']?.toString(), headers, body)
  sendAnswer(response, page.status, compressed.headers, compressed.body, request.method)
}
