import { expect, test } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import { cutSpans } from '#search/sentence/apply-sentence.ts'
import { parseSearchState } from '#search/state/search-state.ts'
import { createLocalSearch } from '#search/stock-search.ts'
import { toSearchDocument } from '#search/vehicle-index.ts'
import { buildTestSite } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { ask, createSearch } from './load-search-page.testkit.ts'
import { loadSentenceKnowledge, settleText } from './understand-search.server.ts'

const site = buildTestSite()
const { slug } = site
const path = '/search/new-used-and-demo-cars'

/** The page of a typed text, over the four vehicles of the test kit: three Toyotas and a Ranger, all white. */
const type = async (text: string, more = '') => (await ask(`query=${encodeURIComponent(text)}${more}`)).page

test('SRCH-19 SRCH-21 a sentence is chips and choices of the filters, and the text stays as typed', async () => {
  const page = await type('white diesel toyota under 45k')
  expect(page).toMatchObject({
    total: 1,
    cards: ['H2'],
    note: null,
    state: { text: 'white diesel toyota under 45k', choices: {} },
  })
  expect(page.chips).toMatchObject([
    { label: '“toyota”', removeHref: `${path}?query=white+diesel+under+45k` },
    { label: 'White', removeHref: `${path}?query=diesel+toyota+under+45k` },
    { label: 'Diesel', removeHref: `${path}?query=white+toyota+under+45k` },
    { label: 'Price: to $45,000', removeHref: `${path}?query=white+diesel+toyota` },
  ])
  expect(page.understood).toEqual({
    choices: {
      colour: { kind: 'values', values: ['Glacier White'] },
      fuel: { kind: 'values', values: ['Diesel'] },
      price: { kind: 'range', min: null, max: 45_000 },
    },
    near: null,
    without: { colour: 'diesel toyota under 45k', fuel: 'white toyota under 45k', price: 'white diesel toyota' },
  })
  expect(page.heading).toContain('toyota')
})

test('SRCH-21 what is left of a sentence and the choices of the filters work together', async () => {
  const page = await type('diesel', '&make=Ford')
  expect(page).toMatchObject({ total: 1, cards: ['F1'] })
  expect(page.chips.map(({ label, removeHref }) => [label, removeHref])).toEqual([
    ['Diesel', `${path}?make=Ford`],
    ['Ford', `${path}?query=diesel`],
  ])
})

test('SRCH-19 SRCH-21 a place of a sentence measures the distance, on a site with several yards', async () => {
  const yards = (cities: readonly (readonly [city: string, state: 'VIC' | 'WA', postcode: string])[]) => ({
    dealerships: cities.map(([city, state, postcode], at) => ({
      id: `d${at}`,
      slug: `yard-${at}`,
      name: `Yard ${city}`,
      locations: [
        { id: `l${at}`, slug: `l${at}`, name: city, address: { street: '1 High Street', city, state, postcode } },
      ],
    })),
  })
  const several = yards([
    ['Geelong', 'VIC', '3220'],
    ['Perth', 'WA', '6000'],
  ])
  const { page } = await ask('query=white+near+Geelong', several)
  expect(page.chips.map(({ label, removeHref }) => [label, removeHref])).toEqual([
    ['Within 50 km of Geelong VIC', `${path}?query=white`],
    ['White', `${path}?query=near+Geelong`],
  ])
  expect(page.understood).toMatchObject({ near: { place: 'geelong-vic', withinKm: 50 }, without: { near: 'white' } })
  const one = (await ask('query=white+near+Geelong', yards([['Geelong', 'VIC', '3220']]))).page
  expect(one.note).toBe('We left out what we cannot search by: “near Geelong”.')
})

test('SRCH-01 words that a filter says too are taken out of the text, so that the filter can be changed', async () => {
  const search = createLocalSearch(createSearch(slug))
  const settle = (query: string) =>
    settleText(search, site, parseSearchState(new URLSearchParams(query), { kmSorts: false }), 0)
  expect((await settle('query=white+diesel+toyota&colour=Black')).text).toBe('diesel toyota')
  const state = parseSearchState(new URLSearchParams('query=white+toyota&make=Toyota'), { kmSorts: false })
  expect(await settleText(search, site, state, 0)).toBe(state)
  expect(cutSpans('suv or wagon diesel', [{ from: 7, to: 12 }])).toBe('suv diesel')
})

test('SRCH-19 several features must all be there, unless an or stands between', async () => {
  const withFeatures = (text: string) =>
    ask(`query=${encodeURIComponent(text)}`, {}, (search) => {
      const fitted = (number: string, features: readonly string[]) =>
        toSearchDocument(buildVehicle(number, { filtered_features: features }), slug)
      search.rebuild([fitted('A', ['Sunroof']), fitted('B', ['Sunroof', 'Tow Bar']), fitted('C', ['Tow Bar'])])
      return {}
    })
  expect((await withFeatures('sunroof tow bar')).page.total).toBe(1)
  expect((await withFeatures('sunroof or tow bar')).page.total).toBe(3)
})

