import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resolveListing } from '#listing/resolve-listing.ts'
import { chooseQuoteProvider } from '#server/create-quote-desk.ts'
import { loadSiteFiles } from '#server/load-site-files.ts'
import { createPhotoService } from '#pictures/remote/photo-service.ts'
import { seedDemo } from '#server/seed-demo.ts'
import { platformDefaults } from '#site/defaults.ts'
import { listSwitches } from '#site/list-switches.ts'
import { resolveSiteByHost } from '#site/resolve-host.ts'
import { resolveSite } from '#site/resolve-site.ts'
import { dealershipSchema } from '#site/schema/dealership.ts'
import { plannedSettings } from '#site/schema/planned.ts'
import { siteSchema } from '#site/schema/site-schema.ts'
import { layerArbitrary } from '#site/site-arbitrary.testkit.ts'
import type { Site, SiteDocument } from '#site/site.ts'
import { templates } from '#site/templates/templates.ts'
import { buildImportSettings } from '#stock/import-settings.ts'
import { deliverEverywhere, everyReceiver } from '#tests/fixtures/deliver-everywhere.ts'
import { recordReads } from '#tests/fixtures/recorded-site.ts'
import { serveApp, type ServedApp } from '#tests/fixtures/served-app.ts'
import { ask, projectRoot } from '#tests/fixtures/server-process.ts'
import { useTradeIn } from '#tests/fixtures/trade-in-walk.ts'

const switches = listSwitches()
const records = new Set(switches.filter(({ type }) => type.startsWith('entries by name')).map(({ path }) => path))
const read = new Set<string>()

/**
 * Parts of a document that tie it to its stock, and switches of whole features, which stay as the demo site has them.
 */
const kept = [
  'slug',
  'template',
  'name',
  'id',
  'url',
  'hosts',
  'dealerships',
  'routes',
  'finance_provider',
  'finance',
  'manufacturer',
  'opening_hours',
] as const
/**
 * Random variants of each site: those that are visited in any case, and those that are added while some setting is
 * unread.
 */
const variantsAtLeast = 2
const variantsAtMost = 6
/** The site as it is, with what is rich, and without stock. */
const plainVariants = 3
const carsPerSite = 3

const specialHours: SiteDocument['special_hours'] = [
  { date: '2027-03-01', status: 'Open', hours: { begin: '10:00', end: '12:00' } },
]

/** Settings that random values would hardly ever bring into effect together. */
const rich = {
  base_domain: null,
  car_type_phones: { enabled: true, new: '08 5550 0123', used_demo: '08 5550 0124' },
  chat: { widget: { provider: 'Widget', script_url: 'https://widget.dealer.com.au/w.js', account: 'a' } },
  header: { search_bar: true, phone: true },
  special_hours: specialHours,
  leads: { minimum_seconds: 0 },
  integrations: { valuations: 'autograb', valuations_url: 'https://values.invalid/' },
} as const
const hosted = { name: 'Hosted', url: '{base_domain}/hosted', fallback_url: '/' }
const navigation = { extra: [{ ...hosted, mandatory: false, dropdownItems: [hosted] }], footer_links: [hosted] }
const landing = [{ segment: 'used-cars', title: 'Used cars', intro: 'All of them' }]
const quote = { enabled: true, provider: 'http', url: 'https://quotes.invalid/', key: 'env:QUOTE_KEY' } as const

/** Read while layers are merged, before there is a site. */
const readByMerge = ['template', 'search.preset', 'opening_hours']
/** Looked up by a word of the vehicle's record: where one entry is read, each is for the vehicle that has its word. */
const byVehicle = ['price.type_words', 'price.type_notes'] as const

/** The site's lenders, each with an example of its own and figures that rest on the platform's terms. */
function buildLenders({ finance }: SiteDocument) {
  const example = { loan: 20_000, years: 4, secured: true }
  return Object.fromEntries(
    Object.entries(finance?.lenders ?? {}).map(([name, lender]) => [
      name,
      { ...lender, example, standard_terms: true },
    ]),
  )
}

/**
 * The demo sites as they are, and with every other setting drawn at random: what one site switches off another has on.
 */
