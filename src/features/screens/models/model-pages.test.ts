import { describe, expect, test } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { buildAccessoriesPage } from './build-accessories-page.ts'
import { loadModelPage } from './load-model-page.server.ts'
import { loadModelsPage } from './load-models-page.server.ts'
import { brand, nowMs, ranger, serve } from '#features/parts/models/models.testkit.ts'

const stock = [
  ranger('R1', 52_000, { car_type: 'new', badge: 'Wildtrak', colour: 'Blue', year: 2026 }),
  ranger('R2', 41_000),
  ranger('R3', 23_456, { dealership_slug: 'silent' }),
  ranger('R4', 15_000, { status: 'coming_soon' }),
  ranger('R5', 12_345, { status: 'sold', sold: true, sold_date_timestamp: nowMs / 1000 - 60 }),
  ranger('R6', 0, { price: null, car_type: 'demo' }),
  ranger('E1', 60_000, { model: 'Everest', make_model: 'Ford Everest', simple_body: 'SUV' }),
  ranger('F1', 9_000, { model: 'Falcon', make_model: 'Ford Falcon' }),
  ranger('K1', 1_000, { make: 'Kia', model: 'Ranger', make_model: 'Kia Ranger' }),
]

const loadModel = (page: string, part: DocumentPart = {}, vehicles = stock) =>
  loadModelPage(serve(part, vehicles).services, page)