test('SRCH-19 words that nobody knows are left out and said; names that the site lacks are not', async () => {
  const unknown = await type('lovely diesel toyota, not red')
  expect(unknown).toMatchObject({
    total: 2,
    note: 'We left out what we cannot search by: “not red”, “lovely”.',
  })
  const mazda = await type('diesel mazda')
  expect(mazda).toMatchObject({ total: 0, note: null })
  expect(mazda.nothing?.message).toBe('Nothing for “mazda”: 3 without it')
})

test('SRCH-19 a misspelt word is said', async () => {
  expect(await type('diesel toyta')).toMatchObject({ total: 2, note: 'Searched for “toyota” in place of “toyta”.' })
})

test('SRCH-21 when nothing matches, the page says what gave way and shows what is left', async () => {
  const colour = await type('red diesel hilux')
  expect(colour).toMatchObject({ total: 0, pages: 1, cards: ['H1', 'H2'], soldFrom: null })
  expect(colour.nothing).toMatchObject({ message: 'No red one: 2 in other colours', tiles: [] })
  const price = await type('toyota under 35k diesel')
  expect(price.nothing?.message).toBe('No diesel one: 1 with another fuel')
  const both = await type('red electric ranger')
  expect(both.nothing?.message).toBe('Nothing matches with Red and Electric: 1 without them')
  expect(both.cards).toEqual(['F1'])
  const chosen = (await ask('make=Ford&body=SUV')).page
  expect(chosen.nothing?.message).toMatch(/^No (?:Ford: 1 from other makes|SUV: 1 in other body types)$/)
})

test("SRCH-19 only a text with an 'or' asks which models are in stock", async () => {
  const listModelsFor = async (text: string): Promise<boolean> => {
    const search = createLocalSearch(createSearch(slug))
    const asked: string[] = []
    await loadSentenceKnowledge(
      { ...search, facetValues: (query) => (asked.push(query.attribute), search.facetValues(query)) },
      site,
      text,
      0,
    )
    return asked.includes('make_model')
  }
  expect(await listModelsFor('white hilux or ranger')).toBe(true)
  expect(await listModelsFor('Hilux ÖR Ranger')).toBe(true)
  expect(await listModelsFor('white hilux, orange')).toBe(false)
})

test('SRCH-19 a title of four words or more brings its own vehicle first, whatever the rank', async () => {
  const { page } = await ask('query=toyota+hilux+sr5+automatic', {}, (search) => {
    const of = (number: string, badge: string, rank: number) =>
      toSearchDocument(buildVehicle(number, { badge, rank, price: dollars(1) }), slug)
    search.rebuild([of('H1', 'SR5 Rogue', 9), of('H2', 'SR5', 1)])
    return {}
  })
  expect(page.cards).toEqual(['H2', 'H1'])
})

test('SRCH-19 a name that leaves nothing is read as the value that it also is', async () => {
  const found = (text: string) =>
    ask(`query=${encodeURIComponent(text)}`, {}, (search) => {
      search.rebuild([
        toSearchDocument(buildVehicle('H1', { badge: 'Four Wheel Drive GT', colour: 'Red', drive: 'RWD' }), slug),
        toSearchDocument(buildVehicle('H2', { badge: 'GT', colour: 'White', drive: '4x4' }), slug),
      ])
      return {}
    })
  expect((await found('four wheel drive gt')).page.cards).toEqual(['H1'])
  expect((await found('white four wheel drive gt')).page).toMatchObject({ total: 1, cards: ['H2'] })
})

test("SRCH-19 a name in two words, 'land cruiser', is a name and no body", async () => {
  const search = createLocalSearch(createSearch(slug))
  const { isName } = await loadSentenceKnowledge(search, site, 'land cruiser', 0)
  for (const phrase of ['land cruiser', 'hi lux', 'fj cruiser']) expect(isName(phrase), phrase).toBe(true)
  // 'a 4 cylinder' is no Audi A4.
  for (const phrase of ['a 4', 'cruiser', 'soft top']) expect(isName(phrase), phrase).toBe(false)
})

test("SRCH-19 a 'van' is a caravan on a site with caravans and without vans", async () => {
  const isCaravan = async (...vehicles: readonly Parameters<typeof buildVehicle>[1][]) => {
    const search = createSearch(slug)
    search.rebuild(vehicles.map((part, at) => toSearchDocument(buildVehicle(`V${at}`, part), slug)))
    return (await loadSentenceKnowledge(createLocalSearch(search), site, 'bunk van', 0)).vanIsCaravan
  }
  const caravan = { item_type: 'caravan', body: 'Caravan', simple_body: 'Caravan' } as const
  expect(await isCaravan(caravan)).toBe(true)
  expect(await isCaravan(caravan, { body: 'Van', simple_body: 'Van' })).toBe(false)
  expect(await isCaravan({ body: 'SUV', simple_body: 'SUV' })).toBe(false)
})
