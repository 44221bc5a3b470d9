import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { stubForbiddenStorage, stubFullStorage, stubStorage } from '#tests/fixtures/browser-storage.ts'
import { mostFavourites, storeFavourite, toggleFavourite } from './favourites.ts'
import { parseFavourites, type Favourite } from './parse-favourites.ts'
import { removeFavourite } from './remove-favourite.ts'
import { listSavedIds, parseSavedIds, storeWatchlist } from './saved-ids.ts'

const kia: Favourite = { id: '1', name: 'Kia Rio', slug: 'kia-rio', make: 'Kia', model: 'Rio', primary_image_url: null }

const dataset: Record<string, string> = {}
beforeEach(() => {
  delete dataset.watchlist
  vi.stubGlobal('document', { documentElement: { dataset } })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('favourites', () => {
  test('FAV-01 a favourite is added and taken away again, with the fields of the specification', () => {
    const values = stubStorage()
    expect(storeFavourite(kia)).toBe('added')
    expect(JSON.parse(values.get('favourites') ?? '')).toEqual([kia])
    expect(listSavedIds()).toEqual(['1'])
    expect(storeFavourite(kia)).toBe('removed')
    expect(listSavedIds()).toEqual([])
  })

  test('FAV-01 a favourite can be removed by its id alone', () => {
    stubStorage()
    storeFavourite(kia)
    storeFavourite({ ...kia, id: '2' })
    removeFavourite('1')
    removeFavourite('3')
    expect(listSavedIds()).toEqual(['2'])
  })

  test('FAV-01 forbidden or full storage changes nothing and says so; strange contents are left out', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    for (const way of ['property', 'methods'] as const) {
      stubForbiddenStorage(way)
      expect(storeFavourite(kia)).toBe('failed')
      expect(listSavedIds()).toBeNull()
    }
    stubFullStorage()
    expect(storeFavourite(kia)).toBe('failed')
    expect(parseFavourites('{')).toEqual([])
    expect(parseFavourites(JSON.stringify([kia, { id: 1 }, null, 'x']))).toEqual([kia])
  })

  test('FAV-01 the list stays small', () => {
    const many = Array.from({ length: mostFavourites }, (_, index) => ({ ...kia, id: `m${index}` }))
    expect(toggleFavourite(many, kia).list).toHaveLength(mostFavourites)
    expect(toggleFavourite(many, kia).list[0]).toEqual(kia)
  })
})

describe('ids of saved vehicles', () => {
  test('WATCH-02 the copy of a watchlist holds ids, apart from the favourites of the browser', () => {
    const values = stubStorage()
    storeFavourite(kia)
    dataset.watchlist = '/watchlist'
    expect(listSavedIds()).toEqual([])
    storeWatchlist(['a', 'b'])
    expect(listSavedIds()).toEqual(['a', 'b'])
    expect(values.get('watchlist')).toBe('["a","b"]')
    delete dataset.watchlist
    expect(listSavedIds()).toEqual(['1'])
  })

  test.each([
    [null, []],
    ['{', []],
    ['{}', []],
    ['null', []],
    ['[null,1,{"id":2},{"id":"a"},"b",["c"]]', ['a', 'b']],
  ])('FAV-01 what is stored as %s is read as %j', (text, ids) => {
    expect(parseSavedIds(text)).toEqual(ids)
  })
})
