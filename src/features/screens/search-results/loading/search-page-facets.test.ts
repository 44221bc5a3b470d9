import { expect, test } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import { toSearchDocument } from '#search/vehicle-index.ts'
import { buildTestSite } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { ask, everything, facet, nowMs, vehicles } from './load-search-page.testkit.ts'
import type { SearchPath } from '../address/resolve-search-path.ts'

test('SRCH-05 each selected make lists its models, which replace the single list of models', async () => {
  const { page: before } = await ask('')
  // Among the models of every make nobody finds one, so the list waits for a make or for a chosen model.
  expect(facet(before.facets, 'model')).toBeUndefined()
  expect(facet((await ask('model=HiLux')).page.facets, 'model')).toBeDefined()
  expect(facet(before.facets, 'make')).toMatchObject({ control: 'cards', first: 7, models: [], logos: {} })
  const { page: branded } = await ask('', {
    search: { preset: 1, make_logos: [{ make: 'Ford', logo: '/logos/ford.svg' }] },
  })
  expect(facet(branded.facets, 'make')).toMatchObject({ logos: { Ford: '/logos/ford.svg' } })
  const { page } = await ask('make=Toyota&make=Ford')
  expect(facet(page.facets, 'model')).toBeUndefined()
  expect(facet(page.facets, 'make')).toMatchObject({
    models: [
      { make: 'Ford', items: [{ value: 'Ranger', countText: '1' }] },
      {
        make: 'Toyota',
        items: [
          { value: 'HiLux', countText: '2' },
          { value: 'RAV4', countText: '1' },
        ],
      },
    ],
  })
})

test('SRCH-02 a facet that the path determines is hidden, unless it leaves a choice or was chosen', async () => {
  const at = (fixed: SearchPath['fixed'], query = '') =>
    ask(query, {}, undefined, { ...everything, path: '/search/here', fixed })
  const { page: ford } = await at([{ attribute: 'make', values: ['Ford'] }])
  expect([ford.total, facet(ford.facets, 'make'), facet(ford.facets, 'model')]).toMatchObject([
    1,
    undefined,
    { items: [{ value: 'Ranger' }] },
  ])
  expect(facet((await at([{ attribute: 'make', values: ['Ford'] }], 'make=Ford')).page.facets, 'make')).toMatchObject({
    items: [{ value: 'Ford' }],
  })
  expect(facet((await at([{ attribute: 'body', values: ['Ute', 'SUV'] }])).page.facets, 'body')).toMatchObject({
    items: [{ value: 'Ute' }, { value: 'SUV' }],
  })
  expect(facet((await ask('make=Ford')).page.facets, 'fuel')).toMatchObject({ items: [{ value: 'Diesel' }] })
})

test('SRCH-05 a site without model lists keeps the one list of models', async () => {
  const { page } = await ask('make=Toyota', { search: { preset: 1, make_models: false } })
  expect(facet(page.facets, 'make')).toMatchObject({ models: [] })
  expect(facet(page.facets, 'model')).toBeDefined()
})

test('SRCH-06 bars along the price stay when the price is refined and follow every other filter', async () => {
  const barsOf = async (query: string) => {
    const price = facet((await ask(query)).page.facets, 'price')
    return price?.kind === 'range' ? price.bars : null
  }
  const all = await barsOf('')
  expect(all).toHaveLength(24)
  expect(Math.max(...(all ?? []))).toBe(24)
  expect(await barsOf('price=40000-')).toEqual(all)
  expect((await barsOf('make=Ford'))?.filter((height) => height > 0)).toEqual([24])
})

test('SRCH-06 a slider over nothing is left out, unless it is chosen', async () => {
  const ranges = async (query: string) =>
    (await ask(query)).page.facets.filter(({ kind }) => kind === 'range').map(({ attribute }) => attribute)
  expect(await ranges('')).toContain('km')
  expect(await ranges('query=zzzzqqq')).toEqual([])
  expect(await ranges('query=zzzzqqq&price=40000-')).toEqual(['price'])
})

test('SRCH-06 the ends of a slider are those of the whole stock, whatever is chosen', async () => {
  const ends = { least: 30_000, greatest: 70_000, step: 500 }
  expect(facet((await ask('')).page.facets, 'price')).toMatchObject(ends)
  expect(facet((await ask('make=Ford&price=40000-')).page.facets, 'price')).toMatchObject(ends)
})