describe('the page of a model', () => {
  test('CONTENT-09 TEN-05 the price is the lowest of the stock in hand, of no hidden, coming or sold one', async () => {
    const page = await loadModel('ranger')
    expect(page?.price).toBe('New from $52,000 Drive Away')
    expect(page?.stock).toEqual({ text: 'Our Stock (5)', href: '/search/ford/ranger' })
    expect(JSON.stringify(page)).not.toMatch(/23,?456|12,?345/)
  })

  test.each([
    [
      'a used one beside a new one',
      [
        ['used', 9_490],
        ['new', 42_000],
        ['demo', 39_000],
      ],
      'New from $42,000 Drive Away',
    ],
    [
      'a used one beside a demonstrator',
      [
        ['used', 9_490],
        ['demo', 39_000],
      ],
      'Demo from $39,000 Drive Away',
    ],
    [
      'used ones alone',
      [
        ['used', 19_490],
        ['used', 9_490],
      ],
      'Used from $9,490 Drive Away',
    ],
  ] as const)(
    'CONTENT-09 PRICE-01 the price of a model is never that of an older kind: %s',
    async (_what, kinds, price) => {
      const vehicles = kinds.map(([carType, amount], index) => ranger(`P${index}`, amount, { car_type: carType }))
      expect((await loadModel('ranger', {}, vehicles))?.price).toBe(price)
    },
  )

  test('CONTENT-09 where every price is hidden the page tells none', async () => {
    const page = await loadModel('ranger', {}, [ranger('R3', 20_000, { dealership_slug: 'silent' })])
    expect([page?.price, page?.cards.length]).toEqual([null, 1])
    expect(page?.lead).toBe('We have 1 for sale today.')
  })

  test('CONTENT-09 the lead names the vehicle of the price only beside a price', async () => {
    const [one, two] = [ranger('R3', 20_000), ranger('R4', 30_000)]
    expect((await loadModel('ranger', {}, [one]))?.lead).toMatch(/We have 1 for sale today, .* is for it\.$/)
    expect((await loadModel('ranger', {}, [one, two]))?.lead).toMatch(/We have 2 .* is for one of them\.$/)
  })

  test('CONTENT-09 variants, colours and facts are those of the stock, each with its search', async () => {
    const page = await loadModel('ranger')
    expect(page?.variants).toEqual([
      { label: 'XLT', count: 4, href: '/search/ford/ranger?badge=XLT' },
      { label: 'Wildtrak', count: 1, href: '/search/ford/ranger?badge=Wildtrak' },
    ])
    expect(page?.colours.map(({ label }) => label)).toEqual(['White', 'Blue'])
    expect(page?.facts).toEqual(
      expect.arrayContaining([
        { label: 'Body', value: 'Utes' },
        { label: 'Years', value: '2022 to 2026' },
      ]),
    )
  })

  test('NAV-03 CONTENT-09 All-New stands above new vehicles alone', async () => {
    const isNew = ranger('N1', 52_000, { car_type: 'new' })
    expect((await loadModel('ranger', {}, [isNew]))?.status).toBe('All-New')
    expect((await loadModel('ranger', {}, [isNew, ranger('U1', 30_000, { car_type: 'used' })]))?.status).toBeNull()
    expect((await loadModel('ranger', {}, [ranger('D1', 40_000, { car_type: 'demo' })]))?.status).toBeNull()
    expect((await loadModel('f-150'))?.status).toBe('All-New')
  })

  test('NAV-03 CONTENT-09 a model that is coming has no stock and no test drive, and takes interest', async () => {
    const page = await loadModel('ranger-super-duty')
    expect(page).toMatchObject({ status: 'Upcoming', stock: null, price: null, cards: [] })
    expect(page?.actions).toEqual([
      { text: 'Register your interest', href: '/enquiries/new-vehicle-enquiry?model=ranger-super-duty' },
    ])
  })

  test('CONTENT-01 CONTENT-09 the offers on a model stand on its page while they are on', async () => {
    const offers = [
      { id: 'on', name: 'Ranger with tray', manufacturer: 'ford', model: { name: 'Ranger', slug: 'ranger' } },
      {
        id: 'over',
        name: 'Over',
        manufacturer: 'ford',
        model: { name: 'Ranger', slug: 'ranger' },
        expiry: '2026-01-01',
      },
      { id: 'other', name: 'Everest', manufacturer: 'ford', model: { name: 'Everest', slug: 'everest' } },
      { id: 'make', name: 'All Fords', manufacturer: 'ford' },
      {
        id: 'next',
        name: 'Next',
        manufacturer: 'ford',
        model: { name: 'Ranger', slug: 'ranger' },
        start: '2026-11-20T12:00',
      },
    ]
    const { services, limits } = serve({ content: { offers } }, stock)
    const page = await loadModelPage(services, 'ranger')
    expect(page?.offers.map(({ id }) => id)).toEqual(['on'])
    // The page is made anew when the next one begins: noon in Perth.
    expect(Math.min(...limits)).toBe(Date.UTC(2026, 10, 20, 4))
  })

  test('LEAD-11 CONTENT-09 a test drive that is booked from its page knows the model', async () => {
    expect((await loadModel('ranger'))?.actions[1]).toEqual({
      text: 'Book a Test Drive',
      href: '/book-test-drive/?model=ranger',
    })
  })

  test('PRICE-03 CONTENT-09 a price before charges, or of a used vehicle, is no total for machines', async () => {
    expect((await loadModel('ranger'))?.total).toBe(dollars(52_000))
    const egc = await loadModel('ranger', {}, [ranger('R1', 30_000, { price_type: 'egc', car_type: 'new' })])
    expect([egc?.price, egc?.total]).toEqual([expect.stringContaining('$30,000'), null])
    expect((await loadModel('ranger', {}, [ranger('R1', 30_000)]))?.total).toBeNull()
  })

  test('CONTENT-09 a model that shares its name in stock shows no price and no vehicle of the other', async () => {
    const page = await loadModel('ranger-phev')
    expect(page).toMatchObject({ price: null, cards: [], variants: [] })
    expect(page?.stock).toEqual({ text: 'Our Ranger stock', href: '/search/ford/ranger' })
  })

  test('CONTENT-09 a model without stock can be asked for, and a discontinued one is not offered new', async () => {
    const none = await loadModel('f-150')
    expect([none?.stock, none?.actions[0]?.href]).toEqual([null, '/enquiries/new-vehicle-enquiry?model=f-150'])
    const gone = await loadModel('falcon')
    expect(gone).toMatchObject({ status: 'Discontinued', price: 'Used from $9,000 Drive Away' })
    expect(gone?.actions[0]?.href).toBe('/enquiries/general-enquiry?model=falcon')
  })

  test('CONTENT-09 SRCH-14 a site of used vehicles takes no enquiry about a new one', async () => {
    const page = await loadModel('f-150', { search: { stock_filters: { used_only: true } } })
    expect(page?.actions[0]?.href).toBe('/enquiries/general-enquiry?model=f-150')
  })

  test.each(['falcons', 'hilux', '', '__proto__', '%00', 'r'.repeat(10_000)])(
    'CONTENT-09 API-04 there is no page of %j',
    async (page) => {
      expect(await loadModel(page)).toBeNull()
    },
  )

  test('CARD-03 a page is kept no longer than time lets it be true', async () => {
    const { services, limits } = serve({}, stock)
    await loadModelPage(services, 'ranger')
    expect(Math.min(...limits)).toBeGreaterThan(nowMs)
    expect(Math.min(...limits)).toBeLessThanOrEqual(nowMs + 86_400_000)
  })
})

