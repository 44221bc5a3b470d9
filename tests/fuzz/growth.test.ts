import { expect, test } from 'vitest'
import { buildTextPair, findSteepestGrowth, steepestGrowth } from './growth.ts'

const digits = [buildTextPair(12_000, (length) => `${'1'.repeat(length - 1)}x`)]

test('API-04 a quadratic expression is told by its growth', async () => {
  // oxlint-disable-next-line regexp/no-super-linear-move -- it is the quadratic expression that the test needs
  const isNumber = (text: string): boolean => /\d+$/.test(text)
  const { growth, ms, input } = await findSteepestGrowth(isNumber, digits, 2)
  expect(growth).toBeGreaterThan(steepestGrowth)
  expect(ms).toBeGreaterThan(2)
  expect(input).toHaveLength(12_000)
})

test('API-04 a parser that is slow and linear passes, on a machine of any speed', async () => {
  const hash = (text: string): number => {
    let state = 1
    for (let time = 0; time < 200; time += 1)
      for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 16_777_619)
    return state
  }
  const { growth, ms } = await findSteepestGrowth(hash, digits, 1)
  expect(ms).toBeGreaterThan(1)
  expect(growth).toBeLessThan(steepestGrowth)
})
