import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import router from '../routes.ts'
import {
  addresses,
  addressIds,
  addressOf,
  findAddress,
  findReservation,
  listConfiguredRoutes,
  type AddressId,
} from './addresses.ts'
import type { RouteName } from './address-table.ts'
import { checkAddresses } from './checks/check-addresses.ts'
import { routeNames } from './schema/values.ts'
import { buildTestSite } from './test-site.ts'

interface FlatRoute {
  readonly id: string | undefined
  readonly path: string
  readonly file: string
  readonly layout: string | null
}

/** Routes with a path, as the router's configuration has them, each with the layout around it. */
function flatten(entries: readonly RouteConfigEntry[], layout: string | null = null): readonly FlatRoute[] {
  return entries.flatMap(({ id, file, path, index, children }) =>
    children === undefined
      ? [{ id, path: index === true ? '/' : `/${path ?? ''}`, file, layout }]
      : flatten(children, file),
  )
}

describe('TEN-04 the routes derive from the table of addresses', () => {
  const routed = flatten(router)

  test('TEN-04 each path of a built address is a route once, with its module, and there are no other routes', () => {
    const expected = addressIds.flatMap((id) => {
      const { pattern, aliases = [], module, search } = addresses[id]
      if (module === null) return []
      return (search === true ? ['/*'] : [pattern, ...aliases]).map((path) => `${path} ${module}`)
    })
    expect(routed.map(({ path, file }) => `${path} ${file}`).toSorted()).toEqual([...new Set(expected)].toSorted())
    expect(routed.length).toBeGreaterThan(15)
  })

  test('TEN-04 pages stand in the layout of every page, endpoints and resources outside it', () => {
    for (const { file, layout } of routed)
      expect([file, layout]).toEqual([file, file.endsWith('.tsx') ? 'routes/visitor-tools.tsx' : null])
  })

  test('TEN-04 the catch-all of the searches is the last route', () => {
    expect(routed.at(-1)).toMatchObject({ path: '/*', id: 'routes/search' })
  })

  test('TEN-04 a route has the id of its module, or of its path where one module answers several', () => {
    const ids = new Map(routed.map(({ path, id }) => [path, id]))
    expect(new Set(ids.values()).size).toBe(routed.length)
    expect(ids.get('/')).toBe('routes/home')
    expect(ids.get('/api/search')).toBe('routes/api-search')
    expect(['/finance', '/car-finance', '/personalised/finance'].map((path) => ids.get(path))).toEqual([
      'finance',
      'car-finance',
      'personalised-finance',
    ])
  })

  test('TEN-04 each address that is built has its file, and no file of a route is left without an address', () => {
    const modules = new Set(addressIds.flatMap((id) => addresses[id].module ?? []))
    for (const module of modules)
      expect([module, existsSync(join(import.meta.dirname, '..', module))]).toEqual([module, true])
    const pages = readdirSync(join(import.meta.dirname, '../routes')).filter((file) => /^[^.]+\.tsx$/.test(file))
    for (const file of pages)
      if (file !== 'visitor-tools.tsx') expect([file, modules.has(`routes/${file}`)]).toEqual([file, true])
  })

  test('TEN-04 every path that a site may choose has its entry', () => {
    expect(addressIds.flatMap((id) => addresses[id].setting ?? []).toSorted()).toEqual([...routeNames].toSorted())
  })

  test('TEN-04 an address is built from its pattern or the configured path, and found again', () => {
    const site = buildTestSite({ routes: { finance: '/money/', search: '/stock' } })
    expect(addressOf(site, 'vehicle', { slug: '2020-kia rio' })).toBe('/cars/2020-kia%20rio')
    expect([addressOf(site, 'finance'), addressOf(site, 'search'), addressOf(site, 'print')]).toEqual([
      '/money/',
      '/stock',
      '/print',
    ])
    expect(findAddress(site, '/cars/2020-kia-rio')).toBe('vehicle')
    expect(findAddress(site, '/cars/2020-kia-rio/document.pdf')).toBe('vehicle_pdf')
    expect(['/money', '/money/', '/finance', '/car-finance/'].map((path) => findAddress(site, path))).toEqual([
      'finance',
      'finance',
      'finance',
      'finance',
    ])
    expect(['/stock/', '/search/kia', '/search/kia/rio', '/pre-owned'].map((path) => findAddress(site, path))).toEqual([
      'search',
      'search_all',
      'search_model',
      'pre_owned',
    ])
    expect(
      ['/nowhere', '/cars', '/search', '/cars//document.pdf', '/cars/a/b/c/d'].map((path) => findAddress(site, path)),
    ).toEqual([null, null, null, null, null])
  })

  test('TEN-04 a page that takes the former path of another is found there', () => {
    const site = buildTestSite({ routes: { service: '/workshop', parts: '/service' } })
    expect([findAddress(site, '/service'), findAddress(site, '/workshop')]).toEqual(['parts', 'service'])
  })

  test('TEN-04 a route may not take a path of the platform, nor hide what lies below one', () => {
    const taken = [
      '/print',
      '/Print',
      '/',
      '/cars/anything',
      '/api/x',
      '/search',
      '/car-finance',
      '/finance',
      '/personalised/x',
      '/search/ours',
      '/a/:b',
      '/a*',
      '/page.html',
      '/a//b',
    ]
    for (const path of taken) expect([path, findReservation(path, 'service')]).toEqual([path, expect.any(String)])
    expect(findReservation('/car-finance', 'finance')).toBeNull()
    expect(findReservation('/search/ours', 'search')).toBeNull()
    expect(findReservation('/workshop', 'service')).toBeNull()
  })

  test.each([
    ['/', 'service', '/ is a page of the platform'],
    ['/Print/', 'service', '/Print/ is a page of the platform'],
    ['/a.html', 'service', '/a.html has other characters than letters, digits, hyphens and slashes'],
    ['/Cars/any', 'service', "paths that begin with /Cars are the platform's"],
    ['/cars/any', 'search', "paths that begin with /cars are the platform's"],
    ['/search/two/more', 'search', "paths that begin with /search are the platform's"],
    ['/search/ours', 'service', "paths that begin with /search are the platform's"],
    ['/service/cars', 'service', null],
  ] as const)('TEN-04 why %s is no path of the route %s: %s', (path, route, reason) => {
    expect(findReservation(path, route)).toBe(reason)
  })

  test('TEN-04 finance is a route of its own only under a path that is not fixed and that the router takes', () => {
    const listOf = (finance: string) =>
      listConfiguredRoutes(buildTestSite({ routes: { finance } })).map(({ path }) => path)
    expect(listConfiguredRoutes(buildTestSite())).toEqual([])
    expect(['/finance', '/finance/', '/car-finance', '/money/', '/a.b'].map(listOf)).toEqual([
      [],
      [],
      [],
      ['money'],
      [],
    ])
    // The catch-all route answers every search.
    expect(listConfiguredRoutes(buildTestSite({ routes: { search: '/stock' } }))).toEqual([])
  })

  test('TEN-04 the page cache may keep what is equal for everybody', () => {
    const kept = addressIds.filter((id) => addresses[id].cacheable)
    expect(kept).toEqual([
      'home',
      'search',
      'search_all',
      'search_model',
      'pre_owned',
      'vehicle',
      'special_offers',
      'locations',
      'location',
      'location_contact',
      'location_page',
      'service',
      'about_us',
      'warranty',
      'diamond_advantage',
      'buying',
      'privacy_policy',
      'terms',
      'content_page',
      'blog',
      'blog_category',
      'blog_post',
      'models',
      'model',
      'parts',
      'parts_search',
      'model_accessories',
    ])
  })

  test.each(['/search/kia', '/search/suv', '/search/test-yard'])(
    'SRCH-02 TEN-04 the results page may not hide the search %s',
    (search) => {
      const site = buildTestSite({
        routes: { search },
        dealerships: [{ id: 'one', slug: 'test-yard', name: 'Test Yard', locations: [] }],
      })
      expect(checkAddresses(site).map(({ place }) => place.join('.'))).toEqual(['routes.search'])
    },
  )

  test('TEN-04 whatever paths a site chooses: each route is found in both forms, and none of two is the other', () => {
    const segment = fc.stringMatching(/^[a-z0-9_~-]{1,12}$/)
    const path = fc
      .tuple(fc.array(segment, { minLength: 1, maxLength: 3 }), fc.boolean())
      .map(([segments, slash]) => `/${segments.join('/')}${slash ? '/' : ''}`)
    const chosen = fc.uniqueArray(path, { minLength: 13, maxLength: 13, selector: (each) => each.replace(/\/$/, '') })
    const names: readonly RouteName[] = routeNames.filter((name) => name !== 'garage')
    fc.assert(
      fc.property(chosen, (paths) => {
        const routes = Object.fromEntries(names.map((name, index) => [name, paths[index] ?? '/never']))
        const site = buildTestSite({ routes })
        if (checkAddresses(site).length > 0) return
        for (const id of addressIds) {
          const { setting } = addresses[id]
          if (setting === undefined) continue
          const own = addressOf(site, id)
          const bare = own.replace(/\/$/, '')
          expect([findAddress(site, bare), findAddress(site, `${bare}/`)]).toEqual([id, id])
        }
        // Each page is on the router's list under its configured path, in the router's own spelling.
        const bareOf = (path: string): string => path.replace(/^\/|\/$/g, '')
        const built = addressIds.filter((id) => {
          const { kind, setting, below, search } = addresses[id]
          const choice = setting ?? below
          // The garage keeps its default path, which the router has anyway.
          return kind === 'page' && choice !== undefined && names.includes(choice) && search !== true
        })
        const pathOn = (id: AddressId): string => {
          const { pattern, below } = addresses[id]
          if (below === undefined) return bareOf(addressOf(site, id))
          return `${bareOf(site.routes[below])}${pattern.slice(pattern.indexOf('/:'))}`
        }
        expect(built.length).toBeGreaterThan(1)
        expect(listConfiguredRoutes(site).map((route) => route.path)).toEqual(built.map(pathOn))
        expect(listConfiguredRoutes(site)).toContainEqual({
          route: 'finance',
          id: 'finance.configured',
          path: bareOf(site.routes.finance),
        })
      }),
    )
  })
})