test('SRCH-06 c a bound outside the range is ignored and has no chip', async () => {
  const { page } = await ask('price=1-45000')
  expect(page.state.choices.price).toEqual({ kind: 'range', min: null, max: 45_000 })
  expect(page.chips.map(({ label }) => label)).toEqual(['Price: to $45,000'])
  expect(page.total).toBe(2)
  expect((await ask('price=900000-')).page).toMatchObject({ total: 4, chips: [] })
})

test('SRCH-06 c the page tells of a range outside the stock, and not of a bound that excludes nothing', async () => {
  const noteOf = async (query: string) => (await ask(query)).page.note
  expect(await noteOf('price=1-2')).toBe(
    'We have nothing at “Price: $1 – $2”, so we left it out: our range is $30,000 – $70,000.',
  )
  expect(await noteOf('price=900000-')).toContain('“Price: from $900,000”')
  expect(await noteOf('price=1-45000')).toBeNull()
  expect(await noteOf('price=-900000')).toBeNull()
  expect(await noteOf('price=40000-50000')).toBeNull()
})

test('SRCH-06 a without scripts, a bound equal to the displayed end excludes no vehicle within it', async () => {
  const { page } = await ask('price=30000&price=70000')
  expect([page.total, page.chips]).toEqual([4, []])
  const found = await ask('make=Ford&price=-70000', {}, (search) => {
    search.upsert([
      toSearchDocument({ ...buildVehicle('F1'), ...vehicles[3], price: dollars(70_400) }, buildTestSite().slug),
    ])
    return {}
  })
  expect(facet(found.page.facets, 'price')).toMatchObject({ greatest: 70_000 })
  expect(found.page.total).toBe(1)
})

test('SRCH-05 makes_first is about makes alone', async () => {
  const { page } = await ask('make=Toyota', { search: { preset: 1, makes_first: 1 } })
  expect(facet(page.facets, 'make')).toMatchObject({ first: 1, models: [{ make: 'Toyota', first: 7 }] })
  expect(facet(page.facets, 'body')).toMatchObject({ first: 7 })
})

test('SRCH-03 when a vehicle was listed is chosen from a list in words, with counts', async () => {
  const day = 86_400
  const today = nowMs / 1000
  const ages = [0, 6, 20, 400]
  const aged = (query: string) =>
    ask(query, { search: { preset: 6 } }, (search) => {
      const listed = vehicles.map((vehicle, at) => ({
        ...vehicle,
        created_at_timestamp: today - (ages[at] ?? 0) * day,
      }))
      search.upsert(listed.map((vehicle) => toSearchDocument(vehicle, buildTestSite().slug)))
      return {}
    })
  const { page } = await aged('')
  expect(facet(page.facets, 'created_at_timestamp')).toMatchObject({
    label: 'Listed',
    control: 'dropdown',
    items: [
      { value: `${today - 7 * day}-`, label: 'Last 7 days', countText: '2' },
      { label: 'Last 14 days', countText: '2' },
      { value: `${today - 30 * day}-`, label: 'Last 30 days', countText: '3' },
      { label: 'Last 90 days', countText: '3' },
    ],
  })
  const { page: week } = await aged(`created_at_timestamp=${today - 7 * day}-`)
  expect([week.total, week.chips.map(({ label }) => label)]).toEqual([2, ['Listed: since 13 November 2026']])
  const { page: other } = await aged(`created_at_timestamp=${today - 21 * day}-`)
  const fifth = { value: `${today - 21 * day}-`, label: 'Since 30 October 2026' }
  expect(facet(other.facets, 'created_at_timestamp')).toMatchObject({ items: { 4: fifth } })
})

test('FIN-07 the filter by weekly price carries the warning of the site, and no other filter does', async () => {
  const note = new RegExp(
    /^Estimates only\. Example: \$30,000 secured over 5 years at [\d.]+%\sp\.a\., /.source +
      /comparison rate 8\.19%\sp\.a\. WARNING: This comparison rate is an example\.$/.source,
  )
  const comparison_warning = 'WARNING: This comparison rate is an example.'
  const priced = vehicles.map((vehicle) => ({ ...vehicle, weekly_price_range: '$100 - $125' }))
  const { page } = await ask('', { search: { preset: 3 }, finance: { comparison_warning } }, (search) => {
    search.upsert(priced.map((vehicle) => toSearchDocument(vehicle, buildTestSite().slug)))
    return {}
  })
  const notes = page.facets.flatMap((view) =>
    view.kind === 'values' && view.financeNote !== null ? [[view.attribute, view.financeNote]] : [],
  )
  expect(notes).toEqual([['weekly_price_range', expect.stringMatching(note)]])
})
