export interface PageVersions {
  /** Grows with every move, 0 before the first. */
  of(slug: string): number
  move(slug: string): void
  moveAll(): void
}

/**
 * One counter a site, moved AFTER a change of its content has become visible to requests. A page that was begun before
 * then bears the old number and is not given again; moved before, it could bear the new number over old content.
 */
export function createPageVersions(): PageVersions {
  const counters = new Map<string, number>()
  let moves = 0
  let movedAll = 0
  return {
    of: (slug) => Math.max(movedAll, counters.get(slug) ?? 0),
    move(slug) {
      moves += 1
      counters.set(slug, moves)
    },
    moveAll() {
      moves += 1
      movedAll = moves
    },
  }
}
