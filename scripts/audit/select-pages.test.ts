import { expect, test } from 'vitest'
import { selectPages } from './select-pages.ts'

test('an audit visits every page of its own kind and a few of each kind that has many', () => {
  const cars = Array.from({ length: 50 }, (_, index) => `/cars/car-${index}`)
  const searches = Array.from({ length: 50 }, (_, index) => `/search/make-${index}`)
  const posts = Array.from({ length: 9 }, (_, index) => `/blog/buyer-advice/post-${index}`)
  const own = ['/', '/warranty', '/blog', '/models', '/contact', '/pages/accessibility']
  const chosen = selectPages([...own, ...cars, ...posts, ...searches])
  expect(own.filter((path) => !chosen.includes(path))).toEqual([])
  const countOf = (start: string): number => chosen.filter((path) => path.startsWith(start)).length
  expect([countOf('/cars/'), countOf('/search/'), countOf('/blog/')]).toEqual([4, 6, 3])
})
