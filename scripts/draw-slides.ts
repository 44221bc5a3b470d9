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
import { drawingPathPrefix, type Backdrop } from '#pictures/drawing-source.ts'
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
  ['harbourside-toyota-offers', 'ute-toyota-white-07-toyotahilux2026', 'cool_grey'],
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

/** The head of a page: the vehicle at its right, and ground beside it, on which the words stand. */
const head = { width: 1600, height: 480 }
const headDrawing = 760
const headCutFrom = 60
/** Width over which the ground beside the drawing goes over into it. */
const headFade = 120

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
  const picture = await draw(key, 'front-quarter', backdrop, headDrawing)
  const cut = await sharp(picture)
    .extract({ left: 0, top: headCutFrom, width: headDrawing, height: head.height })
    .toBuffer()
  // The ground goes on to the left as it is at the edge of the drawing, without the grain that would make streaks.
  const left = head.width - headDrawing
  const width = left + headFade
  const fade = `<svg width="${width}" height="${head.height}"><linearGradient id="f"><stop offset="${left / width}"/>
    <stop offset="1" stop-opacity="0"/></linearGradient><rect fill="url(#f)" width="100%" height="100%"/></svg>`
  const edge = await sharp(cut)
    .extract({ left: 0, top: 0, width: 24, height: head.height })
    .resize(1, head.height, { fit: 'fill' })
    .blur(3)
    .resize(width, head.height, { fit: 'fill' })
    .ensureAlpha()
    .composite([{ input: Buffer.from(fade), blend: 'dest-in' }])
    .png()
    .toBuffer()
  const whole = await sharp(cut)
    .extend({ left })
    .composite([{ input: edge, left: 0, top: 0 }])
    .webp({ quality: 84 })
    .toBuffer()
  await sharp(whole).toFile(join(headFolder, `${name}.webp`))
  console.log(`${name}: ${Math.round(whole.length / 1024)} kB`)
}
