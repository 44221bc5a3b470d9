import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveApp, type ServedApp } from '#tests/fixtures/served-app.ts'
import { ask, type Answer } from '#tests/fixtures/server-process.ts'

const host = 'www.dealer.com.au'
const searchHost = 'search.dealer.com.au'
const reference = 'FORECOURT_SITE_SERVED__SEARCH'
const variables: Record<string, string> = {}

let app: ServedApp

beforeAll(async () => {
  app = await serveApp({
    document: { hosts: [host], search: { host: searchHost, key: `env:${reference}` } },
    change: () => ({ variables }),
  })
})
afterAll(() => app.close())

const get = (at: string, path: string, authorization?: string): Promise<Answer> => {
  variables[reference] = 'correct-horse'
  return ask(app.port, at, path, authorization === undefined ? {} : { headers: { authorization } })
}

test.each([
  ['/api/search', 200],
  ['/api/search/dearest', 200],
])('TEN-09 SRCH-11 %s answers on both hosts who presents the key', async (path, status) => {
  for (const at of [host, searchHost])
    expect([at, (await get(at, path, 'Bearer correct-horse')).status]).toEqual([at, status])
})

test.each([
  ['no key', undefined],
  ['another key', 'Bearer wrong'],
  ['the key in another scheme', 'Basic correct-horse'],
  ['an empty key', 'Bearer '],
  ['a part of the key', 'Bearer correct-hors'],
])('TEN-09 API-04 %s is refused, whatever the spelling of the path', async (_name, given) => {
  for (const path of ['/api/search', '/API/Search', '/api/search/dearest', '/api/search?query=a', '/api/search.data']) {
    const { status, headers, body } = await get(host, path, given)
    expect([path, status, headers['www-authenticate']]).toEqual([path, 401, 'Bearer'])
    expect(body).not.toContain('hits')
  }
})

test.each([
  '/api/%73earch',
  '/%61pi/search',
  '/%61%70%69/%53earch/dearest',
  '/x/../api/search',
  '/x/%2e%2e/api/search',
  '/api/./search',
  '/api/search#x',
  String.raw`/api\search`,
])('TEN-09 API-04 the path %s leads to the search calls, and is refused without the key', async (path) => {
  const { status, body } = await get(host, path)
  expect(status).toBe(401)
  expect(body).not.toContain('hits')
})

test('TEN-09 while the environment has no key, nobody is let in', async () => {
  const answered = get(host, '/api/search', 'Bearer undefined')
  delete variables[reference]
  expect((await answered).status).toBe(503)
})

test('TEN-09 the host of the search calls answers nothing else, and the pages of the site search on', async () => {
  for (const path of ['/', '/search/used-cars', '/sitemap.xml', '/api/openapi.json'])
    expect([path, (await get(searchHost, path)).status]).toEqual([path, 404])
  expect((await get(host, '/search/new-used-and-demo-cars')).status).toBe(200)
})
