import { createContext, type RouterContextProvider } from 'react-router'
import type { SiteContext } from '#data/context.ts'
import type { LeadRepository } from '#data/lead.repository.ts'
import type { AppointmentReader } from '#data/leads/appointment-reader.ts'
import type { PersonEraser } from '#data/privacy/person-eraser.ts'
import type { VisitorRecordReader } from '#data/privacy/visitor-records.ts'
import type { SavedVehicleRepository } from '#data/saved-vehicle.repository.ts'
import type { StockRepository } from '#data/stock.repository.ts'
import type { QuoteRequest } from '#domain/finance/quote.ts'
import type { PlaceReviews } from '#domain/location/place-reviews.ts'
import type { SignedInVisitor } from '#domain/visitor/signed-in-visitor.ts'
import type { CheckoutDesk } from '#features/parts/reserve/checkout-desk.server.ts'
import type { SignInDesk } from '#features/parts/sign-in/sign-in-desk.ts'
import type { QuoteOutcome } from '#integrations/finance-quotes/quote-provider.ts'
import type { PrizeRepository } from '#data/valuations/prize-repository.ts'
import type { ValuationRepository } from '#data/valuations/valuation-repository.ts'
import type {
  EstimateOutcome,
  EstimateRequest,
  IdentifyOutcome,
  ValuedCar,
} from '#integrations/valuations/valuation-provider.ts'
import type { ViewRepository } from '#data/view.repository.ts'
import type { DocumentAnswer } from '#documents/vehicle-documents.ts'
import type { VehicleSheet } from '#documents/vehicle-sheet.ts'
import type { RankedLocation } from '#site/rank-locations.ts'
import type { StockSearch } from '#search/stock-search.ts'
import type { Location, Site } from '#site/site.ts'
import type { FindStockFact } from '#site/stock-facts.ts'
import type { StockedKinds } from '#site/stocked-kinds.ts'
import type { Logger } from '#log/log.ts'

/**
 * What loaders and actions may use. `render-page.ts` creates it for each rendering, after the host has determined the
 * site.
 */
export interface RequestContext {
  readonly requestId: string
  readonly site: Site
  /** First argument of every repository method. */
  readonly ctx: SiteContext
  readonly search: StockSearch
  /** What the site has in stock, for its menus; null while that is unknown. Never waits for a load, never rejects. */
  readonly findStockedKinds: () => Promise<StockedKinds | null>
  readonly findStockFact: FindStockFact
  readonly stock: StockRepository
  readonly leads: LeadRepository
  /** Holds, payments and unfinished purchases of the site (BUY-01 to BUY-03). */
  readonly checkout: CheckoutDesk
  /** The appointments that leads asked for (LEAD-11). */
  readonly appointments: AppointmentReader
  /** The watchlists of signed-in visitors (WATCH-01). */
  readonly savedVehicles: SavedVehicleRepository
  /** What the site stores of a visitor beside the account and the watchlist, to export and to erase (AUTH-03). */
  readonly personalData: Pick<PersonEraser, 'findOfVisitor' | 'erase'> & VisitorRecordReader
  /** Deletes a visitor of this site with all sessions and codes (AUTH-03). */
  readonly eraseVisitor: (visitorId: string) => Promise<void>
  /** Returns the PDF of a vehicle's sheet, which is rendered once (SHARE-05). */
  readonly findDocument: (sheet: VehicleSheet) => Promise<DocumentAnswer>
  /**
   * Returns a blurred preview, as a data address, of a picture that the platform serves. Returns null until the preview
   * is made, and for other pictures (VDP-11).
   */
  readonly findPreview: (url: string) => string | null
  /** Returns the data address of a small drawing of this platform, and any other address as it is. */
  readonly embedPicture: (address: string) => string
  readonly views: ViewRepository
  /** Returns the visitor whose session on this site the request carries; null without one (AUTH-01). */
  readonly findVisitor: () => Promise<SignedInVisitor | null>
  /** Signs the visitor of this request in and out (AUTH-01, AUTH-04). */
  readonly signIn: SignInDesk
  /**
   * Counts a view of a vehicle's page, once a day for each visitor. Returns the vehicle's number of views (VDP-15).
   */
  readonly countView: (vehicleId: string) => Promise<number>
  /**
   * Sliding-window rate limit of this visitor's address on this site. Returns false once `limit` calls for `what` were
   * accepted in the last `windowMs` milliseconds (LEAD-13, API-04).
   */
  readonly takeAllowance: (what: string, limit: number, windowMs: number) => Promise<boolean>
  /** The same for all visitors of this visitor's network (IPv4 /24, IPv6 /48) together. */
  readonly takeNetworkAllowance: (what: string, limit: number, windowMs: number) => Promise<boolean>
  /** Secret that signs form tokens, the same on every node (LEAD-13). */
  readonly formSecret: string
  /**
   * Asks the site's quote provider for a vehicle's weekly repayment (FIN-05). Never rejects; failures are already in
   * the log.
   */
  readonly requestQuote: (request: QuoteRequest) => Promise<QuoteOutcome>
  /** Asks the site's valuation provider which car it is and what to ask of it (BUY-04). Never rejects. */
  readonly identifyTradeIn: (car: ValuedCar) => Promise<IdentifyOutcome>
  /** Asks the site's valuation provider for an estimate (BUY-04). Never rejects. */
  readonly estimateTradeIn: (request: EstimateRequest) => Promise<EstimateOutcome>
  readonly valuations: ValuationRepository
  readonly prizes: PrizeRepository
  /**
   * Returns the visible locations of the site, nearest to a postcode of four digits first; null for a postcode that
   * does not exist (LEAD-14).
   */
  readonly rankLocations: (postcode: string) => Promise<readonly RankedLocation[] | null>
  /**
   * Reviews of a location that the site's provider holds, as they are known now; null where there are none. Never waits
   * for the provider (LOC-14).
   */
  readonly findReviews: (location: Location) => PlaceReviews | null
  /**
   * Limits how long the rendered page stays fresh in the page cache, in epoch milliseconds: the first instant at which
   * a time-based rule changes its content. The earliest instant of several calls counts.
   */
  readonly limitFreshness: (untilMs: number) => void
  /**
   * Reports an error that a loader, an action or rendering threw. Returns the status of the answer: 503 while the
   * database does not answer, which then gets a Retry-After header, else 500.
   */
  readonly reportFailure: (error: unknown) => 500 | 503
  /** See `RenderTurn.pause`. */
  readonly pause: () => Promise<void> | null
  readonly log: Logger
}

/**
 * Key of the context for loaders. The page bundle contains its own copy of this module, so the server takes the key
 * from the bundle's entry (`build.entry.module.requestContextKey`) and never from here.
 */
export const requestContextKey = createContext<RequestContext>()

export function getRequestContext(context: Readonly<RouterContextProvider>): RequestContext {
  return context.get(requestContextKey)
}
