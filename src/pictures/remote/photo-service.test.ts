import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withServedPictures } from '#domain/picture/served-pictures.ts'
import { buildTestSite } from '#site/test-site.ts'
import { servePictures, type GetPicture } from '#tests/fixtures/picture-server.ts'
import { answerPhoto } from './answer-photo.ts'
import { createPhotoService, type PhotoService, type PhotoServiceOptions, type PhotoTrouble } from './photo-service.ts'
import { createPhotoWork } from './photo-work.ts'
import {
  createPictureHost,
  makeBomb,
  makePhoto,
  pictureHostName,
  sendPicture,
  speakPlainly,
  type PictureAnswer,
  type PictureHost,
} from './picture-host.ts'

const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
const site = buildTestSite({ slug: 'one', images: { hosts: [pictureHostName] } })
const day = 86_400_000

let photo: Buffer
let other: Buffer
let directory: string
let time: number
let troubles: PhotoTrouble[]
let host: PictureHost
let answers: Record<string, PictureAnswer>

beforeAll(async () => {
  photo = await makePhoto(800, 600)
  other = await makePhoto(400, 300)
})
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-photos-'))
  time = Date.UTC(2027, 2, 1)
  troubles = []
  answers = {
    '/1.jpg': sendPicture(photo),
    '/bomb.png': sendPicture(makeBomb(30_000, 30_000), 'image/png'),
    '/page': sendPicture(Buffer.from('<!doctype html><p>Please sign in</p>'), 'text/html'),
    '/down.jpg': (_request, response) => void response.writeHead(503).end(),
  }
  host = await createPictureHost(answers)
})
afterEach(async () => {
  await host.close()
  await rm(directory, { recursive: true, force: true, maxRetries: 5 })
})

const vehicle = {
  id: 'abcdefgh23456723',
  images: ['1.jpg', 'bomb.png', 'page', 'down.jpg', 'none.jpg'].map((name) => ({
    url: `https://${pictureHostName}/${name}`,
    alt: null,
  })),
  primary_image_url: null,
}

/** The address that pages name for a picture of the vehicle. */
function pathOf(name: string): string {
  const at = vehicle.images.findIndex(({ url }) => url.endsWith(`/${name}`))
  return withServedPictures(vehicle, [pictureHostName]).images[at]?.url ?? ''
}

function createService(options: Partial<PhotoServiceOptions> = {}): PhotoService {
  return createPhotoService({
    directory,
    work: speakPlainly(createPhotoWork(host.rules), host.port),
    findVehicle: (slug, id) => Promise.resolve(slug === 'one' && id === vehicle.id ? vehicle : null),
    now: () => time,
    memoryBytes: 1024 * 1024,
    diskBytes: 1024 * 1024 * 1024,
    onFault: (trouble) => troubles.push(trouble),
    onTrouble: (error) => {
      throw error
    },
    ...options,
  })
}

function serve(service: PhotoService, of = site): Promise<GetPicture> {
  return servePictures((request, response, path) => answerPhoto(service, request, response, path, of))
}

