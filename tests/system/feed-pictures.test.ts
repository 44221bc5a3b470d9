import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPhotoProcess, type PhotoProcess } from '#pictures/remote/photo-process.ts'
import { createPhotoService, type PhotoTrouble } from '#pictures/remote/photo-service.ts'
import {
  createPictureHost,
  makePhoto,
  pictureHostName,
  sendPicture,
  speakPlainly,
  type PictureHost,
} from '#pictures/remote/picture-host.ts'
import { serveApp, servedSite, type ServedApp } from '#tests/fixtures/served-app.ts'
import { readElements } from '#tests/fixtures/read-html.ts'
import { buildIncomingVehicle } from '#tests/fixtures/vehicle.ts'

let app: ServedApp
let host: PictureHost
let work: PhotoProcess
const troubles: PhotoTrouble[] = []

beforeAll(async () => {
  const photo = await makePhoto(1600, 1200)
  host = await createPictureHost({
    '/1.jpg': sendPicture(photo),
    '/2.jpg': sendPicture(Buffer.from('<!doctype html><p>Please sign in</p>'), 'text/html'),
  })
  const images = ['1.jpg', '2.jpg'].map((name) => ({ url: `https://${pictureHostName}/${name}`, alt: null }))
  app = await serveApp({
    document: { images: { hosts: [pictureHostName] } },
    vehicles: [
      buildIncomingVehicle('T1', {
        slug: 'photographed-t1',
        images,
        thumbnails: [],
        photos_count: 2,
        primary_image_url: images[0]?.url ?? null,
      }),
    ],
    variables: { TRUST_PROXY: '1' },
    change: ({ stock, now }, directory) => {
      const folder = { directory: join(directory, 'photos'), diskBytes: 10_000_000 }
      work = createPhotoProcess({
        ...folder,
        trusted: { name: pictureHostName, address: '127.0.0.1', port: host.port },
      })
      return {
        pageCache: null,
        photos: createPhotoService({
          ...folder,
          work: speakPlainly(work, host.port),
          findVehicle: (siteId, id) => stock.findByIdOrSlug({ siteId, now }, id),
          now,
          memoryBytes: 1_000_000,
          onFault: (trouble) => troubles.push(trouble),
          onTrouble: (error) => {
            throw error
          },
        }),
      }
    },
  })
})
afterAll(async () => {
  await app.close()
  work.stop()
  await host.close()
})

const get = (path: string, accept = '*/*'): Promise<Response> =>
  fetch(`http://127.0.0.1:${app.port}${path}`, { headers: { accept, 'x-forwarded-host': `${servedSite}.localhost` } })

/** Pictures of feeds that a page names, in their order. */
const picturesIn = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/src="(\/pictures\/[a-z0-9]+\/[a-z0-9]+)\?w=/g)].map(([, path]) => path ?? '')),
]

test("CARD-04 VDP-11 pages use the platform's addresses for a feed's pictures, in widths that answer", async () => {
  const results = await (await get('/search/new-used-and-demo-cars')).text()
  const page = await (await get('/cars/photographed-t1')).text()
  const [first = '', ...others] = picturesIn(page)
  expect(picturesIn(results)).toEqual([first])
  expect(results).toContain(`${first}?w=320 320w, ${first}?w=640 640w`)
  expect(others).toHaveLength(1)
  for (const html of [results, page]) expect(html).not.toContain(pictureHostName)
  const answer = await get(`${first}?w=320`, 'image/avif,image/webp,*/*')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/avif'])
  expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({
    format: 'heif',
    width: 320,
    height: 240,
  })
})

test('VDP-11 the first picture is preloaded, and the space of every picture is reserved', async () => {
  for (const path of ['/search/new-used-and-demo-cars', '/cars/photographed-t1']) {
    const html = await (await get(path)).text()
    const [first = ''] = picturesIn(html)
    const head = html.slice(0, html.indexOf('</head>'))
    expect(readElements(head, 'link')).toContainEqual(
      expect.objectContaining({
        rel: 'preload',
        as: 'image',
        imagesrcset: expect.stringContaining(`${first}?w=640 640w`),
        fetchpriority: 'high',
      }),
    )
    const pictures = readElements(html, 'img').filter(({ src }) => src?.startsWith('/pictures/'))
    expect(pictures.length).toBeGreaterThan(0)
    for (const picture of pictures)
      expect(picture).toMatchObject({
        width: expect.stringMatching(/^\d+$/),
        height: expect.stringMatching(/^\d+$/),
      })
  }
})

test('a picture that cannot be shown answers 404 and is told of with its vehicle and reason', async () => {
  const [, second = ''] = picturesIn(await (await get('/cars/photographed-t1')).text())
  expect((await get(`${second}?w=320`)).status).toBe(404)
  expect(troubles).toMatchObject([
    { site: servedSite, url: `https://${pictureHostName}/2.jpg`, reason: 'content type text/html' },
  ])
})
