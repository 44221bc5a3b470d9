import type { z } from 'zod'
import type { FeedRow } from './feed-row.ts'

/** A feed format. A format is one file that exports this, and one entry in `feed-formats.ts`. */
export interface FeedFormatDefinition<Options extends z.ZodObject = z.ZodObject> {
  /** Endings of file names that mean this format, in lower case with the dot: '.csv'. */
  readonly endings: readonly string[]
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
