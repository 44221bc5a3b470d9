import { expect, test, vi } from 'vitest'
import { listViewedCars, mostViewed, storeViewedCar, type ViewedCar } from './viewed-cars.ts'

function createStorage(): Pick<Storage, 'getItem' | 'setItem'> & { readonly values: Map<string, string> } {
  const values = new Map<string, string>()
  return { values, getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) }
}

const car = (id: string): ViewedCar => ({ id, stocknum: `S${id}`, make: 'Kia', model: 'Rio', body: 'Hatchback', simple_body: 'Hatch' })

test('VDP-16 viewed cars are stored as id, stocknum, make, model, body and simple_body, newest first, each once', () => {
  const storage = createStorage()
  storeViewedCar({ ...car('a'), vin: 'SECRET' } as ViewedCar, storage)
  storeViewedCar(car('b'), storage)
  storeViewedCar(car('a'), storage)
  expect(listViewedCars(storage)).toEqual([car('a'), car('b')])
  expect([...storage.values.values()].join('')).not.toContain('SECRET')
})

test('VDP-16 the list stays within its length', () => {
  const storage = createStorage()
  for (let index = 0; index < mostViewed + 20; index += 1) storeViewedCar(car(String(index)), storage)
  expect(listViewedCars(storage)).toHaveLength(mostViewed)
  expect(listViewedCars(storage)[0]?.id).toBe(String(mostViewed + 19))
})

test('VDP-16 a storage error is only logged', () => {
  const warn = vi.fn<(message: string, error: unknown) => void>()
  const full = { getItem: () => null, setItem: () => { throw new DOMException('full', 'QuotaExceededError') } }
  expect(() => storeViewedCar(car('a'), full, warn)).not.toThrow()
  expect(warn).toHaveBeenCalledTimes(1)
  const forbidden = { getItem: () => { throw new DOMException('no', 'SecurityError') }, setItem: () => undefined }
  expect(listViewedCars(forbidden, warn)).toEqual([])
  expect(warn).toHaveBeenCalledTimes(2)
  expect(() => storeViewedCar(car('a'), null, warn)).not.toThrow()
})

test.each([['{'], ['null'], ['{"id":"a"}'], ['[{"id":1}]'], ['[null,"a"]']])('VDP-16 what stands in the store as %s is no viewed car', (text) => {
  const storage = createStorage()
  storage.setItem('viewed-cars', text)
  expect(listViewedCars(storage, () => undefined)).toEqual([])
})
