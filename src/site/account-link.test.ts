import { expect, test } from 'vitest'
import { buildAccountLink } from './account-link.ts'
import { buildTestSite } from './test-site.ts'

const linkOf = (auth: object) => buildAccountLink(buildTestSite({ auth, routes: { garage: '/mymotorama' } }))

test('AUTH-03 with authentication a link leads to the garage or the sign-in page, without it there is none', () => {
  expect(linkOf({})).toBeNull()
  expect(linkOf({ garage: true })).toBeNull()
  expect(linkOf({ authentication: true })).toEqual({ label: 'Sign in', href: '/sign-in' })
  expect(linkOf({ authentication: true, garage: true, garage_name: 'My Motorama' })).toEqual({
    label: 'My Motorama',
    href: '/mymotorama',
  })
})
