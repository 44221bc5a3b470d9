import { describe, expect, test } from 'vitest'
import { withServedPictures } from '#domain/picture/served-pictures.ts'
import { buildTestSite } from '#site/test-site.ts'
import { pathOf, site, usePhotoTestBed, vehicle } from './photo-service.testkit.ts'
import { pictureHostName, sendPicture } from './picture-host.ts'

const bed = usePhotoTestBed()

describe('what cannot be shown', () => {
  test.each([
    ['bomb.png', 404, 'unusable', /pixel/i],
    ['page', 404, 'unusable', /content type text\/html/],
    ['none.jpg', 404, 'unusable', /404/],
    ['down.jpg', 502, 'host', /503/],
  ])('%s answers %i, is told of once with its reason and not asked for again', async (name, status, fault, reason) => {
    const get = await bed.serve(bed.createService())
    for (const width of [320, 640, 320])
      expect(await get(`${pathOf(name)}?w=${width}`)).toMatchObject({
        status,
        headers: { 'cache-control': 'public, max-age=60' },
      })
    expect(bed.host.asked).toEqual([`/${name}`])
    expect(bed.troubles).toEqual([
      {
        site: 'one',
        vehicle: vehicle.id,
        url: `https://${pictureHostName}/${name}`,
        fault,
        reason: expect.stringMatching(reason),
      },
    ])
    expect(await bed.listKept()).toEqual([])
  })

  test('a host that was down is asked again after two minutes', async () => {
    const get = await bed.serve(bed.createService())
    expect((await get(pathOf('down.jpg'))).status).toBe(502)
    bed.answers['/down.jpg'] = sendPicture(bed.photo)
    bed.time += 2 * 60_000
    expect((await get(pathOf('down.jpg'))).status).toBe(200)
  })

  test('TEN-07 the server fetches only pictures of vehicles of the site, and only from listed hosts', async () => {
    const get = await bed.serve(bed.createService())
    for (const path of [
      `/pictures/${vehicle.id}/aaaaaaaaaaaaaa`,
      '/pictures/abcdefgh23456799/aaaaaaaaaaaaaa',
      '/pictures/https://pictures.example/1.jpg',
      '/pictures/',
      `/pictures/${vehicle.id}`,
    ])
      expect((await get(path)).status).toBe(404)
    const elsewhere = await bed.serve(
      bed.createService(),
      buildTestSite({ slug: 'two', images: { hosts: [pictureHostName] } }),
    )
    expect((await elsewhere(pathOf('1.jpg'))).status).toBe(404)
    const unlisted = await bed.serve(
      bed.createService(),
      buildTestSite({ slug: 'one', images: { hosts: ['other.example'] } }),
    )
    expect((await unlisted(pathOf('1.jpg'))).status).toBe(404)
    const off = await bed.serve(bed.createService(), buildTestSite({ slug: 'one' }))
    expect((await off(pathOf('1.jpg'))).status).toBe(404)
    expect(bed.host.asked).toEqual([])
  })

  test('pictures are only read, and other paths are not ours', async () => {
    const get = await bed.serve(bed.createService())
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
    const service = bed.createService({
      findVehicle: () => Promise.resolve(many),
      work: {
        ...bed.createWork(),
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
    const service = bed.createService({
      findVehicle: () => {
        looked += 1
        return Promise.resolve(vehicle)
      },
      work: {
        fetch: async (url) => {
          fetched.push(new URL(url).pathname)
          await gate.promise
          return { ok: true, trouble: null }
        },
        has: () => Promise.resolve(false),
        encode: () => Promise.resolve(bed.photo),
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

  test('a master that is given up before it was encoded is fetched once more', async () => {
    const order = { width: 320, format: 'webp' } as const
    let encoded = 0
    const work = bed.createWork()
    const once = bed.createService({
      work: { ...work, encode: (...sizes) => ((encoded += 1) === 1 ? Promise.resolve(null) : work.encode(...sizes)) },
    })
    expect(await once.getPicture(pathOf('1.jpg'), site, order)).toMatchObject({ ok: true })
    expect(encoded).toBe(2)
    const never = bed.createService({ work: { ...work, encode: () => Promise.resolve(null) } })
    const wider = { ...order, width: 640 } as const
    expect(await never.getPicture(pathOf('1.jpg'), site, wider)).toEqual({ ok: false, fault: 'host' })
    // It is not remembered as a fault of the picture.
    expect(await once.getPicture(pathOf('1.jpg'), site, wider)).toMatchObject({ ok: true })
  })

  test('the operator is told that the folder cannot keep a picture, which is shown all the same', async () => {
    const told: string[] = []
    const work = bed.createWork()
    const service = bed.createService({
      work: {
        ...work,
        fetch: async (...asked) => ({ ...(await work.fetch(...asked)), trouble: 'ENOSPC: no space left on device' }),
      },
      onTrouble: (error) => told.push(String(error)),
    })
    expect(await service.getPicture(pathOf('1.jpg'), site, { width: 320, format: 'webp' })).toMatchObject({ ok: true })
    expect(told).toEqual(['Error: ENOSPC: no space left on device'])
  })

  test('a process that ends while it is asked for what it keeps costs a fetch', async () => {
    const service = bed.createService({
      work: {
        ...bed.createWork(),
        has: () => Promise.reject(new Error('the worker for feed pictures ended (SIGKILL)')),
      },
    })
    expect(await service.getPicture(pathOf('1.jpg'), site, { width: 320, format: 'webp' })).toMatchObject({ ok: true })
    expect(bed.host.asked).toEqual(['/1.jpg'])
  })

  test('a picture over which the worker dies is told of and left alone for a while', async () => {
    const service = bed.createService({
      work: {
        ...bed.createWork(),
        fetch: () => Promise.reject(new Error('the worker for pictures of feeds ended (SIGKILL)')),
      },
    })
    const order = { width: 320, format: 'webp' } as const
    expect(await service.getPicture(pathOf('1.jpg'), site, order)).toEqual({ ok: false, fault: 'host' })
    expect(await service.getPicture(pathOf('1.jpg'), site, order)).toEqual({ ok: false, fault: 'host' })
    expect(bed.troubles).toMatchObject([{ reason: expect.stringMatching(/SIGKILL/) }])
  })
})
