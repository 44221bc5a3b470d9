import { formatKm } from '../format/format-number.ts'
import { formatMoney } from '../format/format-money.ts'
import { dollars } from '../money/cents.ts'
import type { BodyWord } from '../vehicle/body-types.ts'
import type { CarType, ItemType } from '../vehicle/vehicle-fields.ts'

/** What a search was narrowed to, as far as it can be said in a heading. */
export interface SearchWords {
  readonly types: readonly CarType[]
  readonly itemTypes: readonly ItemType[]
  readonly certified: boolean
  readonly colours: readonly string[]
  readonly transmissions: readonly string[]
  readonly fuels: readonly string[]
  readonly drives: readonly string[]
  readonly seats: readonly string[]
  readonly categories: readonly string[]
  readonly makes: readonly string[]
  readonly models: readonly string[]
  readonly bodies: readonly string[]
  readonly cities: readonly string[]
  readonly states: readonly string[]
  readonly dealerships: readonly string[]
  /** Whole dollars. */
  readonly price: { readonly min: number | null; readonly max: number | null } | null
  readonly years: { readonly min: number | null; readonly max: number | null } | null
  /** Kilometres on the odometer. */
  readonly kms: { readonly min: number | null; readonly max: number | null } | null
  readonly features: readonly string[]
  /** The place around which it searches, as visitors know it; `withinKm` null: sorted by distance only. */
  readonly near: { readonly place: string; readonly withinKm: number | null } | null
  readonly text: string
}

/** More values than these make a list and no heading; they are then left out. */
const mostValues = 2

const plurals: Readonly<Record<BodyWord, string>> = {
  Motorhome: 'motorhomes',
  'Camper Trailer': 'camper trailers',
  Caravan: 'caravans',
  'Cab Chassis': 'cab chassis',
  'People Mover': 'people movers',
  'Light Truck': 'light trucks',
  Bus: 'buses',
  Van: 'vans',
  Ute: 'utes',
  SUV: 'SUVs',
  Softtop: 'soft tops',
  Hardtop: 'hardtops',
  Convertible: 'convertibles',
  Hatch: 'hatches',
  Wagon: 'wagons',
  Coupe: 'coupes',
  Sedan: 'sedans',
  Adventure: 'adventure bikes',
  Cruiser: 'cruisers',
  Scooter: 'scooters',
  ATV: 'ATVs',
  'Off Road': 'off-road bikes',
  'Sports Bike': 'sports bikes',
  'Road Bike': 'road bikes',
  'Touring Bike': 'touring bikes',
  Trike: 'trikes',
}
const nouns: Readonly<Record<ItemType, string>> = { car: 'cars', motorcycle: 'motorcycles', caravan: 'caravans' }
const fuelWords: Readonly<Record<string, string>> = { PHEV: 'plug-in hybrid', LPG: 'LPG' }
const categoryWords: Readonly<Record<string, string>> = {
  '4x4': '4x4',
  ev: 'electric',
  prestige: 'prestige',
  family: 'family',
}

const lookUp = (words: Readonly<Record<string, string>>, word: string): string | null =>
  Object.hasOwn(words, word) ? (words[word] ?? null) : null

/** 'a', 'a and b'; nothing for a longer list. */
const few = (values: readonly string[], joint = 'and'): string =>
  values.length > mostValues ? '' : values.join(` ${joint} `)

/** Lower case but for abbreviations: 'Glacier White' → 'glacier white', 'AWD' stays. */
const soften = (text: string): string =>
  text
    .split(' ')
    .map((word) => (word.length > 1 && word === word.toUpperCase() ? word : word.toLowerCase()))
    .join(' ')

function describeTypes(types: readonly CarType[]): string {
  const known = (['new', 'used', 'demo'] as const).filter((type) => types.includes(type))
  return known.length === 3 ? '' : known.join(' and ')
}

/** 'Mazda3' for 'Mazda Mazda3': some makes begin the names of their models with their own. */
export const sayOnce = (makeModel: string): string => makeModel.replace(/^(.+) (?=\1(?![a-z]))/, '')

function describeNoun({ makes, models, bodies, itemTypes }: SearchWords): string {
  const body = few(bodies.map((word) => lookUp(plurals, word) ?? `${soften(word)} vehicles`))
  const make = few(makes)
  const model = makes.length > 1 ? '' : few(models.map(sayOnce))
  const name = sayOnce([make, model].filter((part) => part !== '').join(' '))
  if (body !== '') return [name, body].filter((part) => part !== '').join(' ')
  // 'Used Toyota HiLux' is how buyers say it; a make alone needs its noun.
  if (model !== '') return name
  const [item, ...others] = itemTypes
  return [name, item !== undefined && others.length === 0 ? nouns[item] : 'vehicles']
    .filter((part) => part !== '')
    .join(' ')
}

function describeRange(
  range: SearchWords['price'],
  write: (value: number) => string,
  words: { readonly below: string; readonly above: string },
): string {
  if (range === null) return ''
  const { min, max } = range
  if (min !== null && max !== null) return min === max ? write(min) : `${write(min)} to ${write(max)}`
  if (max !== null) return `${words.below} ${write(max)}`
  return min === null ? '' : `${words.above} ${write(min)}`
}

function describeNear(near: SearchWords['near']): string {
  if (near === null) return ''
  return near.withinKm === null ? `near ${near.place}` : `within ${formatKm(near.withinKm)} of ${near.place}`
}

const capitalise = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/**
 * A search in words, 'Used diesel SUVs in Rocklea under $30,000', for headings, titles and descriptions. A refinement
 * with more than two values is left out. Pure; the same words for the same refinements.
 */
export function describeSearch(words: SearchWords): string {
  return capitalise(phraseSearch(words))
}

/** The same in the middle of a sentence: 'used diesel SUVs in Rocklea'. */
export function phraseSearch(words: SearchWords): string {
  const { certified, colours, transmissions, fuels, drives, seats, categories, cities, states, dealerships } = words
  const price = describeRange(words.price, (value) => formatMoney(dollars(value)), { below: 'up to', above: 'from' })
  const place = few(cities, 'and') || few(states, 'and')
  const dealership = few(dealerships, 'and')
  const features = few(words.features, 'and')
  return [
    describeTypes(words.types),
    certified ? 'certified' : '',
    few(colours.map(soften), 'or'),
    few(transmissions.map(soften), 'or'),
    few(drives),
    few(
      categories.flatMap((category) => lookUp(categoryWords, category) ?? []),
      'and',
    ),
    few(
      fuels.map((fuel) => lookUp(fuelWords, fuel) ?? soften(fuel)),
      'or',
    ),
    seats.length === 1 ? `${seats[0]}-seat` : '',
    describeNoun(words),
    describeRange(words.years, String, { below: 'up to', above: 'from' }),
    describeRange(words.kms, formatKm, { below: 'up to', above: 'from' }),
    features === '' ? '' : `with ${features}`,
    place === '' ? '' : `in ${place}`,
    describeNear(words.near),
    dealership === '' ? '' : `at ${dealership}`,
    price,
    words.text === '' ? '' : `for “${words.text}”`,
  ]
    .filter((part) => part !== '')
    .join(' ')
}
