/** A group with fewer tiles than this leaves half of a row empty, or more. */
const leastOwnRow = 3

/** Puts small groups that follow each other into one run; every other group is a run of its own. */
export function joinSmallGroups<Group extends { readonly tiles: readonly unknown[] }>(
  groups: readonly Group[],
): readonly (readonly Group[])[] {
  const isSmall = ({ tiles }: Group) => tiles.length < leastOwnRow
  const runs: Group[][] = []
  for (const group of groups) {
    const run = runs.at(-1)
    if (run?.[0] !== undefined && isSmall(run[0]) && isSmall(group)) run.push(group)
    else runs.push([group])
  }
  return runs
}
