import { expect, test } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import { isCheckoutEnabled, isReservable, reserveAmount } from './reserve-rule.ts'

const settings = { enabled: true, deposit: dollars(200) }
const vehicle = { reserved: false, payment_processors: ['card'], reserve_amount: null }

test.each([
  ['the switch, a processor and nobody holding it', {}, {}, true, true],
  ['the switch off', {}, { enabled: false }, false, false],
  ['no payment processor', { payment_processors: [] }, {}, false, false],
  ['somebody holding it', { reserved: true }, {}, true, false],
])('VDP-12 with %s', (_what, change, site, checkout, reservable) => {
  expect(isCheckoutEnabled({ ...vehicle, ...change }, { ...settings, ...site })).toBe(checkout)
  expect(isReservable({ ...vehicle, ...change }, { ...settings, ...site })).toBe(reservable)
})

test.each([
  [null, 200],
  [0, 200],
  [0.01, 0.01],
  [500, 500],
])('VDP-12 a vehicle with a deposit of %s is held for $%d', (own, held) => {
  const reserve_amount = own === null ? null : dollars(own)
  expect(reserveAmount({ ...vehicle, reserve_amount }, settings)).toBe(dollars(held))
})
