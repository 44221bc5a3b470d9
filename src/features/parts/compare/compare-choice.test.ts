// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubForbiddenStorage, stubFullStorage, stubStorage } from '#tests/fixtures/browser-storage.ts'
import { announcerId } from '#ui/announcer-id.ts'
import {
  buildChosenPath,
  clearCompared,
  followComparison,
  keepCompared,
  parseComparedIds,
  toggleCompared,
} from './compare-choice.ts'
import { comparedKey } from './compared-ids.ts'

const id = (letter: string) => letter.repeat(16)
const car = (letter: string) => ({ id: id(letter), name: `Kia ${letter}` })
const said = () => document.getElementById(announcerId)?.textContent

let values: Map<string, string>
const stored = () => parseComparedIds(values.get(comparedKey) ?? null)

beforeEach(() => {
  values = stubStorage()
  document.body.innerHTML = `<output id="${announcerId}"></output>`
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('FAV-01 a vehicle is added to those to compare and removed again, which a screen reader is told', () => {
  expect(toggleCompared(car('a'), 4)).toBe('added')
  expect(said()).toBe('Added Kia a to the comparison: 1 of 4.')
  expect(toggleCompared(car('b'), 4)).toBe('added')
  expect(stored()).toEqual([id('a'), id('b')])
  expect(toggleCompared(car('a'), 4)).toBe('removed')
  expect(said()).toBe('Removed Kia a from the comparison: 1 of 4.')
  expect(stored()).toEqual([id('b')])
  clearCompared()
  expect(stored()).toEqual([])
})

test('FAV-01 no more vehicles are chosen than can be compared, and the visitor is told what to do', () => {
  const full = vi.fn<() => void>()
  window.addEventListener('comparefull', full, { once: true })
  toggleCompared(car('a'), 2)
  toggleCompared(car('b'), 2)
  expect(full).not.toHaveBeenCalled()
  expect(toggleCompared(car('c'), 2)).toBe('full')
  expect(full).toHaveBeenCalledOnce()
  expect(said()).toBe('You can compare up to 2 vehicles. Remove one to add another.')
  expect(stored()).toEqual([id('a'), id('b')])
})

test('FAV-01 stored text of another shape is no choice', () => {
  expect(parseComparedIds(null)).toEqual([])
  expect(parseComparedIds(`${id('a')},x,${id('a')},<b>,${id('1')},${id('b')}`)).toEqual([id('a'), id('b')])
  expect(parseComparedIds([...'abcdefghijkl'].map(id).join(','))).toHaveLength(8)
})

test('FAV-01 storage that is full or forbidden changes nothing and says so', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  stubFullStorage()
  expect(toggleCompared(car('a'), 4)).toBe('failed')
  for (const way of ['property', 'methods'] as const) {
    stubForbiddenStorage(way)
    expect(toggleCompared(car('a'), 4)).toBe('failed')
  }
  expect(said()).toBe('This browser has no room left to save it.')
})

test('FAV-01 what happens on the compare page happens to the choice, and no more', () => {
  values.set(comparedKey, [id('a'), id('b')].join(','))
  // The page also compared a vehicle that was not chosen; the visitor removes that and one that was.
  followComparison([id('a'), id('b'), id('x')], [id('b')], 4)
  expect(stored()).toEqual([id('b')])
  followComparison([id('b')], [id('b'), id('c')], 4)
  expect(stored()).toEqual([id('b'), id('c')])
  followComparison([id('b')], [id('b'), id('d')], 2)
  expect(stored()).toEqual([id('b'), id('c')])
})

test('FAV-01 an address of the compare page that names no vehicles gets the chosen ones, and keeps the rest', () => {
  const build = (query: string) => buildChosenPath('/compare', new URLSearchParams(query))
  expect(build('')).toBeNull()
  values.set(comparedKey, [id('a'), id('b')].join(','))
  expect(build('')).toBe(`/compare?ids=${id('a')},${id('b')}`)
  expect(build('only=differences&find=kia rio')).toBe(
    `/compare?ids=${id('a')},${id('b')}&only=differences&find=kia%20rio`,
  )
  expect(build(`ids=${id('c')}`)).toBeNull()
  expect(build('ids=nonsense')).toBeNull()
})

test('FAV-01 vehicles that the site no longer lists leave the choice', () => {
  values.set(comparedKey, [id('a'), id('b')].join(','))
  keepCompared([id('b'), id('z')])
  expect(stored()).toEqual([id('b')])
})
