import { expect, test } from 'vitest'
import { createWorld } from './index-stock.testkit.ts'

test('STOCK-06 many changes leave requests a turn after every fifty vehicles, and move the version once', async () => {
  const world = createWorld()
  world.addSite('big', 1000)
  await world.visit('big')
  world.turns.count = 0
  world.moved.length = 0
  await world.index.apply(world.changesOf('big'))
  expect(world.turns.count).toBeGreaterThanOrEqual(20)
  expect(world.moved).toEqual(['big'])
})

test('STOCK-06 a change of a large site leaves requests their turns as well', async () => {
  const world = createWorld()
  world.addSite('big', 1000)
  await world.visit('big')
  world.turns.count = 0
  await world.index.apply([{ siteId: 'big', kind: 'site', id: 'big' }])
  expect(world.turns.count).toBeGreaterThanOrEqual(20)
})

test('STOCK-06 loading a large site leaves requests of other sites their turns', async () => {
  const world = createWorld()
  world.addSite('big', 1000)
  world.addSite('small', 10)
  await world.visit('small')
  world.turns.count = 0
  const big = world.visit('big')
  const answered: number[] = []
  world.hooks.onTurn = async () => void answered.push(await world.visit('small'))
  expect(await big).toBe(1000)
  expect(world.turns.count).toBeGreaterThanOrEqual(20)
  expect(answered.length).toBeGreaterThanOrEqual(20)
  expect(new Set(answered)).toEqual(new Set([10]))
})

test('STOCK-06 reading everything again never shows an empty or half-empty site, and drops what is gone', async () => {
  const world = createWorld()
  world.addSite('big', 500)
  await world.visit('big')
  world.turns.count = 0
  world.stored.get('big')?.delete([...(world.stored.get('big')?.keys() ?? [])][0] ?? '')
  let fewest = Number.POSITIVE_INFINITY
  world.hooks.onTurn = async () => void (fewest = Math.min(fewest, await world.visit('big')))
  await world.index.refresh()
  expect(fewest).toBeGreaterThanOrEqual(499)
  expect(world.countOf('big')).toBe(499)
  expect(world.turns.count).toBeGreaterThanOrEqual(10)
})

test('TEN-07 the vehicles of a site that was removed leave the index, and no other site loses one', async () => {
  const world = createWorld()
  world.addSite('gone', 120)
  world.addSite('stays', 30)
  await Promise.all([world.visit('gone'), world.visit('stays')])
  world.sites.delete('gone')
  await world.index.apply([{ siteId: 'gone', kind: 'site', id: 'gone' }])
  expect([world.search.size, world.countOf('gone'), world.countOf('stays')]).toEqual([30, 0, 30])
  expect(await world.visit('gone')).toBe(0)
})

test('STOCK-06 the version moves also where the work fails half-way', async () => {
  const world = createWorld()
  world.addSite('big', 200)
  await world.visit('big')
  world.turns.count = 0
  world.moved.length = 0
  world.hooks.onTurn = () => {
    if (world.turns.count === 2) throw new Error('the database is unavailable')
  }
  await expect(world.index.apply(world.changesOf('big'))).rejects.toThrow('the database is unavailable')
  expect(world.moved).toEqual(['big'])
})
