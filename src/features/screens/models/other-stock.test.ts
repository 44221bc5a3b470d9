import { expect, test } from 'vitest'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { loadModelPage } from './load-model-page.server.ts'
import { ranger, serve } from '#features/parts/models/models.testkit.ts'

const ofType = (id: string, amount: number, carType: 'new' | 'demo' | 'used') =>
  ranger(id, amount, { car_type: carType })
const loadRanger = (vehicles: readonly Vehicle[]) => loadModelPage(serve({}, vehicles).services, 'ranger')
const silent = ranger('S1', 5_000, { dealership_slug: 'silent' })

test('CONTENT-09 PRICE-01 beside a new one the other types are counted, each with its own lowest price', async () => {
  const page = await loadRanger([
    ofType('N1', 63_700, 'new'),
    ofType('N2', 70_000, 'new'),
    ofType('U1', 9_490, 'used'),
    ofType('U2', 30_000, 'used'),
    silent,
  ])
  expect(page?.price).toBe('New from $63,700 Drive Away')
  expect(page?.lead).toBe('For sale today: 2 new, 3 used from $9,490 Drive Away.')
})

test('CONTENT-09 TEN-05 a type whose every price is hidden is counted without one', async () => {
  expect((await loadRanger([ofType('N1', 63_700, 'new'), silent]))?.lead).toBe('For sale today: 1 new, 1 used.')
})

test('CONTENT-09 a price beside which nothing else is counted needs no type', async () => {
  expect((await loadRanger([ofType('N1', 63_700, 'new')]))?.price).toBe('From $63,700 Drive Away')
})
