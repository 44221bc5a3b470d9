import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { subsetFonts } from './scripts/subset-fonts.ts'

await subsetFonts()

/**
 * What the browser never runs of the router, which has no switch that drops it: the instrumentation, since `entry.client.tsx`
 * hands none over, and the discovery of routes while the visitor looks on, since `react-router.config.ts` says that all come
 * at first.
 */
const unusedParts = ['router/instrumentation.js', 'dom/ssr/fog-of-war.js']

/** Keeps the exports of the unused parts, as functions that do nothing. The build fails where a part is no longer found. */
function withoutUnusedParts(): Plugin {
  const missing = new Set(unusedParts)
  return {
    name: 'without-unused-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const part = unusedParts.find((path) => id.endsWith(`/react-router/dist/production/lib/${path}`))
      const names = /^export \{ (.+) \};?$/m.exec(code)?.[1]?.split(', ')
      if (part === undefined || names === undefined) return null
      missing.delete(part)
      return { code: names.map((name) => `export function ${name}() {}`).join('\n'), map: null }
    },
    buildEnd(error) {
      if (error === undefined && missing.size > 0) this.error(`The router has no ${[...missing].join(', ')} any more: see unusedParts in vite.config.ts`)
    },
  }
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), withoutUnusedParts()],
  build: { target: 'es2022', sourcemap: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs travels as two files: smaller when compressed whole, and fewer requests. The libraries
            // keep their address from one release to the next. A group takes along what its modules import.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\/|preload-helper/, priority: 1 },
                { name: 'shared', test: /src\/(routes\/visitor-tools|features\/(site-frame\/site-frame|vehicle-card\/.+)|domain\/format\/format-number|ui\/(use-nav-links|load-anew))\.tsx?$/ },
              ],
            },
          },
        },
      },
    },
  },
})