describe('the page of models', () => {
  const load = (body: string | null, part: DocumentPart = {}) => loadModelsPage(serve(part, stock).services, body)

  test('CONTENT-09 models stand by body with price and number by type, discontinued ones as names', async () => {
    const page = await load(null)
    expect(page?.groups[0]).toMatchObject({ key: 'ute', label: 'Utes' })
    expect(page?.groups[0]?.tiles[0]).toMatchObject({
      name: 'New Ranger',
      make: null,
      status: null,
      href: '/models/ranger',
      price: 'From $52,000 Drive Away',
      note: '1 new, 1 demo, 3 used for sale',
    })
    expect(page?.discontinued.find(({ name }) => name === 'Falcon')).toEqual({
      name: 'Falcon',
      href: '/models/falcon',
      note: '1 used for sale',
    })
  })

  test('CONTENT-09 body= narrows to known parts, and anything else is the whole range at its own address', async () => {
    const suvs = await load('suv')
    expect(suvs?.groups.map(({ key }) => key)).toEqual(['suv'])
    expect([suvs?.title, suvs?.path]).toEqual(['Ford SUVs', '/models?body=suv'])
    const work = await load('utes-vans')
    expect(work?.groups.map(({ key }) => key)).toEqual(['ute', 'van'])
    expect(work?.tabs.filter(({ current }) => current).map(({ label }) => label)).toEqual(['Utes & Vans'])
    expect((await load('"><script>'))?.path).toBe('/models')
  })

  test('CONTENT-09 a range of two models needs no tabs, and a site without models has no page', async () => {
    const few = ['ranger', 'everest']
    const overrides = (await load(null))?.groups
      .flatMap(({ tiles }) => tiles.map(({ href }) => href.replace('/models/', '')))
      .concat(['puma', 'escape', 'endura', 'ecosport', 'fiesta', 'focus', 'kuga', 'mondeo', 'territory', 'falcon'])
      .concat(['fairlane', 'falcon-ute'])
      .filter((slug) => !few.includes(slug))
      .map((slug) => ({ make: 'Ford', slug, hidden: true }))
    const page = await load(null, { content: { models: { enabled: true, overrides: overrides ?? [] } } })
    expect(page?.groups.flatMap(({ tiles }) => tiles)).toHaveLength(2)
    expect([page?.tabs, page?.discontinued]).toEqual([[], []])
    expect(await load(null, { content: { models: { enabled: false } } })).toBeNull()
  })

  test('TEN-09 the web sites of the makes are shown with their marks, without the site itself', async () => {
    const page = await load(null, {
      hosts: ['ford.dealer.com.au'],
      dealership_websites: [
        { make: 'Ford', name: 'Our Ford site', url: 'https://ford.dealer.com.au/' },
        { make: 'GWM', name: 'Our GWM site', url: 'https://gwm.dealer.com.au/' },
      ],
      images: { presets: { image_card: { width: 120, height: 33 } } },
    })
    expect(page?.makes).toEqual([
      { make: 'GWM', mark: '/images/makes/gwm.svg', name: 'Our GWM site', href: 'https://gwm.dealer.com.au/' },
    ])
    expect(page?.markSize).toEqual([120, 33])
    expect(page?.title).toBe('Ford and GWM models')
  })
})

describe('the accessories of a model', () => {
  const site = buildTestSite(brand)

  test('CONTENT-09 each kind leads to the parts enquiry about it and the model', () => {
    const page = buildAccessoriesPage(site, 'ranger')
    expect(page?.title).toBe('Ford Ranger accessories')
    const links = page?.groups.flatMap(({ kinds }) => kinds) ?? []
    expect(links.find(({ id }) => id === 'canopy')?.href).toBe('/enquiries/parts-enquiry?model=ranger&accessory=canopy')
    expect(page?.intro).toContain(String(links.length))
  })

  test.each(['hilux', 'search', 'cars', ''])('CONTENT-09 %j/accessories is no page', (page) => {
    expect(buildAccessoriesPage(site, page)).toBeNull()
  })
})
