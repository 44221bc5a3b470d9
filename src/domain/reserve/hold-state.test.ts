import fc from 'fast-check'
import { expect, test } from 'vitest'
import { activeHoldStates, holdStates, resolveHoldStep, type HoldEvent, type HoldState } from './hold-state.ts'

const events: readonly HoldEvent[] = [
  { kind: 'paid', vehicleFree: true },
  { kind: 'paid', vehicleFree: false },
  { kind: 'time_over' },
  { kind: 'cancelled' },
  { kind: 'completed' },
]

test.each([
  // state, after: paid in time, paid but taken, time over, cancelled, completed
  ['held_unpaid', ['reserved', 'refunded+give_back', 'lapsed', 'lapsed', '–']],
  ['reserved', ['–', '–', 'refunded+give_back', 'refunded+give_back', 'completed+capture']],
  ['lapsed', ['reserved', 'refunded+give_back', '–', '–', '–']],
  ['refunded', ['–', '–', '–', '–', '–']],
  ['completed', ['–', '–', '–', 'refunded+give_back', '–']],
] as const)('BUY-03 the steps from %s', (state, expected) => {
  const steps = events.map((event) => {
    const step = resolveHoldStep(state, event)
    return step === null ? '–' : `${step.state}${step.deposit === 'none' ? '' : `+${step.deposit}`}`
  })
  expect(steps).toEqual(expected)
})

const anyEvents = fc.array(fc.constantFrom(...events), { maxLength: 30 })

/** Runs a hold through events and says what becomes of the deposit. */
function live(start: HoldState, happened: readonly HoldEvent[]) {
  let state = start
  let charged = false
  for (const event of happened) {
    if (event.kind === 'paid' && state !== 'refunded') charged = true
    const step = resolveHoldStep(state, event)
    if (step === null) continue
    state = step.state
    if (step.deposit === 'give_back') charged = false
  }
  return { state, charged }
}

test('BUY-03 whoever is charged has the vehicle, and whoever has not is not charged', () => {
  fc.assert(
    fc.property(anyEvents, (happened) => {
      const { state, charged } = live('held_unpaid', happened)
      expect(charged).toBe(state === 'reserved' || state === 'completed')
    }),
  )
})

test('BUY-03 an event that is told again at once changes nothing, and refunded is the end', () => {
  fc.assert(
    fc.property(fc.constantFrom(...holdStates), fc.constantFrom(...events), (state, event) => {
      const next = resolveHoldStep(state, event)?.state ?? state
      // Only giving up again what was given up meanwhile: a completed hold is refunded by the next step.
      expect(resolveHoldStep(next, event)?.state ?? next).toBe(next)
    }),
  )
  for (const event of events) expect(resolveHoldStep('refunded', event)).toBeNull()
  expect(activeHoldStates).toEqual(['held_unpaid', 'reserved'])
})
