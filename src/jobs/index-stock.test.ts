import { expect, test } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import { buildTestSite } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { createWorld, type World } from './index-stock.testkit.ts'

test('STOCK-04 new price steps of a site are in its facets as soon as the change is applied', async () => {
  const world = createWorld()
  world.addSite('east', 0)
  const vehicle = buildVehicle('P1', { price: dollars(19_990), price_range: 'as imported' })
  world.stored.get('east')?.set(vehicle.id, vehicle)
  const configure = (price_ranges: number[]) =>
    void world.sites.set('east', { ...buildTestSite({ search: { price_ranges } }), slug: 'east' })
  const ranges = () =>
    world.index.withSites(['east'], () => {
      const facets = [{ attribute: 'price_range', limit: 10 }]
      const answer = world.search.search({ scope: { owners: ['east'] }, facets, limit: 0 })
      return answer.facets['price_range']?.map(({ value }) => value)
    })

  configure([10_000, 20_000])
  expect(await ranges()).toEqual(['$10,000 - $20,000'])
  configure([15_000, 25_000])
  await world.index.apply([{ kind: 'site', siteId: 'east', id: 'east' }])
  expect(await ranges()).toEqual(['$15,000 - $25,000'])
})

test('STOCK-05 a sold vehicle leaves the index once neither the results nor a page of its own show it', async () => {
  const world = createWorld()
  const day = 86_400
  world.now.value = 1_000 * day * 1_000
  world.addSite('east', 2)
  const sell = (id: string, days: number | null): string => {
    const sale = { status: 'sold', sold: true, sold_date_timestamp: days === null ? null : days * day }
    world.stored.get('east')?.set(id, { ...buildVehicle(id), id, ...sale })
    return id
  }
  for (const [id, days] of Object.entries({ old: 910, standing: 911, recent: 999, undated: null })) sell(id, days)
  await world.visit('east')
  const listSold = () => world.search.listIds('east').filter((id) => !id.startsWith('id-'))
  expect(listSold().toSorted()).toEqual(['recent', 'standing', 'undated'])
  // Its own change does not bring an old one in, and the change of another takes out what has grown old meanwhile.
  world.now.value += day * 1_000
  const [other = ''] = world.search.listIds('east')
  await world.index.apply(['old', other].map((id) => ({ siteId: 'east', kind: 'vehicle', id })))
  expect(listSold().toSorted()).toEqual(['recent', 'undated'])
  // Results that list every sold vehicle still do so.
  world.sites.set('east', { ...buildTestSite({ search: { availability: false } }), slug: 'east' })
  await world.index.apply([{ kind: 'site', siteId: 'east', id: 'east' }])
  expect(await world.visit('east')).toBe(6)
})

test('STOCK-05 a sold vehicle stays in the index while the window of the results is longer than its page', async () => {
  const world = createWorld()
  const day = 86_400
  world.now.value = 1_000 * day * 1_000
  world.addSite('east', 0)
  const part = { search: { sold_window_days: 30 }, stock: { gone_after_days: 0 } }
  world.sites.set('east', { ...buildTestSite(part), slug: 'east' })
  for (const days of [970, 971]) {
    const sale = { status: 'sold', sold: true, sold_date_timestamp: days * day }
    world.stored.get('east')?.set(`sold ${days}`, { ...buildVehicle(`sold ${days}`), id: `sold ${days}`, ...sale })
  }
  await world.visit('east')
  expect(world.search.listIds('east')).toEqual(['sold 971'])
})

/** Lets reading wait until the returned function is called. */
function holdReading(world: World, slug: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  world.hooks.onRead = (read) => (read === slug ? promise : undefined)
  return () => {
    world.hooks.onRead = () => undefined
    resolve()
  }
}

test('a site is loaded at its first request, once for concurrent requests, and never at the start', async () => {
  const world = createWorld()
  world.addSite('east', 120)
  world.addSite('west', 30)
  await world.index.refresh()
  expect(world.reads).toEqual([])
  expect(await Promise.all([world.visit('east'), world.visit('east'), world.visit('east')])).toEqual([120, 120, 120])
  expect(await world.visit('east')).toBe(120)
  expect(world.reads).toEqual(['east'])
  expect([world.index.isHeld(['east']), world.index.isHeld(['west']), world.index.figures.sites]).toEqual([
    true,
    false,
    1,
  ])
})

