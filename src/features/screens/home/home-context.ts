import type { FindReviews } from '#features/parts/reviews/reviews-view.ts'
import type { VehicleCardView } from '#features/parts/vehicle-card/vehicle-card-view.ts'
import type { Listing } from '#listing/listing.ts'
import type { Filter, SearchAnswer, SearchQuery, SortOrder } from '#search/search-engine.ts'
import type { Site } from '#site/site.ts'
import type { HomeBlock } from './home-page-data.ts'

export type IsBuiltLink = (href: string) => boolean

/** What the builders of blocks are given. */
export interface HomeContext {
  readonly site: Site
  /** Epoch milliseconds. */
  readonly nowMs: number
  /** Limits how long the page may be cached, in epoch milliseconds. The earliest time wins. */
  readonly limitFreshness: (untilMs: number) => void
  readonly findReviews: FindReviews
  /** Number of vehicles for sale, as every page shows it (SRCH-12). */
  readonly total: number
  /** What they are together: 'cars', 'caravans', 'motorcycles', 'vehicles', or one of them. */
  readonly noun: string
  /** Counts of the whole stock for sale. */
  readonly overview: SearchAnswer
  /** Counts within the refinements with which a bare path opens (TEN-09). */
  readonly opened: SearchAnswer
  /** These refinements. */
  readonly opening: readonly Filter[]
  readonly isBuilt: IsBuiltLink
  /** Searches the vehicles for sale. */
  readonly ask: (filters: readonly Filter[], query: Omit<SearchQuery, 'scope' | 'refinements'>) => Promise<SearchAnswer>
  /**
   * Ids of vehicles in stock for cards, none of which is on a card of a block above or is `without`. Blocks pick one
   * after the other in the order of the calls: to be called before the builder waits for anything, so that the order
   * of the blocks decides.
   */
  readonly pickCards: (
    filters: readonly Filter[],
    sort: SortOrder,
    most: number,
    without: string | null,
  ) => Promise<readonly string[]>
  /** The vehicle that the banner shows; null: none has a picture and a price. */
  readonly leadId: string | null
  readonly read: (ids: readonly string[]) => Promise<readonly Listing[]>
  readonly toCard: (listing: Listing) => VehicleCardView
}

type HomeEntry = Site['content']['home']['blocks'][number]

export type BlockName = HomeEntry['block']

/** Entry of `content.home.blocks` by its block. */
export type EntryOf<Name> = Extract<HomeEntry, { readonly block: Name }>

/** Builds the data of a block; null leaves it out. */
export type BlockBuilder<Name> = (
  entry: EntryOf<Name>,
  context: HomeContext,
) => HomeBlock | null | Promise<HomeBlock | null>

/** Cards and banner show vehicles in stock today; counts include those coming soon. */
export const inStock: Filter = { op: 'in', attribute: 'status', values: ['in_stock'] }
