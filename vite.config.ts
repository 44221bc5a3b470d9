import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { subsetFonts } from './scripts/subset-fonts.ts'

await subsetFonts()

/**
 * Modules of the router that the browser never runs, with what they export; the router has no switch that drops them.
 * The instrumentation: `entry.client.tsx` hands none over. The discovery of routes while the visitor looks on:
 * `react-router.config.ts` says that all routes come at first.
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
}

/**
 * Replaces the unused parts by functions of the same names that do nothing, which leaves 2 kB of script out of every
 * page. The build fails where a version of the router has other parts or other names: look then whether they are still
 * unused.
 */
function withoutUnusedParts(): Plugin {
  const missing = new Set(Object.keys(unusedParts))
  return {
    name: 'without-unused-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const part = Object.keys(unusedParts).find((path) => id.endsWith(`/react-router/dist/production/lib/${path}`))
      if (part === undefined) return null
      const names = /^export \{ (.+) \};?$/m.exec(code)?.[1]?.split(', ') ?? []
      if (names.join() !== unusedParts[part]?.join())
        this.error(`The router's ${part} exports ${names.join(', ')}: see unusedParts in vite.config.ts`)
      missing.delete(part)
      return { code: names.map((name) => `export function ${name}() {}`).join('\n'), map: null }
    },
    buildEnd(error) {
      if (error === undefined && missing.size > 0)
        this.error(`The router has no ${[...missing].join(', ')} any more: see unusedParts in vite.config.ts`)
    },
  }
}

/** What every page loads besides React. */
const sharedModules = [
  /src\/routes\/visitor-tools\.tsx?$/,
  /src\/features\/parts\/(site-frame\/site-frame|vehicle-card\/.+|promotions\/promotion-card)\.tsx?$/,
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
