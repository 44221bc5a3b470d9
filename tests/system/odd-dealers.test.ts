import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkSites } from '#site/check-sites.ts'
import { formatProblem } from '#site/site-problem.ts'
import { findPageFaults } from '#tests/fixtures/find-page-faults.ts'
import { fillOddDealers, oddDealers, oddDocuments } from '#tests/fixtures/odd-dealers.ts'
import { readElements } from '#tests/fixtures/read-html.ts'
import { serveApp, type ServedApp } from '#tests/fixtures/served-app.ts'
import { ask, type Answer } from '#tests/fixtures/server-process.ts'

/** Pages of one site that are visited, and of those of one kind. */
const mostPages = 36
const mostOfKind = 2

let app: ServedApp
beforeAll(async () => {
  app = await serveApp({ fill: fillOddDealers })
})
afterAll(() => app.close())

const visit = (slug: string, path: string): Promise<Answer> => ask(app.port, `${slug}.localhost`, path)

/** Pages of which two stand for all: those of one thing each, and those that differ by their query. */
function kindOf(path: string): string {
  const [bare = '', query] = path.split('?')
  const of = bare.replace(
    /^\/(cars|contact-us|our-location|locations|offers|models|blog|search|enquiries|pages)\/.+/,
    (whole, first: string) => (first === 'pages' || first === 'enquiries' ? whole : `/${first}/…`),
  )
  return query === undefined ? of : `${of}?`
}

const seeds = [
  '/',
  '/contact',
  '/locations',
  '/special-offers',
  '/about-us',
  '/service',
  '/enquire',
  '/book-test-drive/',
]

interface Walk {
  /** Paths that answered 200. */
  readonly paths: readonly string[]
  readonly faults: readonly string[]
}

/** Visits the pages that can be reached from the home page, breadth first. */
async function walk(slug: string): Promise<Walk> {
  const queue = [...seeds]
  const known = new Set(queue)
  const ofKind = new Map<string, number>()
  const paths: string[] = []
  const faults: string[] = []
  for (let path = queue.shift(); path !== undefined && paths.length < mostPages; path = queue.shift()) {
    const kind = kindOf(path)
    const seen = ofKind.get(kind) ?? 0
    if (seen >= mostOfKind) continue
    ofKind.set(kind, seen + 1)
    const { status, headers, body } = await visit(slug, path)
    const target =
      status >= 300 && status < 400 ? URL.parse(String(headers.location), `http://${slug}.localhost${path}`) : null
    const links =
      target === null ? readElements(body, 'a').flatMap(({ href }) => href ?? []) : [target.pathname + target.search]
    // A page without anything to show is not there, and nothing leads to it.
    const isSeed = seeds.includes(path)
    if (status === 200) paths.push(path)
    else if (target === null && !(isSeed && status === 404)) faults.push(`${path} answers ${status}`)
    if (status === 200 && String(headers['content-type']).startsWith('text/html'))
      faults.push(...findPageFaults(body).map((fault) => `${path}: ${fault}`))
    for (const link of links) {
      const [next = ''] = link.split('#')
      // This server has no pictures.
      if (!next.startsWith('/') || next.startsWith('/vehicle-art/') || known.has(next)) continue
      known.add(next)
      queue.push(next)
    }
  }
  return { paths, faults }
}

describe('what counts as a fault', () => {
  const on = (body: string): readonly string[] => findPageFaults(`<html><body>${body}</body></html>`)

  test.each([
    '<main><h1>A</h1><p>text</p></main>',
    '<main><h1>A</h1><section><h2>B</h2><img src="/a" alt=""/></section></main>',
    '<main><h1>A</h1><div><h2>B</h2></div><ul><li><h3>C</h3><p>c</p></li></ul></main>',
    '<ul role="listbox"></ul><a href="/" aria-label="Home"></a><p>one · two</p><button><svg/></button>',
    '<script>undefined</script><p>text</p>',
  ])('CONTENT-12 a page without one: %s', (body) => {
    expect(on(body)).toEqual([])
  })

  test.each([
    ['<p>from undefined</p>', "the words 'from undefined'"],
    ['<p>NaN km</p>', "the words 'NaN km'"],
    ['<a href="/cars/undefined">a</a>', "a href '/cars/undefined'"],
    ['<h2></h2><p>a</p>', 'an empty h2'],
    ['<section><h2>Offers</h2></section><p>a</p>', "nothing below the heading 'Offers'"],
    ['<h2>Offers</h2><h2>Posts</h2><p>a</p>', "nothing below the heading 'Offers'"],
    ['<ul></ul>', 'an empty ul '],
    ['<ul><li></li></ul>', 'an empty li '],
    ['<a href="/x"></a>', 'a a without words, /x'],
    ['<p>· Perth</p>', "a stray separator in p '· Perth'"],
    ['<p>Perth, , WA</p>', "a stray separator in p 'Perth, , WA'"],
  ])('CONTENT-12 %s', (body, fault) => {
    expect(on(body)).toContain(fault)
  })
})

