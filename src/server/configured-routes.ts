import type { ServerBuild } from 'react-router'
import type { ConfiguredRoute } from '#site/addresses.ts'

/** A copy of `routes` in which each configured route stands beside the one whose page it shows. */
function addRoutes<Route extends { readonly id: string; readonly path?: string | undefined }>(
  routes: Readonly<Record<string, Route | undefined>>,
  configured: readonly ConfiguredRoute[],
): Record<string, Route | undefined> {
  const added = configured.map(({ route, id, path }): [string, Route] => {
    const source = routes[route]
    if (source === undefined) throw new Error(`the build has no route ${route}`)
    return [id, { ...source, id, path }]
  })
  return { ...routes, ...Object.fromEntries(added) }
}

/**
 * The build with pages under paths of a site's own choosing (TEN-04). The router knows one set of routes for all sites;
 * this gives each combination of configured paths its own. The browser adds the same routes to its manifest
 * (src/entry.client.tsx).
 */
export function addConfiguredRoutes(build: ServerBuild, configured: readonly ConfiguredRoute[]): ServerBuild {
  if (configured.length === 0) return build
  const assets = { ...build.assets, routes: addRoutes(build.assets.routes, configured) }
  return { ...build, routes: addRoutes(build.routes, configured), assets }
}
