import { expect, test } from 'vitest'
import { parsePlate, type Rego } from '#domain/trade-in/trade-in-vehicle.ts'
import type { RegoLookup } from './rego-lookup.ts'

/** What every adapter must do. `known` is a registered plate, `unknown` one that is not. */
export function testRegoLookup(create: () => RegoLookup, known: Rego, unknown: Rego): void {
  test('BUY-04 a registered plate has one vehicle, the same each time', async () => {
    const outcome = await create().find(known)
    if (outcome.kind !== 'found') throw new Error(JSON.stringify(outcome))
    const { make, model, year } = outcome.vehicle
    expect([make, model].every((name) => name.trim() !== '')).toBe(true)
    expect(Number.isInteger(year)).toBe(true)
    expect(parsePlate(known.plate)).toBe(known.plate)
    expect(await create().find(known)).toEqual(outcome)
  })

  test('BUY-04 a plate that nobody registered is told as unknown', async () => {
    expect(await create().find(unknown)).toEqual({ kind: 'unknown' })
  })
}
