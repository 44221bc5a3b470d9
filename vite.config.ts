import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { subsetFonts } from './scripts/subset-fonts.ts'

await subsetFonts()

/**
 * Modules of the router that the browser never runs, with what they export; the router has no switch that drops them.
 * The instrumentation: `entry.client.tsx` hands none over. The discovery of routes while the visitor looks on:
 * `react-router.config.ts` says that all routes come at first. The `links` of routes and links that fetch ahead: no
 * route exports any, no link asks for it, and the build inlines the one stylesheet.
 */
const unusedParts: Readonly<Record<string, readonly string[]>> = {
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
const lastResort = {
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

const routerFile = /\/react-router\/dist\/production\/lib\/.+\.js$/
/** The file with the components of links and forms, which has such names. */
const namedFile = 'dom/lib.js'
/** `Link.displayName = "Link";`, for developer tools alone. */
const displayName = /^\w+\.displayName = "\w+";$/gm

/**
 * Takes the names for developer tools from a file of the router, and says that making a component has no effects.
 * Either would keep components that nothing uses, such as `NavLink`, in every page.
 */
const withoutNames = (code: string): string =>
  code.replaceAll(displayName, '').replaceAll(/= (React\$1\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1')

/**
 * Replaces the unused parts by functions of the same names that do nothing, and the last resort by ours, which leaves
 * 3 kB of script out of every page. The build fails where a version of the router has other parts or other names: look
 * then whether they are still unused.
 */
function withoutUnusedParts(): Plugin {
  const parts = new Map(
    Object.entries(unusedParts).map(([file, names]) => [
      file,
      // What lists addresses lists none.
      {
        names,
        code: names
          .map((name) => `export function ${name}() { ${name.endsWith('Hrefs') ? 'return []' : ''} }`)
          .join('\n'),
      },
    ]),
  ).set(lastResort.file, lastResort)
  const missing = new Set([...parts.keys(), namedFile])
  return {
    name: 'without-unused-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const file = [...parts.keys()].find((path) => id.endsWith(`/react-router/dist/production/lib/${path}`))
      const part = file === undefined ? undefined : parts.get(file)
      if (file === undefined || part === undefined) {
        if (!routerFile.test(id)) return null
        if (id.endsWith(namedFile) && code.includes('NavLink.displayName')) missing.delete(namedFile)
        return { code: withoutNames(code), map: null }
      }
      const names = /^export \{ (.+) \};?$/m.exec(code)?.[1]?.split(', ') ?? []
      if (names.join() !== part.names.join())
        this.error(`The router's ${file} exports ${names.join(', ')}: see vite.config.ts`)
      missing.delete(file)
      return { code: part.code, map: null }
    },
    buildEnd(error) {
      if (error === undefined && missing.size > 0)
        this.error(`The router has no ${[...missing].join(', ')} any more: see vite.config.ts`)
    },
  }
}

/** What every page loads besides React; the further photos of a card come to a finger alone. */
const sharedModules = [
  /src\/routes\/visitor-tools\.tsx?$/,
  /src\/features\/parts\/(site-frame\/site-frame|vehicle-card\/(?!photo-slides).+|promotions\/promotion-card)\.tsx?$/,
  /src\/domain\/format\/format-number\.tsx?$/,
  /src\/ui\/(use-nav-links|load-anew)\.tsx?$/,
]

/** Files that every page has before it loads anything on use; a list of files to preload need not name them. */
const presentFile = /^assets\/(react|shared|rolldown-runtime)-/

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), withoutUnusedParts()],
  build: { target: 'es2022', sourcemap: false },
  environments: {
    client: {
      build: {
        modulePreload: {
          // What a part that loads on use needs besides itself and what the page has already. The part alone needs no
          // list, because its import requests it in the same moment.
          resolveDependencies: (file, dependencies) => {
            const absent = dependencies.filter((name) => !presentFile.test(name))
            return absent.some((name) => name !== file) ? absent : []
          },
        },
        rolldownOptions: {
          output: {
            // What every page needs travels as two files: smaller when compressed whole, and fewer requests. The
            // libraries keep their address from one release to the next. A group takes along what its modules import.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\/|preload-helper/,
                  priority: 1,
                },
                {
                  name: 'shared',
                  test: (id: string) => sharedModules.some((pattern) => pattern.test(id)),
                },
                // What nearly every form has; as three files they would be three names in every list of files.
                { name: 'fields', test: /src\/ui\/(checkbox|error-summary|field)\.tsx$/ },
              ],
            },
          },
        },
      },
    },
  },
})
