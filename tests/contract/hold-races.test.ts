import { expect, test } from 'vitest'
import { createHoldRepository } from '#data/hold.repository.ts'
import { buildSiteContext } from '#tests/fixtures/contexts.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { buildNewHold, stockVehicles } from '#tests/fixtures/holds.ts'

/** HOLD_RACE_ROUNDS=1000 runs the full count. */
const rounds = Number(process.env['HOLD_RACE_ROUNDS'] ?? 200)

describeOnEachDatabase('two visitors who hold one vehicle at once', (store) => {
  test(`BUY-03 ${rounds} rounds through two nodes: one gets it, the other is told at once`, async () => {
    const ctx = buildSiteContext('race')
    const nodes = [createHoldRepository(store.database), createHoldRepository(await store.open())] as const
    const ids = await stockVehicles(
      store.database,
      ctx,
      Array.from({ length: rounds }, (_, round) => ({ stocknum: `R${round}`, slug: `race-${round}` })),
    )
    const outcomes = []
    for (const [round, vehicleId] of ids.entries())
      outcomes.push(
        await Promise.all(
          nodes.map(
            async (node, visitor) => (await node.begin(ctx, buildNewHold(vehicleId, `${round} ${visitor}`))).kind,
          ),
        ),
      )
    const wins = outcomes.map((both) => both.toSorted().join(' '))
    expect(new Set(wins)).toEqual(new Set(['held taken']))
    expect(wins).toHaveLength(rounds)
    const active = await store.database.kysely.selectFrom('vehicle_hold').select('vehicle_id').execute()
    expect(active).toHaveLength(rounds)
  }, 300_000)
})
