// Modules of React Router that are replaced whole.

/**
 * Modules of which the browser runs nothing, with what they export; functions that do nothing take their places. The
 * instrumentation: `entry.client.tsx` hands none over. The discovery of routes while the visitor looks on:
 * `react-router.config.ts` says that all routes come at first. The `links` of routes and links that fetch ahead: no
 * route exports any, no link asks for it, and the build inlines the one stylesheet.
 */
export const emptyModules: Readonly<Record<string, readonly string[]>> = {
  'router/instrumentation.js': [
    'consumeInstrumentationClientResultMetaReceiver',
    'getRouteInstrumentationUpdates',
    'instrumentClientSideRouter',
    'instrumentHandler',
    'instrumentationResultMetaContext',
  ],
  'dom/ssr/fog-of-war.js': [
    'URL_LIMIT',
    'getManifestPath',
    'getPartialManifest',
    'getPatchRoutesOnNavigationFunction',
    'getPathsWithAncestors',
    'handleClientVersionMismatch',
    'isFogOfWarEnabled',
    'useFogOFWarDiscovery',
  ],
  'dom/ssr/links.js': [
    'getKeyedLinksForMatches',
    'getKeyedPrefetchLinks',
    'getModuleLinkHrefs',
    'getNewMatchesForLinks',
    'isPageLinkDescriptor',
    'prefetchRouteCss',
    'prefetchStyleLinks',
  ],
}

/**
 * The last resort of the router, for an error outside all routes, with a page for developers. Ours have an error page
 * of their own inside the layout, so that a sentence is enough.
 */
export const lastResort = {
  file: 'dom/ssr/errorBoundaries.js',
  names: ['BoundaryShell', 'RemixErrorBoundary', 'RemixRootDefaultErrorBoundary'],
  code: `
import { Component, createElement } from 'react'
export class RemixErrorBoundary extends Component {
  state = { error: this.props.error ?? null }
  static getDerivedStateFromError = (error) => ({ error })
  render() {
    if (this.state.error === null) return this.props.children
    const words = 'Something went wrong on our side. Please load the page again.'
    return createElement('html', { lang: 'en-AU' }, createElement('body', null, words))
  }
}
export function BoundaryShell({ children }) {
  return children
}
export function RemixRootDefaultErrorBoundary() {
  return null
}`,
}
