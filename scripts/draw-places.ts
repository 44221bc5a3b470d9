// Writes the drawn locations of the demonstration to public/places:  node scripts/draw-places.ts
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type WebpOptions } from 'sharp'
import { drawDemoPlaces } from '#demo/place-art/demo-places.ts'
import { vehicleDrawings } from '#demo/vehicle-drawings.ts'
import { drawingPathPrefix, type RenderOverlay } from '#pictures/drawing-source.ts'
import { loadSiteFiles } from '#server/load-site-files.ts'
import { partShadow, type Pixels } from './part-shadow.ts'
import { paintSigns } from './sign-font.ts'

/** Width of a vehicle's picture in pixels, a fifth more than its width in units of the drawing. */
const pictureWidth = 420

interface VehiclePictures {
  readonly vehicle: string
  readonly shadow: string
}

const pictures = new Map<string, Promise<VehiclePictures>>()

/** As data URLs: an SVG in an <img> may load no other file. */
async function encode({ pixels, width, height }: Pixels, resized: number, options: WebpOptions): Promise<string> {
  const webp = await sharp(Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength), {
    raw: { width, height, channels: 4 },
  })
    .resize(resized)
    .webp(options)
    .toBuffer()
  return `data:image/webp;base64,${webp.toString('base64')}`
}

/** The vehicle and its shadow without the backdrop. */
async function renderVehicle(key: string): Promise<VehiclePictures> {
  const overlay = vehicleDrawings.find(`${drawingPathPrefix}${key}/front-quarter`, 'warm_paper')?.overlay
  if (overlay === undefined) throw new Error(`'${key}' is not the key of a modelled vehicle`)
  const { renderOverlay } = (await import(overlay.program)) as { renderOverlay: RenderOverlay<object> }
  const { vehicle, shadow } = partShadow(renderOverlay(overlay.input, pictureWidth * 2))
  return {
    vehicle: await encode(vehicle, pictureWidth, { quality: 62, alphaQuality: 60 }),
    // Fewer steps of opacity would show as rings.
    shadow: await encode(shadow, shadow.width, { quality: 1, alphaQuality: 100 }),
  }
}

/** The drawing with the pictures of its vehicles. */
async function parkVehicles(svg: string): Promise<string> {
  let whole = svg
  for (const [place, what = '', key = ''] of svg.matchAll(/data-(shadow|vehicle)="([^"]+)" href=""/g)) {
    const rendered = pictures.get(key) ?? renderVehicle(key)
    pictures.set(key, rendered)
    const { vehicle, shadow } = await rendered
    whole = whole.replace(place, `data-${what}="${key}" href="${what === 'shadow' ? shadow : vehicle}"`)
  }
  return whole
}

const root = join(import.meta.dirname, '..')
const files = await loadSiteFiles('sites', root)
await mkdir(join(root, 'public/places'), { recursive: true })
for (const place of drawDemoPlaces(files.map(({ document }) => document)))
  await writeFile(join(root, 'public', place.path), await parkVehicles(await paintSigns(place)))
