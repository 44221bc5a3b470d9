// The programs of the server as files of their own in dist (decision 48), as long as they are what the sources
// would be. scripts/bundle-server.mjs writes them.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

export const bundleFolder = join(root, 'dist')

/** The bundle has its mark last of all its files. */
export const markFile = join(bundleFolder, 'sources.sha256')

/** Every program that is started by its path, with its name in the bundle. */
export const programs = {
  server: 'src/server/main.ts',
  cli: 'src/cli/main.ts',
  'picture-worker': 'src/pictures/picture-worker.ts',
  'photo-worker': 'src/pictures/remote/photo-worker.ts',
  'pdf-worker': 'src/documents/pdf-worker.ts',
  'lead-thread-program': 'src/data/sqlite/lead-thread-program.ts',
  // What the process for pictures loads for drawings of the demonstration.
  'draw-body': 'src/demo/vehicle-body/render-order.ts',
  'draw-bike': 'src/demo/vehicle-body/bike/render-order.ts',
  'draw-cabin': 'src/demo/vehicle-body/cabin/render-order.ts',
  'draw-room': 'src/demo/vehicle-body/room/render-order.ts',
}

/**
 * What Node is started with for the server. Node takes four threads for V8's collections by default; on a machine of
 * two cores they would take the processor from the thread that renders pages. With 0 it takes one fewer than there are
 * cores, at least one (decision 49).
 */
export const serverFlags = ['--v8-pool-size=0']

/**
 * Names, sizes and times of all sources and of the packages. Reading their text would take as long as the bundle
 * spares; a source that is only touched makes the bundle count as old, which costs time and nothing else.
 */
export function markSources() {
  const hash = createHash('sha256')
  const sources = readdirSync(join(root, 'src'), { encoding: 'utf8', recursive: true }).map((name) => join('src', name))
  for (const name of [...sources, 'package-lock.json', 'scripts/bundle-server.mjs'].sort()) {
    if (!/\.(tsx?|json|mjs)$/.test(name) || /\.(test|testkit)\.tsx?$/.test(name)) continue
    const { size, mtimeMs } = statSync(join(root, name))
    hash.update(`${name} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

export const isBundleFresh = () => existsSync(markFile) && readFileSync(markFile, 'utf8') === markSources()

/** The file to start a program by: that of the bundle, or its source where the bundle is absent or old. */
export const findProgram = (name) => (isBundleFresh() ? join(bundleFolder, `${name}.mjs`) : join(root, programs[name]))
