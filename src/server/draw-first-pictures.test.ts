import { expect, test } from 'vitest'
import type { SearchAnswer, SearchQuery } from '#search/search-engine.ts'
import { buildTestSite } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { listFirstPictures } from './draw-first-pictures.ts'

const demo = (slug: string) => ({ ...buildTestSite({ theme: { studio: 'concrete' } }), slug, demo: true })
const pathOf = (id: string): string => `/vehicle-art/suv-toyota-white-0${id}/side`

test('lists the first card of each demo site, the pages of the first two vehicles, then first pages', async () => {
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
            const images = ['side', 'rear', 'tail', 'wheel', 'detail'].map((view) => url.replace('side', view))
            return buildVehicle(id, { images: images.map((one) => ({ url: one, alt: null })), primary_image_url: url })
          }),
        ),
    },
    now: () => 0,
  })
  const listed: string[] = []
  let warmUps = 0
  for await (const { path, order, isWarmUp } of pictures) {
    if (isWarmUp === true) warmUps += 1
    expect([order.format, order.backdrop]).toEqual(['avif', 'concrete'])
    listed.push(`${path.split('-').at(-1)?.replace('/side', '')} ${order.width}`)
  }
  const warm = ['01', '03'].flatMap((id) => [`${id} 960`, `${id}/rear 320`, `${id}/tail 320`, `${id}/wheel 320`])
  const page = ['01 960', '03 960', '04 960', '05 960', '03 640', '04 640', '05 640', '06 640']
  expect(listed).toEqual(['01 640', ...warm, '01 640', ...page, ...page])
  expect(warmUps).toBe(8)
  expect(asked.map(({ scope }) => scope.owners)).toEqual([['one'], ['two']])
})
