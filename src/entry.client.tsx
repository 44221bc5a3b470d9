import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import type { ConfiguredRoute } from '#site/addresses.ts'

declare global {
  interface Window {
    /** Written by the build's manifest file, which runs before this one. */
    readonly __reactRouterManifest?: { readonly routes: Record<string, object | undefined> }
  }
}

// Pages under paths of the site's own (TEN-04): the manifest is one file for all sites and knows the fixed paths alone.
const configured = document.documentElement.dataset.routes
const routes = window.__reactRouterManifest?.routes
if (configured !== undefined && routes !== undefined)
  for (const { route, id, path } of JSON.parse(configured) as ConfiguredRoute[]) {
    const source = routes[route]
    if (source !== undefined) routes[id] = { ...source, id, path }
  }

// Added before the router's own listener, so that an open layer can keep an event from it (`ui/history-layer.ts`): the
// browser calls the listeners of a window in the order in which they were added.
window.addEventListener('popstate', (event) => {
  if (!window.dispatchEvent(new CustomEvent('beforepopstate', { cancelable: true, detail: event.state })))
    event.stopImmediatePropagation()
})

startTransition(() => {
  // An answer that has come is drawn in one go: as a transition it would be drawn in slices between the frames of
  // arriving pictures, and a slow phone would show the new results several frames later.
  hydrateRoot(document, <HydratedRouter useTransitions={false} />)
})
