import { expect, test } from 'vitest'
import type { SearchAnswer, SearchQuery } from '#search/search-engine.ts'
import { buildTestSite } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { listFirstPictures } from './draw-first-pictures.ts'

const demo = (slug: string) => ({ ...buildTestSite({ theme: { studio: 'concrete' } }), slug, demo: true })
const pathOf = (id: string): string => `/vehicle-art/suv-toyota-white-0${id}/side`

test('lists the first card of every demonstration site, then their first pages, and no other pictures', async () => {
  const asked: SearchQuery[] = []
  const hits = ['1', '2', '3', '4', '5', '6']
  const pictures = listFirstPictures({
    sites: { list: () => [demo('one'), { ...demo('real'), demo: false }, demo('two')] },
    search: {
      search: (query) => {
        asked.push(query)
        return Promise.resolve({ hits, total: 60, facets: {}, ranges: {} } as unknown as SearchAnswer)
      },
    },
    stock: {
      getMany: (_ctx, ids) =>
        Promise.resolve(
          ids.map((id) => {
            const url = id === '2' ? 'https://photos.example/2.jpg' : pathOf(id)
            return buildVehicle(id, { images: [{ url, alt: null }], primary_image_url: url })
          }),
        ),
    },
    now: () => 0,
  })
  const listed: string[] = []
  for await (const { path, order } of pictures) {
    expect([order.format, order.backdrop]).toEqual(['avif', 'concrete'])
    listed.push(`${path.slice(-7, -5)} ${order.width}`)
  }
  const page = ['01 960', '03 960', '04 960', '05 960', '03 640', '04 640', '05 640', '06 640']
  expect(listed).toEqual(['01 640', '01 640', ...page, ...page])
  expect(asked.map(({ scope }) => scope.owners)).toEqual([['one'], ['two']])
})
