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

test('puts an overlay over the drawing, and rejects a program without one', async () => {
  renderer = createPictureRenderer()
  const green = (from: number, to: number): string =>
    `i % 4 === 3 ? (i / 4 % width < width / 2 ? ${from} : ${to}) : i % 4 === 1 ? input.green : 0`
  const program = `data:text/javascript,export const renderOverlay = (input, width) => { const height = width * 3 / 4;
    return { width, height, pixels: Uint8Array.from({ length: width * height * 4 }, (_, i) => ${green(255, 0)}) } }`
  const picture = await renderer.encode(svg, 32, 'webp', { program, input: { green: 200 } })
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (column: number): readonly number[] => [
    ...data.subarray((12 * 32 + column) * info.channels).subarray(0, 3),
  ]
  expect([info.width, info.height]).toEqual([32, 24])
  const [left, right] = [at(6), at(26)]
  expect(Math.max(...[0, 200, 0].map((value, index) => Math.abs(value - (left[index] ?? 0))))).toBeLessThan(30)
  expect(Math.max(...[0xcc, 0x33, 0x33].map((value, index) => Math.abs(value - (right[index] ?? 0))))).toBeLessThan(30)
  const without = { program: 'data:text/javascript,export const other = 1', input: {} }
  await expect(renderer.encode(svg, 32, 'webp', without)).rejects.toThrow(/exports no renderOverlay/)
})
