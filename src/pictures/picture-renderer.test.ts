import { getPriority } from 'node:os'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { createPictureRenderer, type PictureRenderer } from './picture-renderer.ts'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"><rect width="64" height="48" fill="#c33"/></svg>'
let renderer: PictureRenderer
afterEach(() => renderer.stop())

test('renders each order as it was given, at lower priority than the server', async () => {
  renderer = createPictureRenderer()
  const pictures = await Promise.all([
    renderer.encode(svg, 32, 'webp'),
    renderer.encode(svg, 16, 'jpeg'),
    renderer.encode(svg, 64, 'avif'),
  ])
  expect(
    await Promise.all(
      pictures.map(async (picture) => {
        const { format, width } = await sharp(picture).metadata()
        return `${format} ${width}`
      }),
    ),
  ).toEqual(['webp 32', 'jpeg 16', 'heif 64'])
  // Ten below this process, whatever priority the test run has; 19 is the lowest that there is.
  expect(getPriority(renderer.pid ?? 0)).toBe(Math.min(getPriority() + 10, 19))
})

test('VDP-11 makes previews in its own process, and rejects what is not a picture', async () => {
  renderer = createPictureRenderer()
  const picture = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#b02020' } })
    .webp()
    .toBuffer()
  const preview = await renderer.encodePreview(picture)
  expect(await sharp(preview).metadata()).toMatchObject({ format: 'webp', width: 16, height: 12 })
  expect(renderer.pid).not.toBe(process.pid)
  await expect(renderer.encodePreview(Buffer.from('no picture'))).rejects.toThrow()
})

test('SHARE-05 scales a logo into its box, with what is transparent in it', async () => {
  renderer = createPictureRenderer()
  const logo = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 24"><circle cx="24" cy="12" r="9"/></svg>',
  )
  const png = await renderer.encodeLogo(logo, { width: 1000, height: 160 })
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 320, height: 160, hasAlpha: true })
  await expect(renderer.encodeLogo(Buffer.from('no picture'), { width: 10, height: 10 })).rejects.toThrow()
})

test('rejects what is not a drawing and goes on', async () => {
  renderer = createPictureRenderer()
  await expect(renderer.encode('no drawing', 32, 'webp')).rejects.toThrow()
  expect((await sharp(await renderer.encode(svg, 32, 'webp')).metadata()).width).toBe(32)
})

test('starts again after its process was killed; the request under way rejects', async () => {
  renderer = createPictureRenderer()
  await renderer.encode(svg, 32, 'webp')
  const lost = renderer.encode(svg, 64, 'avif')
  process.kill(renderer.pid ?? Number.NaN, 'SIGKILL')
  await expect(lost).rejects.toThrow(/SIGKILL/)
  expect((await sharp(await renderer.encode(svg, 32, 'webp')).metadata()).width).toBe(32)
})
