import { expect, test } from 'vitest'
import { isSoundEstimate } from '#domain/trade-in/valuation.ts'
import type { ValuationProvider, ValuedCar } from './valuation-provider.ts'

/** A car that every provider of these tests knows, named by its plate. */
export const sampleCar: ValuedCar = { rego: { plate: 'ABC123', state: 'NSW' }, vehicle: null, km: 60_000 }
export const sampleVehicle = { make: 'Toyota', model: 'Corolla', year: 2019, badge: null }

/** What every adapter must do. */
export function testValuationProvider(create: () => ValuationProvider): void {
  test('BUY-04 a car by rego and state is identified, with questions that can be answered', async () => {
    const outcome = await create().identify(sampleCar)
    if (outcome.kind !== 'identified') throw new Error(JSON.stringify(outcome))
    expect(outcome.vehicle.make).not.toBe('')
    expect(outcome.questions.length).toBeGreaterThan(0)
    expect(new Set(outcome.questions.map(({ id }) => id)).size).toBe(outcome.questions.length)
    expect(outcome.questions.every(({ options }) => options.length >= 2)).toBe(true)
  })

  test('BUY-04 a car named by hand is identified as it was named', async () => {
    expect(await create().identify({ rego: null, vehicle: sampleVehicle, km: 60_000 })).toMatchObject({
      kind: 'identified',
      vehicle: { make: 'Toyota', model: 'Corolla', year: 2019 },
    })
  })

  test('BUY-04 with the answers there is an estimate within its range, in whole cents', async () => {
    const provider = create()
    const car = await provider.identify(sampleCar)
    if (car.kind !== 'identified') throw new Error(JSON.stringify(car))
    const answers = Object.fromEntries(car.questions.map(({ id, options }) => [id, options[0]?.id ?? '']))
    const { reference, vehicle } = car
    const outcome = await provider.estimate({ reference, rego: sampleCar.rego, vehicle, km: 60_000, answers })
    if (outcome.kind !== 'estimate') throw new Error(JSON.stringify(outcome))
    expect(isSoundEstimate(outcome.estimate)).toBe(true)
    expect(Object.values(outcome.estimate).every((amount) => Number.isInteger(amount))).toBe(true)
  })
}
