import { slugify } from '#domain/format/slugify.ts'
import type { ModelBody } from './model-row.ts'

/** The family of drawn faces of a make: grille, lamps, window line. The studio that draws them knows these names. */
export type MakeLook =
  | 'toyota'
  | 'ford'
  | 'gwm'
  | 'mazda'
  | 'mitsubishi'
  | 'nissan'
  | 'subaru'
  | 'japanese'
  | 'korean'
  | 'german'
  | 'european'
  | 'british'
  | 'american'
  | 'chinese'
  | 'electric'

const makesOfLook: Readonly<Record<MakeLook, readonly string[]>> = {
  toyota: ['Toyota', 'Lexus', 'Jayco'],
  ford: ['Ford', 'New Age'],
  gwm: ['GWM', 'Great Wall', 'Haval', 'Tank', 'Ora', 'Lotus', 'Lotus Caravans'],
  mazda: ['Mazda', 'Supreme'],
  mitsubishi: ['Mitsubishi', 'Fuso'],
  nissan: ['Nissan', 'Infiniti', 'Kedron'],
  subaru: ['Subaru', 'Bushtracker'],
  japanese: ['Honda', 'Suzuki', 'Isuzu', 'Yamaha', 'Kawasaki', 'Daihatsu', 'Hino', 'Avan'],
  korean: ['Kia', 'Hyundai', 'Genesis', 'KGM', 'SsangYong', 'Retreat'],
  german: ['Volkswagen', 'Audi', 'BMW', 'Mercedes-Benz', 'Porsche', 'Opel', 'Coromal'],
  european: [
    'Skoda',
    'Volvo',
    'Peugeot',
    'Renault',
    'Citroën',
    'Fiat',
    'Abarth',
    'Alfa Romeo',
    'CUPRA',
    'Ferrari',
    'Iveco',
    'Lamborghini',
    'Maserati',
    'KTM',
    'Ducati',
    'Windsor',
    'Avida',
  ],
  british: [
    'MINI',
    'Land Rover',
    'Jaguar',
    'McLaren',
    'Bentley',
    'Aston Martin',
    'Rolls-Royce',
    'INEOS',
    'Triumph',
    'Royal Enfield',
    'Crusader',
  ],
  american: [
    'Jeep',
    'RAM',
    'Chevrolet',
    'GMC',
    'Holden',
    'HSV',
    'FPV',
    'Dodge',
    'Chrysler',
    'Harley-Davidson',
    'Indian',
    'Sunliner',
  ],
  chinese: ['MG', 'LDV', 'Chery', 'Jaecoo', 'Omoda', 'JAC', 'Foton', 'Mahindra'],
  electric: ['BYD', 'Tesla', 'Polestar', 'Cadillac', 'Deepal', 'Geely', 'Leapmotor', 'Xpeng', 'Zeekr', 'Zone RV'],
}

const lookByMake: ReadonlyMap<string, MakeLook> = new Map(
  Object.entries(makesOfLook).flatMap(([look, makes]) => makes.map((make) => [make, look as MakeLook] as const)),
)

/** Makes that the table does not know are drawn as the plainest family. */
export const lookOfMake = (make: string): MakeLook => lookByMake.get(make) ?? 'japanese'

const shapeOfBody: Readonly<Record<ModelBody, string>> = {
  bus: 'bus',
  cabChassis: 'cabchassis',
  convertible: 'convertible',
  coupe: 'coupe',
  hatch: 'hatch',
  lightTruck: 'lighttruck',
  motorhome: 'motorhome',
  peopleMover: 'peoplemover',
  sedan: 'sedan',
  suv: 'suv',
  ute: 'ute',
  van: 'van',
  wagon: 'wagon',
  caravan: 'caravan',
  motorcycle: 'roadbike',
}

/** Models that their body alone would draw wrongly. */
const modelsOfShape: Readonly<Record<string, readonly string[]>> = {
  largesuv: [
    'LandCruiser 300',
    'LandCruiser Prado',
    'Kluger',
    'Fortuner',
    'Everest',
    'Patrol',
    'Pathfinder',
    'Pajero Sport',
    'MU-X',
    'CX-9',
    'CX-90',
    'CX-80',
    'Palisade',
    'Santa Fe',
    'Sorento',
    'EV9',
    'Grand Cherokee',
    'Tank 500',
    'Discovery',
    'Range Rover',
    'Range Rover Sport',
    'LX',
    'GX',
    'QX80',
    'Yukon',
    'X7',
    'Q7',
    'GLS-Class',
    'XC90',
    'EX90',
    'Rexton',
  ],
  offroader: ['Tank 300', 'Defender', 'Jimny', 'FJ Cruiser', 'G-Class', 'Grenadier', 'Pajero'],
  softtop: ['Wrangler'],
  cruiser: [
    'Fat Boy',
    'Nightster',
    'Road Glide',
    'Sportster S',
    'Street Glide',
    'Vulcan S',
    'Rebel 500',
    'Chief',
    'Scout',
    'Meteor 350',
    'Gold Wing',
  ],
  dirtbike: ['CRF250L', 'CRF450L', '500 EXC-F', 'WR450F', 'KLR650', 'DR650SE'],
  campertrailer: ['Swan', 'Expanda'],
  offroadcaravan: ['All-Terrain', 'Manta Ray', 'Gecko'],
}

const shapeByModel: ReadonlyMap<string, string> = new Map(
  Object.entries(modelsOfShape).flatMap(([shape, models]) => models.map((model) => [model, shape] as const)),
)

const paints = ['white', 'silver', 'grey', 'graphite', 'red', 'blue', 'navy', 'teal', 'green', 'sand'] as const

/** A number of a text that is the same on every machine (FNV-1a, 32 bits). */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return value
}

/** The second one stands in a tall frame, which would cut the side of a car at both ends. */
type PictureView = 'front-quarter' | 'front'

interface PicturedModel {
  readonly make: string
  readonly name: string
  readonly body: ModelBody
  /** Name of its vehicles in stock, by which the studio knows its body. */
  readonly stockName: string
}

/** Most letters of make and model that the key of a drawing holds. */
const longestModel = 36

/**
 * Path of the platform's own drawing of a model, which pictures/stock-drawings.ts admits for the models of a site. The
 * studio shows the latest generation of the model, or the typical body of its shape and make where it has none of the
 * model; paint and wheels follow from the names, so a range is not of one colour.
 */
export function buildModelPicture({ make, name, body, stockName }: PicturedModel, view: PictureView): string {
  const shape = shapeByModel.get(name) ?? shapeOfBody[body]
  const number = hash(`${slugify(make)}/${slugify(name)}`)
  const seed = String(Math.floor(number / paints.length) % 100).padStart(2, '0')
  const key = `${shape}-${lookOfMake(make)}-${paints[number % paints.length]}-${seed}`
  const model = slugify(`${make} ${stockName}`).replaceAll('-', '').slice(0, longestModel)
  return `/vehicle-art/${key}-${model}-latest/${view}`
}
