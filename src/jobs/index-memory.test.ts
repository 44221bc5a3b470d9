import { expect, test } from 'vitest'
import { createWorld } from './index-stock.testkit.ts'

/** What `sites` sites of a hundred vehicles take. */
async function measure(sites: number): Promise<number> {
  const world = createWorld()
  const slugs = Array.from({ length: sites }, (_, at) => `site-${at}`)
  for (const slug of slugs) world.addSite(slug, 100)
  for (const slug of slugs) await world.visit(slug)
  return world.search.bytes
}

/** A world of four sites, `a` to `d`, with memory for `fitting` of them. */
async function createTightWorld(fitting: number) {
  const world = createWorld({ limitBytes: await measure(fitting) })
  for (const slug of 'abcd') world.addSite(slug, 100)
  const held = () => [...'abcd'].filter((slug) => world.index.isHeld([slug])).join('')
  return { ...world, held }
}

test('the least recently used site is evicted, and loaded again on demand', async () => {
  const world = await createTightWorld(2)
  await world.visit('a')
  await world.visit('b')
  await world.visit('a')
  expect(await world.visit('c')).toBe(100)
  expect([world.held(), world.countOf('b'), world.index.figures.evictions]).toEqual(['ac', 0, 1])
  expect(await world.visit('b')).toBe(100)
  expect([world.held(), world.reads.join('')]).toEqual(['bc', 'abcb'])
})

test('the index stays within its memory but for the slice under way, however many sites are visited', async () => {
  const limit = await measure(2)
  const world = createWorld({ limitBytes: limit })
  let most = 0
  world.hooks.onTurn = () => void (most = Math.max(most, world.search.bytes))
  for (let at = 0; at < 12; at += 1) {
    world.addSite(`site-${at}`, 100)
    expect(await world.visit(`site-${at}`)).toBe(100)
  }
  expect(most).toBeLessThanOrEqual(limit * 1.25)
  expect(world.search.bytes).toBeLessThanOrEqual(limit)
  expect(world.warnings).toEqual([])
})

test('a site that is searched stays until the answer, also where memory is too small for all', async () => {
  const world = await createTightWorld(1)
  const counts = await Promise.all([...'abcd'].map((slug) => world.visit(slug)))
  expect(counts).toEqual([100, 100, 100, 100])
  expect(await world.visit('a', 'b', 'c')).toBe(300)
  expect(world.warnings).toEqual([expect.stringContaining('need more than INDEX_MEMORY')])
  // Once they are no longer in use, the next load evicts them.
  await world.visit('d')
  expect(world.held()).toBe('d')
})

test('a site that is requested during its eviction is loaded again completely', async () => {
  const world = await createTightWorld(1)
  await world.visit('a')
  const again: Promise<number>[] = []
  world.hooks.onTurn = () => {
    const count = world.countOf('a')
    if (count > 0 && count < 100 && again.length === 0) again.push(world.visit('a'))
  }
  expect(await world.visit('b')).toBe(100)
  expect(again).toHaveLength(1)
  expect(await Promise.all(again)).toEqual([100])
})

test('STOCK-06 a change of a site that is leaving is in the next load', async () => {
  const world = await createTightWorld(1)
  await world.visit('a')
  const [first = ''] = world.stored.get('a')?.keys() ?? []
  world.hooks.onTurn = async () => {
    if (world.countOf('a') === 100 || !world.stored.get('a')?.delete(first)) return
    await world.index.apply([{ siteId: 'a', kind: 'vehicle', id: first }])
  }
  await world.visit('b')
  expect(await world.visit('a')).toBe(99)
})

test('a site larger than all memory is served', async () => {
  const world = createWorld({ limitBytes: 1 })
  world.addSite('a', 100)
  expect([await world.visit('a'), await world.visit('a')]).toEqual([100, 100])
  expect(world.reads).toEqual(['a'])
  expect(world.warnings).toHaveLength(1)
})