describe('CONTENT-09 addresses below a configured path', () => {
  const site = buildTestSite({ routes: { models: '/new/range/' } })

  test('CONTENT-09 TEN-04 the pages of models follow the path of the models', () => {
    expect(addressOf(site, 'model', { slug: 'hi lux' })).toBe('/new/range/hi%20lux')
    expect(findAddress(site, '/new/range/hilux')).toBe('model')
    expect(findAddress(site, '/models/hilux')).toBeNull()
    expect(listConfiguredRoutes(site)).toEqual(
      expect.arrayContaining([
        { route: 'routes/models', id: 'routes/models.configured', path: 'new/range' },
        { route: 'routes/model', id: 'routes/model.configured', path: 'new/range/:slug' },
      ]),
    )
    const plain = buildTestSite()
    expect(findAddress(plain, '/models/hilux')).toBe('model')
    expect(listConfiguredRoutes(plain)).toEqual([])
  })

  test.each([
    ['/hilux/accessories', 'model_accessories'],
    ['/cars/accessories', 'vehicle'],
    ['/search/accessories', 'search_all'],
    ['/models/accessories', 'model'],
    ['/online-payment/accessories', 'payment_receipt'],
    ['/accessories', null],
    ['//accessories', null],
    ['/a/b/accessories', null],
  ])('CONTENT-09 the accessories of a model come after every other address: %s', (path, address) => {
    expect(findAddress(buildTestSite(), path)).toBe(address)
  })
})
