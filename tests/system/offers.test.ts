import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLeadRepository } from '#data/lead.repository.ts'
import { serveApp, servedSite, type ServedApp } from '#tests/fixtures/served-app.ts'
import { buildIncomingVehicle } from '#tests/fixtures/vehicle.ts'

const zone = 'Australia/Brisbane'
const begins = Date.parse('2026-11-09T14:00:00Z')
const ends = Date.parse('2026-11-24T14:00:00Z')
const clock = { value: begins }
let app: ServedApp

const dates = { start: '2026-11-10', expiry: '2026-11-24', time_zone: zone }
const promotion = (id: string, rest: object) => ({ id, title: `Promotion ${id}`, ...dates, ...rest })

beforeAll(async () => {
  app = await serveApp({
    now: () => clock.value,
    vehicles: Array.from({ length: 5 }, (_, index) => buildIncomingVehicle(`S${index}`, { slug: `car-${index}` })),
    document: {
      search: { stock_filters: { used_only: false }, promo_positions: [2] },
      forms: { opt_in_default: false },
      leads: { minimum_seconds: 0 },
      content: {
        offers: [
          {
            id: 'tray',
            name: 'Ranger with a tray',
            description: `A tray, fitted. ${'It is made of steel and painted black. '.repeat(8)}The last words.`,
            disclaimer: 'While stock lasts.',
            category: 'Vehicle offer',
            manufacturer: 'ford',
            model: { name: 'Ranger', slug: 'ranger' },
            ...dates,
          },
          { id: 'wash', name: 'A wash with every service', category: 'Service offer' },
          { id: 'elsewhere', name: 'Not on this site', excluded_website_ids: [servedSite] },
        ],
        promotions: [
          promotion('free', { display: ['search'] }),
          promotion('yard', { display: ['vdp'] }),
          promotion('beyond', { position: 40, display: ['search'] }),
          promotion('strict', { position: 41, display: ['search'], strictDisplay: true }),
        ],
        service_advantage: { enabled: true, title: 'Service at a fixed price' },
        stocktake_sale: promotion('sale', { title: 'Stocktake Sale' }),
      },
    },
  })
})
afterAll(() => app.close())

async function statusAt(moment: number, path: string): Promise<number> {
  clock.value = moment
  return (await app.visit(path)).status
}

describe('what stands beside the stock', () => {
  test('CONTENT-03 SRCH-16 a promotion of the surface vdp shows on vehicle pages while it is on', async () => {
    const isOn = async (moment: number, path: string): Promise<boolean> => {
      clock.value = moment
      return (await app.visit(path)).body.includes('Promotion yard')
    }
    expect(await isOn(begins - 1_000, '/cars/car-1')).toBe(false)
    expect(await isOn(begins, '/cars/car-1')).toBe(true)
    expect(await isOn(ends - 1_000, '/cars/car-1')).toBe(true)
    expect(await isOn(ends, '/cars/car-1')).toBe(false)
    for (const path of ['/', '/special-offers', '/search/used-cars'])
      expect([path, await isOn(begins, path)]).toEqual([path, false])
    clock.value = begins
    expect((await app.visit('/cars/car-1')).body).not.toContain('Promotion free')
  })

  test('CONTENT-04 the prices of servicing stand on the pages of the service department alone', async () => {
    clock.value = begins
    for (const [path, shows] of [
      ['/service', true],
      ['/genuine-service', true],
      ['/warranty', false],
    ] as const)
      expect([path, (await app.visit(path)).body.includes('Service at a fixed price')]).toEqual([path, shows])
  })
})

