import { expect, test } from 'vitest'
import { findGuessedPage } from './guessed-paths.ts'
import { buildTestSite } from './test-site.ts'

test.each([
  ['/about', '/about-us'],
  ['/About/', '/about-us'],
  ['/offers', '/special-offers'],
  ['/privacy', '/privacy-policy'],
  ['/about-us', null],
  ['/contact', null],
  ['/', null],
  ['/toString', null],
  ['/about/them', null],
])('CONTENT-10 %s means %s', (path, page) => {
  expect(findGuessedPage(buildTestSite(), path)).toBe(page)
})

test('CONTENT-10 TEN-04 a configured path is the one that is meant, and a page of the site stays where it is', () => {
  expect(findGuessedPage(buildTestSite({ routes: { special_offers: '/deals' } }), '/specials')).toBe('/deals')
  expect(findGuessedPage(buildTestSite({ content: { pages: [{ path: '/about', title: 'Us' }] } }), '/about')).toBeNull()
  expect(findGuessedPage(buildTestSite({ routes: { special_offers: '/specials' } }), '/specials')).toBeNull()
})
