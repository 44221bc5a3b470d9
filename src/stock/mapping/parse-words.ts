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

const itemTypes = wordTable<ItemType>({
  car: ['cars', 'vehicle', 'passenger', 'commercial', 'truck', 'van', 'suv', 'light commercial'],
  motorcycle: ['motorcycles', 'motorbike', 'motorbikes', 'bike', 'bikes', 'scooter', 'atv', 'quad'],
  caravan: ['caravans', 'camper', 'camper trailer', 'campertrailer', 'pop top', 'hybrid caravan', 'rv'],
})

export const parseItemType = (value: unknown): Parsed<ItemType> =>
  parseWord(value, itemTypes, 'car, motorcycle or caravan')

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
