import { expect, test } from 'vitest'
import { mostCharactersTogether, mostTogether } from '#data/stock/store-together.ts'
import { testEpoch } from '#tests/fixtures/contexts.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { beginImport, findOne } from '#tests/fixtures/stock-import.ts'
import { buildIncomingVehicle } from '#tests/fixtures/vehicle.ts'

type Run = Awaited<ReturnType<typeof beginImport>>

/** More than one statement holds. */
const count = 600
const buildVehicles = (km: number) =>
  Array.from({ length: count }, (_, index) => buildIncomingVehicle(`T${index}`, { km }))

/** A stock of vehicles with 1 km, and one with 0 km that has left the feed. */
async function storeOldStock(run: Run): Promise<{ readonly gone: readonly string[] }> {
  await run.upsert([...buildVehicles(1), buildIncomingVehicle('GONE', { km: 0 })])
  return { gone: [(await findOne(run, 'GONE')).id] }
}

/** The different states of the site's vehicles, in order. */
async function listStates({ stock, ctx }: Run): Promise<readonly string[]> {
  const states = new Set<string>()
  for await (const batch of stock.listAll(ctx))
    for (const vehicle of batch) states.add(`${vehicle.km} km, ${vehicle.sold ? 'sold' : 'for sale'}`)
  return [...states].toSorted()
}

const oldStates = ['0 km, for sale', '1 km, for sale']

describeOnEachDatabase('changes that are stored together', (store) => {
  test('STOCK-03 a fault at any step leaves the old stock, sales included; without one all is stored', async () => {
    const run = await beginImport(store, 'together')
    const { gone } = await storeOldStock(run)
    const changes = { importId: run.importId, feed: 'main', vehicles: buildVehicles(2), gone }
    /** Stores with a clock that fails when it is read for the n-th time: whenever vehicles or changes are written. */
    const storeWithFault = (nth: number) => {
      let readings = 0
      const now = (): number => {
        readings += 1
        if (readings === nth) throw new Error('the clock has stopped')
        return testEpoch
      }
      return run.stock.storeTogether({ ...run.ctx, now }, changes)
    }
    const steps = 6
    for (let step = 1; step <= steps; step += 1) {
      await expect(storeWithFault(step)).rejects.toThrow('the clock has stopped')
      expect(await listStates(run)).toEqual(oldStates)
    }
    const { outcomes, sold } = await storeWithFault(steps + 1)
    expect([new Set(outcomes), outcomes.length, sold]).toEqual([new Set(['changed']), count, 1])
    expect(await listStates(run)).toEqual(['0 km, sold', '2 km, for sale'])
  })

  test('STOCK-03 what one transaction does not take is refused before anything is written', async () => {
    const run = await beginImport(store, 'together-refused')
    const { gone } = await storeOldStock(run)
    const changes = { importId: run.importId, feed: 'main', vehicles: buildVehicles(2), gone }
    const tooLong = buildIncomingVehicle('LONG', { dealercomments: 'x'.repeat(mostCharactersTogether) })
    for (const refused of [
      { ...changes, vehicles: [...changes.vehicles, buildIncomingVehicle(' T0 ')] },
      { ...changes, vehicles: [...changes.vehicles, tooLong] },
      { ...changes, gone: Array.from({ length: mostTogether }, () => gone[0] ?? '') },
    ])
      await expect(run.stock.storeTogether(run.ctx, refused)).rejects.toThrow(RangeError)
    expect(await listStates(run)).toEqual(oldStates)
  })

  test('STOCK-03 only vehicles that storing would write are different from the stock', async () => {
    const run = await beginImport(store, 'different')
    const names = ['SAME', 'CHANGED', 'MOVED', 'RETURNED']
    const [same, changed, moved, returned] = names.map((name) => buildIncomingVehicle(name))
    if (same === undefined || changed === undefined || moved === undefined || returned === undefined)
      throw new Error('no vehicles')
    await run.upsert([same, changed, returned])
    await run.upsert([moved], 'other')
    const { id } = await findOne(run, 'RETURNED')
    await run.stock.markSold(run.ctx, { importId: run.importId, ids: [id] })
    const vehicles = [same, { ...changed, km: 3 }, moved, returned, buildIncomingVehicle('NEW')]
    const different = await run.stock.listDifferent(run.ctx, { feed: 'main', vehicles })
    expect(different.vehicles.map(({ stocknum }) => stocknum)).toEqual(['CHANGED', 'MOVED', 'RETURNED', 'NEW'])
    expect(different.characters).toBeGreaterThan(different.vehicles.length * 500)
  })
})
