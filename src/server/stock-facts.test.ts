import { expect, test } from 'vitest'
import { createStockFacts } from './stock-facts.ts'

function createKeeper() {
  const state = { version: '1', now: 1_000, asked: 0 }
  const facts = createStockFacts({ pageVersion: (slug) => `${slug} ${state.version}`, now: () => state.now })
  const find =
    (until = Number.POSITIVE_INFINITY) =>
    () => {
      state.asked += 1
      return Promise.resolve({ value: state.asked, until })
    }
  return { state, facts, find }
}

test('SRCH-18 what the whole stock says is asked once, also by pages at the same time', async () => {
  const { facts, find } = createKeeper()
  const ask = () => facts('yard')('ends', find())
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1])
  expect(await ask()).toBe(1)
})

test('SRCH-18 a change of the stock, or the moment until which it holds, has it asked again', async () => {
  const { state, facts, find } = createKeeper()
  const ask = () => facts('yard')('ends', find(2_000))
  expect(await ask()).toBe(1)
  state.now = 1_999
  expect(await ask()).toBe(1)
  state.now = 2_000
  expect(await ask()).toBe(2)
  state.now = 1_500
  state.version = '2'
  expect(await ask()).toBe(3)
})

test('TEN-01 SRCH-18 sites and names do not share what was found', async () => {
  const { facts, find } = createKeeper()
  const found = [
    await facts('yard')('ends', find()),
    await facts('other')('ends', find()),
    await facts('yard')('change', find()),
  ]
  expect(found).toEqual([1, 2, 3])
})

test('SRCH-10 a failed question is asked again', async () => {
  const { facts, find } = createKeeper()
  const broken = facts('yard')('ends', () => Promise.reject(new Error('the search is away')))
  await expect(broken).rejects.toThrow('the search is away')
  expect(await facts('yard')('ends', find())).toBe(1)
})
