import { expect, test } from 'vitest'
import { createWorld } from './index-stock.testkit.ts'
import { createChosenSearch, createSiteSearch } from './site-search.ts'

test('TEN-07 a search loads the sites of its scope and no other', async () => {
  const world = createWorld()
  for (const slug of ['east', 'west', 'north']) world.addSite(slug, 10)
  const search = createSiteSearch(world.search, world.index)
  expect(search.isHeld(['east'])).toBe(false)
  expect((await search.search({ scope: { owners: ['east'] } })).total).toBe(10)
  expect([search.isHeld(['east']), search.isHeld(['east', 'west'])]).toEqual([true, false])
  const makes = await search.facetValues({ scope: { owners: ['west'] }, attribute: 'make' })
  expect(makes).toEqual([{ value: 'Toyota', label: 'Toyota', count: 10 }])
  expect(world.reads).toEqual(['east', 'west'])
})

test('a question of all owners sees what is held and loads nothing', async () => {
  const world = createWorld()
  for (const slug of ['east', 'west']) world.addSite(slug, 10)
  const search = createSiteSearch(world.search, world.index)
  await search.search({ scope: { owners: ['east'] } })
  expect([search.isHeld('all'), (await search.search({ scope: { owners: 'all' } })).total]).toEqual([true, 10])
  expect(world.reads).toEqual(['east'])
})

test('a question that the schema does not allow rejects', async () => {
  const world = createWorld()
  world.addSite('east', 1)
  const search = createSiteSearch(world.search, world.index)
  await expect(search.search({ scope: { owners: ['east'] }, limit: -1 })).rejects.toThrow(RangeError)
})

test('a question goes to the engine of its site, and one of several sites to the engine that has all', async () => {
  const world = createWorld()
  for (const slug of ['east', 'west']) world.addSite(slug, 10)
  const asked: unknown[] = []
  const search = createChosenSearch(
    {
      async search({ scope }) {
        asked.push(scope.owners)
        return world.search.search({ scope: { owners: [] } })
      },
      async facetValues({ scope }) {
        asked.push(scope.owners)
        return []
      },
    },
    createSiteSearch(world.search, world.index),
    (slug) => slug === 'west',
  )
  expect([search.isHeld(['east']), search.isHeld(['west'])]).toEqual([false, true])
  expect((await search.search({ scope: { owners: ['east'] } })).total).toBe(10)
  expect(await search.facetValues({ scope: { owners: ['east'] }, attribute: 'make' })).toHaveLength(1)
  expect([asked, world.reads]).toEqual([[], ['east']])
  for (const owners of [['west'], ['east', 'west'], 'all'] as const) await search.search({ scope: { owners } })
  await search.facetValues({ scope: { owners: ['west'] }, attribute: 'make' })
  expect([asked, world.reads]).toEqual([[['west'], ['east', 'west'], 'all', ['west']], ['east']])
})
