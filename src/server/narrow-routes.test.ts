import fc from 'fast-check'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { describe, expect, test } from 'vitest'
import { listRouterPaths } from '#site/addresses.ts'
import { createRouteNarrower } from './narrow-routes.ts'

type Routes = ServerBuild['routes']

/** The routes of the platform in the shape of the build: a frame, the visitor's tools, and the paths below them. */
const routes = Object.fromEntries(
  [
    { id: 'root', path: '' },
    { id: 'tools', parentId: 'root' },
    ...listRouterPaths().map(({ id, path, kind }) => ({
      id,
      parentId: kind === 'page' ? 'tools' : 'root',
      ...(path === '/' ? { index: true } : { path: path.slice(1) }),
    })),
  ].map((route) => [route.id, route]),
) as unknown as Routes

function buildTree(chosen: Routes, parentId?: string): RouteObject[] {
  return Object.values(chosen)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route): RouteObject => {
      const { id, path, index } = route ?? { id: '' }
      if (index === true) return { id, index }
      return { id, ...(path === undefined ? {} : { path }), children: buildTree(chosen, id) }
    })
}

const narrower = createRouteNarrower(routes)
const whole = buildTree(routes)
const match = (tree: RouteObject[], path: string) =>
  matchRoutes(tree, path)?.map(({ route, params }) => ({ id: route.id, params })) ?? null
const matchNarrowed = (path: string) => {
  const ids = narrower.choose(narrower.keyOf(path))
  return match(buildTree(Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)))), path)
}

describe('routes that a path can match', () => {
  const paths = listRouterPaths().map(({ path }) => path.replaceAll(/:[a-zA-Z]+\??/g, 'toyota').replace('*', 'a/b'))

  test.each(paths)('TEN-04 %s matches what it matches among all routes', (path) => {
    for (const asked of [path, path.toUpperCase(), `${path}/`, `${path}/more`, `${path}.data`])
      expect(matchNarrowed(asked), asked).toEqual(match(whole, asked))
  })

  test('TEN-04 so does any other path', () => {
    const segment = fc.oneof(
      fc.constantFrom(...paths.flatMap((path) => path.split('/'))),
      fc.constantFrom('', '%73earch', 'Search', 'constructor', '__proto__', 'ſearch'),
      fc.webSegment(),
    )
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 5 }), (segments) => {
        const path = `/${segments.join('/')}`
        expect(matchNarrowed(path)).toEqual(match(whole, path))
      }),
      { numRuns: 500 },
    )
  })

  test('TEN-04 a known first segment leaves few routes to try', () => {
    expect(narrower.choose(narrower.keyOf('/enquire')).size).toBeLessThan(Object.keys(routes).length / 3)
  })
})
