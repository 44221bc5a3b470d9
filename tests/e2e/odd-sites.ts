import type { Page } from '@playwright/test'
import { openDatabase } from '#data/open-database.ts'
import { createSiteRepository } from '#data/site.repository.ts'
import { createStockRepository } from '#data/stock.repository.ts'
import type { IncomingVehicle } from '#data/stock/stock-records.ts'
import { dollars } from '#domain/money/cents.ts'
import { ask } from '#tests/fixtures/server-process.ts'
import { buildIncomingVehicle, buildMarketVehicle } from '#tests/fixtures/vehicle.ts'
import { quickForms, readQuickDemoSites } from './quick-forms.ts'

/** A site whose stock has every value that is hard to display, and a site without stock. */
export const oddSite = 'odd-cars'
export const emptySite = 'empty-yard'
/** A site with configured paths for its finance and results pages. */
export const pathSite = 'own-paths'
/** A site with a tag manager that asks before it is loaded. */
export const consentSite = 'asks-first'

/** As many facet values as there are badges, and a single fuel type. */
export const manyBadges = 400
export const longWords = `${'Extraordinarily Long '.repeat(4)}${'Unbreakable'.repeat(4)}`.slice(0, 120)
const oddPrices = { nothing: 0, least: 11, most: 9_999_999 } as const

/** Hours that read the same on whatever day a test runs: a special day that is far off. */
const oddHours = {
  opening_hours: [{ weekday: 0, open: '10:00', close: '14:00' }],
  special_hours: [{ date: '2090-12-25', name: 'Christmas Day' }],
}
const workshop = {
  id: 'workshop',
  name: 'Main Service',
  slug: 'main-service',
  location_type: 'service',
  address: { state: 'WA' },
  contact_detail: { opening_hours: [{ weekday: 0, open: '07:00', close: '09:00' }] },
}

/** The server has no such picture: a test answers for it, or sees what stands in its place. */
const oddPicture = '/vehicle-art/no-such-picture/1'

export const answerOddPictures = (page: Page): Promise<unknown> =>
  page.route(`**${oddPicture}*`, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"/>',
    }),
  )

/** Site of the same look as a demo site, of whatever template, whose stock is odd. */
export const oddSiteOf = (site: string): string => `odd-${site}`

const art = (index: number) => {
  const { images, photos_count, primary_image_url } = buildMarketVehicle(index)
  return { images, photos_count, primary_image_url }
}

/** A vehicle in each state that a card and a page have to show, the same for every template. */
function buildVehiclesOfEveryState(nowMs: number): IncomingVehicle[] {
  const build = (stocknum: string, overrides: Partial<IncomingVehicle>): IncomingVehicle =>
    buildIncomingVehicle(stocknum, { slug: stocknum.toLowerCase(), ...overrides })
  const long = { model: longWords, badge: longWords, make_model: `Toyota ${longWords}`, name: longWords }
  return [
    build('LONG', { ...art(1), ...long, rank: 9 }),
    build('NO-PRICE', { ...art(2), price: null, price_range: null, price_type: null }),
    build('LEAST', { ...art(3), price: dollars(oddPrices.least) }),
    build('MOST', { ...art(4), price: dollars(oddPrices.most), before_price: dollars(oddPrices.most + 50_000) }),
    build('NO-PICTURE', {}),
    build('RESERVED', { ...art(5), reserved: true }),
    build('COMING-SOON', { ...art(6), status: 'coming_soon' }),
    build('SUBSCRIBED', { ...art(7), subscription_price: dollars(419) }),
    build('SUBSCRIBED-ONLY', { ...art(8), price: null, price_type: null, subscription_price: dollars(1_049) }),
    build('SOLD', { ...art(9), status: 'sold', sold_date_timestamp: Math.floor(nowMs / 1000) - 3 * 86_400 }),
  ]
}