describe('offers', () => {
  test('CONTENT-01 CONTENT-03 an offer has its page from its start to the second of its expiry', async () => {
    for (const path of ['/offers/tray', '/offers/ford/tray']) {
      const moments = [begins - 1_000, begins, ends - 1_000, ends]
      const answers = []
      for (const moment of moments) answers.push(await statusAt(moment, path))
      expect([path, ...answers]).toEqual([path, 404, 200, 200, 410])
    }
    const { body } = await app.visit('/offers/tray')
    expect(body).toContain('This offer has ended')
    expect(body).toContain('A wash with every service')
    expect(body).toMatch(/<meta name="robots" content="noindex, follow"/)
    expect(body).not.toContain('name="submission"')
  })

  test('CONTENT-03 the kept list of offers changes the second one begins or ends', async () => {
    const listAt = async (moment: number): Promise<readonly [boolean, string | undefined]> => {
      clock.value = moment
      const { body } = await app.visit('/special-offers')
      return [body.includes('Ranger with a tray'), app.outcome()]
    }
    expect(await listAt(begins - 2_000)).toEqual([false, 'miss'])
    expect(await listAt(begins - 1_000)).toEqual([false, 'hit'])
    expect(await listAt(begins)).toEqual([true, 'miss'])
    // Nothing but the expiry ends what is kept.
    expect(await listAt(ends - 2_000)).toEqual([true, expect.any(String)])
    expect(await listAt(ends - 1_000)).toEqual([true, 'hit'])
    expect(await listAt(ends)).toEqual([false, 'miss'])
  })

  test('CONTENT-01 another make leads to the address of the offer; an unknown or excluded offer is a 404', async () => {
    clock.value = begins
    const { status, headers } = await app.visit('/offers/kia/tray')
    expect([status, headers.location]).toEqual([301, '/offers/ford/tray'])
    expect((await app.visit('/offers/kia/wash')).headers.location).toBe('/offers/wash')
    for (const path of [
      '/offers/elsewhere',
      '/offers/nothing',
      '/offers/ford/nothing',
      '/offers/__proto__',
      '/offers/%00',
    ])
      expect([path, await statusAt(begins, path)]).toEqual([path, 404])
    const { body } = await app.visit('/special-offers')
    expect(body).not.toContain('Not on this site')
  })

  test('CONTENT-01 the page has description, disclaimer, the enquiry, Explore and Book A Test Drive', async () => {
    clock.value = begins
    const { body } = await app.visit('/offers/ford/tray')
    for (const part of [
      'The last words.',
      'While stock lasts.',
      '>Enquire Now<',
      '>Explore Ranger<',
      '>Book A Test Drive<',
    ])
      expect(body).toContain(part)
    const { body: list } = await app.visit('/special-offers')
    expect(list).toMatch(/<details[^>]*><summary[^>]*><span[^>]*>Show More<\/span>/)
  })

  test('CONTENT-01 LEAD-10 an enquiry names its offer, whose make and model no browser decides', async () => {
    clock.value = begins
    const { body } = await app.visit('/offers/ford/tray')
    const submission = /name="submission" value="([^"]+)"/.exec(body)?.[1] ?? ''
    const fields = new URLSearchParams({
      submission,
      name: 'Ana Example',
      email: 'ana@example.com',
      phone: '0400 123 456',
      message: 'Is it black?',
      offer_id: 'another',
      'Vehicle Make': 'Lada',
    })
    const sent = await app.visit('/offers/ford/tray', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: `http://${servedSite}.localhost`,
      },
      body: fields.toString(),
    })
    expect([sent.status, sent.body.slice(0, 300)]).toEqual([303, expect.any(String)])
    const id = /lead=([\w-]+)/.exec(String(sent.headers.location))?.[1] ?? ''
    const lead = await createLeadRepository(app.database).find({ siteId: servedSite, now: () => clock.value }, id)
    expect(lead).toMatchObject({ category: 'New Vehicle Enquiry', subcategory: 'Special Offer' })
    expect(lead?.form).toMatchObject({
      offer_id: 'tray',
      offer: 'Ranger with a tray',
      'Vehicle Make': 'Ford',
      'Vehicle Model': 'Ranger',
      message: 'Is it black?',
    })
  })
})

describe('promotions in the results', () => {
  /** The grid as a visitor counts it: the slug of a car, or the title of a promotion. */
  const readGrid = (body: string): readonly string[] =>
    [
      ...body.matchAll(
        /<h3[^>]*><a[^>]*href="\/cars\/([a-z0-9-]+)"|class="promotion[^"]*"[^>]*>(?:<img[^>]*>)?<p>([^<]+)</g,
      ),
    ].map(([, slug, title]) => slug ?? title ?? '')

  test('SRCH-16 cards stand at their places while they are on, and change neither vehicles nor counts', async () => {
    const path = '/search/used-cars'
    const gridAt = async (moment: number) => {
      clock.value = moment
      const { body } = await app.visit(path)
      return { grid: readGrid(body), count: /(\d{1,3})(?:<!-- -->)? vehicles</.exec(body)?.[1] }
    }
    const before = await gridAt(begins - 1_000)
    expect(before.grid).toHaveLength(5)
    for (const moment of [begins, ends - 1_000]) {
      const { grid, count } = await gridAt(moment)
      const [banner, first, second, ...rest] = grid
      expect([banner, second, rest.at(-1)]).toEqual(['Stocktake Sale', 'Promotion free', 'Promotion beyond'])
      expect([first, ...rest.slice(0, -1)]).toEqual(before.grid)
      expect(grid).not.toContain('Promotion strict')
      expect(count).toBe(before.count)
    }
    expect((await gridAt(ends)).grid).toEqual(before.grid)
  })
})
