import sharp from 'sharp'
import { expect, test } from 'vitest'
import { countJpegScans } from './jpeg-scans.ts'
import { makePhoto } from './picture-host.ts'
import { prepareMaster } from './prepare-picture.ts'

/** A grey progressive JPEG of one block: the base, then one coefficient at one precision for each further scan. */
function makeManyScans(scans: number): Buffer {
  const oneCode = [1, ...Array.from({ length: 15 }, () => 0)]
  const parts: number[][] = [
    [0xff, 0xd8],
    [0xff, 0xdb, 0, 67, 0, ...Array.from({ length: 64 }, () => 1)],
    [0xff, 0xc2, 0, 11, 8, 0, 8, 0, 8, 1, 1, 0x11, 0],
    // Code 0 is 'no difference' in the first table, and in the second 'the block ends here'.
    [0xff, 0xc4, 0, 20, 0x00, ...oneCode, 0],
    [0xff, 0xc4, 0, 20, 0x10, ...oneCode, 0],
    [0xff, 0xda, 0, 8, 1, 1, 0, 0, 0, 0, 0x7f],
  ]
  for (let further = 1; further < scans; further += 1) {
    const coefficient = 1 + ((further - 1) % 63)
    const low = 13 - Math.floor((further - 1) / 63)
    parts.push([0xff, 0xda, 0, 8, 1, 1, 0, coefficient, coefficient, ((low === 13 ? 0 : low + 1) << 4) | low, 0x7f])
  }
  return Buffer.from([...parts.flat(), 0xff, 0xd9])
}

test('a JPEG of hundreds of scans is refused before it is decoded, and one of a hundred is read', async () => {
  expect(await prepareMaster(makeManyScans(800))).toMatchObject({
    ok: false,
    fault: 'unusable',
    reason: expect.stringContaining('scans'),
  })
  expect(await prepareMaster(makeManyScans(100))).toMatchObject({ ok: true })
})

test('scans are counted in the picture alone: not in its preview, and not behind its end', async () => {
  const photo = await makePhoto(640, 480)
  const progressive = await sharp(photo).jpeg({ progressive: true }).toBuffer()
  const scans = countJpegScans(progressive, 1_000)
  expect(scans).toBeGreaterThan(3)
  expect(countJpegScans(photo, 1_000)).toBe(1)
  const notes = Buffer.alloc(4 + 30_000, Buffer.from([0xff, 0xda]))
  notes.set([0xff, 0xe1, (30_000 + 2) >> 8, (30_000 + 2) & 0xff])
  const withPreview = Buffer.concat([progressive.subarray(0, 2), notes, progressive.subarray(2)])
  const withMovie = Buffer.concat([withPreview, Buffer.alloc(9_000, Buffer.from([0xff, 0xda]))])
  expect(countJpegScans(withMovie, 1_000)).toBe(scans)
})

test('what is cut off or is no JPEG is counted as far as it goes', () => {
  const whole = makeManyScans(40)
  for (let length = 0; length <= whole.length; length += 1)
    expect(countJpegScans(whole.subarray(0, length), 1_000)).toBeLessThanOrEqual(40)
  expect(countJpegScans(whole, 1_000)).toBe(40)
  expect(countJpegScans(whole, 7)).toBe(8)
  expect(countJpegScans(Buffer.from('GIF89a'), 7)).toBe(0)
})
