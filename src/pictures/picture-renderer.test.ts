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
  expect(getPriority(renderer.pid ?? 0)).toBeGreaterThan(getPriority())
})

test('tells of what is no drawing and goes on', async () => {
  renderer = createPictureRenderer()
  await expect(renderer.encode('no drawing', 32, 'webp')).rejects.toThrow()
  expect((await sharp(await renderer.encode(svg, 32, 'webp')).metadata()).width).toBe(32)
})

test('starts again after its process was killed; what it was at fails', async () => {
  renderer = createPictureRenderer()
  await renderer.encode(svg, 32, 'webp')
  const lost = renderer.encode(svg, 64, 'avif')
  process.kill(renderer.pid ?? Number.NaN, 'SIGKILL')
  await expect(lost).rejects.toThrow(/SIGKILL/)
  expect((await sharp(await renderer.encode(svg, 32, 'webp')).metadata()).width).toBe(32)
})
