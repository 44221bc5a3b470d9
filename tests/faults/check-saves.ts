import type { History, ListRead, SaveChange, Violation } from './history.ts'

/**
 * A watchlist shows what its visitor did last (WATCH-02): for each car, one of the changes that may have been the last
 * when the list was read. A change cannot have been the last if an acknowledged one began after it had ended, and had
 * ended itself before the list was asked for. Nobody knows when a change without an answer ended.
 */
export function checkSaves({ operations, cars }: Pick<History, 'operations' | 'cars'>): readonly Violation[] {
  const changes = Map.groupBy(
    operations.filter(
      (operation): operation is SaveChange =>
        (operation.kind === 'save' || operation.kind === 'unsave') && operation.outcome !== 'refused',
    ),
    ({ visitor, car }) => `${visitor} ${car}`,
  )
  const found: Violation[] = []
  for (const list of operations) {
    if (list.kind !== 'list' || list.outcome !== 'ok') continue
    if (!list.isSignedIn) {
      found.push({ rule: 'saves', text: `${list.visitor} was signed in and is no longer`, operations: [list] })
      continue
    }
    for (const { id, site, slug } of cars) {
      if (site !== list.site) continue
      const made = changes.get(`${list.visitor} ${slug}`) ?? []
      const isShown = list.cars.includes(id)
      if (findPossible(made, list).has(isShown)) continue
      found.push({
        rule: 'saves',
        text: `the watchlist of ${list.visitor} ${isShown ? 'shows' : 'lacks'} ${slug}, against the last changes`,
        operations: [...made, list],
      })
    }
  }
  return found
}

/** Whether the car may have been on the list when it was read: true, false or both. */
function findPossible(changes: readonly SaveChange[], list: ListRead): ReadonlySet<boolean> {
  const settled = changes.filter(({ outcome, end }) => outcome === 'ok' && end < list.begin)
  const possible = changes.filter(
    (change) =>
      change.begin < list.end && (change.outcome === 'unknown' || !settled.some((later) => later.begin > change.end)),
  )
  return new Set([...possible.map(({ kind }) => kind === 'save'), ...(settled.length === 0 ? [false] : [])])
}
