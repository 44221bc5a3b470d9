import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveApp, type ServedApp } from '#tests/fixtures/served-app.ts'
import { buildIncomingVehicle } from '#tests/fixtures/vehicle.ts'

let app: ServedApp

beforeAll(async () => {
  const custom = [
    { text: 'Our Toyotas', url: '/search/toyota' },
    { text: 'All of this yard', url: '/search/main' },
    { text: 'Cars of nobody', url: '/search/nowhere' },
  ]
  app = await serveApp({
    document: { buttons: { custom } },
    vehicles: [buildIncomingVehicle('S1', { slug: 'the-car', make: 'Toyota' })],
  })
})
afterAll(() => app.close())

test('VDP-12 the page asks the stock which searches of custom buttons there are, and shows only those', async () => {
  const { status, body } = await app.visit('/cars/the-car')
  expect(status).toBe(200)
  expect(body).toMatch(/<a[^>]*href="\/search\/toyota"[^>]*>(?:(?!<\/a>).)*Our Toyotas/)
  expect(body).toMatch(/<a[^>]*href="\/search\/main"[^>]*>(?:(?!<\/a>).)*All of this yard/)
  expect(body).not.toContain('Cars of nobody')
})
