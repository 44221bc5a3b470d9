import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PageOutcome } from '#http/page-cache/page-cache.ts'
import type { RequestOrigin } from '#http/request-origin.ts'
import type { Offline } from '#data/sites/site-standing.ts'
import type { Site } from '#site/site.ts'

/** One request on its way through the handlers, and what the log line and the metrics record of it. */
export interface Visit {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly requestId: string
  /** Start of the request on the clock of `performance.now()`. */
  readonly began: number
  /** The request target without its query. */
  readonly path: string
  /** Slug of the site; '-' until the tenant is known. */
  siteSlug: string
  /** How a page was answered; null for everything that is not a page. */
  outcome: PageOutcome | null
  /** What answered. 'refused' until a handler has taken the request. */
  kind: 'health' | 'asset' | 'picture' | 'page' | 'refused'
}

/** A visit whose tenant is known. */
export interface SiteVisit extends Visit {
  readonly site: Site
  /** `Services.pageVersion` at the moment of the tenant lookup. */
  readonly version: string
  readonly origin: RequestOrigin
  /** The site answered on this host earlier, and no longer does. */
  readonly isFormerHost: boolean
  /** null: the site is online. */
  readonly offline: Offline | null
}

/** 'answered': the handler has sent the response. 'go on': the request is for the next handler. */
export type HandlerResult = 'answered' | 'go on'

/** One step of answering a request. What it throws is logged, and answered with 500. */
export type Handler<Seen extends Visit> = (visit: Seen) => HandlerResult | Promise<HandlerResult>

export function beginVisit(request: IncomingMessage, response: ServerResponse): Visit {
  return {
    request,
    response,
    requestId: randomUUID(),
    began: performance.now(),
    path: (request.url ?? '/').split('?', 1)[0] ?? '/',
    siteSlug: '-',
    outcome: null,
    kind: 'refused',
  }
}
