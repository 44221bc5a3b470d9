import { expect, test } from 'vitest'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { nowMs, ranger, serve } from '#features/parts/models/models.testkit.ts'
import { loadOfferStock } from './offer-stock.server.ts'
import { buildOffer } from './offer-view.ts'

const offer = { id: 'tray', name: 'Tray', manufacturer: 'ford', model: { name: 'Ranger', slug: 'ranger' } }
const stock = [
  ranger('N1', 52_000, { car_type: 'new' }),
  ranger('N2', 42_900, { car_type: 'new' }),
  ranger('N3', 30_000, { car_type: 'new', dealership_slug: 'silent' }),
  ranger('U1', 9_490),
  ranger('K1', 1_000, { car_type: 'new', make: 'Kia', make_model: 'Kia Ranger' }),
  ranger('S1', 2_000, { car_type: 'new', status: 'sold', sold: true, sold_date_timestamp: nowMs / 1000 - 60 }),
]

async function load(more: object, vehicles: readonly Vehicle[] = stock) {
  const { services } = serve({ content: { offers: [{ ...offer, ...more }] } }, vehicles)
  const [only] = services.site.content.offers
  if (only === undefined) throw new Error('the site has no offer')
  const found = (await loadOfferStock({ ...services, log: { warn: () => undefined } }, [only])).get('tray') ?? null
  expect(buildOffer(services.site, only, found).stock).toEqual(found)
  return found
}

test('CONTENT-01 PRICE-01 an offer tells the number and lowest price of the vehicles that it is on', async () => {
  expect(await load({ car_type: 'new' })).toEqual({
    price: 'New from $42,900 Drive Away',
    count: '3 for sale',
    button: 'See all 3',
    href: '/search/ford/ranger?car_type=new',
  })
  expect(await load({ car_type: 'used' })).toMatchObject({
    price: 'Used from $9,490 Drive Away',
    count: '1 for sale',
    button: 'See it',
  })
})

test('CONTENT-01 TEN-05 where every price is hidden the number stands alone', async () => {
  const [, , hidden] = stock
  const found = await load({ car_type: 'new' }, hidden === undefined ? [] : [hidden])
  expect(found).toMatchObject({ price: null, count: '1 new for sale' })
})

test('CONTENT-01 an offer without a condition or a model, or of which none is for sale, tells nothing', async () => {
  expect(await load({})).toBeNull()
  expect(await load({ car_type: 'new', model: null })).toBeNull()
  expect(await load({ car_type: 'demo' })).toBeNull()
})

test('CONTENT-01 SRCH-10 without an answer of the search offers stand alone, and not for long', async () => {
  const { services, limits } = serve({ content: { offers: [{ ...offer, car_type: 'new' }] } }, stock)
  const told: string[] = []
  const search = { ...services.search, search: () => Promise.reject(new Error('the search is unavailable')) }
  const log = { warn: (_facts: unknown, what: string) => void told.push(what) }
  expect((await loadOfferStock({ ...services, search, log }, services.site.content.offers)).size).toBe(0)
  expect([told, Math.min(...limits)]).toEqual([['the stock of the offers could not be read'], nowMs + 5_000])
})

test('CONTENT-01 an offer on one body counts and links the vehicles of that body alone', async () => {
  const tray = ranger('C1', 39_000, { car_type: 'new', simple_body: 'Cab Chassis' })
  expect(await load({ car_type: 'new', body: 'Cab Chassis' }, [...stock, tray])).toEqual({
    price: 'New from $39,000 Drive Away',
    count: '1 for sale',
    button: 'See it',
    href: '/search/ford/ranger?car_type=new&body=Cab%20Chassis',
  })
})
