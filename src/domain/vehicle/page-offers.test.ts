import { describe, expect, test } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import { resolvePageOffers, type PageOfferSettings } from './page-offers.ts'

const car = {
  status: 'in_stock',
  car_type: 'used',
  make: 'Ford',
  reserved: false,
  payment_processors: ['stripe'],
  reserve_amount: null,
  file: null,
} as const
const settings: PageOfferSettings = {
  checkout: { enabled: true, deposit: dollars(200) },
  onlinePurchase: { all: false, group: true, group_makes: ['Kia', 'MG'] },
  tradeIn: true,
  historyReport: true,
}

describe('what the page offers beside an enquiry', () => {
  test.each([
    { what: 'a used car under the group flag', change: {}, flags: {}, offered: true },
    { what: 'a new Ford under the group flag', change: { car_type: 'new' }, flags: {}, offered: false },
    { what: 'a demonstrator Ford under the group flag', change: { car_type: 'demo' }, flags: {}, offered: false },
    { what: 'a new Kia under the group flag', change: { car_type: 'new', make: 'Kia' }, flags: {}, offered: true },
    { what: 'a new MG under the group flag', change: { car_type: 'new', make: 'MG' }, flags: {}, offered: true },
    { what: 'a new Ford under the global flag', change: { car_type: 'new' }, flags: { all: true }, offered: true },
    { what: 'a used car without any flag', change: {}, flags: { group: false }, offered: false },
    {
      what: 'a used car without a payment processor under the global flag',
      change: { payment_processors: [] },
      flags: { all: true },
      offered: false,
    },
    { what: 'a reserved used car', change: { reserved: true }, flags: {}, offered: true },
    { what: 'a sold car under the global flag', change: { status: 'sold' }, flags: { all: true }, offered: false },
  ] as const)('VDP-12 online purchase of $what: $offered', ({ change, flags, offered }) => {
    expect(
      resolvePageOffers(
        { ...car, ...change },
        { ...settings, onlinePurchase: { ...settings.onlinePurchase, ...flags } },
      ).onlinePurchase,
    ).toBe(offered)
  })

  test('VDP-12 without checkout nothing can be bought or held', () => {
    const offers = resolvePageOffers(car, {
      ...settings,
      checkout: { enabled: false, deposit: dollars(200) },
      onlinePurchase: { all: true, group: true, group_makes: [] },
    })
    expect([offers.onlinePurchase, offers.reserve]).toEqual([false, null])
  })

  test("VDP-12 a car is held for its own deposit, else the site's, and not twice", () => {
    expect(resolvePageOffers(car, settings).reserve).toBe(dollars(200))
    expect(resolvePageOffers({ ...car, reserve_amount: dollars(500) }, settings).reserve).toBe(dollars(500))
    expect(resolvePageOffers({ ...car, reserved: true }, settings).reserve).toBeNull()
    expect(resolvePageOffers({ ...car, payment_processors: [] }, settings).reserve).toBeNull()
    expect(resolvePageOffers({ ...car, status: 'coming_soon' }, settings).reserve).toBe(dollars(200))
  })

  test('VDP-12 trade-in only when permitted, the history report only if the car has a file', () => {
    expect(resolvePageOffers(car, settings)).toMatchObject({ tradeIn: true, historyReport: null })
    expect(resolvePageOffers(car, { ...settings, tradeIn: false }).tradeIn).toBe(false)
    const filed = { ...car, file: 'https://reports.example/1.pdf' }
    expect(resolvePageOffers(filed, settings).historyReport).toBe('https://reports.example/1.pdf')
    expect(resolvePageOffers(filed, { ...settings, historyReport: false }).historyReport).toBeNull()
    expect(resolvePageOffers({ ...car, file: ' ' }, settings).historyReport).toBeNull()
  })
})
