import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, onTestFinished, test } from 'vitest'
import { shortenBrowserManifest, withoutResources } from './browser-manifest.ts'

const page = { parentId: 'layout', path: 'watchlist', hasDefaultExport: true, hasErrorBoundary: false }
const routes = {
  root: { path: '', hasDefaultExport: true, hasErrorBoundary: true },
  layout: { parentId: 'root', hasDefaultExport: true, hasErrorBoundary: false },
  'routes/suggest': { parentId: 'root', path: 'search-suggest', hasDefaultExport: false, hasErrorBoundary: false },
  'routes/watchlist': page,
}
const entry = { module: '/assets/entry.client-1.js', imports: [], css: [] }
const write = (of: object): string => {
  const identified = Object.fromEntries(
    Object.entries(of).map(([id, route]) => [id, { id, imports: [], ...(route as object) }]),
  )
  return `window.__reactRouterManifest=${JSON.stringify({ entry, routes: identified, version: '1' })};`
}
const { 'routes/suggest': endpoint, ...pages } = routes

/** What the browser has after the script has run. */
function read(script: string): unknown {
  const window: { __reactRouterManifest?: unknown } = {}
  runInNewContext(script, { window })
  return JSON.parse(JSON.stringify(window.__reactRouterManifest))
}

test('the browser learns of the pages, and of no JSON endpoint', () => {
  expect(read(withoutResources(write(routes)))).toEqual(read(write(pages)))
})

test('the short form makes the same value, with every kind of value that a route has', () => {
  const full = {
    root: { id: 'root', path: '', index: true, hasDefaultExport: true, hasErrorBoundary: false, css: [], imports: [] },
    'routes/a': {
      id: 'routes/a',
      parentId: 'root',
      path: 'a/:b',
      hasDefaultExport: true,
      hasErrorBoundary: false,
      module: '/assets/a-1.js',
      imports: ['/assets/b-2.js', '/assets/c-3.js'],
      css: ['/assets/a.css', 'https://elsewhere.example/c.css'],
      hydrateFallbackModule: '/assets/b-2.js',
      clientActionModule: '/assets/b-2.js',
    },
  }
  const script = withoutResources(write({ ...full, endpoint }))
  // Nothing reads which files a route imports, because nothing fetches ahead.
  const { root, 'routes/a': route } = full
  expect(read(script)).toEqual(read(write({ root, 'routes/a': { ...route, imports: [] } })))
  expect(script.split('b-2').length).toBe(2)
})

test.each([
  ['another variable', write(routes).replace('__reactRouterManifest', '__routes'), /another form/],
  ['something after the manifest', `${write(routes)}start()`, /another form/],
  ['no endpoints, as when the router renames the flag', write(pages), /3 pages of 3 routes/],
  ['no pages', write({ endpoint }), /0 pages of 1 routes/],
  [
    'a page below an endpoint',
    write({ ...routes, lost: { ...page, parentId: 'routes/suggest' } }),
    /routes\/suggest has pages below it/,
  ],
])('the build fails where the manifest has %s', (_, script, message) => {
  expect(() => withoutResources(script)).toThrow(message)
})

test('the file keeps its name, and the build fails without a manifest or with two', () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-manifest-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  expect(() => shortenBrowserManifest(folder)).toThrow(/has 0 manifests/)
  const file = join(folder, 'manifest-b87323d8.js')
  writeFileSync(file, write(routes))
  shortenBrowserManifest(folder)
  expect(read(readFileSync(file, 'utf8'))).toEqual(read(write(pages)))
  writeFileSync(join(folder, 'manifest-00000000.js'), write(routes))
  expect(() => shortenBrowserManifest(folder)).toThrow(/has 2 manifests/)
})