function buildDocument(slug: string, name: string): object {
  return {
    ...(slug === consentSite ? { analytics: { tag_manager_id: 'GTM-TEST01', consent: true } } : {}),
    ...(slug === pathSite ? { routes: { finance: '/money/apply/', search: '/stock' } } : {}),
    ...(slug === oddSite ? oddHours : {}),
    slug,
    template: 'classic',
    name,
    leads: quickForms,
    search: {
      stock_filters: { used_only: false },
      facets: [
        { attribute: 'make', label: 'Make', control: 'cards' },
        { attribute: 'fuel', label: 'Fuel', control: 'checkbox' },
        { attribute: 'badge', label: 'Badge', control: 'checkbox', limit: 500, search: true },
        { attribute: 'price', label: 'Price', control: 'range' },
      ],
    },
    dealerships: [
      {
        id: 'main',
        slug: 'main',
        name: 'Main',
        locations: [
          { id: 'main', name: 'Main', slug: 'main', primary: true, address: { state: 'WA' } },
          ...(slug === oddSite ? [workshop] : []),
        ],
      },
    ],
  }
}

function buildOddVehicles(): IncomingVehicle[] {
  const build = (stocknum: string, overrides: Partial<IncomingVehicle>): IncomingVehicle => ({
    ...buildIncomingVehicle(stocknum),
    dealership_id: 'main',
    dealership_slug: 'main',
    slug: `odd-${stocknum.toLowerCase()}`,
    ...overrides,
  })
  const many = Array.from({ length: manyBadges }, (_, index) =>
    build(`B${index}`, { badge: `Badge ${index + 1}`, series: null }),
  )
  const make = 'Zzyzx'
  const picture = oddPicture
  return [
    ...many,
    build('LONG', {
      make,
      model: longWords,
      badge: longWords,
      make_model: `${make} ${longWords}`,
      name: longWords,
      rank: 9,
      images: [{ url: picture, alt: null }],
      primary_image_url: picture,
      photos_count: 1,
    }),
    build('NOTHING', {
      make,
      model: 'Nothing',
      badge: null,
      make_model: `${make} Nothing`,
      price: dollars(oddPrices.nothing),
      rank: 9,
    }),
    build('LEAST', {
      make,
      model: 'Least',
      badge: null,
      make_model: `${make} Least`,
      price: dollars(oddPrices.least),
      rank: 9,
    }),
    build('MOST', {
      make,
      model: 'Most',
      badge: null,
      make_model: `${make} Most`,
      price: dollars(oddPrices.most),
      rank: 9,
    }),
  ]
}

/**
 * Publishes the odd sites, and the demo sites with quick forms, on a running server through its store, as the commands
 * for sites and stock do.
 */
export async function addOddSites(directory: string, port: number): Promise<void> {
  const now = (): number => Date.now()
  const database = await openDatabase({ url: null, directory })
  try {
    const documents = [
      [oddSite, 'Odd Cars'] as const,
      [emptySite, 'Empty Yard'] as const,
      [pathSite, 'Own Paths'] as const,
      [consentSite, 'Asks First'] as const,
    ].map(([slug, name]) => ({ slug, document: buildDocument(slug, name), sourceText: '' }))
    const demos = await readQuickDemoSites()
    const looks = demos.map(({ slug, document }) => ({
      slug: oddSiteOf(slug),
      document: { ...document, slug: oddSiteOf(slug), hosts: [], price: { ...document.price, subscriptions: true } },
      sourceText: '',
    }))
    await createSiteRepository(database).applyAll({ system: true, now }, [...demos, ...looks, ...documents])
    const stock = createStockRepository(database)
    const ctx = { siteId: oddSite, now }
    const importId = await stock.beginImport(ctx, { feed: 'main', fileName: 'main.csv' })
    await stock.upsertBatch(ctx, { importId, feed: 'main', vehicles: buildOddVehicles() })
    for (const { slug, document } of looks) {
      const [yard] = document.dealerships ?? []
      if (yard === undefined) throw new Error(`${slug} has no dealership`)
      const own = { siteId: slug, now }
      const odd = await stock.beginImport(own, { feed: 'main', fileName: 'main.csv' })
      const vehicles = buildVehiclesOfEveryState(now()).map((vehicle) => ({
        ...vehicle,
        dealership_id: yard.id,
        dealership_slug: yard.slug,
      }))
      await stock.upsertBatch(own, { importId: odd, feed: 'main', vehicles })
    }
  } finally {
    await database.close()
  }
  const deadline = Date.now() + 20_000
  for (;;) {
    const { body } = await ask(port, `${oddSite}.localhost`, '/search/zzyzx')
    if (body.includes('Zzyzx Most')) return
    if (Date.now() > deadline) throw new Error('the odd sites were not live within 20 s')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
