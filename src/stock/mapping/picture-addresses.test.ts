import { expect, test } from 'vitest'
import { createDefaultMapping } from './load-mapping.ts'
import { createRowMapper } from './row-mapper.ts'

test.each([
  'https://127.0.0.1/1.jpg',
  'https://2130706433/1.jpg',
  'https://0x7f.1/1.jpg',
  'https://[::1]/1.jpg',
  'https://[::ffff:10.0.0.1]/1.jpg',
  'https://localhost/1.jpg',
  'https://localhost./1.jpg',
  'https://dealer.localhost/1.jpg',
  'https://printer.local/1.jpg',
  'https://router:8443/1.jpg',
])('STOCK-03 API-04 %s is no picture, because browsers of visitors would ask their own network', (url) => {
  const mapRow = createRowMapper(createDefaultMapping('csv'), 2026)
  const { vehicle, warnings } = mapRow({ images: `${url}|https://x.test:8443/2.jpg|https://pics.x.local.au/3.jpg` })
  expect(vehicle.images?.map((image) => image.url)).toEqual([
    'https://x.test:8443/2.jpg',
    'https://pics.x.local.au/3.jpg',
  ])
  expect(warnings).toMatchObject([{ field: 'images', value: url }])
})
