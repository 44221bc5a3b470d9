import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { leanLibraries } from './scripts/lean/lean-libraries.ts'
import { subsetFonts } from './scripts/subset-fonts.ts'

await subsetFonts()

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
  plugins: [tailwindcss(), reactRouter(), leanLibraries()],
  build: {
    target: 'es2022',
    sourcemap: false,
    // A font inside a stylesheet would come with every page, needed or not.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
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
            // The names of all files travel with every page, and a hash does not compress. Seven letters are the fewest
            // that the bundler takes.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
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
