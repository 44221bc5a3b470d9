import { createContext, type RouterContextProvider } from 'react-router'
import type { SiteContext } from '#data/context.ts'
import type { LeadRepository } from '#data/lead.repository.ts'
import type { StockRepository } from '#data/stock.repository.ts'
import type { QuoteRequest } from '#domain/finance/quote.ts'
import type { QuoteOutcome } from '#integrations/finance-quotes/quote-provider.ts'
import type { ViewRepository } from '#data/view.repository.ts'
import type { DocumentAnswer } from '#documents/vehicle-documents.ts'
import type { VehicleSheet } from '#documents/vehicle-sheet.ts'
import type { SearchEngine } from '#search/search-engine.ts'
import type { Site } from '#site/site.ts'
import type { Logger } from '#log/log.ts'

/**
 * All that a loader or action may reach: made once a request by `create-app.ts`, after the host has chosen the site.
 */
export interface RequestContext {
  readonly requestId: string
  readonly site: Site
  /** First argument of every repository method. */
  readonly ctx: SiteContext
  readonly search: SearchEngine
  readonly stock: StockRepository
  readonly leads: LeadRepository
  /** The PDF of a vehicle's sheet, made once (SHARE-05). */
  readonly findDocument: (sheet: VehicleSheet) => Promise<DocumentAnswer>
  /**
   * A blurred preview, as a data address, of a picture that the platform serves; null until it has been made, and for
   * others (VDP-11).
   */
  readonly findPreview: (url: string) => string | null
  readonly views: ViewRepository
  /**
   * Counts a look at a vehicle's page unless this visitor's was counted within a day; answers the number now (VDP-15).
   */
  readonly countView: (vehicleId: string) => Promise<number>
  /**
   * Whether this visitor's address may do one more of `what` on this site: at most `limit` in any `windowMs` (LEAD-13,
   * API-04).
   */
  readonly takeAllowance: (what: string, limit: number, windowMs: number) => boolean
  /** Signs the tokens of forms; the same on every node (LEAD-13). */
  readonly formSecret: string
  /**
   * Asks the site's quote service for a vehicle's weekly repayment (FIN-05); always answers, and failures are already
   * in the log.
   */
  readonly requestQuote: (request: QuoteRequest) => Promise<QuoteOutcome>
  /**
   * Tells until when the page that is being made holds (epoch milliseconds): the first instant at which a rule of time
   * changes what it says. The page cache does not serve it as current from then on; the earliest moment told counts.
   */
  readonly limitFreshness: (untilMs: number) => void
  /**
   * Reports an error that a loader, an action or rendering threw. Returns the status of the answer: 503 while the
   * database does not answer, which then gets a Retry-After header, else 500.
   */
  readonly reportFailure: (error: unknown) => 500 | 503
  readonly log: Logger
}

/**
 * The key under which loaders find it. The web bundle holds its own copy of this module, so the server takes the key
 * from the bundle's entry (`build.entry.module.requestContextKey`) and never from here.
 */
export const requestContextKey = createContext<RequestContext>()

export function getRequestContext(context: Readonly<RouterContextProvider>): RequestContext {
  return context.get(requestContextKey)
}
