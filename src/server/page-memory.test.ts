import type { EntryContext } from 'react-router'
import { expect, test } from 'vitest'
import { forgetData, keepMatchedRoutes } from './page-memory.ts'

const route = (id: string) => ({ id, hasLoader: true })
const build = (): EntryContext =>
  ({
    manifest: { url: '/manifest.js', routes: { root: route('root'), search: route('search'), home: route('home') } },
    staticHandlerContext: {
      matches: [{ route: { id: 'root' } }, { route: { id: 'search' } }],
      loaderData: { search: { hits: ['a car'] } },
      actionData: { search: 'sent' },
      errors: { root: new Error('late') },
      statusCode: 200,
    },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields that are read, of some thirty
  }) as unknown as EntryContext

test('a page is rendered with the routes that match it and no others', () => {
  const context = build()
  const shown = keepMatchedRoutes(context)
  expect(shown.manifest).toEqual({ url: '/manifest.js', routes: { root: route('root'), search: route('search') } })
  expect(shown.staticHandlerContext).toBe(context.staticHandlerContext)
  expect(Object.keys(context.manifest.routes)).toHaveLength(3)
})

test('nothing of its data is left when it has been rendered', () => {
  const shown = keepMatchedRoutes(build())
  forgetData(shown)
  expect(JSON.stringify(shown)).not.toMatch(/a car|sent/)
  const { matches, errors, statusCode } = shown.staticHandlerContext
  expect([matches, errors, statusCode]).toEqual([[], null, 200])
})
