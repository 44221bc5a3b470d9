import { expect, test } from 'vitest'
import { cents } from '#domain/money/cents.ts'
import { createSavedVehicleRepository, type SavedVehicleRepository } from '#data/saved-vehicle.repository.ts'
import { mostSavedVehicles } from '#data/saved/saved-vehicle-records.ts'
import { buildSiteContext, testEpoch } from '#tests/fixtures/contexts.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'

const car = (id: string, price: number | null = 2_000_000) => ({ id, price: price === null ? null : cents(price) })

describeOnEachDatabase('watchlists', (store) => {
  test('WATCH-06 a watchlist keeps the price at saving, the last saved car first', async () => {
    const saved = createSavedVehicleRepository(store.database)
    const clock = { value: testEpoch }
    const ctx = buildSiteContext('keeps', clock)
    expect(await saved.saveVehicle(ctx, 'ana', car('a', 3_150_000))).toBe('saved')
    clock.value += 1_000
    expect(await saved.saveVehicle(ctx, 'ana', car('b', null))).toBe('saved')
    expect(await saved.listSaved(ctx, 'ana')).toEqual([
      { vehicleId: 'b', savedAt: testEpoch + 1_000, priceAtSaving: null },
      { vehicleId: 'a', savedAt: testEpoch, priceAtSaving: 3_150_000 },
    ])
  })

  test('WATCH-02 saving again changes nothing, and removing tells whether the car was there', async () => {
    const saved = createSavedVehicleRepository(store.database)
    const clock = { value: testEpoch }
    const ctx = buildSiteContext('again', clock)
    await saved.saveVehicle(ctx, 'ana', car('a', 100))
    clock.value += 1
    expect(await saved.saveVehicle(ctx, 'ana', car('a', 200))).toBe('already')
    expect(await saved.listSaved(ctx, 'ana')).toEqual([{ vehicleId: 'a', savedAt: testEpoch, priceAtSaving: 100 }])
    expect(await saved.removeVehicle(ctx, 'ana', 'a')).toBe(true)
    expect(await saved.removeVehicle(ctx, 'ana', 'a')).toBe(false)
    expect(await saved.removeVehicle(ctx, 'ana', 'a\0')).toBe(false)
    expect(await saved.listSaved(ctx, 'ana')).toEqual([])
  })

  test('WATCH-02 two nodes at once never save more than a watchlist takes', async () => {
    const [one, two] = [store.database, await store.open()].map(createSavedVehicleRepository)
    const ctx = buildSiteContext('full')
    for (let index = 0; index < mostSavedVehicles - 3; index += 1) await one?.saveVehicle(ctx, 'ana', car(`c${index}`))
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (index % 2 === 0 ? one : two)?.saveVehicle(ctx, 'ana', car(`x${index}`)),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'saved')).toHaveLength(3)
    expect(outcomes.filter((outcome) => outcome === 'full')).toHaveLength(9)
    expect(await one?.listSaved(ctx, 'ana')).toHaveLength(mostSavedVehicles)
    // A car that is already there is no new one.
    expect(await one?.saveVehicle(ctx, 'ana', car('c0'))).toBe('already')
    expect(await one?.saveVehicle(ctx, 'ben', car('x0'))).toBe('saved')
  })

  test('AUTH-03 removing all empties the watchlist of that visitor alone', async () => {
    const saved = createSavedVehicleRepository(store.database)
    const ctx = buildSiteContext('empties')
    for (const id of ['a', 'b']) await saved.saveVehicle(ctx, 'ana', car(id))
    await saved.saveVehicle(ctx, 'ben', car('a'))
    expect(await saved.removeAll(ctx, 'ana')).toBe(2)
    expect([(await saved.listSaved(ctx, 'ana')).length, (await saved.listSaved(ctx, 'ben')).length]).toEqual([0, 1])
  })

  /** Each probe acts on site A for a visitor and a car that site B has under the same ids. */
  const probes: {
    readonly [Method in keyof SavedVehicleRepository]: (
      saved: SavedVehicleRepository,
      a: ReturnType<typeof buildSiteContext>,
    ) => Promise<void>
  } = {
    async listSaved(saved, a) {
      expect(await saved.listSaved(a, 'ana')).toEqual([])
    },
    async saveVehicle(saved, a) {
      expect(await saved.saveVehicle(a, 'ana', car('shared', 5))).toBe('saved')
    },
    async removeVehicle(saved, a) {
      expect(await saved.removeVehicle(a, 'ana', 'shared')).toBe(false)
    },
    async removeAll(saved, a) {
      expect(await saved.removeAll(a, 'ana')).toBe(0)
    },
  }

  test('TEN-07 every method of the watchlist repository has its isolation probe', () => {
    expect(Object.keys(createSavedVehicleRepository(store.database)).sort()).toEqual(Object.keys(probes).sort())
  })

  test.each(Object.entries(probes))('TEN-07 saved.%s keeps the sites apart', async (method, probe) => {
    const saved = createSavedVehicleRepository(store.database)
    const b = buildSiteContext(`iso-${method}-b`)
    await saved.saveVehicle(b, 'ana', car('shared', 7))
    await probe(saved, buildSiteContext(`iso-${method}-a`))
    expect(await saved.listSaved(b, 'ana')).toEqual([{ vehicleId: 'shared', savedAt: testEpoch, priceAtSaving: 7 }])
  })
})
