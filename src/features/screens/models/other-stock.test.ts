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
  expect(page?.lead).toBe('')
  expect(page?.types).toEqual([
    { label: 'New', count: 2, price: 'from $63,700 Drive Away', href: '/search/ford/ranger?car_type=new' },
    { label: 'Used', count: 3, price: 'from $9,490 Drive Away', href: '/search/ford/ranger?car_type=used' },
  ])
})

test('CONTENT-09 TEN-05 a type whose every price is hidden is counted without one', async () => {
  const types = (await loadRanger([ofType('N1', 63_700, 'new'), silent]))?.types ?? []
  expect(types.map(({ count, price }) => [count, price])).toEqual([
    [1, '$63,700 Drive Away'],
    [1, null],
  ])
})

test('CONTENT-09 a price beside which nothing else is counted needs no type', async () => {
  const page = await loadRanger([ofType('N1', 63_700, 'new')])
  expect([page?.price, page?.types]).toEqual(['From $63,700 Drive Away', []])
})
