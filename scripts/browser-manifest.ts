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
  // Only links that fetch ahead read `imports`, and there are none (`unusedParts` in vite.config.ts).
  const routes = Object.fromEntries(pages.map(([id, route]) => [id, { ...route, imports: [] }]))
  return `${assignment}${writeShort({ ...manifest, routes })};`
}

const assetPath = /^\/assets\/[^ ]+\.js$/

/**
 * Writes a manifest as an expression that makes the same value, in fewer compressed bytes: the names of files and of
 * properties stand once, and a route is a row of values with its flags as bits.
 */
function writeShort(manifest: Manifest): string {
  const routes = Object.entries(manifest.routes)
  /** In the order in which the routes name them first; 0 stands for the next one, a number n for the n-th. */
  const files: string[] = []
  const placeOf = (file: string): number => {
    const known = files.indexOf(file)
    if (known === -1) files.push(file)
    return known + 1
  }
  const shorten = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shorten)
    if (typeof value === 'number' || value === null)
      throw new Error("The router's manifest has a number or null: see scripts/browser-manifest.ts")
    return isAsset(value) ? placeOf(value) : value
  }
  const namesOf = (route: object): string =>
    JSON.stringify([Object.keys(route).filter((name) => isFlag(route, name)), listOthers(route)])
  const groups = [...Map.groupBy(routes, ([, route]) => namesOf(route))].map(([names, group]) => {
    const [flags = [], others = []] = JSON.parse(names) as string[][]
    return {
      names: [flags, others],
      rows: group.map(([id, route]) => [
        id === `routes/${'path' in route ? String(route.path) : ''}` ? 0 : id,
        flags.reduce((sum, name, index) => sum + (Reflect.get(route, name) === true ? 2 ** index : 0), 0),
        ...others.map((name) => shorten(Reflect.get(route, name))),
      ]),
    }
  })
  const restore =
    '((m,F,G,c=0)=>{const d=v=>typeof v=="number"?"/assets/"+F[v?v-1:c++]+".js":v.map?v.map(d):v;m.routes={};' +
    'for(const [[f,o],R]of G)for(const [i,b,...v]of R){const r={};f.forEach((n,j)=>r[n]=!!(b>>j&1));' +
    'o.forEach((n,j)=>r[n]=d(v[j]));m.routes[r.id=i||"routes/"+r.path]=r}return m})'
  const names = files.map((file) => file.slice('/assets/'.length, -'.js'.length)).join(' ')
  const rest = JSON.stringify({ ...manifest, routes: 0 })
  const table = JSON.stringify(groups.map((group) => [group.names, group.rows]))
  return `${restore}(${rest},${JSON.stringify(names)}.split(" "),${table})`
}

const isAsset = (value: unknown): value is string => typeof value === 'string' && assetPath.test(value)
const isFlag = (route: object, name: string): boolean => typeof Reflect.get(route, name) === 'boolean'
/** The names of what is no flag; the id stands before them. */
const listOthers = (route: object): readonly string[] =>
  Object.keys(route).filter((name) => name !== 'id' && !isFlag(route, name))

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
