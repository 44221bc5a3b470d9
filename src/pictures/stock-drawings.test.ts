import { beforeEach, describe, expect, test } from 'vitest'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { createStockDrawings, type StockDrawings } from './stock-drawings.ts'

const demo = { slug: 'a', demo: true }
let shown: string[]
let version: string
let readings: number
let drawings: StockDrawings

beforeEach(() => {
  shown = ['/vehicle-art/suv-toyota-white-07/side', 'https://feed.example/vehicle-art/ute-ford-red-01/side']
  version = '1'
  readings = 0
  drawings = createStockDrawings(
    {
      async *listAll({ siteId }) {
        readings += 1
        await Promise.resolve()
        const vehicles: Vehicle[] =
          siteId === 'a'
            ? [
                buildVehicle('S1', {
                  images: shown.map((url) => ({ url, alt: null })),
                  primary_image_url: shown[0] ?? null,
                }),
              ]
            : []
        yield vehicles
      },
    },
    () => version,
    () => 0,
  )
})

describe('which drawings a site answers', () => {
  test('API-04 TEN-07 the keys of its own stock in any view, on a demonstration site alone', async () => {
    expect(await drawings.includes(demo, '/vehicle-art/suv-toyota-white-07/side')).toBe(true)
    expect(await drawings.includes(demo, '/vehicle-art/suv-toyota-white-07/rear')).toBe(true)
    expect(await drawings.includes(demo, '/vehicle-art/suv-toyota-white-08/side')).toBe(false)
    expect(await drawings.includes(demo, '/vehicle-art/ute-ford-red-01/side')).toBe(false)
    expect(await drawings.includes({ slug: 'b', demo: true }, '/vehicle-art/suv-toyota-white-07/side')).toBe(false)
    expect(await drawings.includes({ slug: 'a', demo: false }, '/vehicle-art/suv-toyota-white-07/side')).toBe(false)
  })

  test('API-04 a hundred strange keys at once read the stock once, and not again before it changes', async () => {
    await Promise.all(
      Array.from({ length: 100 }, (_, index) => drawings.includes(demo, `/vehicle-art/suv-x-white-${index}/side`)),
    )
    expect(await drawings.includes(demo, '/vehicle-art/suv-y-white-01/side')).toBe(false)
    expect(readings).toBe(1)
  })

  test('CONTENT-01 the keys of its own offers and slides, on a demonstration site alone', async () => {
    const site = { ...demo, content: { offers: [{ image_url: '/vehicle-art/ute-ford-red-01/front' }] } }
    const real = { ...site, demo: false }
    const path = '/vehicle-art/ute-ford-red-01/front'
    expect(await drawings.includes(site, path)).toBe(true)
    expect(await drawings.includes(site, '/vehicle-art/ute-ford-red-02/front')).toBe(false)
    expect(await drawings.includes(real, path)).toBe(false)
    expect(await drawings.includes(demo, path)).toBe(false)
  })

  test('STOCK-06 a vehicle that came since has its picture', async () => {
    expect(await drawings.includes(demo, '/vehicle-art/van-ford-blue-02/side')).toBe(false)
    shown.push('/vehicle-art/van-ford-blue-02/side')
    version = '2'
    expect(await drawings.includes(demo, '/vehicle-art/van-ford-blue-02/side')).toBe(true)
    expect(readings).toBe(2)
  })
})
