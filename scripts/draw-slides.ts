/**
 * Draws the pictures of the promo sliders of the demo sites into public/slides, and those of the heads of pages into
 * public/heads: `node scripts/draw-slides.ts`. Run by hand after a change of the lists below or of the drawn vehicles;
 * the files are part of the repository, because they have another shape than any picture that the platform draws on
 * request. A word after the command draws those alone whose name has it.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { vehicleDrawings } from '#demo/vehicle-drawings.ts'
import { drawingPathPrefix, type Backdrop, type Overlay, type RenderOverlay } from '#pictures/drawing-source.ts'
import { encodePicture } from '#pictures/encode-picture.ts'

/** In a landscape the number in the key chooses the time of day. */
const slides: readonly (readonly [name: string, vehicle: string, backdrop: Backdrop])[] = [
  ['harbourside-hilux', 'ute-toyota-white-07', 'cool_grey'],
  ['harbourside-rav4', 'suv-toyota-graphite-21', 'cool_grey'],
  ['harbourside-service', 'hatch-toyota-blue-03', 'cool_grey'],
  ['bigsky-carnival', 'peoplemover-korean-pearl-02', 'light_blue'],
  ['bigsky-electric', 'hatch-electric-orange-09', 'light_blue'],
  ['ridgeline-everest', 'largesuv-ford-navy-03', 'concrete'],
  ['ridgeline-tray', 'cabchassis-ford-white-08', 'concrete'],
  ['southern-cross-van', 'caravan-european-white-06', 'landscape'],
  ['southern-cross-bike', 'roadbike-japanese-teal-08', 'landscape'],
]

const heads: typeof slides = [
  ['bigsky-motors-offers', 'peoplemover-korean-pearl-02-kiacarnival2021', 'light_blue'],
  ['bigsky-motors-blog', 'wagon-subaru-green-09-subaruoutback2021', 'light_blue'],
  ['harbourside-toyota-offers', 'hatch-toyota-blue-03-toyotacorolla2018', 'cool_grey'],
  ['harbourside-toyota-blog', 'suv-toyota-graphite-21-toyotarav42019', 'cool_grey'],
  ['ridgeline-ford-offers', 'ute-ford-orange-11-fordranger2022', 'concrete'],
  ['ridgeline-ford-blog', 'largesuv-ford-navy-03-fordeverest2022', 'concrete'],
  ['southern-cross-caravans-offers', 'offroadcaravan-european-sand-08-bushtracker18ftcustom2014', 'landscape'],
  ['southern-cross-caravans-blog', 'caravan-european-white-05-jaycojourney17558touring2018', 'landscape'],
  ['tamar-valley-auto-offers', 'wagon-subaru-green-09-subaruoutback2021', 'warm_paper'],
  ['tamar-valley-auto-blog', 'hatch-mazda-blue-05-mazdamazda22014', 'warm_paper'],
]

/** The picture of a slide (CONTENT-02), which stands beside a panel with its words. */
const slide = { width: 1120, height: 560 }
/** A drawing is 4:3; above the vehicle and below its shadow it has room to spare. */
const drawn = { width: slide.width, height: (slide.width * 3) / 4 }
const cutFrom = 145

/** The head of a page: the vehicle in its right half, on ground as wide as the picture. */
const head = { width: 1600, height: 480 }
/** How large it may be, so that a lower frame cuts neither its roof nor its wheels, and where it stands. */
const headVehicle = { width: 560, height: 250, centre: 1230, foot: 400 }

const only = process.argv[2] ?? ''

async function draw(key: string, view: string, backdrop: Backdrop, width: number): Promise<Buffer> {
  const drawing = vehicleDrawings.find(`${drawingPathPrefix}${key}/${view}`, backdrop)
  if (drawing === null) throw new Error(`'${key}' is not the key of a drawn vehicle`)
  // Drawn twice as large, so that what its form loses does not show in the picture.
  const large = await encodePicture(drawing.draw(), width * 2, 'webp', drawing.overlay)
  return sharp(large)
    .resize(width, (width * 3) / 4)
    .png()
    .toBuffer()
}

/** The vehicle of a drawing without its backdrop, and where in its picture it stands (its shadow counts as ground). */
async function cutOut({ program, input }: Overlay, width: number) {
  const { renderOverlay } = (await import(program)) as { readonly renderOverlay: RenderOverlay<object> }
  const drawn = renderOverlay(input, width)
  const solid = (x: number, y: number): boolean => (drawn.pixels[(y * drawn.width + x) * 4 + 3] ?? 0) > 200
  const columns = Array.from({ length: drawn.width }, (_, x) => x)
  const rows = Array.from({ length: drawn.height }, (_, y) => y)
  const filled = rows.filter((y) => columns.some((x) => solid(x, y)))
  const reached = columns.filter((x) => rows.some((y) => solid(x, y)))
  const left = reached[0] ?? 0
  const top = filled[0] ?? 0
  const box = { left, top, width: (reached.at(-1) ?? 0) - left, height: (filled.at(-1) ?? 0) - top }
  return { drawn, box }
}

