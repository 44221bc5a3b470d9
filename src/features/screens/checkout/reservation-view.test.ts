import { expect, test } from 'vitest'
import { dollars, type Cents } from '#domain/money/cents.ts'
import { holdStates } from '#domain/reserve/hold-state.ts'
import type { Listing } from '#listing/listing.ts'
import { buildReservationView, type ToldHold } from './reservation-view.ts'

const now = Date.UTC(2026, 10, 22, 4)
const hold: ToldHold = {
  state: 'held_unpaid',
  payment: 'awaiting',
  price: dollars(32_990),
  deposit: dollars(200),
  expiresAt: now + 12 * 60_000,
  payUrl: '/sandbox-payment/x',
  vehicleName: '2022 Toyota HiLux',
  vehicleSlug: 'hilux',
}
const around = { nowMs: now, timeZone: 'Australia/Sydney', checkoutSegment: 'checkout' }
const listingOf = (priceCents: number, reserve: Cents | null) =>
  ({
    vehicle: { badge: null },
    title: 'HiLux',
    href: '/cars/hilux',
    picture: null,
    price: null,
    area: null,
    priceCents,
    offers: { reserve },
  }) as unknown as Listing
const build = (part: Partial<ToldHold>, priceCents: number | null = 3_299_000, reserve: Cents | null = dollars(200)) =>
  buildReservationView(
    { ...hold, ...part },
    { ...around, listing: priceCents === null ? null : listingOf(priceCents, reserve) },
  )

test.each([
  [3_299_000, null],
  [3_399_000, /gone up to \$33,990\. You keep the price you agreed to, \$32,990/],
  [3_199_000, /gone down to \$31,990 .* stop reserving and reserve again before you pay/],
])('BUY-03 a price of %d cents meanwhile is told before anybody pays', (price, told) => {
  const { warning, pay } = build({}, price)
  expect(pay?.href).toBe('/sandbox-payment/x')
  if (told === null) expect(warning).toBeNull()
  else expect(warning).toMatch(told)
})

test('BUY-03 once the time to pay is over the page says what that means, and offers no payment', () => {
  expect(build({})).toMatchObject({ leftMs: 720_000, heading: 'Pay the deposit to reserve it' })
  expect(build({}).text).toMatch(/another 12 minutes\. If the deposit is not paid by then, others can reserve it/)
  expect(build({ expiresAt: now })).toMatchObject({ leftMs: 0, heading: 'The time to pay is over', pay: null })
  expect(build({ expiresAt: now }).text).toMatch(/is over, so others can reserve this vehicle\. Nothing has been/)
  expect(build({ state: 'reserved' }).leftMs).toBeNull()
})

test('BUY-03 each state tells what was charged, and offers to pay or to cancel only where that is possible', () => {
  const told = holdStates.map((state) => {
    const { text, next, pay, cancel, againHref } = build({
      state,
      payment: state === 'refunded' ? 'returned' : 'awaiting',
    })
    return [
      state,
      /nothing has been charged|taken nothing|have released|counts towards the price/i.test([text, ...next].join(' ')),
      pay !== null,
      cancel !== null,
      againHref,
    ]
  })
  expect(told).toEqual([
    ['held_unpaid', true, true, true, null],
    ['reserved', true, false, true, null],
    ['lapsed', true, false, false, '/cars/hilux/checkout'],
    ['refunded', true, false, false, '/cars/hilux/checkout'],
    ['completed', true, false, false, null],
  ])
})

test('BUY-01 a reservation tells until when it holds in the time of the yard, also after the vehicle has gone', () => {
  const view = build({ state: 'reserved', payment: 'authorised', expiresAt: now + 48 * 3_600_000 }, null)
  expect(view.text).toContain('until Tuesday 24 November 2026 at 3:00 pm AEDT')
  expect(view.car).toMatchObject({ title: '2022 Toyota HiLux', href: '/cars/hilux' })
  expect(view.cancel?.button).toBe('Cancel and get $200 back')
})

test('BUY-01 a reservation that holds tells what follows; the deposit is named by what became of it', () => {
  expect(build({ state: 'reserved' }).next).toEqual([
    expect.stringContaining('authorised your card for $200 and taken nothing'),
    expect.stringContaining('call you'),
    expect.stringContaining('goes back to your card'),
  ])
  const labels = holdStates.map((state) => build({ state }).amounts.at(-1)?.label)
  expect(new Set(labels).size).toBe(holdStates.length)
})

test('BUY-03 a deposit whose return waits for the processor is not said to be back already', () => {
  expect(build({ state: 'refunded', payment: 'return_due' }).text).toContain('are releasing your full deposit')
})

test('BUY-01 the agreed price stands with the words of its type while the vehicle shows the same amount', () => {
  const price = { kind: 'amount', amount: dollars(32_990), reduced: null, was: null, typeWords: 'Drive Away' }
  const agreed = (cents: Cents) => {
    const listing = { ...listingOf(3_299_000, null), price } as unknown as Listing
    return buildReservationView({ ...hold, price: cents }, { ...around, listing }).amounts[0]?.value
  }
  expect(agreed(dollars(32_990))).toBe('$32,990 Drive Away')
  expect(agreed(dollars(31_990))).toBe('$31,990')
})

test.each([
  ['reserved or bought by somebody else', 3_299_000],
  ['no longer listed', null],
])('BUY-03 a reservation that ended is not offered again where the vehicle is %s', (_case, priceCents) => {
  for (const state of ['lapsed', 'refunded'] as const) {
    const { text, againHref } = build({ state, payment: 'returned' }, priceCents, null)
    expect(againHref, state).toBeNull()
    expect(text, state).not.toContain('available again')
  }
})
