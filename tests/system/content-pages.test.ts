import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { platformPageIds, platformPages } from '#site/content/platform-pages.ts'
import { parseHtml } from '#tests/fixtures/parse-html.ts'
import { serveApp, type ServedApp } from '#tests/fixtures/served-app.ts'
import { ask } from '#tests/fixtures/server-process.ts'

let app: ServedApp

beforeAll(async () => {
  app = await serveApp({ demo: true })
})
afterAll(() => app.close())

const get = (site: string, path: string) => ask(app.port, `${site}.localhost`, path)

/** Pages with a form need their scripts. */
const withForm = ['/fleet', '/careers', '/genuine-service', '/pages/unsubscribe', '/customer-feedback-survey']
const paths = platformPageIds.filter((id) => id !== 'equifax-finance').map((id) => platformPages[id].path)

describe('content pages on the served sites', () => {
  test('CONTENT-10 each answers 200 with a heading of its own on the Toyota site', async () => {
    const headings = new Map<string, string>()
    for (const path of paths.filter((each) => each !== '/diamond-advantage')) {
      const { status, body } = await get('harbourside-toyota', path)
      expect([path, status]).toEqual([path, 200])
      const page = parseHtml(body)
      const found = [...page.querySelectorAll('h1')].map((heading) => heading.textContent ?? '')
      expect([path, found.length]).toEqual([path, 1])
      headings.set(path, found[0] ?? '')
      expect([path, page.querySelector('link[rel=canonical]')?.getAttribute('href')]).toEqual([
        path,
        expect.stringMatching(new RegExp(`^https?://[^/]+${path}$`)),
      ])
    }
    // The booking form is the only page that shares its heading's words with a link of another.
    expect(new Set(headings.values()).size).toBe(headings.size)
  })

  test.each(['/pages/toyota-hybrids', '/diamond-advantage', '/pages/nowhere', '/blog/gossip', '/blog/buyer-advice/no'])(
    'CONTENT-10 %s answers 404 on a site that does not have it',
    async (path) => {
      expect((await get('tamar-valley-auto', path)).status).toBe(404)
    },
  )

  test('CONTENT-10 a page without a form sends no byte of script; one with a form sends its scripts', async () => {
    for (const path of [...paths, '/blog', '/blog/servicing-insights', '/blog/servicing-insights/logbook-servicing']) {
      const { status, body } = await get('harbourside-toyota', path)
      if (status !== 200) continue
      // Structured data stand in a script element that runs nothing.
      const scripts = body.match(/<script\b(?![^>]*ld\+json)|rel="modulepreload"|\bas="script"/g)?.length ?? 0
      expect([path, scripts > 0]).toEqual([path, withForm.includes(path)])
    }
  })

  test('CONTENT-10 pages of the sites’ own: in place of the platform’s, and with a form', async () => {
    const warranty = (await get('tamar-valley-auto', '/warranty')).body
    expect(warranty).toContain('Our Warranty')
    expect(warranty).not.toContain('Consumer guarantees')
    const towing = (await get('southern-cross-caravans', '/pages/towing')).body
    expect(towing).toContain('Braked towing capacity')
    expect(parseHtml(towing).querySelector('main form input[name="submission"]')).not.toBeNull()
  })

  test('CONTENT-08 blog, category, post and feed', async () => {
    const blog = await get('southern-cross-caravans', '/blog')
    const links = [...parseHtml(blog.body).querySelectorAll('main article a')].map((link) => link.getAttribute('href'))
    expect(links).toContain('/blog/4x4xmore-adventures/first-big-lap')
    expect(links).toContain('/blog/4x4xmore-adventures/caravan-weights')
    for (const link of links)
      expect([link, (await get('southern-cross-caravans', link ?? '')).status]).toEqual([link, 200])
    for (const category of [
      'vehicle-reviews',
      'buyer-advice',
      'motoring-tips',
      'servicing-insights',
      '4x4xmore-adventures',
    ])
      expect([category, (await get('bigsky-motors', `/blog/${category}`)).status]).toEqual([category, 200])
    expect((await get('bigsky-motors', '/blog/buyer-advice/logbook-servicing')).status).toBe(404)
    const feed = await get('bigsky-motors', '/blog/feed.xml')
    expect([feed.status, feed.headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
    expect(feed.body.match(/<item>/g)?.length).toBeGreaterThan(7)
  })

  test('CONTENT-05 the review feedback page shows what the address says as text and is not kept', async () => {
    const { body, headers } = await get('bigsky-motors', '/review-feedback?first_name=%3Cscript%3E')
    expect(body).toContain('&lt;script&gt;')
    expect(body).not.toContain('<script')
    expect(headers['cache-control']).toContain('no-store')
  })

  test('AUTH-02 AUTH-03 Equifax finance asks for a sign-in where it is switched on, and is nowhere else', async () => {
    const gated = await get('bigsky-motors', '/equifax-finance')
    expect(gated.status).toBe(303)
    expect(gated.headers.location).toContain('type=equifax_finance')
    expect((await get('harbourside-toyota', '/equifax-finance')).status).toBe(404)
  })

  test('CONTENT-06 every form links to the privacy policy and the terms', async () => {
    for (const path of ['/enquire', '/fleet', '/pages/towing']) {
      const page = parseHtml((await get('southern-cross-caravans', path)).body)
      const links = [...page.querySelectorAll('main form a')].map((link) => link.getAttribute('href'))
      expect([path, links]).toEqual([path, expect.arrayContaining(['/privacy-policy', '/terms-and-conditions'])])
    }
  })
})
