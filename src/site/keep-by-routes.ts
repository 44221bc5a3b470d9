import type { Site } from './site.ts'

/** Combinations of configured paths whose values are shared; more are rare, and then each site has its own. */
const mostShared = 64

/**
 * Keeps what `build` makes of the paths that a site configures. Sites with the same paths share one value: most sites
 * configure none, and a platform has thousands of them. `build` must read nothing of a site but `routes`.
 */
export function keepByRoutes<Value extends object>(build: (site: Pick<Site, 'routes'>) => Value) {
  const known = new WeakMap<Site['routes'], Value>()
  const shared = new Map<string, Value>()
  return ({ routes }: Pick<Site, 'routes'>): Value => {
    const before = known.get(routes)
    if (before !== undefined) return before
    const paths = JSON.stringify(routes)
    const found = shared.get(paths) ?? build({ routes })
    if (shared.size >= mostShared && !shared.has(paths)) shared.clear()
    shared.set(paths, found)
    known.set(routes, found)
    return found
  }
}
