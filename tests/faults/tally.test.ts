import { expect, test } from 'vitest'
import { createTally } from './tally.ts'

test('a seed that ends without a verdict fails the run', () => {
  const tally = createTally('sqlite')
  expect(tally.failures).toBe(0)
  tally.addUnfinished()
  expect(tally.failures).toBe(1)
  expect(tally.summarise()).toContain('1 not finished')
})
