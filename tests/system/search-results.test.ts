import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoSites } from '#tests/fixtures/demo-sites.ts'
import { ask, startServerProcess, type Answer, type ServerProcess } from '#tests/fixtures/server-process.ts'

let directory: string
let server: ServerProcess
const search = '/search/new-used-and-demo-cars'

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-results-'))
  server = await startServerProcess({ directory, demo: true })
})
afterAll(async () => {
  await server.stop()
  await rm(directory, { recursive: true, force: true })
})

const visit = (site: string, path: string): Promise<Answer> =>
  ask(server.port, `${site}.localhost:${server.port}`, path)

/** The number of vehicles that a results page says there are. */
function countOf(body: string): number {
  const figure = /<p class="count-of-filters">([\d,]+)(?:<!-- -->)? vehicles?</.exec(body)?.[1]
  return Number(figure?.replaceAll(',', '') ?? Number.NaN)
}

describe('the pages that a search names', () => {
  const suggest = async (site: string, typed: string) => {
    const { status, headers, body } = await visit(site, `/search-suggest?q=${encodeURIComponent(typed)}`)
    expect([status, headers['content-type']]).toEqual([200, 'application/json'])
    return (JSON.parse(body) as { suggestions: { kind: string; label: string; href: string }[] }).suggestions
  }

  test.each(demoSites)('SRCH-07 on %s the usual words lead to pages that answer', async (site) => {
    const words = ['test drive', 'finance', 'trade in', 'opening hours', 'service', 'parts', 'contact', 'warranty']
    for (const word of words) {
      const [first] = await suggest(site, word)
      expect(first?.kind, word).toBe('page')
      expect((await visit(site, first?.href ?? '/none')).status, `${word}: ${first?.href}`).toBe(200)
    }
  })

  test('SRCH-07 TEN-07 a vehicle stays first, and the place of one dealer is none of another', async () => {
    const kinds = (await suggest('ridgeline-ford', 'ford')).map(({ kind }) => kind)
    expect(kinds[0]).toBe('make')
    expect(kinds).not.toContain('page')
    expect(await suggest('bigsky-motors', 'tweed heads')).toContainEqual(
      expect.objectContaining({ kind: 'page', label: 'Bigsky Tweed Heads' }),
    )
    expect(await suggest('ridgeline-ford', 'tweed heads')).toEqual([])
  })

  test('SRCH-21 without scripts the empty page links to them', async () => {
    const { body } = await visit('bigsky-motors', `${search}?query=repayments`)
    expect(body).toContain('Looking for this page?')
    expect(body).toMatch(/<a[^>]*href="\/finance"[^>]*><span[^>]*>Finance</)
  })

  test.each([
    ['with an unfinished escape', '%'],
    ['with a zero byte', '\0'],
    ['with quotes', "'; DROP TABLE vehicles; --"],
    ['of an element', '<script>alert(1)</script>'],
    ['of 2,500 words', 's '.repeat(2_500)],
  ])('SRCH-07 a text %s is answered for less than a second of the processor', async (_kind, typed) => {
    const before = server.usedMs()
    expect(await suggest('bigsky-motors', typed)).toBeInstanceOf(Array)
    expect(server.usedMs() - before).toBeLessThan(1_000)
  })
})

describe('the address of a search', () => {
  test.each([
    ['/search/Kia', '/search/kia'],
    ['/search/kia/SORENTO?utm_source=a', '/search/kia/sorento?utm_source=a'],
    ['/search/SUV?price=-30000', '/search/suv?price=-30000'],
    ['/search/Land%20Rover', '/search/land-rover'],
    [`${search}?make=kia&utm_source=mail`, `${search}?make=Kia&utm_source=mail`],
    [`${search}?colour=WHITE`, `${search}?colour=White`],
  ])(
    'SRCH-01 %s is redirected for good to %s, each time and also for a client that navigates',
    async (asked, canonical) => {
      const [path = '', query] = asked.split('?')
      for (let turn = 0; turn < 2; turn += 1) {
        const { status, headers } = await visit('bigsky-motors', asked)
        expect([status, headers.location]).toEqual([301, canonical])
      }
      expect((await visit('bigsky-motors', canonical)).status).toBe(200)
      const data = await visit('bigsky-motors', `${path}.data${query === undefined ? '' : `?${query}`}`)
      expect(data.status).toBe(202)
      expect(data.body).toContain(canonical)
    },
  )

  const wrong = ['seats=abc', 'certified=maybe', 'car_type=banana', 'price=1-2-3']
  test.each(wrong)('SRCH-01 %s is ignored: the page is that of the bare address', async (query) => {
    const [bare, asked] = [await visit('bigsky-motors', search), await visit('bigsky-motors', `${search}?${query}`)]
    expect(asked.status).toBe(200)
    expect(countOf(asked.body)).toBe(countOf(bare.body))
    expect(asked.body).not.toContain('aria-label="Chosen filters"')
  })

  const unknown = ['make=Delorean', 'colour=octarine', 'city=Atlantis']
  test.each(unknown)(
    'SRCH-01 SRCH-21 %s, a name without stock, keeps its filter and says what to relax',
    async (query) => {
      const { status, body } = await visit('bigsky-motors', `${search}?${query}&car_type=used`)
      const name = query.split('=')[1] ?? ''
      expect(status).toBe(200)
      expect(body).toContain(`aria-label="Remove ${name}"`)
      expect(body).toMatch(new RegExp(`Without (?:<!-- -->)?${name}`))
      // What is shown is said to be others.
      expect(body).toMatch(/>No exact match</)
      expect(countOf(body)).toBe(0)
      const words = ['No Delorean: ', 'No octarine one: ', 'None with Atlantis: ', ' without it']
      expect(words.some((part) => body.includes(part))).toBe(true)
    },
  )
})

