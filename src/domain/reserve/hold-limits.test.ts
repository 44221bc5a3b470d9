import { expect, test } from 'vitest'
import { mayHoldUnpaid, type EarlierHold } from './hold-limits.ts'

const held = (vehicleId: string): EarlierHold => ({ vehicleId, state: 'held_unpaid' })
const lapsed = (vehicleId: string): EarlierHold => ({ vehicleId, state: 'lapsed' })
const reserved: EarlierHold = { vehicleId: 'other', state: 'reserved' }

test.each<[string, readonly EarlierHold[], boolean]>([
  ['nothing', [], true],
  ['one unpaid hold', [held('other')], true],
  ['two unpaid holds', [held('other'), held('third')], false],
  ['many paid holds', [reserved, reserved, reserved], true],
  ['one lapse of this vehicle', [lapsed('car')], true],
  ['two lapses of this vehicle', [lapsed('car'), lapsed('car')], false],
  ['many lapses of other vehicles', [lapsed('other'), lapsed('other'), lapsed('third')], true],
])('BUY-03 whether a visitor may hold a vehicle after %s', (_what, earlier, may) => {
  expect(mayHoldUnpaid('car', earlier)).toBe(may)
})
