// Leaves out of the browser's list of routes what no page of the router shows.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The file assigns the routes to this property of the window, and contains nothing else. */
const assignment = 'window.__reactRouterManifest='

interface ManifestRoute {
  readonly parentId?: string
  readonly hasDefaultExport: boolean
  readonly hasErrorBoundary: boolean
}

interface Manifest {
  readonly routes: Readonly<Record<string, ManifestRoute>>
}

/**
 * Removes JSON endpoints and other resources from the text of the browser's manifest: the router can show nothing at
 * their addresses, so the browser asks for them as documents or with fetch. Throws where the router writes its manifest
 * in another form than this one knows.
 */
export function withoutResources(script: string): string {
  if (!script.startsWith(assignment) || !script.endsWith(';'))
    throw new Error('The router writes its manifest in another form: see scripts/browser-manifest.ts')
  const manifest = JSON.parse(script.slice(assignment.length, -1)) as Manifest
  const all = Object.entries(manifest.routes)
  const pages = all.filter(([, route]) => route.hasDefaultExport || route.hasErrorBoundary)
  const parents = new Set(pages.map(([, { parentId }]) => parentId))
  const missing = all.find(([id]) => parents.has(id) && !pages.some(([page]) => page === id))
  if (pages.length === 0 || pages.length === all.length || missing !== undefined)
    throw new Error(
      `The router's manifest names ${pages.length} pages of ${all.length} routes` +
        `${missing === undefined ? '' : `, and ${missing[0]} has pages below it`}: see scripts/browser-manifest.ts`,
    )
  return `${assignment}${JSON.stringify({ ...manifest, routes: Object.fromEntries(pages) })};`
}

/**
 * Rewrites the one manifest file among the built assets in this folder. The server keeps its own list of all routes.
 * The name of the file stays, which the server's pages refer to.
 */
export function shortenBrowserManifest(folder: string): void {
  const names = readdirSync(folder).filter((name) => /^manifest-\w+\.js$/.test(name))
  const [name] = names
  if (name === undefined || names.length > 1)
    throw new Error(`${folder} has ${names.length} manifests of the router: see scripts/browser-manifest.ts`)
  const file = join(folder, name)
  writeFileSync(file, withoutResources(readFileSync(file, 'utf8')))
}
