import { expect, test } from 'vitest'
import { buildTestSite } from '#site/test-site.ts'
import { requireVisitor } from './require-visitor.server.ts'

const ana = { id: 'ana', phone: '+61400123456' }
const url = new URL('https://dealer.example/checkout?car=a&b=c')

async function pass(auth: object, visitor: typeof ana | null) {
  const context = { site: buildTestSite({ auth }), findVisitor: () => Promise.resolve(visitor) }
  return requireVisitor(context, url, 'checkout').catch((thrown: unknown) => thrown)
}

test('AUTH-02 a gate sends a visitor without session to sign in, and back to the same address', async () => {
  const answer = await pass({ authentication: true, gate_checkout: true }, null)
  if (!(answer instanceof Response)) throw new Error('a redirect was expected')
  expect(answer.status).toBe(303)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(answer.headers.get('Location')).toBe('/sign-in?type=checkout&redirect=%2Fcheckout%3Fcar%3Da%26b%3Dc&back=%2F')
})

test('AUTH-02 a signed-in visitor passes, and an open gate lets everybody through', async () => {
  expect(await pass({ authentication: true, gate_checkout: true }, ana)).toBe(ana)
  expect(await pass({ authentication: true, gate_checkout: false }, null)).toBeNull()
  expect(await pass({ authentication: true, gate_checkout: false }, ana)).toBe(ana)
})

test('AUTH-03 without authentication nobody is signed in, and a page for users is not found', async () => {
  expect(await pass({ authentication: false, gate_checkout: true }, ana)).toBeNull()
  const context = { site: buildTestSite(), findVisitor: () => Promise.resolve(null) }
  await expect(requireVisitor(context, url, 'online_payment')).rejects.toMatchObject({ init: { status: 404 } })
})