describe.each(oddDealers)('every page of %s', (slug) => {
  test('CONTENT-12 LOC-01 API-05 is whole: no broken link, no stray word, nothing empty', async () => {
    const { paths, faults } = await walk(slug)
    expect(faults).toEqual([])
    expect(paths.length).toBeGreaterThan(25)
  })
})

test('TEN-02 what is only sparse, crowded or strange is accepted without a warning of a place', () => {
  const files = oddDocuments.map((document) => ({ file: `${document.slug}.yaml`, text: JSON.stringify(document) }))
  const result = checkSites(files)
  expect(result.ok ? [] : result.errors.map(formatProblem)).toEqual([])
})

test('CONTENT-01 an offer that is over answers 410, one that is excluded 404, and neither is listed', async () => {
  const { body } = await visit('sparse-group', '/special-offers')
  expect(body).toContain('An offer of a few words')
  expect(body).not.toMatch(/An offer that is over|An offer of another site|<b>mats|alert\(1\)/)
  const statusOf = async (id: string) => (await visit('sparse-group', `/offers/${id}`)).status
  expect([await statusOf('plain'), await statusOf('over'), await statusOf('elsewhere')]).toEqual([200, 410, 404])
})

test('CONTENT-10 markup in a page of the dealer is text, and no link leads to a script', async () => {
  const { status, body } = await visit('sparse-group', '/pages/scripted')
  expect(status).toBe(200)
  const shown = body.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
  expect(shown).not.toMatch(/<img[^>]+onerror|href="javascript:/i)
  expect(shown).toContain('A heading')
})

test('LOC-03 LOC-15 of sixty locations the home page shows a few, and one page all of them', async () => {
  const cardsOn = async (path: string) =>
    (await visit('sixty-yards', path)).body.split('View Location Details').length - 1
  expect([await cardsOn('/'), await cardsOn('/contact')]).toEqual([6, 6])
  expect(await cardsOn('/locations')).toBe(60)
  expect((await visit('sixty-yards', '/')).body).toContain('See all 60 locations')
})

test('LEAD-06 a site of one location asks for none, in any form; one of sixty does', async () => {
  const asks = async (slug: string, path: string) => /choose a location/i.test((await visit(slug, path)).body)
  for (const path of ['/contact', '/enquiries/feedback', '/enquiries/service-enquiry', '/fleet', '/book-test-drive/']) {
    expect([path, await asks('bare-classic', path)]).toEqual([path, false])
    expect([path, await asks('sixty-yards', path)]).toEqual([path, true])
  }
})

test('CONTENT-10 CONTENT-12 a site without a blog or a place has no link to either', async () => {
  const { body } = await visit('sparse-group', '/')
  expect(body).not.toContain('href="/blog')
  expect((await visit('sparse-group', '/blog')).status).toBe(404)
  for (const path of ['/', '/contact']) expect((await visit('no-place', path)).body).not.toContain('href="/locations')
  expect((await visit('no-place', '/locations')).status).toBe(404)
})

test('CONTENT-10 a guessed address leads to the page that is meant', async () => {
  const { status, headers } = await visit('bare-classic', '/about?utm_source=card')
  expect([status, headers.location]).toEqual([301, '/about-us?utm_source=card'])
  expect((await visit('bare-classic', '/offers')).status).toBe(404)
})
