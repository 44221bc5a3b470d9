import { expect, test } from 'vitest'
import { buildTestSite } from '#site/test-site.ts'
import { buildSavedPage } from './saved-page-view.ts'

const withGarage = { auth: { authentication: true, garage: true } }
const empty = { cars: [], unlisted: [] }

test('WATCH-06 the page of a signed-in visitor lists the watchlist, beside the garage where the site has one', () => {
  const site = buildTestSite(withGarage)
  expect(buildSavedPage(site, empty)).toMatchObject({
    heading: 'Your watchlist',
    path: '/watchlist',
    garage: { path: site.routes.garage },
    list: { kind: 'watchlist', ...empty },
  })
  const without = buildTestSite({ auth: { authentication: true, garage: false } })
  expect(buildSavedPage(without, empty).garage).toBeNull()
})

test('WATCH-06 WATCH-01 without a session the page leads to the sign-in and back, and to no garage', () => {
  const site = buildTestSite({ ...withGarage, routes: { watchlist: '/my-cars' } })
  expect(buildSavedPage(site, null)).toMatchObject({
    heading: 'My Garage',
    garage: null,
    list: {
      kind: 'signed_out',
      signInHref: '/sign-in?type=watchlist&redirect=%2Fmy-cars&back=%2F',
      benefits: expect.arrayContaining(['Your enquiries beside your saved vehicles']),
    },
  })
  const without = buildSavedPage(buildTestSite({ auth: { authentication: true, garage: false } }), null)
  expect(without.heading).toBe('Your watchlist')
  expect(JSON.stringify(without.list)).not.toContain('Your enquiries')
})

test('WATCH-06 FAV-01 a site without watchlists shows what this browser has saved', () => {
  expect(buildSavedPage(buildTestSite(), 'none')).toMatchObject({
    heading: 'Saved vehicles',
    garage: null,
    list: { kind: 'browser' },
  })
})
