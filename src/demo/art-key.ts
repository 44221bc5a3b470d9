/**
 * The key of a drawn vehicle: everything that a picture depends on, in the address of the picture, so that a picture
 * can be drawn from its address alone and two vehicles that look alike share one.
 *
 *   suv-toyota-white-07-toyotarav42019
 *   │   │      │     │  └ the modelled body, where the model has one (vehicle-body/models), or a model without a year
 *   │   │      │     │    and '-latest': the body of its latest generation
 *   │   │      │     └ seed 00–99: wheels, stance, scene
 *   │   │      └ paint
 *   │   └ family of makes: face, lamps, window line
 *   └ shape: body and with it the item type
 */
export const artShapes = [
  'hatch',
  'sedan',
  'wagon',
  'coupe',
  'convertible',
  'suv',
  'largesuv',
  'offroader',
  'softtop',
  'ute',
  'cabchassis',
  'van',
  'peoplemover',
  'bus',
  'lighttruck',
  'motorhome',
  'caravan',
  'offroadcaravan',
  'campertrailer',
  'roadbike',
  'cruiser',
  'dirtbike',
] as const
export type ArtShape = (typeof artShapes)[number]

export const artFamilies = [
  'toyota',
  'ford',
  'gwm',
  'mazda',
  'mitsubishi',
  'nissan',
  'subaru',
  'japanese',
  'korean',
  'german',
  'european',
  'british',
  'american',
  'chinese',
  'electric',
] as const
export type ArtFamily = (typeof artFamilies)[number]

export const artPaints = [
  'white',
  'pearl',
  'silver',
  'grey',
  'graphite',
  'black',
  'red',
  'burgundy',
  'blue',
  'navy',
  'teal',
  'green',
  'sand',
  'orange',
] as const
export type ArtPaint = (typeof artPaints)[number]

/** Views in perspective, of vehicles with a modelled body alone. */
export const quarterViews = ['front-quarter', 'rear-quarter'] as const

/**
 * Views of every vehicle. `side` and `side-left` show its two sides: of a car facing left first, of a motorcycle right.
 * The last three are close views, for galleries with many pictures.
 */
export const plainViews = ['side', 'side-left', 'front', 'rear', 'detail', 'wheel', 'lamp', 'tail'] as const
export type PlainView = (typeof plainViews)[number]

export const artViews = [...plainViews, ...quarterViews] as const
export type ArtView = (typeof artViews)[number]

export interface ArtParts {
  readonly shape: ArtShape
  readonly family: ArtFamily
  readonly paint: ArtPaint
  /** Whole number, 0 to 99. */
  readonly seed: number
  /** Name of a modelled body (`formatBodyName`), which ends with a year; absent: the typical one of the family. */
  readonly model?: string
  /** Make and model, as `formatBodyName` writes them but without a year; excludes `model`. */
  readonly latest?: string
}

const exactBody = /^[a-z0-9]{2,36}\d{4}$/
const anyGeneration = /^[a-z0-9]{2,36}$/

/** Throws RangeError when the seed is not a whole number from 0 to 99. */
export function formatArtKey({ shape, family, paint, seed, model, latest }: ArtParts): string {
  if (!Number.isInteger(seed) || seed < 0 || seed > 99)
    throw new RangeError(`seed of a drawn vehicle out of 0–99: ${seed}`)
  const key = `${shape}-${family}-${paint}-${String(seed).padStart(2, '0')}`
  if (latest !== undefined) return `${key}-${latest}-latest`
  return model === undefined ? key : `${key}-${model}`
}

/**
 * null for anything that `formatArtKey` cannot have written: keys arrive in addresses, from anyone. Whether a body of
 * that name exists, the reader asks.
 */
export function parseArtKey(key: string): ArtParts | null {
  const [shapeText, familyText, paintText, seedText, model, generation, ...rest] = key.split('-')
  const shape = artShapes.find((name) => name === shapeText)
  const family = artFamilies.find((name) => name === familyText)
  const paint = artPaints.find((name) => name === paintText)
  if (shape === undefined || family === undefined || paint === undefined || rest.length > 0) return null
  if (seedText === undefined || !/^\d{2}$/.test(seedText)) return null
  const parts: ArtParts = { shape, family, paint, seed: Number(seedText) }
  if (model === undefined) return parts
  if (generation === undefined) return exactBody.test(model) ? { ...parts, model } : null
  return generation === 'latest' && anyGeneration.test(model) ? { ...parts, latest: model } : null
}

/** null for what is no view. */
export function parseArtView(view: string): ArtView | null {
  return artViews.find((name) => name === view) ?? null
}

/** Path of one picture on the platform's own picture route. */
export function formatArtPath(parts: ArtParts, view: ArtView): string {
  return `/vehicle-art/${formatArtKey(parts)}/${view}`
}
