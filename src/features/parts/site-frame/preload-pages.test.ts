// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

const routes = {
  'routes/vehicle': { id: 'routes/vehicle', module: '/assets/vehicle.js', imports: ['/assets/react.js'] },
  'routes/search': { id: 'routes/search', module: '/assets/search.js' },
}
const searchPath = '/search/all'

const preload = async (): Promise<readonly (string | null)[]> => {
  const { preloadPages } = await import('./preload-pages.ts')
  preloadPages(searchPath)
  return [...document.head.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href'))
}

beforeEach(() => {
  vi.resetModules()
  document.head.innerHTML = ''
  document.body.innerHTML = '<a href="/about-us">About</a>'
  Object.assign(window, { __reactRouterManifest: { routes } })
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true })
})

test('asks for the scripts of the pages that the links lead to, once', async () => {
  expect(await preload()).toEqual([])
  document.body.innerHTML = '<a href="/cars/a">A</a><a href="/cars/b">B</a>'
  expect(await preload()).toEqual(['/assets/vehicle.js', '/assets/react.js'])
  document.body.innerHTML += `<a href="${searchPath}?make=Kia">Kia</a>`
  expect(await preload()).toEqual(['/assets/vehicle.js', '/assets/react.js', '/assets/search.js'])
})

test('asks for nothing where the visitor saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  document.body.innerHTML = '<a href="/cars/a">A</a>'
  expect(await preload()).toEqual([])
})

test('a build without such a route is no fault', async () => {
  Object.assign(window, { __reactRouterManifest: { routes: {} } })
  document.body.innerHTML = '<a href="/cars/a">A</a>'
  expect(await preload()).toEqual([])
})
