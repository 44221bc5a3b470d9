import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import type { ConfiguredRoute } from '#site/addresses.ts'

interface ManifestRoute {
  readonly id: string
  readonly path?: string
  /** Address of the route's script, and of those that it needs. */
  readonly module: string
  readonly imports?: readonly string[]
}

declare global {
  interface Window {
    /** The build's manifest file, which runs before this one, sets this property. */
    readonly __reactRouterManifest?: { readonly routes: Record<string, ManifestRoute | undefined> }
  }
}

// Pages at configured paths (TEN-04): all sites share one manifest file, which contains only the fixed paths.
const configured = document.documentElement.dataset.routes
const routes = window.__reactRouterManifest?.routes
if (configured !== undefined && routes !== undefined)
  for (const { route, id, path } of JSON.parse(configured) as ConfiguredRoute[]) {
    const source = routes[route]
    if (source !== undefined) routes[id] = { ...source, id, path }
  }

// Added before the router's listener, so that an open layer can hide an event from it (`ui/history-layer.ts`): the
// browser calls the listeners of a window in the order in which they were added.
window.addEventListener('popstate', (event) => {
  document.documentElement.dataset.whole = ''
  if (!window.dispatchEvent(new CustomEvent('beforepopstate', { cancelable: true, detail: event.state })))
    event.stopImmediatePropagation()
})

startTransition(() => {
  // Renders a new answer synchronously. As a transition it would render in slices between the frames of loading
  // pictures, and a slow phone would show the new results several frames later.
  hydrateRoot(document, <HydratedRouter useTransitions={false} />)
})
