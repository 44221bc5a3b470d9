import type { EntryContext } from 'react-router'

/**
 * What the router is to render a page with: its context with the routes that match alone. The router converts each
 * route that it is given for each page, and the page needs no other one; the browser has the list of all as a file.
 */
export function keepMatchedRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  const matched = staticHandlerContext.matches.map(({ route }) => [route.id, manifest.routes[route.id]] as const)
  return { ...context, manifest: { ...manifest, routes: Object.fromEntries(matched) } }
}

/**
 * Lets go of the data of a page that has been rendered. V8 keeps what the getters of an object literal refer to until a
 * full garbage collection, and the router makes such an object for each page: the data of every page would fill the old
 * generation (decision 47). Only for a page that succeeded, because the router renders the page of an error from it.
 */
export function forgetData({ staticHandlerContext }: EntryContext): void {
  staticHandlerContext.loaderData = {}
  staticHandlerContext.actionData = null
  staticHandlerContext.errors = null
  staticHandlerContext.matches = []
}
