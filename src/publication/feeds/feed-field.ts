import type { Listing } from '#listing/listing.ts'
import type { Site } from '#site/site.ts'

/** One vehicle of an outbound feed, with what its fields may read. */
export interface FeedItem {
  readonly listing: Listing
  readonly site: Site
  /** Scheme and host of the site's absolute addresses. */
  readonly origin: string
}

/** One column of an outbound feed. */
export interface FeedField {
  /** Name of the column, exactly as the receiver spells it. */
  readonly name: string
  /** The receiver drops a vehicle without it. */
  readonly required: boolean
  /** Where the value comes from, for the operator's guide. */
  readonly source: string
  /**
   * The value; null leaves the cell empty. Numbers are written as they are; texts are guarded against being run as
   * formulas by a spreadsheet.
   */
  readonly read: (item: FeedItem) => string | number | null
}

/** A kind of outbound feed: its columns, and which vehicles it carries. */
export interface FeedTable {
  readonly fields: readonly FeedField[]
  /** null: the vehicle goes out; else why it is left out. */
  readonly refuse: (item: FeedItem) => string | null
  /** A value that the receiver accepts once in a feed; a second vehicle with it is left out. */
  readonly unique: (item: FeedItem) => string
}

export const field = (
  name: string,
  source: string,
  read: FeedField['read'],
  required: 'required' | 'optional' = 'optional',
): FeedField => ({ name, required: required === 'required', source, read })
