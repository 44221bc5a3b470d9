import { afterEach, describe, expect, test, vi } from 'vitest'
import { stubForbiddenStorage, stubFullStorage, stubStorage } from '#tests/fixtures/browser-storage.ts'
import { parseHistory, readHistory, rememberSearch, saveToHistory, type RememberedSearch } from './search-history.ts'

const entry = (href: string, ...words: string[]): RememberedSearch => ({ href, words, title: 'Used vehicles' })

describe('the history of searches', () => {
  test('SRCH-17 keeps five entries, the newest first', () => {
    let history: readonly RememberedSearch[] = []
    for (const make of ['Kia', 'Ford', 'Mazda', 'Isuzu', 'BMW', 'Audi'])
      history = rememberSearch(history, entry(`/search/used-cars?make=${make}`, make), 5)
    expect(history.map(({ words }) => words[0])).toEqual(['Audi', 'BMW', 'Isuzu', 'Mazda', 'Ford'])
  })

  test('SRCH-17 leaves out a search without refinements', () => {
    expect(rememberSearch([], entry('/search/used-cars'), 5)).toEqual([])
  })

  test('SRCH-17 a known search moves to the front instead of standing twice', () => {
    const kia = entry('/search/used-cars?make=Kia', 'Kia')
    const ford = entry('/search/used-cars?make=Ford', 'Ford')
    expect(rememberSearch([ford, kia], kia, 5)).toEqual([kia, ford])
  })

  test('SRCH-17 a search that only narrows the newest takes its place', () => {
    const kia = entry('/search/used-cars?make=Kia', 'Kia')
    const kiaUte = entry('/search/used-cars?make=Kia&body=Ute', 'Kia', 'Ute')
    expect(rememberSearch([kia], kiaUte, 5)).toEqual([kiaUte])
    expect(rememberSearch([kia], { ...kiaUte, href: '/search/new-cars?make=Kia&body=Ute' }, 5)).toHaveLength(2)
  })

  test('SRCH-17 refinements removed from a search without results leave one search, not one for each', () => {
    const at = (empty: boolean, ...words: string[]): RememberedSearch => ({
      ...entry(`/search/used-cars?query=${words.join('+')}`, ...words),
      empty,
    })
    const ford = entry('/search/used-cars?make=Ford', 'Ford')
    let history: readonly RememberedSearch[] = [ford]
    for (const next of [at(true, 'Red', 'Kia', 'Ute'), at(true, 'Red', 'Kia'), at(false, 'Red')])
      history = rememberSearch(history, next, 5)
    expect(history.map(({ words }) => words)).toEqual([['Red'], ['Ford']])
    // What found vehicles is a search of its own.
    history = rememberSearch([at(false, 'Red', 'Kia')], at(false, 'Red'), 5)
    expect(history).toHaveLength(2)
    // So is the same on another page of searches, and one with other refinements.
    expect(rememberSearch([at(true, 'Kia', 'Ute')], at(false, 'Kia', 'Red'), 5)).toHaveLength(2)
    expect(rememberSearch([at(true, 'Kia', 'Ute')], entry('/search/new-cars?make=Kia', 'Kia'), 5)).toHaveLength(2)
  })

  test('SRCH-17 stored entries of another shape or with external URLs are dropped', () => {
    const good = entry('/search?make=Kia', 'Kia')
    expect(
      parseHistory(
        [
          good,
          5,
          null,
          { href: '/x' },
          entry('//elsewhere.example/'),
          entry('/search'),
          entry('https://elsewhere.example/', 'x'),
          entry('//elsewhere.example/', 'x'),
          entry('/\\elsewhere.example/', 'x'),
        ],
        5,
      ),
    ).toEqual([good])
    expect(parseHistory({}, 5)).toEqual([])
    expect(parseHistory(null, 5)).toEqual([])
  })
})

describe('storage that fails', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  test('SRCH-17 storage that is full, forbidden or damaged costs the history and nothing more', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    stubFullStorage()
    saveToHistory(entry('/search?make=Kia', 'Kia'), 5)
    for (const way of ['property', 'methods'] as const) {
      stubForbiddenStorage(way)
      expect(readHistory(5)).toEqual([])
      saveToHistory(entry('/search?make=Kia', 'Kia'), 5)
    }
    stubStorage().set('forecourt.searches', 'no json')
    expect(readHistory(5)).toEqual([])
  })

  test('SRCH-17 a stored search is read again, and none is stored where the site keeps no history', () => {
    stubStorage()
    saveToHistory(entry('/search?make=Kia', 'Kia'), 5)
    expect(readHistory(5)).toEqual([entry('/search?make=Kia', 'Kia')])
    saveToHistory(entry('/search?make=Ford', 'Ford'), 0)
    expect(readHistory(5)).toHaveLength(1)
  })
})
