import type { z } from 'zod'
import type { FeedRow } from './feed-row.ts'

/** How sure a format is that a text is written in it, by the beginning of the text. */
export type FormatLikeness = 'certain' | 'possible' | 'no'

/** A feed format. A format is one file that exports this, and one entry in `feed-formats.ts`. */
export interface FeedFormatDefinition<Options extends z.ZodObject = z.ZodObject> {
  /** What messages call the format: 'CSV'. */
  readonly title: string
  /** Endings of file names that mean this format, in lower case with their one dot: '.csv'. */
  readonly endings: readonly string[]
  /**
   * Judges the first 2,000 characters of a text, without leading blanks. An import refuses a text that another format
   * is surer of than its own. Answer 'certain' for a signature that no other format has. Where no mapping names the
   * format and two are as sure as each other, or have the same ending, the first in `feed-formats.ts` is taken.
   */
  readonly judge: (head: string) => FormatLikeness
  /** The section of a mapping that is named after the format; every key must be optional. */
  readonly options: Options
  /**
   * Whether the file names its columns once for all rows. A column that is missing then is missing from every vehicle,
   * and the import refuses a feed without its price column.
   */
  readonly namesColumnsOnce: boolean
  /**
   * Streams the rows of the decoded text with memory for about one row and one chunk. Throws FeedError when the file as
   * a whole cannot be trusted; a broken row is yielded as such.
   */
  readonly read: (text: AsyncIterable<string>, options: z.output<Options>) => AsyncIterable<FeedRow>
}
