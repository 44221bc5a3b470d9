import { expect, test } from 'vitest'
import { createCircuitBreaker } from './circuit-breaker.ts'

test('after several failures in a row nobody passes, then one at a time until one succeeds', () => {
  const clock = { value: 0 }
  const breaker = createCircuitBreaker({ failures: 3, pauseMs: 1_000, now: () => clock.value })
  breaker.fail()
  breaker.fail()
  breaker.succeed()
  breaker.fail()
  breaker.fail()
  expect(breaker.tryPass()).toBe(true)
  breaker.fail()
  expect(breaker.tryPass()).toBe(false)
  clock.value = 999
  expect(breaker.tryPass()).toBe(false)
  clock.value = 1_000
  expect([breaker.tryPass(), breaker.tryPass()]).toEqual([true, false])
  // The try has no outcome yet: another one a pause later.
  clock.value = 2_000
  expect([breaker.tryPass(), breaker.tryPass()]).toEqual([true, false])
  breaker.fail()
  expect(breaker.tryPass()).toBe(false)
  clock.value = 3_000
  expect(breaker.tryPass()).toBe(true)
  breaker.succeed()
  expect([breaker.tryPass(), breaker.tryPass()]).toEqual([true, true])
})
