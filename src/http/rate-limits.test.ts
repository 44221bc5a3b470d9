import { expect, test } from 'vitest'
import { createRateLimiter, takeVisitorLimit } from './rate-limits.ts'

test('LEAD-13 API-04 as many as allowed in the window, key by key, and again once it has passed', () => {
  const clock = { value: 1_000 }
  const limiter = createRateLimiter(() => clock.value)
  const take = (key: string): boolean => limiter.take(key, 2, 60_000)
  expect([take('a'), take('a'), take('a'), take('b')]).toEqual([true, true, false, true])
  clock.value += 59_999
  expect(take('a')).toBe(false)
  clock.value += 1
  expect([take('a'), take('a'), take('a')]).toEqual([true, true, false])
})

test('LEAD-13 API-04 calls accepted before the clock was set back do not count in its future', () => {
  const clock = { value: 10_000_000 }
  const limiter = createRateLimiter(() => clock.value)
  expect(limiter.take('a', 1, 60_000)).toBe(true)
  clock.value -= 3_600_000
  expect([limiter.isOpen('a', 1, 60_000), limiter.take('a', 1, 60_000), limiter.take('a', 1, 60_000)]).toEqual([
    true,
    true,
    false,
  ])
})

test('API-04 a flood of addresses does not grow the memory, and the busiest is still remembered', () => {
  const limiter = createRateLimiter(() => 0)
  for (let address = 0; address < 30_000; address += 1) {
    limiter.take(`address-${address}`, 1, 60_000)
    if (address % 1_000 === 0) limiter.take('busy', 1, 60_000)
  }
  expect(limiter.take('busy', 1, 60_000)).toBe(false)
  expect(limiter.take('address-0', 1, 60_000)).toBe(true)
})

test('API-04 a visitor who changes his IPv6 network within a /48 with each request is limited, others are not', () => {
  const limiter = createRateLimiter(() => 0)
  const take = (connection: number, customer = 1): boolean =>
    takeVisitorLimit(
      limiter,
      'form',
      { address: `2001:db8:${customer}:${connection}::/64`, network: `2001:db8:${customer}::/48` },
      2,
      60_000,
    )
  expect([take(0), take(0), take(0)]).toEqual([true, true, false])
  expect(Array.from({ length: 60 }, (_, index) => take(index + 1)).filter(Boolean)).toHaveLength(38)
  expect(take(0, 2)).toBe(true)
  const fourth = { address: '203.0.113.7', network: null }
  expect([1, 2, 3].map(() => takeVisitorLimit(limiter, 'form', fourth, 2, 60_000))).toEqual([true, true, false])
})

test('API-04 LEAD-13 a flood of calls with a short window makes nobody forget the calls of the last hour', () => {
  const limiter = createRateLimiter(() => 0)
  const sendForm = (): boolean =>
    takeVisitorLimit(limiter, 'lead', { address: '203.0.113.7', network: null }, 1, 3_600_000)
  expect(sendForm()).toBe(true)
  for (let address = 0; address < 30_000; address += 1) limiter.take(`event ${address}`, 1, 60_000)
  expect(sendForm()).toBe(false)
})

test('API-04 a /48 beyond its limit takes no key for each of its addresses', () => {
  const limiter = createRateLimiter(() => 0)
  limiter.take('busy', 1, 60_000)
  for (let connection = 0; connection < 30_000; connection += 1)
    takeVisitorLimit(
      limiter,
      'event',
      { address: `2001:db8:1:${connection}::/64`, network: '2001:db8:1::/48' },
      1,
      60_000,
    )
  expect(limiter.take('busy', 1, 60_000)).toBe(false)
})

test('API-04 a visitor who keeps calling beyond his own limit does not use up that of his /48', () => {
  const limiter = createRateLimiter(() => 0)
  const take = (connection: number): boolean =>
    takeVisitorLimit(limiter, 'form', { address: `${connection}::/64`, network: '2001:db8:1::/48' }, 1, 60_000)
  for (let call = 0; call < 100; call += 1) take(0)
  expect(take(1)).toBe(true)
})
