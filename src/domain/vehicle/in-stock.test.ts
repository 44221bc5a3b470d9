import { describe, expect, test } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import { isAutograbEligible, isInStockOnCard, isInStockOnPage, isSearchable } from './in-stock.ts'

const now = Date.UTC(2026, 10, 20, 3, 0, 0)
const daysAgo = (days: number, seconds = 0) => Math.floor(now / 1000) - days * 86_400 + seconds

describe('in stock by place', () => {
  test.each([
    { status: 'in_stock', page: true, card: true },
    { status: 'coming_soon', page: true, card: false },
    { status: 'sold', page: false, card: false },
    { status: 'in_transit', page: false, card: false },
    { status: null, page: false, card: false },
  ])('STOCK-07 status $status: page $page, card $card', ({ status, page, card }) => {
    expect(isInStockOnPage({ status })).toBe(page)
    expect(isInStockOnCard({ status })).toBe(card)
    expect(isAutograbEligible({ status, sold: false, reserved: false }, dollars(20_000), dollars(200))).toBe(card)
    expect(isSearchable({ status, sold_date_timestamp: null, show_on_dealer_website: true }, now, 3)).toBe(page)
  })

  test.each([
    { sold: true, reserved: false, price: 20_000, eligible: false },
    { sold: false, reserved: true, price: 20_000, eligible: false },
    { sold: false, reserved: false, price: 200, eligible: false },
    { sold: false, reserved: false, price: 200.01, eligible: true },
  ])(
    'STOCK-07 BUY-05 Autograb with sold $sold, reserved $reserved, price $price: $eligible',
    ({ sold, reserved, price, eligible }) => {
      expect(isAutograbEligible({ status: 'in_stock', sold, reserved }, dollars(price), dollars(200))).toBe(eligible)
    },
  )

  test.each([
    { name: 'sold a second less than the window ago', status: 'sold', at: daysAgo(3, 1), show: true, found: true },
    { name: 'sold exactly the window ago', status: 'sold', at: daysAgo(3), show: true, found: false },
    { name: 'sold long ago', status: 'sold', at: daysAgo(30), show: true, found: false },
    { name: 'sold without a date', status: 'sold', at: null, show: true, found: false },
    { name: 'an unknown status lately sold', status: 'delivered', at: daysAgo(1), show: true, found: true },
    { name: 'in stock but not for the website', status: 'in_stock', at: null, show: false, found: false },
    { name: 'lately sold but not for the website', status: 'sold', at: daysAgo(1), show: false, found: false },
  ])('SRCH-13 $name: found $found', ({ status, at, show, found }) => {
    expect(isSearchable({ status, sold_date_timestamp: at, show_on_dealer_website: show }, now, 3)).toBe(found)
  })
})