const unescape = (text: string): string =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** What stands in an attribute of a tag, or null. */
function attributeOf(tag: string, name: string): string | null {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]
  return value === undefined ? null : unescape(value)
}

/** The number that HTML ends with, '12' or '1,999+'; undefined where it ends with words. */
function lastCount(html: string): string | undefined {
  const last =
    html
      .replaceAll(/<[^<>]*>/g, ' ')
      .trim()
      .split(/\s/)
      .at(-1) ?? ''
  return /^[\d,]+\+?$/.test(last) ? last : undefined
}

interface Counted {
  readonly href: string
  /** As it is written; '1,999+' where it is capped. */
  readonly count: string
}

const hrefOf = (path: string, name: string, value: string): string =>
  `${path}?${new URLSearchParams([[name, value]]).toString()}`

/** Values of drop-down lists with a count, 'Kia (12)', as the search that each asks for. */
function listOptions(body: string, path: string): readonly Counted[] {
  return [...body.matchAll(/<select name="(\w+)"[^>]*>(.*?)<\/select>/gs)].flatMap(([, name = '', options = '']) =>
    [...options.matchAll(/<option value="([^"]+)"[^>]*>(.*?)<\/option>/g)].flatMap(([, value = '', words = '']) => {
      const count = lastCount(words.replaceAll('<!-- -->', '').replace(/\(([^()]*)\)$/, ' $1'))
      return count === undefined ? [] : [{ href: hrefOf(path, name, unescape(value)), count }]
    }),
  )
}

/** Check boxes and switches with a count beside them, as the search that each asks for. */
function listCheckboxes(body: string, path: string): readonly Counted[] {
  return [...body.matchAll(/(<input type="checkbox"[^>]*>)(.*?)<\/label>/gs)].flatMap(([, tag = '', rest = '']) => {
    const [name, value, count] = [attributeOf(tag, 'name'), attributeOf(tag, 'value'), lastCount(rest)]
    if (name === null || value === null || count === undefined) return []
    return [{ href: hrefOf(path, name, value), count }]
  })
}

/** Links of the page that end with a count: tiles, tabs, makes and models. */
function listLinks(body: string): readonly Counted[] {
  return [...body.matchAll(/(<a [^>]*href="\/[^>]*>)(.*?)<\/a>/gs)].flatMap(([, tag = '', rest = '']) => {
    const count = rest.includes('tabular-nums') ? lastCount(rest) : undefined
    return count === undefined ? [] : [{ href: attributeOf(tag, 'href') ?? '', count }]
  })
}

/** The number of vehicles of the page behind a link, with its status: '200 1,234'. A page is asked for once. */
const told = new Map<string, Promise<string>>()
function tellPage(site: string, href: string): Promise<string> {
  const key = `${site} ${href}`
  const known = told.get(key)
  if (known !== undefined) return known
  const telling = visit(site, href)
    .then((first) => (first.status === 302 ? visit(site, String(first.headers.location)) : first))
    .then(({ status, body }) => `${status} ${countOf(body).toLocaleString('en-AU')}`)
  told.set(key, telling)
  return telling
}

/** The counts that the pages behind the links do not tell, as 'link: count beside it, count of its page'. */
async function findDisagreements(site: string, links: readonly Counted[]): Promise<readonly string[]> {
  const found: string[] = []
  for (const { href, count } of links) {
    const page = await tellPage(site, href)
    if (page !== `200 ${count}`) found.push(`${href}: ${count}, ${page}`)
  }
  return found
}

/** Counts that the home page of a site shows at least; a ledger of the newest arrivals has none. */
const leastCounts = {
  'harbourside-toyota': 10,
  'bigsky-motors': 10,
  'tamar-valley-auto': 0,
  'ridgeline-ford': 10,
  'southern-cross-caravans': 5,
} as const

describe('one number of vehicles', () => {
  test.each(demoSites)(
    'SRCH-12 SRCH-24 %s: every count of the home page is the one of the page that it opens',
    async (site) => {
      const { body } = await visit(site, '/')
      const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
      const path = /<form[^>]*action="(\/[^"]*)"/.exec(main)?.[1] ?? ''
      // The bar of the phone on every site, and the button of the finder where the page has one.
      const totals = Array.from(body.matchAll(/>Search ([\d,]+) [a-z]+</g), ([, count = '']) => ({
        href: path === '' ? search : path,
        count,
      }))
      expect(totals).not.toEqual([])
      const links = [...totals, ...listLinks(main), ...listOptions(main, path)]
      expect(links.length).toBeGreaterThan(leastCounts[site])
      expect(await findDisagreements(site, links)).toEqual([])
    },
  )

  // The largest stock of cars, and the one of caravans: some hundred pages each.
  test.each(['bigsky-motors', 'southern-cross-caravans'])(
    'SRCH-03 SRCH-12 %s: every count of the filters is the one of the page that it opens',
    async (site) => {
      const { body } = await visit(site, search)
      const links = [...listCheckboxes(body, search), ...listOptions(body, search)]
      expect(links.length).toBeGreaterThan(30)
      expect(await findDisagreements(site, links)).toEqual([])
    },
  )

  test('SRCH-12 the list of sites tells the number of each', async () => {
    const { body } = await ask(server.port, `localhost:${server.port}`, '/')
    for (const site of demoSites) {
      const total = countOf((await visit(site, search)).body).toLocaleString('en-AU')
      const [card = ''] = body.slice(body.indexOf(`href="http://${site}.localhost`)).split('</a>')
      expect(card.replace(/src="[^"]*"/, ''), site).toContain(`${total} vehicles`)
    }
  })
})