/** Takes the shadow away towards both sides of a drawing, whose frame cuts it. */
function drawFade(drawn: { readonly width: number; readonly height: number }, box: { left: number; width: number }) {
  const stop = (pixels: number, opacity: number): string =>
    `<stop offset="${pixels / drawn.width}" stop-opacity="${opacity}"/>`
  const stops = stop(0, 0) + stop(box.left, 1) + stop(box.left + box.width, 1) + stop(drawn.width, 0)
  return (
    `<svg width="${drawn.width}" height="${drawn.height}"><linearGradient id="f">${stops}</linearGradient>` +
    '<rect fill="url(#f)" width="100%" height="100%"/></svg>'
  )
}

/**
 * The head of a page. The backdrop is stretched to the sides, which its soft light and its ground bear, and the vehicle
 * stands in the middle of that light as it was drawn; nothing is joined, so there is no seam.
 */
async function drawHead(key: string, backdrop: Backdrop): Promise<Buffer> {
  const drawing = vehicleDrawings.find(`${drawingPathPrefix}${key}/front-quarter`, backdrop)
  if (drawing?.overlay === undefined) throw new Error(`'${key}' is not the key of a modelled vehicle`)
  const large = 1600
  const { drawn, box } = await cutOut(drawing.overlay, large)
  const scale = Math.min(headVehicle.width / box.width, headVehicle.height / box.height)
  const at = (pixels: number): number => Math.round(pixels * scale)
  const left = headVehicle.centre - at(box.left + box.width / 2)
  const top = headVehicle.foot - at(box.top + box.height)
  const size = { width: at(large), height: at((large * 3) / 4) }
  const ground = await sharp(Buffer.from(drawing.draw().replace('<svg', '<svg preserveAspectRatio="none"')))
    .resize(headVehicle.centre * 2, size.height, { fit: 'fill' })
    .png()
    .toBuffer()
  const raw = { width: drawn.width, height: drawn.height, channels: 4 } as const
  const vehicle = await sharp(Buffer.from(drawn.pixels), { raw })
    .composite([{ input: Buffer.from(drawFade(raw, box)), blend: 'dest-in' }])
    .png()
    .toBuffer()
  const small = await sharp(vehicle).resize(size.width, size.height).png().toBuffer()
  const above = Math.max(0, -top)
  const below = Math.max(0, above + head.height - size.height - Math.max(0, top))
  const picture = await sharp(ground)
    .extend({ top: Math.max(0, top), bottom: below, extendWith: 'copy' })
    .composite([{ input: small, left, top: Math.max(0, top) }])
    .png()
    .toBuffer()
  return sharp(picture)
    .extract({ left: 0, top: above, width: head.width, height: head.height })
    .webp({ quality: 84 })
    .toBuffer()
}

async function openFolder(name: string): Promise<string> {
  const folder = join(import.meta.dirname, '../public', name)
  await mkdir(folder, { recursive: true })
  return folder
}

const slideFolder = await openFolder('slides')
for (const [name, key, backdrop] of slides.filter(([each]) => each.includes(only))) {
  const picture = await draw(key, 'side', backdrop, drawn.width)
  const whole = await sharp(picture)
    .extract({ left: 0, top: cutFrom, ...slide })
    .webp({ quality: 84 })
    .toBuffer()
  await sharp(whole).toFile(join(slideFolder, `${name}.webp`))
  // A phone shows it at 3:2, for which the drawing is high enough.
  await sharp(picture)
    .extract({ left: 0, top: 64, width: slide.width, height: Math.round((slide.width * 2) / 3) })
    .resize(780, 520)
    .webp({ quality: 80 })
    .toFile(join(slideFolder, `${name}-phone.webp`))
  console.log(`${name}: ${Math.round(whole.length / 1024)} kB`)
}

const headFolder = await openFolder('heads')
for (const [name, key, backdrop] of heads.filter(([each]) => each.includes(only))) {
  const whole = await drawHead(key, backdrop)
  await sharp(whole).toFile(join(headFolder, `${name}.webp`))
  console.log(`${name}: ${Math.round(whole.length / 1024)} kB`)
}
