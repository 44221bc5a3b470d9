import { findAddress, isReservedTree } from '../addresses.ts'
import { normaliseOldPath, resolveRedirect } from '../redirects.ts'
import type { Site } from '../site.ts'
import { fault, findRepeats, type Fault } from './fault.ts'

const isPattern = (path: string): boolean => path.endsWith('/*')

/** Steps that a chain of redirects may have; a longer one is a loop, or as slow as one. */
const mostSteps = 5

/** A path as a browser would ask for it: the pattern's own text stands for any path below it. */
const sample = (path: string): string => (isPattern(path) ? `${path.slice(0, -1)}a` : path)

/** Follows a redirect inside the site; null where it ends, else the last path of a chain without end. */
function findLoop(site: Site, from: string): string | null {
  let path = sample(from)
  for (let step = 0; step < mostSteps; step += 1) {
    const next = resolveRedirect(site, path)
    if (next === null || next.kind === 'gone' || !next.to.startsWith('/')) return null
    path = next.to.split(/[?#]/, 1)[0] ?? next.to
  }
  return path
}

/** Why a redirect may not begin at a path: a page of the platform would not be reachable any more. */
function findHiddenPage(site: Site, from: string): string | null {
  if (isPattern(from)) {
    const tree = normaliseOldPath(from.slice(0, -2))
    return isReservedTree(tree.slice(1)) || findAddress(site, tree) !== null
      ? `${from} would hide pages of the platform`
      : null
  }
  const address = findAddress(site, normaliseOldPath(from))
  // A path with a parameter, /cars/an-old-name, may be free: only its page knows.
  return address !== null && !/^\/(?:cars|search)\//.test(from)
    ? `${from} is a page of the platform, which could not be reached`
    : null
}

/** Redirects that hide a page, lead in a circle, or lead to a host that is not listed. */
export function checkRedirects(site: Site): readonly Fault[] {
  const hosts = new Set(site.redirect_hosts)
  return [
    ...findRepeats(
      site.redirects,
      ({ from }) => normaliseOldPath(from),
      (index) => ['redirects', index, 'from'],
      'redirect of',
    ),
    ...site.redirects.flatMap(({ from, to }, index): readonly Fault[] => {
      const hidden = findHiddenPage(site, from)
      if (hidden !== null) return [fault(['redirects', index, 'from'], hidden, 'a path of the earlier web site')]
      if (to === null) return []
      const place = ['redirects', index, 'to'] as const
      if (!to.startsWith('/')) {
        const host = URL.parse(to)?.hostname ?? ''
        return hosts.has(host)
          ? []
          : [fault(place, `leads to ${host}, which redirect_hosts does not list`, 'a listed host')]
      }
      if (isPattern(to) && !isPattern(from))
        return [fault(place, "ends in '/*', and 'from' does not", "a path without '*'")]
      const loop = findLoop(site, from)
      return loop === null ? [] : [fault(place, `leads in a circle, by way of ${loop}`, 'a path that ends at a page')]
    }),
  ]
}
