import { expect, test } from 'vitest'
import type { Hold } from '#data/holds/hold-records.ts'
import type { Lead } from '#data/leads/lead-records.ts'
import { dollars } from '#domain/money/cents.ts'
import { buildTestSite } from '#site/test-site.ts'
import { buildGarageView } from './build-garage-view.server.ts'

const hold = {
  id: 'h',
  vehicleId: 'v',
  vehicleSlug: 'kia-rio',
  vehicleName: 'Kia Rio',
  payment: 'awaiting',
  deposit: dollars(200),
  createdAt: Date.UTC(2026, 10, 20),
  expiresAt: Date.UTC(2026, 10, 22),
} as Hold

const lead = {
  id: 'l',
  subcategory: 'Quick Enquiry',
  createdAt: Date.UTC(2026, 10, 20),
  form: { message: ' Is it there? ', friend_email: 'somebody@else.example' },
  car: { id: 'gone', slug: 'gone', name: 'Gone Car' },
  erasedAt: null,
} as unknown as Lead

const passkey = {
  credentialId: 'c',
  label: 'iPhone',
  host: 'dealer.example',
  createdAt: Date.UTC(2026, 10, 20),
  lastUsedAt: null,
}

const build = (reservations: readonly Hold[] | null) =>
  buildGarageView({
    site: buildTestSite({ time_zone: 'Australia/Brisbane', auth: { authentication: true } }),
    visitor: { id: 'ana', phone: '+61400123456' },
    watchlist: { cars: [], unlisted: [] },
    leads: [lead],
    reservations,
    passkeys: { items: [passkey], mayAdd: true, host: 'dealer.example', isOneRemoved: false },
    shownVehicles: new Set(['v']),
  })

test.each([
  ['held_unpaid', 'awaiting', /^Pay the deposit of \$200 by Sunday.* 22 November.* 10:00.am AEST to keep it\.$/],
  ['reserved', 'authorised', /^Held until Sunday.* with your deposit of \$200\.$/],
  ['lapsed', 'closed', /Nothing was charged/],
  ['refunded', 'return_due', /is on its way back to you/],
  ['refunded', 'returned', /was returned/],
  ['completed', 'captured', /went towards the vehicle/],
] as const)('AUTH-03 a reservation that is %s with the deposit %s says so', (state, payment, text) => {
  const [reservation] = build([{ ...hold, state, payment }]).reservations ?? []
  expect(reservation?.text).toMatch(text)
  expect(reservation?.car).toEqual({ name: 'Kia Rio', href: '/cars/kia-rio' })
})

test.each([
  ['held_unpaid', 'Pay the deposit'],
  ['reserved', 'See or cancel this reservation'],
  ['lapsed', undefined],
  ['refunded', undefined],
  ['completed', undefined],
] as const)('AUTH-03 a reservation that is %s leads to its page only while something can be done', (state, text) => {
  const [reservation] = build([{ ...hold, state, pageHref: '/reservations/h' } as Hold]).reservations ?? []
  expect(reservation?.page?.text).toBe(text)
})

test('AUTH-03 there is no section of reservations where the site takes none', () => {
  expect(build(null).reservations).toBeNull()
  expect(build([]).reservations).toEqual([])
})

test('AUTH-03 an enquiry tells what was asked, when and about which car, and no other data of its form', () => {
  const { enquiries, phone } = build([])
  expect(enquiries).toEqual([
    {
      id: 'l',
      about: 'Quick Enquiry',
      sent: 'Sent on 20 November 2026',
      message: 'Is it there?',
      car: { name: 'Gone Car', href: null },
      erased: false,
    },
  ])
  expect(phone).toBe('0400 123 456')
})

test('AUTH-03 a passkey tells its device, when it was added and used, and its host where that is another', () => {
  expect(build([]).passkeys).toEqual({
    items: [
      { credentialId: 'c', label: 'iPhone', host: null, added: 'Added on 20 November 2026', used: 'Not used yet' },
    ],
    mayAdd: true,
    notice: null,
  })
  const other = buildGarageView({
    site: buildTestSite({ time_zone: 'Australia/Brisbane', auth: { authentication: true } }),
    visitor: { id: 'ana', phone: '+61400123456' },
    watchlist: { cars: [], unlisted: [] },
    leads: [],
    reservations: null,
    passkeys: {
      items: [{ ...passkey, lastUsedAt: Date.UTC(2026, 10, 20, 15) }],
      mayAdd: false,
      host: 'www.dealer.example',
      isOneRemoved: true,
    },
    shownVehicles: new Set(),
  }).passkeys
  expect(other.items[0]).toMatchObject({ host: 'dealer.example', used: 'Last used on 21 November 2026' })
  expect(other.notice).toContain('We removed the passkey')
})
