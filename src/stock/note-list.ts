import type { FieldProblem } from './mapping/row-mapper.ts'

export interface RowNote extends FieldProblem {
  /** Row number: that of a spreadsheet for CSV, the position from 1 for JSON and XML. */
  readonly row: number
}

/** How many rows had the same problem. */
export interface ReasonSum {
  readonly field: string
  readonly reason: string
  /** Every row with the problem, however many there are. */
  readonly rows: number
  readonly firstRow: number
  /** The value in the first row. */
  readonly value: string | null
}

/** Most entries of a list in a report: enough to find what is wrong, small enough to store with every run. */
export const mostNotes = 1_000

/** Beyond this many different problems a hostile file would fill the memory; the rows of further ones are one sum. */
const mostReasons = 500
export const otherReasons = 'other reasons'

/** Lists the first `mostNotes` problems and sums all of them by field and reason. */
export class NoteList {
  readonly notes: RowNote[] = []
  count = 0
  private readonly sums = new Map<string, { sum: ReasonSum; rows: number; lastRow: number }>()

  add(row: number, problem: FieldProblem): void {
    this.count += 1
    if (this.notes.length < mostNotes) this.notes.push({ row, ...problem })
    // 'images.3' and 'images.4' are one problem.
    const field = problem.field.replaceAll(/\.\d+(?=\.|$)/g, '')
    const known = this.sums.get(`${field}\n${problem.reason}`)
    if (known === undefined && this.sums.size >= mostReasons)
      this.sum(row, { field: '', reason: otherReasons, value: null })
    else this.sum(row, { ...problem, field })
  }

  /** Most rows first. */
  get reasons(): readonly ReasonSum[] {
    return [...this.sums.values()]
      .map(({ sum, rows }) => ({ ...sum, rows }))
      .toSorted((a, b) => b.rows - a.rows || a.firstRow - b.firstRow)
  }

  /** A row with the problem in several of its values counts once. */
  private sum(row: number, { field, reason, value }: FieldProblem): void {
    const key = `${field}\n${reason}`
    const known = this.sums.get(key)
    if (known === undefined)
      this.sums.set(key, { sum: { field, reason, rows: 1, firstRow: row, value }, rows: 1, lastRow: row })
    else if (known.lastRow !== row) {
      known.rows += 1
      known.lastRow = row
    }
  }
}

/** The limit keeps a feed with a different status or make in every row from filling the report. */
const mostWords = 50

/** Counts a word of a row; further words than the first 50 are passed over. */
export function countWord(word: string, counts: Map<string, number>): void {
  const known = counts.get(word)
  if (known !== undefined || counts.size < mostWords) counts.set(word, (known ?? 0) + 1)
}
