import { expect, test } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import { buildTestSite } from '#site/test-site.ts'
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
      takeAllowance: () => mayHold,
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
  expect(await begin(agreed, dollars(200), false)).toEqual({ kind: 'limited' })
})
