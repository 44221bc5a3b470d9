import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoSites } from '#tests/fixtures/demo-sites.ts'
import { readAllElements } from '#tests/fixtures/read-html.ts'
import { findStructuredFaults, readStructuredData } from '#tests/fixtures/structured-data.ts'
import { ask, startServerProcess, type ServerProcess } from '#tests/fixtures/server-process.ts'

/** Pages of one site that are visited, and of these vehicles, models, and forms about a vehicle. */
const mostPages = 90
const mostVehicles = 10
const mostModels = 10
const mostOfForm = 3
const patience = 120_000

let directory: string
let server: ServerProcess

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-crawl-'))
  server = await startServerProcess({ directory, demo: true, environment: { LOG_LEVEL: 'warn' } })
})
afterAll(async () => {
  await server.stop()
  await rm(directory, { recursive: true, force: true })
})

interface Visited {
  readonly path: string
  readonly title: string
  readonly description: string | null
  readonly canonical: string | null
  readonly isListed: boolean
  readonly headings: number
  /** Types of its structured data. */
  readonly types: readonly string[]
  readonly faults: readonly string[]
  readonly links: readonly string[]
  /** Texts of links that say nothing about where they lead. */
  readonly vagueLinks: readonly string[]
}

/** Read out of its place, as screen readers list links, such a text could lead anywhere. */
const vagueTexts: ReadonlySet<string> = new Set([
  'click here',
  'here',
  'learn more',
  'more',
  'more info',
  'more information',
  'read more',
  'see more',
  'start',
  'this',
  'view',
  'view more',
])

const decode = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')

function readPage(path: string, html: string, origin: string): Visited {
  const body = html.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>|<style\b[^>]*>[\s\S]*?<\/style>/g, '')
  const found = readAllElements(body, ['meta', 'link', 'a', 'h1'])
  const named = (name: string): string | null => found.meta.find((meta) => meta['name'] === name)?.['content'] ?? null
  const canonicals = found.link.filter(({ rel }) => rel === 'canonical')
  const data = readStructuredData(html)
  const links = found.a.flatMap(({ href = '' }) => {
    const url = URL.parse(href, origin + path)
    return url !== null && url.origin === origin ? [url.pathname + url.search] : []
  })
  const linkTexts = [...body.matchAll(/<a\b[^>]*>([\s\S]*?)<\/a>/g)].map(([, inner = '']) =>
    decode(inner.replaceAll(/<[^<>]*>/g, '')).trim(),
  )
  return {
    path,
    title: decode(/<title>([\s\S]*?)<\/title>/.exec(html)?.[1] ?? ''),
    description: named('description'),
    canonical: canonicals[0]?.['href'] ?? null,
    isListed: !(named('robots') ?? '').includes('noindex'),
    headings: found.h1.length,
    types: data.map(({ '@type': type }) => String(type)),
    faults: [...data.flatMap(findStructuredFaults), ...(canonicals.length > 1 ? ['several canonical addresses'] : [])],
    links,
    vagueLinks: linkTexts.filter((text) => vagueTexts.has(text.toLowerCase())),
  }
}

/** Paths of one kind, of which a few stand for all: '/enquire?car_id=…'. */
const kindOf = (path: string): string | null => {
  if (/^\/cars\/[^/]+$/.test(path)) return 'vehicle'
  if (/^\/search\/[^/]+\/[^/]+$/.test(path)) return 'model'
  if (/^\/models\/[^/]+$/.test(path)) return 'range'
  if (path.endsWith('/accessories')) return 'accessories'
  if (path.includes('?')) return path.slice(0, path.indexOf('?'))
  return /^\/cars\/[^/]+\/[^/]+$/.test(path) ? `/cars/…/${path.split('/').at(-1) ?? ''}` : null
}

const mostOfKind: Readonly<Record<string, number>> = { vehicle: mostVehicles, model: mostModels }

