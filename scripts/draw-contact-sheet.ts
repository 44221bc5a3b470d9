/**
 * Draws every model that the demo sells on one sheet, to judge the look of the drawn vehicles after a change:
 * `node scripts/draw-contact-sheet.ts front-quarter sheet.webp`. An optional third argument is a part of the names to
 * show, a fourth the width of a picture.
 */
import sharp, { type OverlayOptions } from 'sharp'
import { artPaints, formatArtPath, parseArtView, type ArtParts } from '#demo/art-key.ts'
import { catalogue } from '#demo/catalogue/catalogue.ts'
import { findBikeName, isBikeShape } from '#demo/vehicle-body/bike/models/find-bike.ts'
import { findModelName } from '#demo/vehicle-body/models/find-vehicle.ts'
import { vehicleDrawings } from '#demo/vehicle-drawings.ts'
import { encodePicture } from '#pictures/encode-picture.ts'
import { lookOfMake } from '#site/directory/model-picture.ts'

const [viewName = 'front-quarter', file = 'contact-sheet.webp', shown = '', widthText = '240'] = process.argv.slice(2)
const view = parseArtView(viewName)
if (view === null) throw new RangeError(`'${viewName}' is not a view of a drawn vehicle`)
const width = Number(widthText)
const height = (width * 3) / 4
const label = 18

/** Each body in each of its shapes, in a paint of its own. */
const parts = new Map<string, ArtParts>()
for (const line of catalogue)
  for (const { badge, shape = line.shape } of line.variants) {
    const model = isBikeShape(shape) ? findBikeName(line, badge, shape) : findModelName(line, badge, shape)
    const key = `${model} ${shape}`
    if (model === null || parts.has(key) || !key.includes(shown)) continue
    const index = parts.size
    const paint = artPaints[(index * 3) % artPaints.length] ?? 'white'
    parts.set(key, { shape, family: lookOfMake(line.make), paint, seed: (index * 7) % 40, model })
  }

const columns = Math.min(parts.size, Math.max(1, Math.floor(3360 / width)))
const tiles: OverlayOptions[] = []
for (const [name, vehicle] of parts) {
  const drawing = vehicleDrawings.find(formatArtPath(vehicle, view), 'cool_grey')
  if (drawing === null) continue
  const left = (tiles.length / 2) % columns
  const top = Math.floor(tiles.length / 2 / columns)
  const text = `<svg width="${width}" height="${label}"><text x="4" y="13" font-size="12">${name}</text></svg>`
  const input = await encodePicture(drawing.draw(), width, 'webp', drawing.overlay)
  const at = { left: left * width, top: top * (height + label) }
  tiles.push({ input, ...at }, { input: Buffer.from(text), left: at.left, top: at.top + height })
}
const rows = Math.ceil(tiles.length / 2 / columns)
const sheet = { width: columns * width, height: rows * (height + label), channels: 3, background: '#ffffff' } as const
await sharp({ create: sheet }).composite(tiles).toFile(file)
console.log(`${file}: ${tiles.length / 2} vehicles`)
