import { expect, test } from 'vitest'
import { buildSignInPath } from './sign-in-path.ts'

test('AUTH-01 the address of the sign-in page says what is wanted, and where to go with and without it', () => {
  expect(buildSignInPath({ type: 'watchlist', redirect: '/cars/a?b=1', back: '/search' })).toBe(
    '/sign-in?type=watchlist&redirect=%2Fcars%2Fa%3Fb%3D1&back=%2Fsearch',
  )
})
