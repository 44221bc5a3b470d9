import { expect, test } from 'vitest'
import { ranger, serve } from '#features/parts/models/models.testkit.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { loadPostStock } from './post-stock.server.ts'

const url = '/photos/1.jpg'
const pictured: Partial<Vehicle> = { photos_count: 1, images: [{ url, alt: null }], primary_image_url: url }
const several = (letter: string, count: number, more: Partial<Vehicle>): readonly Vehicle[] =>
  Array.from({ length: count }, (_, index) => ranger(`${letter}${index}`, 30_000, { ...pictured, ...more }))

const utes = several('U', 5, { simple_body: 'Ute', created_at_timestamp: 1 })
const sedans = several('S', 5, { simple_body: 'Sedan', created_at_timestamp: 2 })

const load = async (scene: 'ute' | 'road' | 'plug', vehicles: readonly Vehicle[]) => {
  const { services } = serve({}, vehicles)
  return loadPostStock({ ...services, log: { warn: () => undefined } }, scene)
}

test('CONTENT-08 a post shows vehicles of what it is about, and leads to all of them', async () => {
  const stock = await load('ute', [...utes, ...sedans])
  expect(stock?.title).toBe('Utes for sale')
  expect(stock?.all.href).toBe('/search/new-used-and-demo-cars?body=Ute')
  expect(stock?.vehicles).toHaveLength(4)
  expect(stock?.vehicles.every(({ href }) => /u\d/i.test(href))).toBe(true)
})

test('CONTENT-08 where the dealer has too few of them, or it is about none, it shows the newest', async () => {
  const newest = 'Just arrived'
  expect((await load('plug', [...utes, ...sedans]))?.title).toBe(newest)
  const stock = await load('road', [...utes, ...sedans])
  expect(stock?.title).toBe(newest)
  expect(stock?.vehicles.every(({ href }) => /s\d/i.test(href))).toBe(true)
})

test('CONTENT-08 TEN-05 a vehicle whose dealership hides its price is not among them', async () => {
  const hidden = several('H', 4, { dealership_slug: 'silent', created_at_timestamp: 3 })
  expect(await load('road', hidden)).toBeNull()
  const stock = await load('road', [...hidden, ...sedans])
  expect(stock?.vehicles.map(({ price }) => price)).toEqual(Array(4).fill('$30,000 Drive Away'))
})

test('CONTENT-08 SRCH-10 a post is read without vehicles where there are few, or the search is away', async () => {
  expect(await load('road', utes.slice(0, 3))).toBeNull()
  const { services, limits } = serve({}, utes)
  const told: string[] = []
  const search = { ...services.search, search: () => Promise.reject(new Error('the search is unavailable')) }
  const log = { warn: (_facts: unknown, what: string) => void told.push(what) }
  expect(await loadPostStock({ ...services, search, log }, 'road')).toBeNull()
  expect(told).toEqual(['the vehicles below a post could not be read'])
  expect(Math.min(...limits)).toBe(services.ctx.now() + 5_000)
})
