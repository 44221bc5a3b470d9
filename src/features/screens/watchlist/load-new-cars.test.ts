import { expect, test } from 'vitest'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { ranger, serve } from '#features/parts/models/models.testkit.ts'
import { loadNewCars } from './load-new-cars.server.ts'

const url = '/photos/1.jpg'
const pictured: Partial<Vehicle> = { photos_count: 1, images: [{ url, alt: null }], primary_image_url: url }
const vehicles = [
  ranger('OLD', 30_000, { ...pictured, created_at_timestamp: 1 }),
  ranger('NEW', 30_000, { ...pictured, created_at_timestamp: 3 }),
  ranger('BARE', 30_000, { photos_count: 0, images: [], primary_image_url: null, created_at_timestamp: 2 }),
]

test('WATCH-06 a page without a list of its own shows the newest vehicles that have a picture', async () => {
  const { services } = serve({}, vehicles)
  const cars = await loadNewCars({ ...services, log: { warn: () => undefined } })
  expect(cars.map(({ href }) => /(old|new|bare)\b/i.exec(href)?.[1]?.toUpperCase())).toEqual(['NEW', 'OLD'])
})

test('WATCH-06 SRCH-10 the page is whole without them while the search does not answer', async () => {
  const { services } = serve({}, vehicles)
  const told: string[] = []
  const search = { ...services.search, search: () => Promise.reject(new Error('the search is unavailable')) }
  const log = { warn: (_facts: unknown, what: string) => void told.push(what) }
  expect(await loadNewCars({ ...services, search, log })).toEqual([])
  expect(told).toEqual(['the newest vehicles could not be read'])
})
