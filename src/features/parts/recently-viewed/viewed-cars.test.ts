import { afterEach, expect, test, vi } from 'vitest'
import { stubForbiddenStorage, stubFullStorage, stubStorage } from '#tests/fixtures/browser-storage.ts'
import { listViewedCars, mostViewed, storeViewedCar, type ViewedCar } from './viewed-cars.ts'

const car = (id: string): ViewedCar => ({
  id,
  stocknum: `S${id}`,
  make: 'Kia',
  model: 'Rio',
  body: 'Hatchback',
  simple_body: 'Hatch',
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('VDP-16 stores id, stocknum, make, model, body and simple_body of viewed cars, newest first, once each', () => {
  const values = stubStorage()
  storeViewedCar({ ...car('a'), vin: 'SECRET' } as ViewedCar)
  storeViewedCar(car('b'))
  storeViewedCar(car('a'))
  expect(listViewedCars()).toEqual([car('a'), car('b')])
  expect([...values.values()].join('')).not.toContain('SECRET')
})

test('VDP-16 the list stays within its length', () => {
  stubStorage()
  for (let index = 0; index < mostViewed + 20; index += 1) storeViewedCar(car(String(index)))
  expect(listViewedCars()).toHaveLength(mostViewed)
  expect(listViewedCars()[0]?.id).toBe(String(mostViewed + 19))
})

test('VDP-16 a storage error is no error of the page', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  stubFullStorage()
  expect(() => storeViewedCar(car('a'))).not.toThrow()
  for (const way of ['property', 'methods'] as const) {
    stubForbiddenStorage(way)
    expect(listViewedCars()).toEqual([])
    expect(() => storeViewedCar(car('a'))).not.toThrow()
  }
})

test.each([['{'], ['null'], ['{"id":"a"}'], ['[{"id":1}]'], ['[null,"a"]']])(
  'VDP-16 what stands in the store as %s is no viewed car',
  (text) => {
    stubStorage().set('viewed-cars', text)
    expect(listViewedCars()).toEqual([])
  },
)
