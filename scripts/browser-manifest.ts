// Leaves out of the browser's list of routes what no page of the router shows, and writes the rest in a short form.
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
  return `${assignment}${writeShort({ ...manifest, routes: Object.fromEntries(pages) })};`
}

const assetPath = /^\/assets\/[^ ]+\.js$/

/**
 * Writes a manifest as an expression that makes the same value, in two thirds of the compressed bytes: the names of
 * files and of properties stand once, and a route is a row of values with its flags as bits.
 */
function writeShort(manifest: Manifest): string {
  const files: string[] = []
  const shapes: string[] = []
  const indexIn = (list: string[], text: string): number => {
    const index = list.indexOf(text)
    return index < 0 ? list.push(text) - 1 : index
  }
  const shorten = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shorten)
    if (typeof value === 'number' || value === null)
      throw new Error("The router's manifest has a number or null: see scripts/browser-manifest.ts")
    if (typeof value !== 'string' || !assetPath.test(value)) return value
    return indexIn(files, value.slice('/assets/'.length, -'.js'.length))
  }
  const rows = Object.values(manifest.routes).map((route) => {
    const flags = Object.entries(route).filter(([, value]) => typeof value === 'boolean')
    const others = Object.entries(route).filter(([, value]) => typeof value !== 'boolean')
    const shape = JSON.stringify([flags, others].map((entries) => entries.map(([name]) => name)))
    const bits = flags.reduce((sum, [, value], index) => sum + (value === true ? 2 ** index : 0), 0)
    return [indexIn(shapes, shape), bits, ...others.map(([, value]) => shorten(value))]
  })
  const ids = Object.keys(manifest.routes)
  const restore =
    '((m,F,K,I)=>{const d=v=>typeof v=="number"?"/assets/"+F[v]+".js":v.map?v.map(d):v;' +
    'return{...m,routes:Object.fromEntries(m.routes.map(([k,b,...v],i)=>{const r={};' +
    'K[k][0].forEach((n,i)=>r[n]=!!(b>>i&1));K[k][1].forEach((n,i)=>r[n]=d(v[i]));return[I?I[i]:r.id,r]}))}})'
  const areIds = Object.entries(manifest.routes).every(([id, route]) => (route as { id?: string }).id === id)
  const given = [{ ...manifest, routes: rows }, files, shapes.map((shape): unknown => JSON.parse(shape))]
  return `${restore}(${[...given, ...(areIds ? [] : [ids])].map((each) => JSON.stringify(each)).join(',')})`
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
