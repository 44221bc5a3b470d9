import type { History, ListRead, SaveChange, Violation } from './history.ts'

/**
 * A watchlist shows the last change of its visitor (WATCH-02): for each car, the result of one of the changes that may
 * have been last when the list was read. A change was certainly not the last if an acknowledged change started after
 * its end and ended before the list was requested. The end of a change without an answer is unknown.
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

/** The possible answers to whether the car was on the list at the time of the read: true, false or both. */
function findPossible(changes: readonly SaveChange[], list: ListRead): ReadonlySet<boolean> {
  const settled = changes.filter(({ outcome, end }) => outcome === 'ok' && end < list.begin)
  const possible = changes.filter(
    (change) =>
      change.begin < list.end && (change.outcome === 'unknown' || !settled.some((later) => later.begin > change.end)),
  )
  return new Set([...possible.map(({ kind }) => kind === 'save'), ...(settled.length === 0 ? [false] : [])])
}
