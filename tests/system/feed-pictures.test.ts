import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#data/database.ts'
import { openDatabase } from '#data/open-database.ts'
import { createSiteRepository } from '#data/site.repository.ts'
import { createStockRepository } from '#data/stock.repository.ts'
import { createApp } from '#server/create-app.ts'
import { createServices, type Services } from '#server/create-services.ts'
import { readEnvironment } from '#server/environment.ts'
import { createLogger } from '#server/log.ts'
import { loadBuiltPages } from '#server/pages.ts'
import { createRenderQueue, renderLimits } from '#server/render-queue.ts'
import { createPhotoProcess, type PhotoProcess } from '#server/remote-pictures/photo-process.ts'
import { createPhotoService, type PhotoTrouble } from '#server/remote-pictures/photo-service.ts'
import { createPictureHost, makePhoto, pictureHostName, sendPicture, speakPlainly, type PictureHost } from '#server/remote-pictures/picture-host.ts'
import { buildIncomingVehicle } from '#tests/fixtures/vehicle.ts'

const siteHost = 'photographed.localhost'

let directory: string
let database: Database
let services: Services
let server: Server
let host: PictureHost
let work: PhotoProcess
let origin: string
const troubles: PhotoTrouble[] = []

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-photos-'))
  const photo = await makePhoto(1600, 1200)
  host = await createPictureHost({ '/1.jpg': sendPicture(photo), '/2.jpg': sendPicture(Buffer.from('<!doctype html><p>Please sign in</p>'), 'text/html') })
  work = createPhotoProcess({ name: pictureHostName, address: '127.0.0.1', port: host.port })
  database = await openDatabase({ url: null, directory })
  const now = (): number => Date.now()
  const document = {
    slug: 'photographed',
    template: 'classic',
    name: 'Photographed Motors',
    search: { stock_filters: { used_only: false } },
    images: { hosts: [pictureHostName] },
    dealerships: [{ id: 'main', slug: 'main', name: 'Main', locations: [{ id: 'main', name: 'Main', slug: 'main', address: { state: 'WA' } }] }],
  }
  await createSiteRepository(database).applyAll({ system: true, now }, [{ slug: 'photographed', document, sourceText: '' }])
  const stock = createStockRepository(database)
  const ctx = { siteId: 'photographed', now }
  const importId = await stock.beginImport(ctx, { feed: 'main', fileName: 'main.csv' })
  const images = ['1.jpg', '2.jpg'].map((name) => ({ url: `https://${pictureHostName}/${name}`, alt: null }))
  const vehicle = { ...buildIncomingVehicle('T1'), dealership_id: 'main', dealership_slug: 'main', slug: 'photographed-t1', images, thumbnails: [], photos_count: 2, primary_image_url: images[0]?.url ?? null }
  await stock.upsertBatch(ctx, { importId, feed: 'main', vehicles: [vehicle] })
  services = await createServices(database, createLogger('silent'), now)
  const environment = readEnvironment({ FORECOURT_DATA: directory, NODE_ENV: 'production', TRUST_PROXY: '1' }, directory)
  if (!environment.ok) throw new Error(environment.error)
  const photos = createPhotoService({
    directory: join(directory, 'photos'),
    work: speakPlainly(work, host.port),
    findVehicle: (siteId, id) => services.stock.findByIdOrSlug({ siteId, now }, id),
    now,
    memoryBytes: 1_000_000,
    diskBytes: 10_000_000,
    onFault: (trouble) => troubles.push(trouble),
    onTrouble: (error) => {
      throw error
    },
  })
  const pages = await loadBuiltPages()
  const app = createApp({
    services,
    environment: environment.environment,
    loadPages: pages.load,
    pictures: { answer: () => Promise.resolve(false), getPicture: () => Promise.resolve(null) },
    photos,
    findDocument: () => Promise.reject(new Error('no document is asked for here')),
    previews: { find: () => null },
    pageCache: null,
    renders: createRenderQueue(renderLimits),
    formSecret: 'the secret of the tests, which signs forms',
    serveAsset: pages.serveAsset,
  })
  server = createServer(app)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise<void>((resolve) => void server.close(() => resolve()))
  work.stop()
  await host.close()
  await services.stop()
  await database.close()
  await rm(directory, { recursive: true, force: true })
})

const get = (path: string, accept = '*/*'): Promise<Response> => fetch(`${origin}${path}`, { headers: { accept, 'x-forwarded-host': siteHost } })

/** Pictures of feeds that a page names, in their order. */
const picturesIn = (html: string): readonly string[] => [...new Set([...html.matchAll(/src="(\/pictures\/[a-z0-9]+\/[a-z0-9]+)\?w=/g)].map(([, path]) => path ?? ''))]

test("CARD-04 VDP-11 pages name a feed's pictures by addresses of the platform, in widths, and these answer", async () => {
  const results = await (await get('/search/new-used-and-demo-cars')).text()
  const page = await (await get('/cars/photographed-t1')).text()
  const [first = '', ...others] = picturesIn(page)
  expect(picturesIn(results)).toEqual([first])
  expect(results).toContain(`${first}?w=320 320w, ${first}?w=640 640w`)
  expect(others).toHaveLength(1)
  for (const html of [results, page]) expect(html).not.toContain(pictureHostName)
  const answer = await get(`${first}?w=320`, 'image/avif,image/webp,*/*')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/avif'])
  expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ format: 'heif', width: 320, height: 240 })
})

test('VDP-11 the first picture of a page is asked for before all else, and each has its room before it comes', async () => {
  for (const path of ['/search/new-used-and-demo-cars', '/cars/photographed-t1']) {
    const html = await (await get(path)).text()
    const [first = ''] = picturesIn(html)
    const head = html.slice(0, html.indexOf('</head>'))
    expect(head).toMatch(new RegExp(`<link rel="preload" as="image"[^>]*imagesrcset="[^"]*${first}\\?w=640 640w[^"]*"[^>]*fetchpriority="high"`, 'i'))
    for (const [tag] of html.matchAll(/<img[^>]*src="\/pictures\/[^>]*>/g)) expect(tag).toMatch(/ width="\d+" height="\d+"/)
  }
})

test('a picture that cannot be shown answers 404 and is told of with its vehicle and reason', async () => {
  const [, second = ''] = picturesIn(await (await get('/cars/photographed-t1')).text())
  expect((await get(`${second}?w=320`)).status).toBe(404)
  expect(troubles).toMatchObject([{ site: 'photographed', url: `https://${pictureHostName}/2.jpg`, reason: 'content type text/html' }])
})
