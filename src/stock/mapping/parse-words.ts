import type { BodyWord } from '#domain/vehicle/body-types.ts'
import type { CarType, ItemType, PriceType } from '#domain/vehicle/vehicle-fields.ts'
import { parseText } from './parse-values.ts'
import type { Parsed } from './parse-values.ts'
import { resolvePriceType } from './price-type-words.ts'

/** Compared without case, spaces and punctuation. */
const wordKey = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '')

function parseWord<T extends string>(value: unknown, words: ReadonlyMap<string, T>, expectation: string): Parsed<T> {
  const text = parseText(value, 200)
  if (!text.ok || text.value === null) return text.ok ? { ok: true, value: null } : text
  const word = words.get(wordKey(text.value))
  return word === undefined ? { ok: false, reason: `expected ${expectation}` } : { ok: true, value: word }
}

const wordTable = <T extends string>(table: Readonly<Record<T, readonly string[]>>): ReadonlyMap<string, T> =>
  new Map(
    (Object.entries(table) as [T, readonly string[]][]).flatMap(([word, also]) =>
      [word, ...also].map((text): [string, T] => [wordKey(text), word]),
    ),
  )

const carTypes = wordTable<CarType>({
  new: ['n', 'brand new', 'new in stock', 'new vehicle', 'new car', 'new cars', 'new available to order'],
  used: ['u', 'second hand', 'pre-owned', 'preowned', 'certified pre-owned', 'used vehicle', 'used car', 'used cars'],
  demo: [
    'd',
    'demonstrator',
    'ex-demo',
    'ex demonstrator',
    'near new',
    'dealer demo',
    'demo vehicle',
    'demo car',
    'demo cars',
  ],
})

export const parseCarType = (value: unknown): Parsed<CarType> => parseWord(value, carTypes, 'new, used or demo')

const motorhomes = 'motorhome motorhomes campervan campervans motorised motorized'.split(' ')
const camperTrailers = ['camper trailer', 'camper trailers', 'tent trailer']
const atvs = ['atv', 'atvs', 'quad', 'quads', 'quad bike', 'side by side', 'ssv', 'utv', 'all terrain vehicle']
const scooters = ['scooter', 'scooters', 'moped']
const cars = 'cars vehicle vehicles passenger commercial truck trucks van vans suv ute 4wd bus'.split(' ')
const motorcycles = 'motorcycles motorbike motorbikes bike bikes trike'.split(' ')
const caravans = 'caravans camper hybrid rv'.split(' ')

const itemTypes = wordTable<ItemType>({
  // A motorhome drives: it has an odometer, a gearbox and a test drive, and its body says what it is.
  car: [...cars, 'passenger vehicle', 'commercial vehicle', 'light commercial', ...motorhomes],
  motorcycle: [...motorcycles, 'road bike', 'dirt bike', ...scooters, ...atvs],
  caravan: caravans.concat(
    ['pop top', 'pop top caravan', 'hybrid caravan', 'fifth wheeler', '5th wheeler', 'slide on camper'],
    camperTrailers,
  ),
})

export const parseItemType = (value: unknown): Parsed<ItemType> =>
  parseWord(value, itemTypes, 'car, motorcycle or caravan')

const bodiesOfItemTypes = wordTable<'Motorhome' | 'Camper Trailer' | 'ATV' | 'Scooter'>({
  Motorhome: motorhomes,
  'Camper Trailer': camperTrailers,
  ATV: atvs,
  Scooter: scooters,
})

/** The body that a column of item types names where it says more than the type: 'Motorhome' is a car of that body. */
export function resolveBodyOfItemType(value: unknown): BodyWord | null {
  const text = parseText(value, 200)
  return text.ok && text.value !== null ? (bodiesOfItemTypes.get(wordKey(text.value)) ?? null) : null
}

/** A price type by its own name or in the words of the trade. */
export function parsePriceType(value: unknown): Parsed<PriceType> {
  const text = parseText(value, 200)
  if (!text.ok || text.value === null) return text.ok ? { ok: true, value: null } : text
  const type = resolvePriceType(text.value)
  return type === null
    ? { ok: false, reason: 'expected drive_away, estimated_drive_away, egc, eegc or poa' }
    : { ok: true, value: type }
}

const statuses = wordTable({
  in_stock: ['instock', 'available', 'active', 'for sale', 'current', 'live'],
  sold: ['delivered', 'retailed'],
  coming_soon: ['arriving soon'],
})

/**
 * Whether the platform knows a resolved status. Vehicles with an unknown status are nowhere shown as in stock
 * (STOCK-07).
 */
export function isKnownStatus(status: string): boolean {
  return statuses.has(wordKey(status))
}

/**
 * The platform's word for a known status; else the feed's word in snake_case, which no rule treats as in stock
 * (STOCK-07).
 */
export function resolveStatus(text: string): string {
  return (
    statuses.get(wordKey(text)) ??
    text
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '_')
      .replaceAll(/^_|_$/g, '')
  )
}
