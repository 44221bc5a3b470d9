/**
 * A row as every reader yields it. `rowNumber` helps an operator to find the row: for CSV the number that a spreadsheet
 * shows (the header is row 1), for JSON and XML the position among the rows, from 1.
 */
export type FeedRow =
  | {
      readonly ok: true
      readonly rowNumber: number
      readonly fields: Readonly<Record<string, unknown>>
      /** Describes for the operator how the header was read. Only the first row of a CSV file has it. */
      readonly header?: string
    }
  | {
      readonly ok: false
      readonly rowNumber: number
      readonly reason: string
      /**
       * Words of the broken row. One of them may be the stock number of a vehicle that we hold: a vehicle whose row is
       * broken is still in the feed and must not be taken for sold.
       */
      readonly words: readonly string[]
      /**
       * Whether the row is the last of the file, too short, and not followed by a line break, as after an aborted
       * transfer.
       */
      readonly cutOff?: boolean
      /** The same as that of a row that can be read. */
      readonly header?: string
    }

/** Bounds that keep a hostile or broken file from filling the memory. Characters unless said otherwise. */
export const readLimits = {
  /** A cell, string or text beyond this rejects its row. */
  cell: 1_000_000,
  /**
   * A row beyond this ends the reading: past it a quote or bracket that never closes is far likelier than a vehicle.
   */
  row: 16_000_000,
  /** Fields of one row, nested ones counted. */
  fields: 5_000,
  /** Levels of nesting inside a row. */
  depth: 16,
  /** Levels beyond which the reading ends, and not the row alone: a parser keeps each level until it is closed. */
  deepest: 1_000,
} as const

/**
 * The feed as a whole cannot be read; the stock stays as it was. `refused` when there is nothing to import, `failed`
 * when the file is damaged or not what the mapping says. The message is one line, says what to do, and is shown to an
 * operator.
 */
export class FeedError extends Error {
  readonly outcome: 'refused' | 'failed'

  constructor(outcome: 'refused' | 'failed', message: string) {
    super(message)
    this.name = 'FeedError'
    this.outcome = outcome
  }
}

/**
 * Returns the distinct words of a damaged row: at most 2,000 words of at most 100 characters each, from its first
 * million characters.
 */
export function wordsOf(text: string): string[] {
  const words = new Set<string>()
  for (const word of text.slice(0, readLimits.cell).split(/[\s,;|"<>]+/)) {
    if (word !== '' && word.length <= 100) words.add(word)
    if (words.size === 2_000) break
  }
  return [...words]
}

/**
 * Describes how a JSON value exceeds the limits of a row (too many values, too deep nesting); null when it does not.
 */
export function describeExcess(value: object): string | null {
  let level: readonly unknown[] = [value]
  let count = 0
  for (let depth = 0; level.length > 0; depth += 1) {
    const inside = level.flatMap((member) =>
      typeof member === 'object' && member !== null ? Object.values(member) : [],
    )
    count += inside.length
    if (count > readLimits.fields) return `has more than ${readLimits.fields} values`
    if (depth >= readLimits.depth && inside.length > 0) return `nested more than ${readLimits.depth} levels deep`
    level = inside
  }
  return null
}
