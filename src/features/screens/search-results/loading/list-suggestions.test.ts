import { expect, test } from 'vitest'
import { createLocalSearch } from '#search/stock-search.ts'
import { buildTestSite } from '#site/test-site.ts'
import { listSuggestions } from './list-suggestions.ts'
import { createSearch, nowMs } from './load-search-page.testkit.ts'

const site = buildTestSite()
const suggest = (typed: string) => listSuggestions(createLocalSearch(createSearch(site.slug)), site, typed, nowMs)

test('SRCH-07 makes, models and stock numbers that begin as typed, each with its search', async () => {
  expect(await suggest('hil')).toEqual([
    { kind: 'model', label: 'Toyota HiLux', count: 2, href: `${site.routes.search}?make_model=Toyota+HiLux` },
  ])
  expect((await suggest(' TOY')).map(({ kind, label }) => [kind, label])).toEqual([
    ['make', 'Toyota'],
    ['model', 'Toyota HiLux'],
    ['model', 'Toyota RAV4'],
  ])
  expect(await suggest('f1')).toEqual([
    { kind: 'stock_number', label: 'F1', count: 1, href: `${site.routes.search}?query=F1` },
  ])
})

test('SRCH-07 a sentence comes first, as the search reads it, with the vehicles that it finds', async () => {
  const [first, ...others] = await suggest('used toyota')
  expect(first).toEqual({
    kind: 'sentence',
    label: 'Used, “toyota”',
    count: 3,
    href: `${site.routes.search}?query=used+toyota`,
  })
  expect(others).toEqual([])
  // A word that is left out is no part of it.
  expect((await suggest('diesel under'))[0]?.label).toBe('Diesel')
  // A name alone needs no sentence beside it.
  expect((await suggest('toyota')).map(({ kind }) => kind)).not.toContain('sentence')
  // One that finds nothing is no help.
  expect(await suggest('used toyota under $1')).toEqual([])
})

test('SRCH-07 pages come after all vehicles, and beside vehicles only by a whole word', async () => {
  expect(await suggest('finance')).toEqual([{ kind: 'page', label: 'Finance', count: null, href: '/finance' }])
  expect(await suggest('toyota finance')).toEqual(await suggest('finance'))
  const content = { pages: [{ path: '/pages/toyota', title: 'Toyota', body: 'Text.' }] }
  const withPage = buildTestSite({ content })
  const suggestOn = async (typed: string) => {
    const search = createLocalSearch(createSearch(withPage.slug))
    return (await listSuggestions(search, withPage, typed, nowMs)).map(({ kind }) => kind)
  }
  expect(await suggestOn('toyota')).toEqual(['make', 'model', 'model', 'page'])
  expect(await suggestOn('toy')).toEqual(['make', 'model', 'model'])
})

test('SRCH-07 TEN-07 suggests nothing for an empty text or for stock of another site', async () => {
  expect(await suggest('  ')).toEqual([])
  expect(await suggest('sorento')).toEqual([])
})
