import { expect, test } from 'vitest'
import type { SearchAnswer } from '#search/search-engine.ts'
import { buildTestSite } from '#site/test-site.ts'
import { createStockedKinds } from './stocked-kinds.ts'

const answerOf = (value: string) => ({ facets: { car_type: [{ value, count: 1 }] } }) as unknown as SearchAnswer

function openDesk() {
  const state = { version: '1', now: 0, held: true, asked: 0, answer: async () => answerOf('used') }
  const find = createStockedKinds({
    search: {
      isHeld: () => state.held,
      search: () => {
        state.asked += 1
        return state.answer()
      },
    },
    pageVersion: () => state.version,
    now: () => state.now,
  })
  const site = buildTestSite()
  return { state, list: async () => [...((await find(site)) ?? ['unknown'])] }
}

test('NAV-01 pages of one version share one question, and another version asks anew', async () => {
  const { state, list } = openDesk()
  expect(await Promise.all([list(), list()])).toEqual([['car_type used'], ['car_type used']])
  expect(state.asked).toBe(1)
  state.answer = async () => answerOf('demo')
  expect(await list()).toEqual(['car_type used'])
  state.version = '2'
  expect(await list()).toEqual(['car_type demo'])
  expect(state.asked).toBe(2)
})

test('NAV-01 an answer is asked for again after a minute, because a sale grows old without a change', async () => {
  const { state, list } = openDesk()
  await list()
  state.now = 59_999
  await list()
  expect(state.asked).toBe(1)
  state.now = 60_000
  await list()
  expect(state.asked).toBe(2)
})

test('NAV-01 a menu loads no site and waits for none', async () => {
  const { state, list } = openDesk()
  state.held = false
  expect(await list()).toEqual(['unknown'])
  expect(state.asked).toBe(0)
  state.held = true
  expect(await list()).toEqual(['car_type used'])
})

test('NAV-01 a search that fails or hangs leaves the menu whole, and is asked again', async () => {
  const { state, list } = openDesk()
  state.answer = () => Promise.reject(new Error('away'))
  expect(await list()).toEqual(['unknown'])
  state.answer = async () => answerOf('used')
  expect(await list()).toEqual(['car_type used'])
  const { promise, resolve } = Promise.withResolvers<SearchAnswer>()
  state.version = '2'
  state.answer = () => promise
  expect(await list()).toEqual(['unknown'])
  resolve(answerOf('new'))
  expect(await list()).toEqual(['car_type new'])
  expect(state.asked).toBe(3)
})
