import type { Site } from './site.ts'

/** The routes of a site that are pages, by name (TEN-04). */
export type RouteName = Exclude<keyof Site['routes'], 'checkout_segment'>

const withoutSlash = (path: string) => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path)

/** Every route of the site with its configured path. */
export function listRoutes(site: Site): readonly { readonly name: RouteName; readonly path: string }[] {
  const { checkout_segment: _segment, ...paths } = site.routes
  return Object.entries(paths).map(([name, path]) => ({ name: name as RouteName, path }))
}

/** A request path that is a route. */
export interface RouteMatch {
  readonly name: RouteName
  /** The configured form of the path, where the request used the other form of the trailing slash: 301 to it. */
  readonly redirectTo: string | null
}

/** Which configured route a request path is, with or without the trailing slash; null for a path that is none. */
export function resolveRoute(site: Site, pathname: string): RouteMatch | null {
  const match = listRoutes(site).find(({ path }) => withoutSlash(path) === withoutSlash(pathname))
  if (match === undefined) return null
  return { name: match.name, redirectTo: match.path === pathname ? null : match.path }
}

/**
 * A link of the configuration as an address: '{routes.contact}' becomes the configured path, '{base_domain}/x' the dealer's
 * page on the base domain. null where it needs a base domain and the site has none (NAV-01).
 */
export function resolveLink(site: Site, link: string): string | null {
  if (link.startsWith('{base_domain}')) {
    if (site.base_domain === null) return null
    return `https://${site.base_domain_prefix ?? site.slug}.${site.base_domain}${link.slice('{base_domain}'.length)}`
  }
  return link.replace(/^\{routes\.(\w+)\}/, (placeholder, name: string) => listRoutes(site).find((route) => route.name === name)?.path ?? placeholder)
}
