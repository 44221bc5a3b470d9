/** Groups of models that stand in rows together. */
export interface ModelRun<Group> {
  readonly groups: readonly Group[]
  /** Columns of a wide page in which the groups leave the fewest places empty. */
  readonly columns: number
}

/** A group with fewer tiles than this leaves half of a row empty, or more. */
const leastOwnRow = 3
const wideColumns = [4, 5] as const

/** Places that stay empty where groups follow each other in rows and none is cut. */
function countEmpty(sizes: readonly number[], columns: number): number {
  let rows = 1
  let taken = 0
  for (const size of sizes) {
    if (taken + size > columns) {
      rows += 1
      taken = 0
    }
    taken += size
  }
  return rows * columns - sizes.reduce((sum, size) => sum + size, 0)
}

/** Puts small groups that follow each other into one run; every other group is a run of its own. */
export function joinSmallGroups<Group extends { readonly tiles: readonly unknown[] }>(
  groups: readonly Group[],
): readonly ModelRun<Group>[] {
  const isSmall = ({ tiles }: Group) => tiles.length < leastOwnRow
  const runs: Group[][] = []
  for (const group of groups) {
    const run = runs.at(-1)
    if (run?.[0] !== undefined && isSmall(run[0]) && isSmall(group)) run.push(group)
    else runs.push([group])
  }
  return runs.map((run) => {
    const sizes = run.map(({ tiles }) => tiles.length)
    const [few, many] = wideColumns
    const total = sizes.reduce((sum, size) => sum + size, 0)
    // A run that is no fuller in smaller tiles keeps the size of the tiles above it.
    const columns = total > few && countEmpty(sizes, many) < countEmpty(sizes, few) ? many : few
    return { groups: run, columns }
  })
}