function buildVariants(document: SiteDocument, seed: number): readonly Site[] {
  const resolve = (each: SiteDocument): Site => resolveSite(platformDefaults, templates[each.template], each).site
  const layers = fc.sample(layerArbitrary(siteSchema.shape), { numRuns: variantsAtMost, seed })
  const dealerships = fc.sample(layerArbitrary(dealershipSchema.shape, true), { numRuns: variantsAtMost, seed })
  return [
    resolve(document),
    resolve({
      ...document,
      ...rich,
      leads: { ...everyReceiver, minimum_seconds: 0 },
      search: { ...document.search, stock_filters: {}, landing_titles: landing },
      finance: { ...document.finance, quote, lenders: buildLenders(document) },
      navigation: { ...document.navigation, ...navigation },
    }),
    // A site without stock.
    resolve({ ...document, slug: `${document.slug}-empty` }),
    ...layers.map((layer, index) => {
      const own = Object.fromEntries(kept.flatMap((key) => (document[key] === undefined ? [] : [[key, document[key]]])))
      const yards = (document.dealerships ?? []).map((yard) => ({ ...dealerships[index], ...yard }))
      return resolve({
        ...document,
        ...layer,
        ...own,
        dealerships: yards,
        search: { ...document.search, ...(layer.search as object), stock_filters: {} },
      })
    }),
  ]
}

let app: ServedApp
const sites = new Map<string, Site>()
/** Hosts of the sites: every first variant, then every second one, and so on. */
const rounds: string[][] = []

beforeAll(async () => {
  const files = await loadSiteFiles('sites', projectRoot)
  for (const [index, { document }] of files.entries())
    for (const [variant, site] of buildVariants(document, index + 1).entries()) {
      const host = `v${variant}.${site.slug}.example`
      sites.set(
        host,
        recordReads(site, records, (path) => read.add(path)),
      )
      rounds[variant] = [...(rounds[variant] ?? []), host]
    }
  app = await serveApp({
    fill: (database) => seedDemo(database, files, Date.now, () => {}),
    wrap: (services) => ({
      ...services,
      allowances: { take: () => true },
      sites: { ...services.sites, lookup: (host) => ({ kind: 'site', site: requireSite(host) }) },
    }),
    change: ({ stock, now }, directory) => ({
      pageCache: null,
      photos: createPhotoService({
        directory: join(directory, 'photos'),
        work: { prepare: () => Promise.reject(new Error('nothing is fetched here')) } as never,
        findVehicle: (siteId, id) => stock.findByIdOrSlug({ siteId, now }, id),
        now,
        memoryBytes: 1_000,
        diskBytes: 1_000,
        onFault: () => {},
        onTrouble: () => {},
      }),
    }),
  })
})
afterAll(() => app.close())

function requireSite(host: string): Site {
  const site = sites.get(host)
  if (site === undefined) throw new Error(`no site at ${host}`)
  return site
}

const isRead = (path: string): boolean =>
  read.has(path) ||
  readByMerge.some((merged) => path === merged || path.startsWith(`${merged}[`)) ||
  byVehicle.some(
    (section) => path.startsWith(`${section}.`) && [...read].some((each) => each.startsWith(`${section}.`)),
  )

/** A vehicle whose lenders state no terms; the offers of the demo feeds state them all. */
async function listWithoutTerms(site: Site, slug: string): Promise<void> {
  const now = Date.now()
  const vehicle = await app.services.stock.findByIdOrSlug({ siteId: site.slug, now: () => now }, slug)
  if (vehicle === null || vehicle.finance_lenders === null) return
  const unstated = { termYears: null, termMonths: null, termWeeks: null, deposit: null, balloon: null }
  const finance_lenders = Object.fromEntries(
    Object.entries(vehicle.finance_lenders).map(([name, offer]) => [name, { ...offer, ...unstated }]),
  )
  resolveListing({ ...vehicle, finance_lenders }, site, now)
}