/** Visits what can be reached from the home page and the sitemap, breadth first. */
async function crawl(
  slug: string,
): Promise<{ readonly pages: readonly Visited[]; readonly broken: readonly string[] }> {
  const host = `${slug}.localhost:${server.port}`
  const origin = `http://${host}`
  const get = (path: string) => ask(server.port, host, path)
  const index = (await get('/sitemap.xml')).body
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.slice(origin.length))
  const listed = (await Promise.all(parts.map(get))).flatMap(({ body }) =>
    [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => decode(url).slice(origin.length)),
  )
  // Vehicles before searches, so that both are among the pages that are visited.
  const known = new Set(['/', ...listed.slice(-mostVehicles), ...listed.filter((path) => !path.startsWith('/cars/'))])
  const queue = [...known]
  const ofKind = new Map<string, number>()
  const pages: Visited[] = []
  const broken: string[] = []
  let visits = 0
  while (queue.length > 0 && visits < mostPages) {
    const path = queue.shift() ?? '/'
    const kind = kindOf(path)
    if (kind !== null) {
      const seen = ofKind.get(kind) ?? 0
      if (seen >= (mostOfKind[kind] ?? mostOfForm)) continue
      ofKind.set(kind, seen + 1)
    }
    visits += 1
    const { status, headers, body } = await get(path)
    const type = String(headers['content-type'] ?? '')
    if (status >= 300 && status < 400) {
      const target = URL.parse(String(headers.location), origin + path)
      if (target === null || target.origin !== origin) broken.push(`${path} → ${String(headers.location)}`)
      else if (!known.has(target.pathname + target.search)) {
        known.add(target.pathname + target.search)
        queue.unshift(target.pathname + target.search)
      }
      continue
    }
    if (status !== 200) broken.push(`${path} answers ${status}`)
    else if (type.startsWith('text/html')) {
      const page = readPage(path, body, origin)
      pages.push(page)
      for (const link of page.links)
        if (!known.has(link)) {
          known.add(link)
          queue.push(link)
        }
    }
  }
  return { pages, broken }
}

/** Status of an address, or of the one that it leads to. */
async function findStatus(host: string, path: string): Promise<number> {
  const { status, headers } = await ask(server.port, host, path)
  if (status < 300 || status > 399) return status
  const target = URL.parse(String(headers.location), `http://${host}${path}`)
  return target?.host === host ? (await ask(server.port, host, target.pathname + target.search)).status : status
}

const repeated = (values: readonly string[]): readonly string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
]

