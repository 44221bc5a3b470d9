export interface PageVersions {
  /** The site's version: 0 before the first move, and greater after each. */
  of(slug: string): number
  move(slug: string): void
  moveAll(): void
}

/**
 * A version counter for each site. Move it AFTER a change of the content has become visible to requests: a page whose
 * rendering began earlier then has the old version and is not served again. Moved before, the new version could be
 * assigned to old content.
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