async function useSite(host: string, site: Site): Promise<void> {
  const get = async (path: string): Promise<string> => (await ask(app.port, host, path)).body
  const post = (path: string, body: string, type = 'application/x-www-form-urlencoded') =>
    ask(app.port, host, path, { method: 'POST', headers: { 'Content-Type': type, origin: `http://${host}` }, body })
  const results = await get(site.routes.search)
  for (const path of [
    '/',
    '/pre-owned',
    '/search/used-cars',
    '/search/used-cars?query=toyota&price=1000-90000&sortBy=km_asc',
    '/search/new-cars?sortBy=price_asc',
    '/search/nothing-here',
    '/enquire',
    site.routes.test_drive,
    '/api/test-drive-appointments',
    '/api/nearest-dealership?postcode=4000',
    '/contact',
    '/service',
    '/genuine-service',
    '/enquiries/general-enquiry',
    '/enquiries/new-vehicle-enquiry',
    '/enquiries/call-back',
    '/finance',
    '/success',
    '/sign-in?type=garage',
    '/nowhere',
    '/api/search?q=a',
    '/search-suggest?q=to',
    '/robots.txt',
    '/pictures/a/b',
  ])
    await get(path)
  await post('/sign-in', 'intent=send&phone=0400123456')
  await useTradeIn(site, { get, post })
  const slugs = [...new Set([...results.matchAll(/\/cars\/([a-z0-9-]+)/g)].flatMap(([, slug]) => slug ?? []))].slice(
    0,
    carsPerSite,
  )
  for (const slug of slugs) {
    await listWithoutTerms(site, slug)
    const page = await get(`/cars/${slug}`)
    const id = /car_id=([a-z2-7]{16})/.exec(page)?.[1] ?? slug
    for (const path of [
      `/enquire?car_id=${id}`,
      `/make-an-offer?car_id=${id}`,
      `${site.routes.test_drive}?car_id=${id}`,
      `/finance?car_id=${id}`,
      `/personalised/finance?car_id=${id}`,
      `/print?car_id=${slug}`,
      `/cars/${slug}/${site.routes.checkout_segment}`,
      `/checkout-journey?car_id=${id}`,
      `/cars/${slug}/document.pdf`,
      `/cars/${slug}/view.json`,
      `/api/cars/${id}/finance-disclaimer`,
      `/recently-viewed.json?ids=${id}`,
    ])
      await get(path)
    const submission = /name="submission" value="([^"]+)"/.exec(await get(`/enquire?car_id=${id}`))?.[1] ?? ''
    const person =
      'name=Ana&last_name=B&email=ana%40example.com&phone=0400123456&postcode=4000' +
      `&message=Hello&terms_agreed=on&opt_in=on&submission=${encodeURIComponent(submission)}`
    for (const path of [
      `/enquire?car_id=${id}`,
      `/make-an-offer?car_id=${id}&offer_from_client=1`,
      `/finance?car_id=${id}`,
    ])
      await post(path, `${person}&offer_from_client=20000&location_id=${site.dealerships[0]?.slug ?? ''}`)
    const checkout = `/cars/${slug}/${site.routes.checkout_segment}`
    const form = await get(checkout)
    const field = (name: string): string =>
      encodeURIComponent(new RegExp(`name="${name}" value="([^"]+)"`).exec(form)?.[1] ?? '')
    await post(
      checkout,
      `${person}&submission=&agreed=${field('agreed')}`.replace(
        /submission=[^&]+&submission=/,
        `submission=${field('submission')}`,
      ),
    )
    await post(
      '/api/youx/quote',
      JSON.stringify({
        selfAssessedCreditScore: 'GREAT',
        purchasePrice: 20_000,
        loanTerm: 5,
        year: 2020,
        vin: null,
        nvic: null,
        whoIsHelping: null,
        carId: id,
      }),
      'application/json',
    )
    await post('/api/phone-reveal', JSON.stringify({ car_id: id }), 'application/json')
  }
  await post('/api/search', JSON.stringify({ params: '' }), 'application/json')
  await post('/api/events', JSON.stringify({ events: [] }), 'application/json')
  buildImportSettings(site)
  chooseQuoteProvider(site, Date.now, {})
  await deliverEverywhere(site)
  app.services.stockCount(site)
}

describe('settings that have an effect', () => {
  test(
    'TEN-06 a setting that nothing reads is marked planned, and one that is read is not',
    { timeout: 600_000 },
    async () => {
      resolveSiteByHost('www.dealer.example', [...sites.values()])
      const settings = switches.filter(({ section }) => !section)
      const listUnread = (): readonly string[] =>
        settings.filter(({ path, planned }) => !planned && !isRead(path)).map(({ path }) => path)
      for (const [round, hosts] of rounds.entries()) {
        if (round >= plainVariants + variantsAtLeast && listUnread().length === 0) break
        for (const host of hosts) await useSite(host, requireSite(host))
      }
      expect(read.size).toBeGreaterThan(300)
      expect(listUnread(), 'without effect, and not in plannedSettings').toEqual([])
      expect(
        settings.filter(({ path, planned }) => planned && isRead(path)).map(({ path }) => path),
        'in plannedSettings, and read',
      ).toEqual([])
      const paths = switches.map(({ path }) => path)
      expect(
        plannedSettings.filter((planned) => !paths.includes(planned)),
        'in plannedSettings, and no setting',
      ).toEqual([])
    },
  )
})
