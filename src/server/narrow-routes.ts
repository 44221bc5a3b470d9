import type { ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']

/** First segment of a path in lower case, because routes match in either case: '/Search/cars' gives 'search'. */
function firstSegment(path: string): string {
  const start = path.startsWith('/') ? 1 : 0
  const end = path.indexOf('/', start)
  return (end === -1 ? path.slice(start) : path.slice(start, end)).toLowerCase()
}

/** The whole path of a route below its parents; null: it only frames others. */
function fullPath(routes: Routes, route: NonNullable<Routes[string]>): string | null {
  const own = route.path ?? (route.index === true ? '' : null)
  const parent = route.parentId === undefined ? undefined : routes[route.parentId]
  const above = parent === undefined ? null : fullPath(routes, parent)
  if (own === null) return above
  return above === null || above === '' ? own : `${above}/${own}`
}

/**
 * Chooses the routes that a path can match. The router tries its routes one by one, a tenth of a millisecond for the
 * hundred of this platform, which is a tenth of the work of a form; most of them fail by the first segment alone.
 */
export interface RouteNarrower {
  /** Name of the set of routes that can match the path; '': all of them. */
  keyOf(pathname: string): string
  /** Ids of the routes in the set of that name. */
  choose(key: string): ReadonlySet<string>
}

/** Narrows `routes` by the static first segments among them; a path with any other first segment needs all routes. */
export function createRouteNarrower(routes: Routes): RouteNarrower {
  const all = Object.values(routes).filter((route) => route !== undefined)
  const parents = new Set(all.map(({ parentId }) => parentId))
  /** By id of each route: its first segment; null: of a route that any path may match. */
  const segments = new Map(
    all.map((route) => {
      const segment = firstSegment(fullPath(routes, route) ?? '')
      return [route.id, /^[a-z0-9_-]+$/.test(segment) ? segment : null]
    }),
  )
  const known = new Set([...segments].filter(([id]) => !parents.has(id)).map(([, segment]) => segment))
  return {
    keyOf(pathname) {
      const segment = firstSegment(pathname)
      return known.has(segment) ? segment : ''
    },
    choose(key) {
      const kept = [...segments].filter(([, segment]) => key === '' || segment === null || segment === key)
      return new Set(kept.map(([id]) => id))
    },
  }
}

/** The build with the routes of these ids alone. The browser's own list of routes, a file, stays whole. */
export function keepRoutes(build: ServerBuild, ids: ReadonlySet<string>): ServerBuild {
  const keep = <Route>(routes: Readonly<Record<string, Route>>): Record<string, Route> =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)))
  return { ...build, routes: keep(build.routes), assets: { ...build.assets, routes: keep(build.assets.routes) } }
}
