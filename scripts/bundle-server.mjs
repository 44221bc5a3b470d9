// Writes the programs of the server to dist as a few hundred files in place of a thousand modules of TypeScript,
// whose finding, stripping and linking was a third of each start (decision 48). Packages stay outside, but for those
// that consist of many small modules.
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { build } from 'vite'
import { bundleFolder, markFile, markSources, programs } from './bundled-programs.mjs'
import { root } from './prepare.mjs'

/** Packages of many small modules that no page loads as well: a second copy of a package would be loaded twice. */
const inlined = ['kysely', 'csv-parse', 'stream-json', 'stream-chain']

/** A running server loads parts on use, so that files of a bundle before this one stay for a while. */
const keptMs = 7 * 24 * 60 * 60_000

const names = new Map(Object.entries(programs).map(([name, file]) => [join(root, file), name]))

/**
 * A module finds files by its own place. In the bundle it has another, so that it asks for the place of its source, and
 * for the bundle's file where it starts a program.
 */
const ownPlaces = {
  name: 'own-places',
  // As it is written, before the compiler has it.
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.+\.tsx?$/, code: /import\.meta\.(url|dirname)/ },
    handler(code, id) {
      const source = JSON.stringify(relative(bundleFolder, id))
      const folder = JSON.stringify(`/${relative(bundleFolder, dirname(id))}`)
      const placed = code
        .replaceAll(/new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g, (all, path) => {
          const name = names.get(join(dirname(id), path))
          return name === undefined ? all : `new URL('./${name}.mjs', import.meta.place)`
        })
        .replaceAll('import.meta.url', `new URL(${source}, import.meta.place).href`)
        .replaceAll('import.meta.dirname', `(import.meta.dirname + ${folder})`)
        .replaceAll('import.meta.place', 'import.meta.url')
      // The lines stay.
      return { code: placed, map: null }
    },
  },
}

const mark = markSources()
rmSync(markFile, { force: true })
mkdirSync(bundleFolder, { recursive: true })
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [ownPlaces],
  ssr: { noExternal: inlined },
  build: {
    ssr: true,
    outDir: bundleFolder,
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'node26',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: Object.fromEntries(Object.entries(programs).map(([name, file]) => [name, join(root, file)])),
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
})
const oldest = Date.now() - keptMs
for (const name of readdirSync(bundleFolder)) {
  const file = join(bundleFolder, name)
  if (statSync(file).mtimeMs < oldest) rmSync(file)
}
// Sources that changed meanwhile have another mark.
writeFileSync(markFile, mark)
