/**
 * Draws the pictures of the promo sliders of the demo sites into public/slides: `node scripts/draw-slides.ts`. Run by
 * hand after a change of the list below or of the drawn vehicles; the files are part of the repository, because a slide
 * has another shape than any picture that the platform draws on request.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { parseArtKey } from '#demo/art-key.ts'
import { drawVehicle } from '#demo/vehicle-art/draw-vehicle.ts'
import type { Scene } from '#demo/vehicle-art/scene.ts'

const slides: readonly (readonly [name: string, vehicle: string, scene: Scene])[] = [
  ['harbourside-hilux', 'ute-toyota-white-07', 'studio'],
  ['harbourside-rav4', 'suv-toyota-graphite-21', 'studio'],
  ['harbourside-service', 'wagon-toyota-blue-03', 'studio'],
  ['bigsky-carnival', 'peoplemover-korean-pearl-02', 'skylight'],
  ['bigsky-electric', 'hatch-electric-orange-09', 'skylight'],
  ['ridgeline-everest', 'largesuv-ford-navy-03', 'concrete'],
  ['ridgeline-tray', 'cabchassis-ford-white-08', 'concrete'],
  ['southern-cross-van', 'caravan-european-white-05', 'dawn'],
  ['southern-cross-bike', 'roadbike-japanese-teal-04', 'dusk'],
]

/** Size of a slide on a wide screen (CONTENT-02), and of its right half, in which the vehicle stands. */
const wide = { width: 1920, height: 540 }
const half = wide.width / 2
/** A drawing is 4:3; above the vehicle and below its shadow it has room to spare. */
const drawn = { width: half, height: (half * 3) / 4 }
const cutFrom = 112

const directory = join(import.meta.dirname, '../public/slides')
await mkdir(directory, { recursive: true })
for (const [name, key, scene] of slides) {
  const parts = parseArtKey(key)
  if (parts === null) throw new Error(`'${key}' is not the key of a drawn vehicle`)
  const picture = sharp(Buffer.from(drawVehicle(parts, 'side', scene))).resize(drawn.width, drawn.height)
  const strip = await picture.extract({ left: 0, top: cutFrom, width: half, height: wide.height }).png().toBuffer()
  // The wall and the floor go on to the left, where the words stand.
  const whole = await sharp(strip).extend({ left: half, extendWith: 'copy' }).webp({ quality: 84 }).toBuffer()
  await sharp(whole).toFile(join(directory, `${name}.webp`))
  await sharp(strip)
    .resize(780, 520)
    .webp({ quality: 80 })
    .toFile(join(directory, `${name}-phone.webp`))
  console.log(`${name}: ${Math.round(whole.length / 1024)} kB`)
}
