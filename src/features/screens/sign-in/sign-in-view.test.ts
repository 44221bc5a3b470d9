import { expect, test } from 'vitest'
import { buildTestSite } from '#site/test-site.ts'
import { parseSignInAddress } from './sign-in-view.ts'

const auth = { authentication: true, garage: true }
const site = buildTestSite({ auth })
const read = (given: Readonly<Record<string, string>>, of = site) => parseSignInAddress(of, new URLSearchParams(given))

test('AUTH-01 the address says what signing in is for, and where to go with it and without it', () => {
  const given = { type: 'watchlist', redirect: '/cars/a?b=c', back: '/search/used-cars' }
  expect(read(given)).toEqual({ ...given, isNumberWanted: false, hasRedirect: true })
  expect(read({ ...given, step: 'number' }).isNumberWanted).toBe(true)
})

test.each(['https://evil.example/', '//evil.example', '/sign-in', '/sign-in?type=x', '/Sign-Out', ''])(
  'AUTH-01 the path %j is taken for none',
  (path) => {
    expect(read({ redirect: path, back: path })).toMatchObject({
      redirect: site.routes.garage,
      back: '/',
      hasRedirect: false,
    })
  },
)

test('AUTH-01 a path that only begins like the sign-in page is a page of its own', () => {
  expect(read({ redirect: '/sign-in-and-win' })).toMatchObject({ redirect: '/sign-in-and-win', hasRedirect: true })
})

test('AUTH-01 AUTH-03 without a garage a visitor lands on the home page', () => {
  expect(read({}, buildTestSite({ auth: { ...auth, garage: false } }))).toMatchObject({ redirect: '/', back: '/' })
})
