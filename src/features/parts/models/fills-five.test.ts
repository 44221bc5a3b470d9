import { expect, test } from 'vitest'
import { fillsFive } from './fills-five.ts'

test('CONTENT-09 five models stand beside each other where only they leave no blank in the last row', () => {
  const counts = Array.from({ length: 20 }, (_, index) => index + 1)
  expect(counts.filter(fillsFive)).toEqual([5, 10, 15])
})
