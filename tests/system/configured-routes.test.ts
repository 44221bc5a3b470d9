import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readElements } from '#tests/fixtures/read-html.ts'
import { ask, runForecourt, startServerProcess, type ServerProcess } from '#tests/fixtures/server-process.ts'

interface Chosen {
  readonly slug: string
  readonly finance: string
  readonly search: string
}

const segment = fc.stringMatching(/^[a-z][a-z0-9-]{2,10}$/)
const path = fc
  .tuple(fc.array(segment, { minLength: 1, maxLength: 3 }), fc.boolean())
  .map(([segments, slash]) => `/${segments.join('/')}${slash ? '/' : ''}`)
const finance = fc.oneof(fc.constantFrom('/money', '/car-finance/', '/finance/', '/apply-for-finance'), path)
const search = fc.oneof(fc.constantFrom('/search/our-stock', '/stock/', '/search/used-cars'), path)

/** Eight sites, the same in every run; the first two are those that a person would write. */
const chosen: readonly Chosen[] = [
  ['/money', '/search/our-stock'],
  ['/loans/apply/', '/stock/'],
  ...fc.sample(fc.tuple(finance, search), { numRuns: 6, seed: 20_261_104 }),
].map(([finance = '', search = ''], index) => ({ slug: `paths-${index}`, finance, search }))

const buildFile = ({ slug, finance, search }: Chosen): string => `slug: ${slug}
template: classic
name: Paths
demo: true
search: { stock_filters: { used_only: false } }
routes: { finance: ${finance}, search: ${search} }
dealerships:
  - id: main
    slug: main-yard
    name: Main
    locations: [{ id: main, name: Main, slug: main, address: { state: TAS } }]
`

let directory: string
let server: ServerProcess

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-paths-'))
  const files = await Promise.all(
    chosen.map(async (site) => {
      const file = join(directory, `${site.slug}.yaml`)
      await writeFile(file, buildFile(site))
      return file
    }),
  )
  const applied = await runForecourt(['sites', 'apply', ...files], { directory })
  expect(applied.status, applied.output).toBe(0)
  server = await startServerProcess({ directory })
})
afterAll(async () => {
  await server.stop()
  await rm(directory, { recursive: true, force: true })
})

const otherForm = (path: string): string => (path.endsWith('/') ? path.slice(0, -1) : `${path}/`)

describe('TEN-04 configured paths', () => {
  test.each(chosen)(
    'TEN-04 FIN-06 $slug: finance at $finance, the search at $search',
    async ({ slug, finance, search }) => {
      const visit = (path: string, options = {}) => ask(server.port, `${slug}.localhost:${server.port}`, path, options)
      const financePage = await visit(finance)
      expect([financePage.status, financePage.body.includes('id="finance-form"')]).toEqual([200, true])
      expect(financePage.body).toContain(
        `<link rel="canonical" href="http://${slug}.localhost:${server.port}${finance}"`,
      )
      const results = await visit(search)
      expect([results.status, /<h1[^>]*>(?:All|Used) vehicles/.test(results.body)]).toEqual([200, true])

      for (const path of [finance, search]) {
        const other = await visit(`${otherForm(path)}?utm_source=a`)
        expect([other.status, other.headers.location]).toEqual([301, `${path}?utm_source=a`])
        // The browser asks for a page's data alone when it moves on by scripts.
        const data = await visit(path.endsWith('/') ? `${path}_.data` : `${path}.data`)
        expect([data.status, data.body.includes('SingleFetchFallback')]).toEqual([200, false])
      }

      const home = await visit('/')
      const hrefs = [...home.body.matchAll(/href="(\/[^"?#]*)/g)].map(([, href]) => href)
      expect(hrefs).toEqual(expect.arrayContaining([finance, search]))
      for (const path of [otherForm(finance), otherForm(search)]) expect(hrefs).not.toContain(path)
      if (finance !== '/finance') expect(hrefs).not.toContain('/finance')
    },
  )

  test('FIN-06 the other paths of the form stay, and a path that nobody configured is none', async () => {
    const visit = (path: string) => ask(server.port, `paths-0.localhost:${server.port}`, path)
    for (const path of ['/finance', '/finance-enquiry', '/apply-for-finance', '/car-finance']) {
      const { status, body } = await visit(path)
      expect([path, status]).toEqual([path, 200])
      expect(body).toContain(`<link rel="canonical" href="http://paths-0.localhost:${server.port}/money"`)
    }
    expect((await visit('/loans/apply')).status).toBe(404)
  })

  test('TEN-04 LEAD-08 a form at a configured path posts there, and errors return to the same page', async () => {
    const host = `paths-0.localhost:${server.port}`
    const { body } = await ask(server.port, host, '/money')
    expect(readElements(body, 'form')).toContainEqual(
      expect.objectContaining({ action: expect.stringMatching(/^\/money(?:#[a-z-]+)?$/) }),
    )
    const answer = await ask(server.port, host, '/money', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', origin: `http://${host}` },
      body: 'name=A',
    })
    expect([answer.status, answer.body.includes('id="finance-form"')]).toEqual([422, true])
  })
})