test('TEN-07 nobody sees a site that is half loaded', async () => {
  const world = createWorld()
  world.addSite('east', 300)
  const seen: number[] = []
  const others: Promise<unknown>[] = []
  world.hooks.onTurn = () => void others.push(world.visit('east').then((count) => seen.push(count)))
  await world.visit('east')
  await Promise.all(others)
  expect(seen.length).toBeGreaterThanOrEqual(6)
  expect(new Set(seen)).toEqual(new Set([300]))
})

test('STOCK-06 a vehicle that changes while its site is loading is seen as it is now', async () => {
  const world = createWorld()
  world.addSite('east', 120)
  const [first = ''] = world.stored.get('east')?.keys() ?? []
  const added = buildVehicle('late')
  let changes = 0
  world.hooks.onTurn = async () => {
    changes += 1
    if (changes === 1) {
      // Already read, and then sold and erased; another one is new.
      world.stored.get('east')?.delete(first)
      world.stored.get('east')?.set(added.id, added)
      await world.index.apply([first, added.id].map((id) => ({ siteId: 'east', kind: 'vehicle', id })))
    }
  }
  expect(await world.visit('east')).toBe(120)
  const ids = world.search.listIds('east')
  expect([ids.includes(first), ids.includes(added.id)]).toEqual([false, true])
})

test('STOCK-06 a change during a load does not hold up the changes of other sites', async () => {
  const world = createWorld()
  world.addSite('slow', 120)
  world.addSite('quick', 10)
  await world.visit('quick')
  const goOn = holdReading(world, 'slow')
  const slow = world.visit('slow')
  const added = buildVehicle('new-one')
  world.stored.get('quick')?.set(added.id, added)
  await world.index.apply([...world.changesOf('slow'), { siteId: 'quick', kind: 'vehicle', id: added.id }])
  expect(await world.visit('quick')).toBe(11)
  goOn()
  expect(await slow).toBe(120)
})

test('STOCK-04 a configuration that changes while the site is loading is in its documents', async () => {
  const world = createWorld()
  world.addSite('east', 60)
  let isChanged = false
  world.hooks.onTurn = async () => {
    if (isChanged) return
    isChanged = true
    await world.index.apply([{ siteId: 'east', kind: 'site', id: 'east' }])
  }
  await world.visit('east')
  expect(world.reads).toEqual(['east', 'east'])
})

test('STOCK-06 the version of a site moves with its changes also while it is not loaded', async () => {
  const world = createWorld()
  world.addSite('east', 3)
  await world.index.apply(world.changesOf('east'))
  expect([world.moved, world.reads]).toEqual([['east'], []])
})

test('SRCH-10 a load that fails fails those who asked, leaves nothing behind, and is tried again', async () => {
  const world = createWorld()
  world.addSite('east', 300)
  let readings = 0
  world.hooks.onRead = () => {
    readings += 1
    if (readings === 3) throw new Error('the database went away')
  }
  const asked = await Promise.allSettled([world.visit('east'), world.visit('east')])
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect([world.countOf('east'), world.index.figures]).toEqual([0, { sites: 0, evictions: 0, failures: 1 }])
  expect(await world.visit('east')).toBe(300)
})

test('TEN-07 a site that is removed while it is loading leaves nothing behind', async () => {
  const world = createWorld()
  world.addSite('gone', 200)
  world.hooks.onTurn = async () => {
    if (!world.sites.delete('gone')) return
    await world.index.apply([{ siteId: 'gone', kind: 'site', id: 'gone' }])
  }
  expect(await world.visit('gone')).toBe(0)
  expect([world.search.size, world.index.figures.sites]).toEqual([0, 0])
})

test('sites that are searched together are loaded together', async () => {
  const world = createWorld()
  world.addSite('east', 20)
  world.addSite('west', 30)
  expect(await world.visit('east', 'west')).toBe(50)
  expect(world.reads.toSorted()).toEqual(['east', 'west'])
  expect(await world.visit('nobody')).toBe(0)
})

test('the time of a load counts from the first request for it', async () => {
  const world = createWorld()
  world.addSite('east', 20)
  const goOn = holdReading(world, 'east')
  const asked = world.visit('east')
  world.clock.value = 250
  goOn()
  await asked
  expect(world.loadSeconds).toEqual([0.25])
})
