// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { comparedKey } from '#features/parts/compare/compared-ids.ts'
import { stubForbiddenStorage, stubStorage } from '#tests/fixtures/browser-storage.ts'
import { find, perform, render } from '#ui/dom.testkit.tsx'
import { SavedList } from './saved-list.tsx'
import type { SavedCar } from './saved-car.ts'

const id = (letter: string) => letter.repeat(16)

const car = (letter: string): SavedCar => ({
  id: id(letter),
  href: `/cars/${letter}`,
  title: `Kia ${letter}`,
  variant: null,
  image: null,
  availability: 'in_stock',
  status: 'In stock',
  price: null,
  saved: null,
  change: null,
})

const list = (letters: string) => (
  <SavedList cars={[...letters].map(car)} action={null} compare={{ path: '/compare', limit: 2 }} />
)

const box = (letter: string) => find<HTMLInputElement>(document, `input[name=ids][value="${id(letter)}"]`)
const ticked = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[name=ids]')]
    .filter(({ checked }) => checked)
    .map(({ value }) => value)

let values: Map<string, string>
beforeEach(() => {
  values = stubStorage()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('FAV-01 the boxes of the saved vehicles are the choice in the tray, up to its limit', async () => {
  values.set(comparedKey, [id('b'), id('x')].join(','))
  await render(list('abc'))
  expect(ticked()).toEqual([id('b')])
  await perform(() => box('a').click())
  expect(ticked()).toEqual([id('b')])
  await perform(() => box('b').click())
  await perform(() => box('a').click())
  expect(ticked()).toEqual([id('a')])
  expect(values.get(comparedKey)).toBe([id('x'), id('a')].join(','))
})

test('FAV-01 a browser that stores nothing still ticks the boxes of the form', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  stubForbiddenStorage('methods')
  await render(list('ab'))
  await perform(() => box('a').click())
  expect(ticked()).toEqual([id('a')])
})

test('FAV-01 a single saved vehicle has nothing to tick', async () => {
  await render(list('a'))
  expect(document.querySelector('input[type=checkbox]')).toBeNull()
})