const listKept = async (): Promise<string[]> =>
  (await readdir(directory, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map(({ name }) => name)

describe("a feed's picture", () => {
  test.each([
    [chrome, '?w=320', 'image/avif', 'heif', 320],
    ['image/webp,*/*', '?w=640', 'image/webp', 'webp', 640],
    ['image/jpeg', '?w=400', 'image/jpeg', 'jpeg', 640],
    [chrome, '?w=320&f=jpeg', 'image/jpeg', 'jpeg', 320],
    [chrome, '?w=1280&f=webp', 'image/webp', 'webp', 800],
  ])('CARD-04 VDP-11 asked for with %s and %s comes as %s', async (accept, query, type, format, width) => {
    const get = await serve(createService())
    const { status, headers, body } = await get(`${pathOf('1.jpg')}${query}`, { accept })
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': type,
      vary: 'Accept',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    })
    expect(await sharp(body).metadata()).toMatchObject({ format, width })
    expect(await get(`${pathOf('1.jpg')}${query}`, { accept, 'if-none-match': headers.etag ?? '' })).toMatchObject({
      status: 304,
      body: Buffer.alloc(0),
    })
  })

  test('is fetched once for everybody who asks at the same time, whatever width and form they ask for', async () => {
    const get = await serve(createService())
    const queries = ['?w=320', '?w=320', '?w=640', '?w=320&f=jpeg', '?w=960&f=webp']
    const found = await Promise.all(queries.map((query) => get(`${pathOf('1.jpg')}${query}`, { accept: chrome })))
    expect(found.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(host.asked).toEqual(['/1.jpg'])
  })

  test('is not fetched again after a start, nor looked up once it is finished', async () => {
    const path = `${pathOf('1.jpg')}?w=320&f=webp`
    const first = await (await serve(createService()))(path)
    await expect.poll(listKept).toHaveLength(2)
    const get = await serve(createService({ findVehicle: () => Promise.reject(new Error('not to be asked')) }))
    expect((await get(path)).body).toEqual(first.body)
    expect(host.asked).toEqual(['/1.jpg'])
  })

  test('is looked for anew within a week, and the earlier one shown while its host is in trouble', async () => {
    const get = await serve(createService())
    const path = `${pathOf('1.jpg')}?w=640&f=jpeg`
    const first = await get(path)
    answers['/1.jpg'] = (_request, response) => void response.writeHead(503).end()
    time += 7 * day
    expect(await get(path)).toMatchObject({ status: 200, body: first.body })
    expect(host.asked).toHaveLength(2)
    expect(troubles).toMatchObject([{ fault: 'host', reason: 'answered 503' }])
    answers['/1.jpg'] = sendPicture(other)
    time += 5 * 60_000
    const later = await get(path)
    expect(await sharp(later.body).metadata()).toMatchObject({ width: 400 })
    expect(later.headers.etag).not.toBe(first.headers.etag)
  })

  test('the folder stays within its limit: what was used longest ago goes, and is fetched again', async () => {
    const get = await serve(createService({ diskBytes: 1, memoryBytes: 1 }))
    const path = `${pathOf('1.jpg')}?w=320&f=jpeg`
    // Whatever is kept goes at once; a picture may still be found in the moment between.
    await expect.poll(async () => [(await get(path)).status, host.asked.length > 1]).toEqual([200, true])
    await expect.poll(listKept).toHaveLength(0)
  })
})

describe('what cannot be shown', () => {
  test.each([
    ['bomb.png', 404, 'unusable', /pixel/i],
    ['page', 404, 'unusable', /content type text\/html/],
    ['none.jpg', 404, 'unusable', /404/],
    ['down.jpg', 502, 'host', /503/],
  ])('%s answers %i, is told of once with its reason and not asked for again', async (name, status, fault, reason) => {
    const get = await serve(createService())
    for (const width of [320, 640, 320])
      expect(await get(`${pathOf(name)}?w=${width}`)).toMatchObject({
        status,
        headers: { 'cache-control': 'public, max-age=60' },
      })
    expect(host.asked).toEqual([`/${name}`])
    expect(troubles).toEqual([
      {
        site: 'one',
        vehicle: vehicle.id,
        url: `https://${pictureHostName}/${name}`,
        fault,
        reason: expect.stringMatching(reason),
      },
    ])
    expect(await listKept()).toEqual([])
  })

  test('a host that was down is asked again after two minutes', async () => {
    const get = await serve(createService())
    expect((await get(pathOf('down.jpg'))).status).toBe(502)
    answers['/down.jpg'] = sendPicture(photo)
    time += 2 * 60_000
    expect((await get(pathOf('down.jpg'))).status).toBe(200)
  })

  test('TEN-07 the server fetches only pictures of vehicles of the site, and only from listed hosts', async () => {
    const get = await serve(createService())
    for (const path of [
      `/pictures/${vehicle.id}/aaaaaaaaaaaaaa`,
      '/pictures/abcdefgh23456799/aaaaaaaaaaaaaa',
      '/pictures/https://pictures.example/1.jpg',
      '/pictures/',
      `/pictures/${vehicle.id}`,
    ])
      expect((await get(path)).status).toBe(404)
    const elsewhere = await serve(createService(), buildTestSite({ slug: 'two', images: { hosts: [pictureHostName] } }))
    expect((await elsewhere(pathOf('1.jpg'))).status).toBe(404)
    const unlisted = await serve(createService(), buildTestSite({ slug: 'one', images: { hosts: ['other.example'] } }))
    expect((await unlisted(pathOf('1.jpg'))).status).toBe(404)
    const off = await serve(createService(), buildTestSite({ slug: 'one' }))
    expect((await off(pathOf('1.jpg'))).status).toBe(404)
    expect(host.asked).toEqual([])
  })

  test('pictures are only read, and other paths are not ours', async () => {
    const get = await serve(createService())
    expect(await get(pathOf('1.jpg'), {}, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
    expect((await get('/cars/x')).status).toBe(418)
    expect(await get(pathOf('1.jpg'), {}, 'HEAD')).toMatchObject({ status: 200, body: Buffer.alloc(0) })
  })

  test('a host that hangs keeps three places at most, and gets no more requests after three failures', async () => {
    let atOnce = 0
    let most = 0
    const asked: string[] = []
    const many = {
      ...vehicle,
      images: Array.from({ length: 20 }, (_, index) => ({ url: `https://${pictureHostName}/${index}.jpg`, alt: null })),
    }
    const service = createService({
      findVehicle: () => Promise.resolve(many),
      work: {
        ...speakPlainly(createPhotoWork(host.rules), host.port),
        async fetch(url) {
          asked.push(url)
          atOnce += 1
          most = Math.max(most, atOnce)
          await new Promise((resolve) => setTimeout(resolve, 30))
          atOnce -= 1
          return { ok: false, fault: 'host', reason: 'not here within 8000 ms' }
        },
      },
    })
    const found = await Promise.all(
      withServedPictures(many, [pictureHostName]).images.map(({ url }) =>
        service.getPicture(url, site, { width: 320, format: 'webp' }),
      ),
    )
    expect(found.every((answer) => !answer.ok && answer.fault === 'host')).toBe(true)
    expect(most).toBe(3)
    expect(asked.length).toBeLessThanOrEqual(5)
  })

  test('SHARE-05 of the pictures that wait, that of a document is fetched first', async () => {
    let looked = 0
    const fetched: string[] = []
    const gate = Promise.withResolvers<void>()
    const service = createService({
      findVehicle: () => {
        looked += 1
        return Promise.resolve(vehicle)
      },
      work: {
        fetch: async (url) => {
          fetched.push(new URL(url).pathname)
          await gate.promise
          return { ok: true, bytes: photo }
        },
        encode: (master) => Promise.resolve(master),
        stop: () => undefined,
      },
    })
    const order = { width: 320, format: 'jpeg' } as const
    const names = ['1.jpg', 'bomb.png', 'page', 'down.jpg']
    const pages = names.map((name) => service.getPicture(pathOf(name), site, { ...order, need: 'page' }))
    await expect.poll(() => looked).toBe(4)
    const document = service.getPicture(pathOf('none.jpg'), site, order)
    await expect.poll(() => looked).toBe(5)
    await new Promise((resolve) => setImmediate(resolve))
    expect(fetched).toHaveLength(3)
    gate.resolve()
    await Promise.all([...pages, document])
    // Which of the four pages waited depends on the disk.
    expect([fetched.length, fetched[3]]).toEqual([5, '/none.jpg'])
  })

  test('a picture over which the worker dies is told of and left alone for a while', async () => {
    const service = createService({
      work: {
        ...speakPlainly(createPhotoWork(host.rules), host.port),
        fetch: () => Promise.reject(new Error('the worker for pictures of feeds ended (SIGKILL)')),
      },
    })
    const order = { width: 320, format: 'webp' } as const
    expect(await service.getPicture(pathOf('1.jpg'), site, order)).toEqual({ ok: false, fault: 'host' })
    expect(await service.getPicture(pathOf('1.jpg'), site, order)).toEqual({ ok: false, fault: 'host' })
    expect(troubles).toMatchObject([{ reason: expect.stringMatching(/SIGKILL/) }])
  })
})
