/**
 * Draws the pictures of the promo sliders of the demo sites into public/slides: `node scripts/draw-slides.ts`. Run by
 * hand after a change of the list below or of the drawn vehicles; the files are part of the repository, because a slide
 * has another shape than any picture that the platform draws on request.
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
  ['harbourside-service', 'wagon-toyota-blue-03', 'cool_grey'],
  ['bigsky-carnival', 'peoplemover-korean-pearl-02', 'light_blue'],
  ['bigsky-electric', 'hatch-electric-orange-09', 'light_blue'],
  ['ridgeline-everest', 'largesuv-ford-navy-03', 'concrete'],
  ['ridgeline-tray', 'cabchassis-ford-white-08', 'concrete'],
  ['southern-cross-van', 'caravan-european-white-06', 'landscape'],
  ['southern-cross-bike', 'roadbike-japanese-teal-08', 'landscape'],
]

/** The picture of a slide (CONTENT-02), which stands beside a panel with its words. */
const slide = { width: 1120, height: 560 }
/** A drawing is 4:3; above the vehicle and below its shadow it has room to spare. */
const drawn = { width: slide.width, height: (slide.width * 3) / 4 }
const cutFrom = 145

const directory = join(import.meta.dirname, '../public/slides')
await mkdir(directory, { recursive: true })
for (const [name, key, backdrop] of slides) {
  const drawing = vehicleDrawings.find(`${drawingPathPrefix}${key}/side`, backdrop)
  if (drawing === null) throw new Error(`'${key}' is not the key of a drawn vehicle`)
  // Drawn twice as large, so that what its form loses does not show in the slide.
  const large = await encodePicture(drawing.draw(), drawn.width * 2, 'webp', drawing.overlay)
  const picture = await sharp(large).resize(drawn.width, drawn.height).png().toBuffer()
  const whole = await sharp(picture)
    .extract({ left: 0, top: cutFrom, ...slide })
    .webp({ quality: 84 })
    .toBuffer()
  await sharp(whole).toFile(join(directory, `${name}.webp`))
  // A phone shows it at 3:2, for which the drawing is high enough.
  await sharp(picture)
    .extract({ left: 0, top: 64, width: slide.width, height: Math.round((slide.width * 2) / 3) })
    .resize(780, 520)
    .webp({ quality: 80 })
    .toFile(join(directory, `${name}-phone.webp`))
  console.log(`${name}: ${Math.round(whole.length / 1024)} kB`)
}
