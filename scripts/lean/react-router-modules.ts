// Modules of React Router that are replaced completely.

/**
 * Modules that the browser never runs, with their exports, which are replaced by empty functions. Instrumentation:
 * `entry.client.tsx` passes none. Lazy route discovery: `react-router.config.ts` switches it off. Route `links` and
 * prefetching: no route exports `links`, no link prefetches, and the build inlines the one stylesheet.
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
 * The router's fallback for errors outside all routes is a page for developers. Our routes have an error page in the
 * layout, so one sentence is enough here.
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
