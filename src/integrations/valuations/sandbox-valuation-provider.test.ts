import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSoundEstimate } from '#domain/trade-in/valuation.ts'
import { createSandboxRegoLookup } from '../rego-lookup/sandbox-rego-lookup.ts'
import { createSandboxValuationProvider } from './sandbox-valuation-provider.ts'
import { sampleVehicle, testValuationProvider } from './valuation-provider.testkit.ts'

const now = (): number => Date.UTC(2026, 10, 20)
const provider = createSandboxValuationProvider(now, createSandboxRegoLookup())
const best = { condition: 'excellent', mechanical: 'yes', service_history: 'full', tyres: 'good', accident: 'no' }

async function offerFor(change: {
  readonly year?: number
  readonly km?: number
  readonly answers?: Readonly<Record<string, string>>
}): Promise<number> {
  const { year = 2019, km = 105_000, answers = {} } = change
  const outcome = await provider.estimate({
    reference: null,
    rego: null,
    vehicle: { ...sampleVehicle, year },
    km,
    answers,
  })
  if (outcome.kind !== 'estimate') throw new Error(outcome.kind)
  return outcome.estimate.offerPrice / 100
}

describe('the sandbox', () => {
  testValuationProvider(() => provider)

  test('BUY-04 follows its written arithmetic', async () => {
    // $30,000 new; seven years: 0.82 × 0.9^6; 105,000 km is usual for seven years; the trade pays 88 %.
    expect(await offerFor({})).toBe(Math.round((30_000 * 0.82 * 0.9 ** 6 * 0.88) / 100) * 100)
    // 50,000 km more take 10 %; a repaired accident takes 15 %.
    expect(await offerFor({ km: 155_000, answers: { accident: 'yes' } })).toBe(
      Math.round((30_000 * 0.82 * 0.9 ** 6 * 0.9 * 0.85 * 0.88) / 100) * 100,
    )
  })

  test('BUY-04 an older, farther-driven or worse car is never worth more', async () => {
    const answer = fc.constantFrom('excellent', 'good', 'fair', 'poor', 'yes', 'no', 'none')
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2007, max: 2026 }),
        fc.integer({ min: 0, max: 290_000 }),
        answer,
        async (year, km, condition) => {
          const answers = { ...best, condition }
          const plain = await offerFor({ year, km, answers })
          expect(await offerFor({ year: year - 1, km, answers })).toBeLessThanOrEqual(plain)
          expect(await offerFor({ year, km: km + 10_000, answers })).toBeLessThanOrEqual(plain)
          expect(await offerFor({ year, km, answers: { ...answers, accident: 'yes' } })).toBeLessThanOrEqual(plain)
        },
      ),
    )
  })

  test('BUY-05 age and distance beyond its limits, an unknown make and an unknown plate have no estimate', async () => {
    const of = (vehicle: Partial<typeof sampleVehicle>, km = 10_000) =>
      provider.identify({ rego: null, vehicle: { ...sampleVehicle, ...vehicle }, km })
    expect(await of({ year: 2006 })).toMatchObject({ kind: 'identified' })
    expect(await of({ year: 2005 })).toEqual({ kind: 'none', reason: 'too_old' })
    expect(await of({}, 300_000)).toMatchObject({ kind: 'identified' })
    expect(await of({}, 300_001)).toEqual({ kind: 'none', reason: 'too_far' })
    expect(await of({ make: 'Trabant' })).toEqual({ kind: 'none', reason: 'unknown_vehicle' })
    expect(await of({ make: 'constructor' })).toEqual({ kind: 'none', reason: 'unknown_vehicle' })
    expect(await provider.identify({ rego: { plate: 'ZZ1', state: 'WA' }, vehicle: null, km: 1 })).toEqual({
      kind: 'none',
      reason: 'unknown_vehicle',
    })
  })

  test('BUY-04 whatever car and answers are given, an estimate lies within its range', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1900, max: 2030 }), fc.nat(2_000_000), fc.string(), async (year, km, text) => {
        const vehicle = { ...sampleVehicle, year, model: text }
        const outcome = await provider.estimate({ reference: null, rego: null, vehicle, km, answers: { tyres: text } })
        expect(outcome.kind === 'none' || (outcome.kind === 'estimate' && isSoundEstimate(outcome.estimate))).toBe(true)
      }),
    )
  })
})
