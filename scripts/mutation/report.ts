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

export function describeCounts(name: string, counts: Counts): string {
  const { killed, timeout, survived, uncovered } = counts
  const mutants = killed + timeout + survived + uncovered
  return (
    `${name.padEnd(14)} ${scoreOf(counts).toFixed(1).padStart(5)} % of ${mutants} mutants: ${killed} killed, ` +
    `${timeout} timed out, ${survived} survived, ${uncovered} not covered`
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
