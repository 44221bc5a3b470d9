import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveApp, servedSite, type ServedApp } from '#tests/fixtures/served-app.ts'
import { buildIncomingVehicle } from '#tests/fixtures/vehicle.ts'

const onSale = buildIncomingVehicle('ON', { slug: 'on-sale' })
const withdrawn = buildIncomingVehicle('OFF', { slug: 'withdrawn', show_on_dealer_website: false })
const excluded = buildIncomingVehicle('OUT', { slug: 'excluded' })
let app: ServedApp
const ids = new Map<string, string>()

beforeAll(async () => {
  const document = { search: { stock_filters: { used_only: false, excluded_stock_numbers: ['OUT'] } } }
  app = await serveApp({ document, vehicles: [onSale, withdrawn, excluded] })
  const ctx = { siteId: servedSite, now: Date.now }
  for (const slug of ['on-sale', 'withdrawn', 'excluded'])
    ids.set(slug, (await app.stock.findBySlug(ctx, slug))?.id ?? '')
})
afterAll(() => app.close())

const pagesOf = (slug: string): readonly string[] => [
  `/cars/${slug}`,
  `/cars/${slug}/document.pdf`,
  `/cars/${slug}/view.json`,
  `/print?car_id=${slug}`,
]

describe('a vehicle that is taken off the website', () => {
  test.each(['withdrawn', 'excluded'])(
    'SRCH-13 SRCH-14 has no page, sheet or count, and nothing lists it: %s',
    async (slug) => {
      for (const path of pagesOf(slug)) expect((await app.visit(path)).status, path).toBe(404)
      const { body } = await app.visit(`/recently-viewed.json?ids=${ids.get(slug)}`)
      expect(JSON.parse(body)).toEqual({ cars: [] })
      expect((await app.visit(`/finance?car_id=${ids.get(slug)}`)).body).not.toContain(slug)
    },
  )

  test('SRCH-13 while one that is for sale is there', async () => {
    for (const path of pagesOf('on-sale')) expect((await app.visit(path)).status, path).not.toBe(404)
    expect((await app.visit(`/recently-viewed.json?ids=${ids.get('on-sale')}`)).body).toContain('on-sale')
  })
})
