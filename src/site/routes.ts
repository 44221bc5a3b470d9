import { trimTrailingSlashes } from '#domain/format/trim-slashes.ts'
import type { RouteName } from './address-table.ts'
import { keepByRoutes } from './keep-by-routes.ts'
import type { Site } from './site.ts'

interface SiteRoute {
  readonly name: RouteName
  readonly path: string
}

interface SiteRoutes {
  readonly all: readonly SiteRoute[]
  readonly byName: ReadonlyMap<string, SiteRoute>
  /** By the path without a trailing slash. */
  readonly byPath: ReadonlyMap<string, SiteRoute>
}

/** Every page resolves each link of its menus. */
const readRoutes = keepByRoutes(({ routes }): SiteRoutes => {
  const { checkout_segment: _segment, ...paths } = routes
  const all = Object.entries(paths).map(([name, path]) => ({ name: name as RouteName, path }))
  // The first route of a path counts, where a site gives two of them the same.
  const byPath = new Map(all.toReversed().map((route) => [trimTrailingSlashes(route.path), route]))
  return { all, byName: new Map(all.map((route) => [route.name, route])), byPath }
})

/** Every route of the site with its configured path. */
export const listRoutes = (site: Site): readonly SiteRoute[] => readRoutes(site).all

/** A configured route that matches a request path. */
export interface RouteMatch {
  readonly name: RouteName
  /** The configured form of the path, where the request used the other form of the trailing slash: 301 to it. */
  readonly redirectTo: string | null
}

/** The configured route of a request path, with or without a trailing slash; null for other paths. */
export function resolveRoute(site: Site, pathname: string): RouteMatch | null {
  const match = readRoutes(site).byPath.get(trimTrailingSlashes(pathname))
  if (match === undefined) return null
  return { name: match.name, redirectTo: match.path === pathname ? null : match.path }
}

/**
 * Resolves a configured link to an address: '{routes.contact}' becomes the configured path, '{base_domain}/x' the
 * dealer's page on the base domain, and a path that is a route gets the configured form of its trailing slash. null
 * when the link needs a base domain and the site has none (NAV-01).
 */
export function resolveLink(site: Site, link: string): string | null {
  if (link.startsWith('{base_domain}')) {
    if (site.base_domain === null) return null
    return `https://${site.base_domain_prefix ?? site.slug}.${site.base_domain}${link.slice('{base_domain}'.length)}`
  }
  const address = link.replace(
    /^\{routes\.(\w+)\}/,
    (placeholder, name: string) => readRoutes(site).byName.get(name)?.path ?? placeholder,
  )
  const end = address.search(/[?#]/)
  const path = end < 0 ? address : address.slice(0, end)
  return (resolveRoute(site, path)?.redirectTo ?? path) + address.slice(path.length)
}
