import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSiteRepository } from '#data/site.repository.ts'
import { createSiteStandingStore } from '#data/sites/site-standing.ts'
import { serveApp, servedSite, type ServedApp } from '#tests/fixtures/served-app.ts'
import { ask } from '#tests/fixtures/server-process.ts'

let app: ServedApp
const clock = { value: Date.UTC(2026, 10, 20, 1) }
const system = { system: true, now: () => clock.value } as const

const document = {
  slug: servedSite,
  template: 'classic',
  name: 'Served <Motors>',
  phone: '03 5550 1234',
  theme: { favicon: '/logos/served.svg', font_body: 'Inter', font_heading: 'Fraunces' },
  search: { stock_filters: { used_only: false } },
  redirects: [
    { from: '/old-page', to: '/contact' },
    { from: '/gone', to: null },
  ],
  dealerships: [
    {
      id: 'main',
      slug: 'main',
      name: 'Main',
      locations: [
        {
          id: 'main',
          name: 'Main Yard',
          slug: 'main',
          address: { street: '1 High Street', city: 'Perth', state: 'WA' },
          contact_detail: {
            opening_hours: [{ weekday: 1, status: 'Open', open: '08:30', close: '17:00' }],
          },
        },
      ],
    },
  ],
}

async function apply(hosts: readonly string[], url: string | null = null): Promise<void> {
  const whole = { ...document, hosts, ...(url === null ? {} : { url }) }
  await createSiteRepository(app.database).applyAll(system, [
    { slug: servedSite, document: whole, hosts, sourceText: JSON.stringify(whole) },
  ])
  await app.services.sites.reload()
}

const visit = (host: string, path: string, options: Parameters<typeof ask>[3] = {}) =>
  ask(app.port, host, path, options)

beforeAll(async () => {
  app = await serveApp({ now: () => clock.value })
  await apply(['www.old.example', 'old.example'])
  await apply(['www.new.example', 'new.example'])
})
afterAll(() => app.close())

describe('TEN-01 a host that the site left', () => {
  test('TEN-01 leads to the same address on the present host, for good', async () => {
    const { status, headers } = await visit('old.example', '/search/new-used-and-demo-cars?make=Kia')
    expect([status, headers['location']]).toEqual([
      301,
      'http://www.new.example/search/new-used-and-demo-cars?make=Kia',
    ])
    expect((await visit('www.old.example:8080', '/')).headers['location']).toBe('http://www.new.example:8080/')
    expect((await visit('www.new.example', '/')).status).toBe(200)
  })

  test('TEN-01 leads to the configured address where that is one of the hosts', async () => {
    await apply(['www.new.example', 'new.example'], 'https://new.example/')
    expect((await visit('old.example', '/contact')).headers['location']).toBe('https://new.example/contact')
    await apply(['www.new.example', 'new.example'], 'https://elsewhere.example/')
    expect((await visit('old.example', '/contact')).headers['location']).toBe('http://www.new.example/contact')
  })

  test('API-05 an address of the earlier web site takes one redirect, and a gone one none', async () => {
    expect((await visit('old.example', '/old-page?utm_source=mail')).headers['location']).toBe(
      'http://www.new.example/contact?utm_source=mail',
    )
    expect((await visit('old.example', '/gone')).status).toBe(410)
  })

  test('LEAD-12 a page that was open during the move still works: calls and forms are answered', async () => {
    expect((await visit('old.example', '/api/openapi.json')).status).not.toBe(301)
    const posted = await visit('old.example', '/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://old.example' },
      body: 'name=A',
    })
    expect([301, 308, 403]).not.toContain(posted.status)
  })

  test('TEN-07 leads nowhere once the site has no host left', async () => {
    await apply([])
    expect((await visit('old.example', '/')).status).toBe(404)
    expect((await visit('www.new.example', '/')).status).toBe(404)
    await apply(['www.new.example', 'new.example'])
  })
})

describe('TEN-08 a site offline', () => {
  const standing = () => createSiteStandingStore(app.database)
  async function takeOffline(until: number | null, reason: string | null = null): Promise<void> {
    await standing().takeOffline(system, servedSite, { until, reason })
    await app.services.sites.reload()
  }

  test('TEN-08 answers 503 with the name, phone and hours of the dealer, and when to ask again', async () => {
    await takeOffline(clock.value + 600_000, '<b>Stocktake</b>')
    const { status, headers, body } = await visit('www.new.example', '/search/new-used-and-demo-cars')
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '600', 'no-store'])
    expect(body).toContain('Served &lt;Motors&gt; will be back soon')
    expect(body).toContain('&lt;b&gt;Stocktake&lt;/b&gt;. We expect to be back at')
    expect(body).toContain('href="tel:+61355501234"')
    expect(body).toContain('1 High Street, Perth WA')
    expect(body).toContain('<img src="/logos/served.svg" alt="" width="40" height="40">Served &lt;Motors&gt;')
    expect(body).toContain('<dt>Monday</dt><dd>8:30 am – 5:00 pm</dd>')
    expect(body).toContain('We expect to be back at 9:10 am on Friday 20 November.')
    expect(headers['content-security-policy']).not.toContain('unsafe-inline')
    expect(
      (await visit('www.new.example', '/', { method: 'POST', headers: { origin: 'http://www.new.example' } })).status,
    ).toBe(503)
  })

  test('TEN-05 TEN-08 the page of a site offline has the fonts of the site, whose files are served', async () => {
    await takeOffline(null)
    const { headers, body } = await visit('www.new.example', '/')
    expect(headers['content-security-policy']).toContain("font-src 'self'")
    expect(body).toContain("--font-heading:'Fraunces'")
    expect(body).toContain('font-family:var(--font-heading)')
    const files = [...body.matchAll(/url\((\/assets\/[^)]+\.woff2)\)/g)].map(([, path = '']) => path)
    expect(files.length).toBeGreaterThan(1)
    for (const file of files) expect((await visit('www.new.example', file)).status, file).toBe(200)
  })

  test('TEN-08 scripts get problem details; health, robots, and events of the payment processor go on', async () => {
    await takeOffline(null)
    const call = await visit('www.new.example', '/api/openapi.json')
    expect([call.status, call.headers['retry-after'], call.headers['content-type']]).toEqual([
      503,
      '3600',
      'application/problem+json',
    ])
    expect((await visit('www.new.example', '/healthz')).status).toBe(200)
    expect((await visit('www.new.example', '/robots.txt')).status).toBe(200)
    const event = await visit('www.new.example', '/api/payments/webhook/stripe', { method: 'POST', body: '{}' })
    expect(event.status).not.toBe(503)
  })

  test('TEN-08 comes back by itself when the time is over, and when it is told to', async () => {
    await takeOffline(clock.value + 1000)
    expect((await visit('www.new.example', '/')).status).toBe(503)
    clock.value += 1000
    expect((await visit('www.new.example', '/')).status).toBe(200)
    await takeOffline(null)
    await standing().bringOnline(system, servedSite)
    await app.services.sites.reload()
    expect((await visit('www.new.example', '/')).status).toBe(200)
  })
})
