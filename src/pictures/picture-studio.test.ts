import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { QueueFullError } from '#concurrency/work-queue.ts'
import { vehicleDrawings } from '#demo/vehicle-drawings.ts'
import { buildTestSite } from '#site/test-site.ts'
import { servePictures, type GetPicture } from '#tests/fixtures/picture-server.ts'
import { createPictureStudio, type DrawingGate, type StudioOptions } from './picture-studio.ts'

const site = buildTestSite({ theme: { studio: 'cool_grey' } })
const path = '/vehicle-art/suv-toyota-white-07/side'
const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

let directory: string
let drawn: string[]
let troubles: unknown[]

type Draw = (name: string) => string

const blank: Draw = () => '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="960"/>'

/** Draws something small for each vehicle, of a size that its seed gives, and notes which drawing it was. */
const drawDisc: Draw = (name) => {
  drawn.push(name)
  const radius = 100 + Number(/-(\d\d)\//.exec(name)?.[1])
  const disc = `<circle cx="640" cy="480" r="${radius}" fill="#fff"/>`
  const ground = '<rect width="1280" height="960" fill="#c33"/>'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="960">${ground}${disc}</svg>`
}

/** The demo's paths, drawn by `draw`. */
function drawingsBy(draw: Draw): StudioOptions['loadDrawings'] {
  return () =>
    Promise.resolve({
      find(asked, backdrop) {
        const drawing = vehicleDrawings.find(asked, backdrop)
        return drawing === null ? null : { name: drawing.name, draw: () => draw(drawing.name) }
      },
    })
}

/** One studio behind a server of its own. */
function serve(options: Partial<StudioOptions> = {}, gate?: DrawingGate): Promise<GetPicture> {
  const studio = createPictureStudio({
    directory,
    memoryBytes: 1024 * 1024,
    loadDrawings: drawingsBy(drawDisc),
    onTrouble: (error) => troubles.push(error),
    ...options,
  })
  return servePictures((request, response, asked) => studio.answer(request, response, asked, site, gate))
}

const listKept = async (): Promise<string[]> =>
  (await readdir(directory, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/** Files appear after the answer. */
async function waitForKept(count: number): Promise<string[]> {
  await expect.poll(async () => (await listKept()).filter((file) => !file.endsWith('.part')).length).toBe(count)
  return listKept()
}

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-pictures-'))
  drawn = []
  troubles = []
})
afterEach(async () => {
  // A picture may still be on its way to the disk, because nobody waits for it.
  await rm(directory, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 })
})

describe('what an anonymous visitor may have drawn', () => {
  test('API-04 a drawing of no vehicle of the site is answered with 404 and not drawn', async () => {
    const get = await serve({}, { includes: (_site, asked) => Promise.resolve(asked === path), mayDraw: () => true })
    expect((await get('/vehicle-art/suv-toyota-white-08/side?w=320')).status).toBe(404)
    expect(drawn).toEqual([])
    expect((await get(`${path}?w=320`)).status).toBe(200)
  })

  test('API-04 beyond the rate limit a drawing is refused with 429, and what is in memory is not counted', async () => {
    let left = 1
    const get = await serve({}, { includes: () => Promise.resolve(true), mayDraw: () => (left -= 1) >= 0 })
    expect((await get(`${path}?w=320`)).status).toBe(200)
    for (let repeat = 0; repeat < 3; repeat += 1) expect((await get(`${path}?w=320`)).status).toBe(200)
    const refused = await get(`${path}?w=640`)
    expect([refused.status, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
      429,
      '60',
      'no-store',
    ])
    expect(drawn).toHaveLength(1)
  })
})

describe('picture studio', () => {
  test.each([
    [chrome, '', 'image/avif', 'heif'],
    ['image/webp,*/*', '', 'image/webp', 'webp'],
    ['image/jpeg', '', 'image/jpeg', 'jpeg'],
    [chrome, '&f=jpeg', 'image/jpeg', 'jpeg'],
    [chrome, '&f=png', 'image/avif', 'heif'],
  ])('answers Accept %s%s with %s of the width asked for', async (accept, query, type, format) => {
    const get = await serve()
    const answer = await get(`${path}?w=320${query}`, { accept })
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': type,
      vary: 'Accept',
      'cache-control': 'public, max-age=2592000, immutable',
      'content-length': String(answer.body.length),
    })
    expect(await sharp(answer.body).metadata()).toMatchObject({ format, width: 320, height: 240 })
  })

  test.each([
    ['?w=1', 320],
    ['?w=320', 320],
    ['?w=321', 640],
    ['?w=800', 960],
    ['?w=1280', 1280],
    ['?w=9999', 1280],
    ['?w=99999', 960],
    ['?w=-5', 960],
    ['?w=abc', 960],
    ['?w=640&w=320', 640],
    ['', 960],
  ])('%s is drawn %i wide', async (query, width) => {
    const get = await serve()
    expect((await sharp((await get(`${path}${query}`, { accept: 'image/webp' })).body).metadata()).width).toBe(width)
  })

  test('hands the overlay to the renderer, and keeps drawings apart that differ by its input alone', async () => {
    const encoded: unknown[] = []
    const get = await serve({
      loadDrawings: () =>
        Promise.resolve({
          find: (asked) => ({
            name: asked,
            draw: () => blank(asked),
            overlay: { program: 'file:///overlay.js', input: { of: asked.split('/')[2] } },
          }),
        }),
      encode: (_svg, _width, _format, overlay) => {
        encoded.push(overlay?.input)
        return Promise.resolve(Buffer.from(JSON.stringify(overlay)))
      },
    })
    const [first, second] = [await get('/vehicle-art/a/side?w=320'), await get('/vehicle-art/b/side?w=320')]
    expect(encoded).toEqual([{ of: 'a' }, { of: 'b' }])
    expect(first.body).not.toEqual(second.body)
    expect(first.headers.etag).not.toBe(second.headers.etag)
  })

  test('refuses what it does not draw and does not let it be stored', async () => {
    const get = await serve()
    for (const target of [
      '/vehicle-art/suv-toyota-pink-07/side',
      '/vehicle-art/suv-toyota-white-07/top',
      '/vehicle-art/suv-toyota-white-07',
      '/vehicle-art/',
      '/vehicle-art/../secret/side',
      `/vehicle-art/${'a'.repeat(500)}/side`,
    ]) {
      const { status, headers } = await get(target)
      expect([target, status, headers['cache-control']]).toEqual([target, 404, 'no-store'])
    }
    expect((await get(path, {}, 'POST')).status).toBe(405)
    expect((await get('/cars/vehicle-art')).status).toBe(418)
    expect(drawn).toEqual([])
  })

  test('sends no body to HEAD and none to a visitor who has the picture', async () => {
    const get = await serve()
    const whole = await get(`${path}?w=320`)
    const head = await get(`${path}?w=320`, {}, 'HEAD')
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      whole.headers['content-length'],
    ])
    const again = await get(`${path}?w=320`, { 'if-none-match': String(whole.headers['etag']) })
    expect([again.status, again.body.length, again.headers['etag']]).toEqual([304, 0, whole.headers['etag']])
    expect((await get(`${path}?w=640`, { 'if-none-match': String(whole.headers['etag']) })).status).toBe(200)
  })

  test('draws once for any number of requests at the same time', async () => {
    const get = await serve()
    const answers = await Promise.all(Array.from({ length: 12 }, () => get(`${path}?w=320`, { accept: chrome })))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.toString('base64')}`)).size).toBe(1)
    expect(drawn).toEqual([`studio${path}`])
    await waitForKept(1)
  })

  test.each([1, 2])('renders as many different pictures at once as it may: %i', async (atOnce) => {
    let [underWay, most] = [0, 0]
    const encode: StudioOptions['encode'] = async (svg) => {
      underWay += 1
      most = Math.max(most, underWay)
      await new Promise((resolve) => setTimeout(resolve, 5))
      underWay -= 1
      return Buffer.from(svg)
    }
    const get = await serve({ atOnce, encode })
    await Promise.all([1, 2, 3, 4].map((seed) => get(`/vehicle-art/suv-toyota-white-0${seed}/side?w=320`)))
    expect(most).toBe(atOnce)
    await waitForKept(4)
  })

  test('finds finished pictures on disk after a start, and those of an earlier drawing no more', async () => {
    const first = await (await serve())(`${path}?w=320`)
    const [file = ''] = await waitForKept(1)
    // What lies on disk is what is answered: proof that nothing was encoded again.
    const mark = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#00f' } })
      .webp()
      .toBuffer()
    await writeFile(file, mark)
    const second = await (await serve())(`${path}?w=320`)
    expect(second.body.equals(mark)).toBe(true)
    expect(second.headers['etag']).toBe(first.headers['etag'])
    const redrawn = await (await serve({ loadDrawings: drawingsBy(blank) }))(`${path}?w=320`)
    expect(redrawn.body.equals(mark)).toBe(false)
    expect(redrawn.headers['etag']).not.toBe(first.headers['etag'])
  })

  test('draws anew in place of a file that lost its bytes', async () => {
    const first = await (await serve())(`${path}?w=320`)
    const [file = ''] = await waitForKept(1)
    await writeFile(file, '')
    const second = await (await serve())(`${path}?w=320`)
    expect(second.body.equals(first.body)).toBe(true)
    await expect.poll(async () => (await readFile(file)).length).toBe(first.body.length)
  })

  test('answers rightly when its folder cannot be used, and says so once', async () => {
    const blocked = join(directory, 'a-file')
    await writeFile(blocked, 'not a folder')
    const get = await serve({ directory: blocked, memoryBytes: 0 })
    for (const width of [320, 640, 320]) {
      const { status, body } = await get(`${path}?w=${width}`, { accept: 'image/webp' })
      expect([status, (await sharp(body).metadata()).width]).toEqual([200, width])
    }
    await expect.poll(() => troubles.length).toBe(1)
  })

  test('a failed drawing fails its request and is tried again', async () => {
    let broken = true
    const get = await serve({
      loadDrawings: drawingsBy((name) => (broken ? 'no drawing' : blank(name))),
    })
    expect((await get(`${path}?w=320`)).status).toBe(500)
    broken = false
    expect((await get(`${path}?w=320`)).status).toBe(200)
  })

  test('a flood of new pictures is turned away for a while, and the rest is answered', async () => {
    const get = await serve({ longestQueue: 10 })
    const keys = Array.from(
      { length: 40 },
      (_, index) => `/vehicle-art/suv-toyota-white-${String(index).padStart(2, '0')}/side?w=320`,
    )
    const answers = await Promise.all(keys.map((key) => get(key, { accept: 'image/webp' })))
    const refused = answers.filter(({ status }) => status === 503)
    expect(answers.filter(({ status }) => status === 200).length + refused.length).toBe(40)
    expect(refused.length).toBeGreaterThan(0)
    for (const { headers } of refused)
      expect([headers['retry-after'], headers['cache-control']]).toEqual(['5', 'no-store'])
  })

  test('a flood for one site is turned away at half of the queue, which is left to the others', async () => {
    let open: () => void = () => undefined
    const gate = new Promise<void>((resolve) => (open = resolve))
    const studio = createPictureStudio({
      directory,
      memoryBytes: 1024 * 1024,
      loadDrawings: drawingsBy(drawDisc),
      encode: () => gate.then(() => Buffer.from('picture')),
      longestQueue: 4,
    })
    const order = { width: 320, format: 'webp', backdrop: 'cool_grey' } as const
    const ask = (slug: string, seed: string) =>
      studio
        .getPicture(`/vehicle-art/suv-toyota-white-${seed}/side`, { ...order, site: slug })
        .then((picture) => (picture === null ? 'none' : 'drawn'))
        .catch((error: unknown) => (error instanceof QueueFullError ? 'refused' : 'failed'))
    const flood = [ask('one', '01'), ask('one', '02'), ask('one', '03')]
    await expect(flood[2]).resolves.toBe('refused')
    // What is being drawn already is for everybody.
    const others = [ask('two', '04'), ask('one', '01'), ask('two', '02')]
    open()
    expect(await Promise.all([...flood, ...others])).toEqual(['drawn', 'drawn', 'refused', 'drawn', 'drawn', 'drawn'])
    expect(await ask('one', '03')).toBe('drawn')
  })
})
