import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { makeBomb, makePhoto } from './picture-host.ts'
import { encodeServed, prepareMaster } from './prepare-picture.ts'

async function masterOf(source: Buffer): Promise<Buffer> {
  const prepared = await prepareMaster(source)
  if (!prepared.ok) throw new Error(prepared.reason)
  return prepared.bytes
}

describe('a picture as it is kept', () => {
  test('at most 1280 wide or high, never larger than it came', async () => {
    expect(await sharp(await masterOf(await makePhoto(1600, 1200))).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1280,
      height: 960,
    })
    expect(await sharp(await masterOf(await makePhoto(200, 150))).metadata()).toMatchObject({ width: 200, height: 150 })
    expect(await sharp(await masterOf(await makePhoto(600, 2400))).metadata()).toMatchObject({
      width: 320,
      height: 1280,
    })
  })

  test("stands upright and tells nothing of the camera's notes", async () => {
    const lying = await sharp(await makePhoto(64, 48))
      .withExif({ IFD0: { Copyright: 'Someone' }, IFD3: { GPSLatitudeRef: 'S' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const about = await sharp(await masterOf(lying)).metadata()
    expect(about).toMatchObject({ width: 48, height: 64 })
    expect(about.exif).toBeUndefined()
    expect(about.orientation).toBeUndefined()
  })

  test.each(['png', 'webp', 'gif', 'avif'] as const)('a %s is read', async (format) => {
    const source = await sharp(await makePhoto(64, 48))
      .toFormat(format)
      .toBuffer()
    expect((await sharp(await masterOf(source)).metadata()).format).toBe('jpeg')
  })

  test('a PNG of 30,000 by 30,000 pixels is refused by its header, at once', async () => {
    const began = performance.now()
    expect(await prepareMaster(makeBomb(30_000, 30_000))).toMatchObject({
      ok: false,
      reason: expect.stringMatching(/pixel/i),
    })
    expect(performance.now() - began).toBeLessThan(2_000)
  })

  test('so is one of a billion pixels in a line, and one cut off in the midst', async () => {
    expect(await prepareMaster(makeBomb(1_000_000_000, 1))).toMatchObject({ ok: false })
    const photo = await makePhoto(640, 480)
    expect(await prepareMaster(photo.subarray(0, photo.length / 2))).toMatchObject({ ok: false })
  })
})

describe('a picture as it is served', () => {
  test.each([
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['jpeg', 'jpeg'],
  ] as const)('%s in the width asked, and never wider than it is', async (format, written) => {
    const master = await masterOf(await makePhoto(800, 600))
    expect(await sharp(await encodeServed(master, 320, format)).metadata()).toMatchObject({
      format: written,
      width: 320,
      height: 240,
    })
    expect(await sharp(await encodeServed(master, 1280, format)).metadata()).toMatchObject({ width: 800, height: 600 })
  })
})
