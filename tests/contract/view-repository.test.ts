import { expect, test } from 'vitest'
import { createChangeFeed } from '#data/create-change-feed.ts'
import { createViewRepository, type ViewRepository } from '#data/view.repository.ts'
import { buildSiteContext, buildSystemContext } from '#tests/fixtures/contexts.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'

describeOnEachDatabase('views of vehicles', (store) => {
  test('VDP-15 counts each view and answers the new number', async () => {
    const views = createViewRepository(store.database)
    const ctx = buildSiteContext('counts')
    expect(await views.find(ctx, 'a')).toBe(0)
    expect([await views.add(ctx, 'a'), await views.add(ctx, 'a'), await views.add(ctx, 'b')]).toEqual([1, 2, 1])
    expect(await views.find(ctx, 'a')).toBe(2)
  })

  test('VDP-15 two nodes that count at once lose nothing', async () => {
    const ctx = buildSiteContext('races')
    const another = await store.open()
    const [one, two] = [createViewRepository(store.database), createViewRepository(another)]
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? one : two).add(ctx, 'a')),
    )
    expect(new Set(answers).size).toBe(40)
    expect(await one.find(ctx, 'a')).toBe(40)
  })

  test('VDP-15 a view is no change of the stock: index and kept pages stay', async () => {
    const feed = createChangeFeed(store.database)
    const before = await feed.currentPosition(buildSystemContext())
    await createViewRepository(store.database).add(buildSiteContext('quiet'), 'a')
    expect(await feed.lag(buildSystemContext(), before)).toBe(0)
  })

  const probes: { readonly [Method in keyof ViewRepository]: (views: ViewRepository) => Promise<void> } = {
    async find(views) {
      await views.add(buildSiteContext('iso-find-b'), 'shared')
      expect(await views.find(buildSiteContext('iso-find-a'), 'shared')).toBe(0)
    },
    async add(views) {
      await views.add(buildSiteContext('iso-add-b'), 'shared')
      expect(await views.add(buildSiteContext('iso-add-a'), 'shared')).toBe(1)
      expect(await views.find(buildSiteContext('iso-add-b'), 'shared')).toBe(1)
    },
  }

  test('TEN-07 every method of the view repository has its isolation probe', () => {
    expect(Object.keys(createViewRepository(store.database)).sort()).toEqual(Object.keys(probes).sort())
  })

  test.each(Object.entries(probes))('TEN-07 views.%s keeps the sites apart', async (_method, probe) => {
    await probe(createViewRepository(store.database))
  })
})
