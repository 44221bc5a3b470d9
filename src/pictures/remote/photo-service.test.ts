import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { pathOf, usePhotoTestBed } from './photo-service.testkit.ts'
import { makePhoto, sendPicture } from './picture-host.ts'

const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
const day = 86_400_000

const bed = usePhotoTestBed()

describe("a feed's picture", () => {
  test.each([
    [chrome, '?w=320', 'image/avif', 'heif', 320],
    ['image/webp,*/*', '?w=640', 'image/webp', 'webp', 640],
    ['image/jpeg', '?w=400', 'image/jpeg', 'jpeg', 640],
    [chrome, '?w=320&f=jpeg', 'image/jpeg', 'jpeg', 320],
    [chrome, '?w=1280&f=webp', 'image/webp', 'webp', 800],
  ])('CARD-04 VDP-11 asked for with %s and %s comes as %s', async (accept, query, type, format, width) => {
    const get = await bed.serve(bed.createService())
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
    const get = await bed.serve(bed.createService())
    const queries = ['?w=320', '?w=320', '?w=640', '?w=320&f=jpeg', '?w=960&f=webp']
    const found = await Promise.all(queries.map((query) => get(`${pathOf('1.jpg')}${query}`, { accept: chrome })))
    expect(found.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(bed.host.asked).toEqual(['/1.jpg'])
  })

  test('is not fetched again after a start, nor looked up once it is finished', async () => {
    const path = `${pathOf('1.jpg')}?w=320&f=webp`
    const first = await (await bed.serve(bed.createService()))(path)
    await expect.poll(() => bed.listKept()).toHaveLength(2)
    const get = await bed.serve(bed.createService({ findVehicle: () => Promise.reject(new Error('not to be asked')) }))
    expect((await get(path)).body).toEqual(first.body)
    expect(bed.host.asked).toEqual(['/1.jpg'])
  })

  test('is looked for anew within a week, and the earlier one shown while its host is in trouble', async () => {
    const get = await bed.serve(bed.createService())
    const path = `${pathOf('1.jpg')}?w=640&f=jpeg`
    const first = await get(path)
    bed.answers['/1.jpg'] = (_request, response) => void response.writeHead(503).end()
    bed.time += 7 * day
    expect(await get(path)).toMatchObject({ status: 200, body: first.body })
    expect(bed.host.asked).toHaveLength(2)
    expect(bed.troubles).toMatchObject([{ fault: 'host', reason: 'answered 503' }])
    bed.answers['/1.jpg'] = sendPicture(await makePhoto(400, 300))
    bed.time += 5 * 60_000
    const later = await get(path)
    expect(await sharp(later.body).metadata()).toMatchObject({ width: 400 })
    expect(later.headers.etag).not.toBe(first.headers.etag)
  })

  test('the folder stays within its limit: what was used longest ago goes, and is fetched again', async () => {
    const path = `${pathOf('1.jpg')}?w=320&f=jpeg`
    // Whatever is kept goes at once; a service that starts may still find it in the moment between.
    await expect
      .poll(async () => {
        const get = await bed.serve(bed.createService({ diskBytes: 1, memoryBytes: 1 }))
        return [(await get(path)).status, bed.host.asked.length > 1]
      })
      .toEqual([200, true])
    await expect.poll(() => bed.listKept()).toHaveLength(0)
  })
})
