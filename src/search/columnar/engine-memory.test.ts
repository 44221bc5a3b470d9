import { expect, test } from 'vitest'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { toSearchDocument, vehicleIndexSchema } from '../vehicle-index.ts'
import { createColumnarEngine } from './create-columnar-engine.ts'

const create = () => createColumnarEngine(vehicleIndexSchema, { now: () => 0 })

/** Cars of their own words, so that each takes memory that no other shares. */
const buildCars = (owner: string, count: number) =>
  Array.from({ length: count }, (_, at) =>
    toSearchDocument(
      buildVehicle(`${owner}-${at}`, {
        regplate: `${owner}${at}`,
        vin: `JTM${owner}0000${at}`,
        badge: `Badge ${at % 40} of ${owner}`,
        filtered_features: [`Feature ${at % 12}`, `Feature ${at % 7} of ${owner}`],
      }),
      owner,
    ),
  )

test('the ids of an owner are listed, and nothing of an owner without documents is kept', () => {
  const engine = create()
  const [first, ...others] = buildCars('east', 3)
  if (first === undefined) throw new Error('there is no car')
  engine.upsert([first, ...others, ...buildCars('west', 2)])
  expect(engine.listIds('east').toSorted()).toEqual(['id-east-0', 'id-east-1', 'id-east-2'])
  engine.remove(['id-east-1'])
  engine.upsert([{ ...first, owner: 'west' }])
  expect([engine.listIds('east'), engine.listIds('west').length, engine.listIds('nobody')]).toEqual([
    ['id-east-2'],
    3,
    [],
  ])
  engine.remove(['id-east-2'])
  expect(engine.listIds('east')).toEqual([])
  engine.upsert([first])
  expect(engine.search({ scope: { owners: ['east'] } }).hits).toEqual(['id-east-0'])
})

test('memory grows with what is added and is given back with what is removed', () => {
  const engine = create()
  engine.upsert(buildCars('stays', 500))
  const one = engine.bytes
  engine.upsert(buildCars('east', 500))
  const two = engine.bytes
  // 600 to 900 bytes a vehicle in life; these share few words.
  expect((two - one) / 500).toBeGreaterThan(500)
  expect((two - one) / 500).toBeLessThan(2500)
  engine.remove(engine.listIds('east'))
  const left = engine.bytes
  // The columns keep their room for the next documents; texts and map entries go.
  expect(left - one).toBeLessThan((two - one) * 0.4)
  engine.upsert(buildCars('east', 500))
  expect(engine.bytes).toBe(two)
})

test('sites that come and go for years do not add up', () => {
  const engine = create()
  const round = (turn: number): number => {
    for (const owner of ['north', 'south', 'east'].map((side) => `${side}${turn}`)) {
      engine.upsert(buildCars(owner, 200))
      engine.remove(engine.listIds(owner))
    }
    return engine.bytes
  }
  const once = round(0)
  for (let turn = 1; turn < 6; turn += 1) expect(round(turn)).toBe(once)
})

test('an update that changes words counts them and not the former ones', () => {
  const engine = create()
  engine.upsert(buildCars('east', 100))
  const before = engine.bytes
  const renamed = buildCars('east', 100).map((car) => ({
    ...car,
    attributes: { ...car.attributes, badge: `Another ${String(car.attributes['badge'])}` },
  }))
  engine.upsert(renamed)
  expect(engine.bytes).toBeGreaterThan(before)
  engine.upsert(buildCars('east', 100))
  expect(engine.bytes).toBeLessThanOrEqual(before * 1.02)
})
