import type { Mutant, MutantResults, MutantStatus } from './mutant.ts'

/** Number of mutants by status. */
export type Counts = Readonly<Record<MutantStatus, number>>

export function countResults(mutants: readonly Mutant[], results: MutantResults): Counts {
  const counts: Record<MutantStatus, number> = { killed: 0, timeout: 0, survived: 0, uncovered: 0 }
  for (const { id } of mutants) counts[results[id]?.status ?? 'uncovered'] += 1
  return counts
}

/** Percent of the mutants that the tests noticed; 100 where there are none. */
export function scoreOf({ killed, timeout, survived, uncovered }: Counts): number {
  const all = killed + timeout + survived + uncovered
  return all === 0 ? 100 : ((killed + timeout) / all) * 100
}

/** What a run of one room found. */
export interface RoomReport {
  readonly name: string
  readonly counts: Counts
  /** Mutants that this run tried; the results of the others are those of earlier runs. */
  readonly tried: number
  /** How long this run took. */
  readonly seconds: number
}

const total = (rooms: readonly RoomReport[], pick: (room: RoomReport) => number): number =>
  rooms.reduce((sum, room) => sum + pick(room), 0)

const sumUp = (rooms: readonly RoomReport[]): RoomReport => ({
  name: 'all',
  counts: {
    killed: total(rooms, ({ counts }) => counts.killed),
    timeout: total(rooms, ({ counts }) => counts.timeout),
    survived: total(rooms, ({ counts }) => counts.survived),
    uncovered: total(rooms, ({ counts }) => counts.uncovered),
  },
  tried: total(rooms, ({ tried }) => tried),
  seconds: total(rooms, ({ seconds }) => seconds),
})

const columns = ['room', 'score', 'mutants', 'killed', 'timed out', 'survived', 'not covered', 'tried now', 'seconds']

function listCells({ name, counts, tried, seconds }: RoomReport): readonly string[] {
  const { killed, timeout, survived, uncovered } = counts
  const mutants = killed + timeout + survived + uncovered
  const numbers = [mutants, killed, timeout, survived, uncovered, tried, Math.round(seconds)]
  return [name, `${scoreOf(counts).toFixed(1)} %`, ...numbers.map(String)]
}

/** The rooms as lines of a table with equal columns; the last line is their sum where there are several. */
export function formatTable(rooms: readonly RoomReport[]): readonly string[] {
  const rows = [columns, ...(rooms.length > 1 ? [...rooms, sumUp(rooms)] : rooms).map(listCells)]
  const widths = columns.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  return rows.map((row) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
  )
}

const shorten = (code: string): string => {
  const line = code.replaceAll(/\s+/g, ' ')
  return line.length > 90 ? `${line.slice(0, 89)}…` : line
}

/** One line for each mutant that no test noticed. */
export function listSurvivors(mutants: readonly Mutant[], results: MutantResults): readonly string[] {
  return mutants.flatMap(({ id, file, line, column, original, replacement }) => {
    const status = results[id]?.status
    return status === 'killed' || status === 'timeout'
      ? []
      : [`  ${file}:${line}:${column} ${status}: ${shorten(original)}  →  ${shorten(replacement)}`]
  })
}
