import { expect, test } from 'vitest'
import { createAskedPages } from './asked-pages.ts'

test('a page is known from its second request on, until too many others were asked for', () => {
  const asked = createAskedPages(3)
  expect(['/a', '/b', '/a', '/b'].map((key) => asked.note(key))).toEqual([false, false, true, true])
  expect(['/c', '/d', '/e', '/a'].map((key) => asked.note(key))).toEqual([false, false, false, false])
})

test('one that is asked for often stays known', () => {
  const asked = createAskedPages(2)
  asked.note('/')
  for (let search = 0; search < 10; search += 1) {
    asked.note(`/search?page=${search}`)
    expect(asked.note('/')).toBe(true)
  }
})
