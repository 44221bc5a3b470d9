import { expect, test } from 'vitest'
import type { HoldContact, Holder, NewHold } from '#data/holds/hold-records.ts'
import { dollars } from '#domain/money/cents.ts'
import { buildTestSite } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import {
  beginReservation,
  describeTerms,
  type ReservationOrder,
  type ReservationServices,
} from './begin-reservation.server.ts'

const listing = { priceCents: dollars(32_990), price: null, offers: { reserve: dollars(200) } }
const untouched = () => Promise.reject(new Error('nothing may be held'))

const begin = (
  agreed: string,
  reserve: ReservationOrder['listing']['offers']['reserve'] = dollars(200),
  mayHold = true,
) =>
  beginReservation(
    {
      site: buildTestSite({ checkout: { enabled: true } }),
      ctx: { siteId: 'test-site', now: () => 0 },
      formSecret: 'a secret of thirty-two characters',
      takeAllowance: () => Promise.resolve(mayHold),
      checkout: {
        holds: { findActive: () => Promise.resolve(null), begin: untouched },
        processor: { name: 'sandbox' },
      },
    } as unknown as ReservationServices,
    {
      vehicle: { id: 'v' },
      listing: { ...listing, offers: { reserve } },
      agreed,
      token: 't',
    } as unknown as ReservationOrder,
    new Request('https://yard.example/'),
    'https://yard.example',
  )

test('BUY-03 a price or a deposit that changed since the form was shown is told, and nothing is held', async () => {
  const price = describeTerms({ priceCents: dollars(31_990) }, dollars(200))
  const deposit = describeTerms(listing, dollars(500))
  for (const seen of [price, deposit, describeTerms({ priceCents: null }, dollars(200)), ''])
    expect(await begin(seen)).toEqual({ kind: 'changed' })
})

test('BUY-03 a vehicle without a deposit is not held, and one address cannot hold a whole yard', async () => {
  const agreed = describeTerms(listing, dollars(200))
  expect(await begin(agreed, null)).toEqual({ kind: 'unavailable' })
  expect(await begin(agreed, dollars(200), false)).toEqual({ kind: 'limited', retryAfterSeconds: 3600 })
})

test('BUY-03 a visitor with too many unpaid holds reads why it is refused, and is known by keyed hashes', async () => {
  const seen: unknown[] = []
  const start = async (secret: string, contact: HoldContact, network: string | null) =>
    beginReservation(
      {
        site: buildTestSite({ checkout: { enabled: true } }),
        ctx: { siteId: 'test-site', now: () => 0 },
        formSecret: secret,
        takeAllowance: () => Promise.resolve(true),
        checkout: {
          network,
          holds: {
            findActive: () => Promise.resolve(null),
            begin(_ctx: unknown, hold: NewHold) {
              seen.push(hold.holder)
              return Promise.resolve({ kind: 'limited' })
            },
          },
          processor: { name: 'sandbox' },
        },
      } as unknown as ReservationServices,
      {
        vehicle: buildVehicle('A1'),
        listing: {
          ...listing,
          offers: { ...listing.offers, onlinePurchase: false, tradeIn: false, historyReport: null },
        },
        purpose: 'reserve',
        contact,
        optIn: false,
        visit: null,
        visitorId: null,
        agreed: describeTerms(listing, dollars(200)),
        token: 't',
      },
      new Request('https://yard.example/'),
      'https://yard.example',
    )
  const ana = { name: 'Ana', email: 'ana@example.com', phone: '+61400123456' }
  expect(await start('one', ana, '203.0.113.0/24')).toEqual({ kind: 'limited' })
  await start('one', { ...ana, email: 'ANA@example.com' }, '203.0.113.0/24')
  await start('two', ana, null)
  const [first, same, other] = seen as Holder[]
  expect(same).toEqual(first)
  expect(JSON.stringify(first)).not.toMatch(/ana|0400|61400|203/i)
  expect([other?.email === first?.email, other?.network]).toEqual([false, null])
})
