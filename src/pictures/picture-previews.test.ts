import sharp from 'sharp'
import { expect, test } from 'vitest'
import { buildTestSite } from '#site/test-site.ts'
import { encodePreview } from './encode-preview.ts'
import { createPicturePreviews } from './picture-previews.ts'

const site = buildTestSite()
const picture = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#b02020' } })
  .webp()
  .toBuffer()

function createDesk(read: () => Promise<Buffer | null>) {
  const clock = { now: 0 }
  const asked: string[] = []
  const previews = createPicturePreviews({
    read: (of, url, order) => {
      asked.push(`${of.slug} ${url} ${order.width} ${order.format} ${order.need}`)
      return read()
    },
    encode: (given) => {
      const made = encodePreview(given)
      encodings.push(made)
      return made
    },
    now: () => clock.now,
    limitBytes: 100_000,
  })
  return { previews, asked, clock }
}

/** Encodings of all tests; a busy machine takes long over one. */
const encodings: Promise<unknown>[] = []

const turn = () => new Promise((resolve) => setTimeout(resolve, 20))

/** Waits until nothing is under way. */
async function settle(): Promise<void> {
  await turn()
  await Promise.allSettled(encodings)
  await turn()
}

test('VDP-11 a preview is made once, on the first call, and has few bytes and the picture colour', async () => {
  const { previews, asked } = createDesk(() => Promise.resolve(picture))
  expect(previews.find(site, '/vehicle-art/a/side')).toBeNull()
  expect(previews.find(site, '/vehicle-art/a/side')).toBeNull()
  await expect.poll(() => previews.find(site, '/vehicle-art/a/side')).not.toBeNull()
  expect(asked).toEqual(['test-site /vehicle-art/a/side 320 webp preview'])

  const preview = previews.find(site, '/vehicle-art/a/side') ?? ''
  expect(preview).toMatch(/^data:image\/webp;base64,[A-Za-z0-9+/=]+$/)
  expect(preview.length).toBeLessThan(300)
  const { data, info } = await sharp(Buffer.from(preview.split(',')[1] ?? '', 'base64'))
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([16, 12])
  expect(data[0]).toBeGreaterThan(150)
  expect(data[1]).toBeLessThan(60)
})

test.each([
  ['that does not exist', () => Promise.resolve(null)],
  ['whose host is in trouble', () => Promise.reject(new Error('no answer'))],
  ['that cannot be read', () => Promise.resolve(Buffer.from('no picture'))],
] as const)('VDP-11 a picture %s has no preview, and is asked for again only after a while', async (_case, read) => {
  const { previews, asked, clock } = createDesk(read)
  previews.find(site, '/pictures/a/b')
  await settle()
  expect(previews.find(site, '/pictures/a/b')).toBeNull()
  await settle()
  expect(asked).toHaveLength(1)
  clock.now = 11 * 60_000
  previews.find(site, '/pictures/a/b')
  await settle()
  expect(asked).toHaveLength(2)
})

test('VDP-11 a site is never given the preview of another', async () => {
  const { previews, asked } = createDesk(() => Promise.resolve(picture))
  previews.find(site, '/pictures/a/b')
  await expect.poll(() => previews.find(site, '/pictures/a/b')).not.toBeNull()
  expect(previews.find({ ...site, slug: 'other' }, '/pictures/a/b')).toBeNull()
  await settle()
  expect(asked).toEqual(['test-site /pictures/a/b 320 webp preview', 'other /pictures/a/b 320 webp preview'])
})
