import { expect, test } from 'vitest'
import { buildTestSite } from '#site/test-site.ts'
import { buildOffersPage, buildOtherOffers } from './offers-view.ts'

const now = Date.parse('2026-11-23T02:00:00Z')
const site = buildTestSite({
  layout: { offers: 'cards' },
  content: {
    offers: [
      { id: 'none', name: 'None' },
      { id: 'ranger', name: 'Ranger', category: 'Vehicle offer', manufacturer: 'ford' },
      { id: 'loan', name: 'Loan', category: 'Finance offer', manufacturer: 'gwm' },
      { id: 'everest', name: 'Everest', category: 'Vehicle offer', manufacturer: 'ford' },
      { id: 'gone', name: 'Gone', category: 'Vehicle offer', manufacturer: 'kia', expiry: '2026-01-01' },
    ],
  },
})

const groupsOf = (asked: string | null) =>
  buildOffersPage(site, now, asked).groups.map(({ title, offers }) => [title, offers.map(({ id }) => id)])

test('CONTENT-01 offers stand by category; those alone in theirs, and those without one, come last', () => {
  expect(groupsOf(null)).toEqual([
    ['Vehicle offers', ['ranger', 'everest']],
    ['More offers', ['loan', 'none']],
  ])
})

test('CONTENT-01 the address chooses a make; one without offers, or a strange word, shows all', () => {
  expect(groupsOf('ford')).toEqual([[null, ['ranger', 'everest']]])
  expect(groupsOf('kia')).toEqual(groupsOf(null))
  expect(groupsOf('__proto__')).toEqual(groupsOf(null))
  const linksOf = (asked: string | null) =>
    buildOffersPage(site, now, asked).makes.map(({ text, href, current }) => [text, href, current])
  expect(linksOf('gwm')).toEqual([
    ['All offers', '/special-offers', false],
    ['Ford', '/special-offers?make=ford', false],
    ['GWM', '/special-offers?make=gwm', true],
  ])
  expect(linksOf('kia')[0]).toEqual(['All offers', '/special-offers', true])
})

test('CONTENT-01 a site whose offers have all ended says so and leads to its stock', () => {
  const ended = buildTestSite({ content: { offers: [{ id: 'a', name: 'A', expiry: '2026-01-01' }] } })
  const page = buildOffersPage(ended, now, null)
  expect([page.groups, page.makes, page.searchPath]).toEqual([[], [], ended.routes.search])
  expect(page.intro).toContain('no special offers')
})

test('CONTENT-01 beside an offer stand three others, those of its make first', () => {
  const [, ranger] = site.content.offers
  if (ranger === undefined) throw new Error('the site has no such offer')
  expect(buildOtherOffers(site, now, ranger).map(({ id }) => id)).toEqual(['everest', 'none', 'loan'])
})

test('CONTENT-01 TEN-12 a site that does not show cards has one list in its own order, under its own words', () => {
  const { content } = site
  const page = buildOffersPage(
    {
      ...site,
      layout: { ...site.layout, offers: 'notices' },
      content: { ...content, heads: { ...content.heads, offers: { title: 'Notices', intro: 'Few.' } } },
    },
    now,
    null,
  )
  expect(page).toMatchObject({ title: 'Notices', intro: 'Few.', layout: 'notices' })
  expect(page.groups.map(({ title, offers }) => [title, offers.map(({ id }) => id)])).toEqual([
    [null, ['none', 'ranger', 'loan', 'everest']],
  ])
})