describe.each(demoSites)('every page that can be reached on %s', (slug) => {
  let found: Awaited<ReturnType<typeof crawl>>
  const origin = (): string => `http://${slug}.localhost:${server.port}`
  beforeAll(async () => {
    found = await crawl(slug)
  }, patience)

  test('CONTENT-10 API-05 is there: no link and no address of the sitemap is broken', () => {
    expect(found.broken).toEqual([])
    expect(found.pages.length).toBeGreaterThan(40)
  })

  test('CONTENT-12 TEN-05 CONTENT-10 every link of header, home page and footer answers', async () => {
    const host = new URL(origin()).host
    const links = new Set(found.pages.find(({ path }) => path === '/')?.links)
    expect(links.size).toBeGreaterThan(10)
    const answered = new Set(found.pages.map(({ path }) => path))
    // One after the other: a hundred at once wait in the render queue, which refuses on a slow machine what waits long.
    const answers: string[] = []
    for (const path of links) if (!answered.has(path)) answers.push(`${path} ${await findStatus(host, path)}`)
    expect(answers.filter((answer) => !answer.endsWith(' 200'))).toEqual([])
  })

  test('API-05 has one heading, a title, and structured data that can be read', () => {
    const faults = found.pages.flatMap(({ path, title, headings, faults: own }) => [
      ...own.map((fault) => `${path}: ${fault}`),
      ...(headings === 1 ? [] : [`${path}: ${headings} h1`]),
      ...(title.trim() === '' ? [`${path}: no title`] : []),
    ])
    expect(faults).toEqual([])
  })

  test('API-05 has links whose text says where they lead', () => {
    const vague = found.pages.flatMap(({ path, vagueLinks }) => vagueLinks.map((text) => `${path}: ${text}`))
    expect(vague).toEqual([])
  })

  test('API-05 has a canonical address of the site, which is canonical itself', () => {
    const listed = found.pages.filter(({ isListed }) => isListed)
    const byPath = new Map(found.pages.map((page) => [page.path, page]))
    const faults = listed.flatMap(({ path, canonical }) => {
      if (canonical === null) return [`${path}: no canonical address`]
      if (!canonical.startsWith(`${origin()}/`)) return [`${path}: ${canonical} is no address of the site`]
      const target = byPath.get(canonical.slice(origin().length))
      return target === undefined || target.canonical === canonical
        ? []
        : [`${path} → ${canonical} → ${target.canonical}`]
    })
    expect(faults).toEqual([])
  })

  test('API-05 says where it stands: a breadcrumb on every page but the home page, which describes the dealer', () => {
    const own = found.pages.filter(({ isListed, canonical, path }) => isListed && canonical === origin() + path)
    const without = own.filter(({ types }) => !types.includes('BreadcrumbList')).map(({ path }) => path)
    expect(without).toEqual(['/'])
    expect(own.find(({ path }) => path === '/')?.types).toContain('AutoDealer')
    const typesOf = (pattern: RegExp): readonly string[] =>
      own.filter(({ path }) => pattern.test(path)).flatMap(({ types }) => types)
    expect(typesOf(/^\/(?:warranty|buying)$/)).toContain('FAQPage')
    expect(typesOf(/^\/blog\/[^/]+\/[^/]+$/)).toContain('BlogPosting')
    expect(typesOf(/^\/(?:contact-us|our-location)\/[^/]+$/).join()).toMatch(/Auto/)
  })

  test('API-05 has a title and a description of its own, bounded in length', () => {
    const own = found.pages.filter(({ isListed, canonical, path }) => isListed && canonical === origin() + path)
    expect(own.length).toBeGreaterThan(30)
    expect(repeated(own.map(({ title }) => title))).toEqual([])
    expect(own.filter(({ description }) => description === null).map(({ path }) => path)).toEqual([])
    expect(repeated(own.map(({ description }) => description ?? ''))).toEqual([])
    expect(own.filter(({ title }) => title.length > 120).map(({ path }) => path)).toEqual([])
    expect(own.filter(({ description }) => (description ?? '').length > 210).map(({ path }) => path)).toEqual([])
  })
})

test('API-05 the texts for machines are there, and a demonstration tells search engines to stay away', async () => {
  for (const slug of demoSites) {
    const host = `${slug}.localhost:${server.port}`
    for (const [path, type] of [
      ['/sitemap.xml', 'application/xml'],
      ['/sitemaps/1.xml', 'application/xml'],
      ['/robots.txt', 'text/plain'],
      ['/llms.txt', 'text/plain'],
    ] as const) {
      const { status, headers } = await ask(server.port, host, path)
      expect([path, status, String(headers['content-type']).split(';')[0]]).toEqual([path, 200, type])
    }
    for (const path of ['/', '/search/used-cars', '/robots.txt'])
      expect((await ask(server.port, host, path)).headers['x-robots-tag']).toBe('noindex')
  }
  const host = `${demoSites[0]}.localhost:${server.port}`
  expect((await ask(server.port, host, '/sitemaps/2.xml')).status).toBe(404)
  expect(
    (await ask(server.port, host, '/robots.txt', { method: 'POST', headers: { origin: `http://${host}` } })).status,
  ).toBe(405)
  expect((await ask(server.port, 'localhost', '/')).body).toContain('Dealers on this server')
})
