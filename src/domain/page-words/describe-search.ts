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
  /** Ranges of the weekly price as the site words them: 'Under $120', '$120 - $150', '$300 and over'. */
  readonly weeklyPrices: readonly string[]
  readonly years: { readonly min: number | null; readonly max: number | null } | null
  /** Kilometres on the odometer. */
  readonly kms: { readonly min: number | null; readonly max: number | null } | null
  readonly features: readonly string[]
  /** The place around which it searches, as visitors know it; `withinKm` null: sorted by distance only. */
  readonly near: { readonly place: string; readonly withinKm: number | null } | null
  readonly text: string
}

/** Values that are told by name. Of more the first two are, and the others are counted, so that a heading stays one. */
const mostNamed = 3
const namedOfMany = 2

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

const isMany = (values: readonly string[]): boolean => values.length > mostNamed

/** 'a', 'a and b', 'a, b and c'. */
const list = (values: readonly string[], joint = 'and'): string =>
  values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} ${joint} ${values.at(-1) ?? ''}`

/** The same for any number of values: 'a, b and 3 other makes' for five. */
const listFew = (values: readonly string[], others: string): string =>
  isMany(values)
    ? list([...values.slice(0, namedOfMany), `${values.length - namedOfMany} other ${others}`])
    : list(values)

/** Words before the noun, which have no room for a count. */
const before = (values: readonly string[], joint: 'and' | 'or'): string => (isMany(values) ? '' : list(values, joint))

/** Those that are too many to stand before it, after it: 'in white, red and 2 other colours'. */
const after = (word: 'in' | 'with', values: readonly string[], others: string): string =>
  isMany(values) ? `${word} ${listFew(values, others)}` : ''

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
  const body = listFew(
    bodies.map((word) => lookUp(plurals, word) ?? `${soften(word)} vehicles`),
    'body types',
  )
  const make = isMany(makes) ? '' : list(makes)
  const model = makes.length > 1 ? '' : listFew(models.map(sayOnce), 'models')
  const isModelFirst = body === '' || !isMany(models)
  const name = sayOnce([make, isModelFirst ? model : ''].filter((part) => part !== '').join(' '))
  const maker = isMany(makes) ? `by ${listFew(makes, 'makes')}` : ''
  const [item, ...others] = itemTypes
  const noun = item !== undefined && others.length === 0 ? nouns[item] : 'vehicles'
  // 'Used Toyota HiLux' is how buyers say it; a make alone needs its noun.
  const isNamed = body === '' && model !== ''
  const inModels = isModelFirst || model === '' ? '' : `in ${models.length} models`
  return [name, isNamed ? '' : body || noun, maker, inModels].filter((part) => part !== '').join(' ')
}

/** 'under $120 a week', '$120 to $150 a week'. */
function describeWeekly(ranges: readonly string[]): string {
  const words = ranges.map((range) => range.replace(' - ', ' to ').replace(/^Under/, 'under'))
  return words.length === 0 ? '' : `${list(words, 'or')} a week`
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
 * A search in words, 'Used diesel SUVs in Rocklea under $30,000', for headings, titles and descriptions. Of a
 * refinement with more than three values it names two and counts the others. Pure; the same words for the same
 * refinements.
 */
export function describeSearch(words: SearchWords): string {
  return capitalise(phraseSearch(words))
}

/** The same in the middle of a sentence: 'used diesel SUVs in Rocklea'. */
export function phraseSearch(words: SearchWords): string {
  const { certified, categories, cities, states, seats } = words
  const colours = words.colours.map(soften)
  const transmissions = words.transmissions.map(soften)
  const fuels = words.fuels.map((fuel) => lookUp(fuelWords, fuel) ?? soften(fuel))
  const price = describeRange(words.price, (value) => formatMoney(dollars(value)), { below: 'up to', above: 'from' })
  const place = listFew(cities, 'suburbs') || listFew(states, 'states')
  const dealership = listFew(words.dealerships, 'dealerships')
  const features = listFew(words.features, 'features')
  return [
    describeTypes(words.types),
    certified ? 'certified' : '',
    before(colours, 'or'),
    before(transmissions, 'or'),
    before(words.drives, 'and'),
    list(categories.flatMap((category) => lookUp(categoryWords, category) ?? [])),
    before(fuels, 'or'),
    seats.length === 1 ? `${seats[0]}-seat` : '',
    describeNoun(words),
    after('in', colours, 'colours'),
    after('with', transmissions, 'transmissions'),
    after('with', words.drives, 'drives'),
    after('with', fuels, 'fuels'),
    seats.length > 1 ? `with ${list(seats, 'or')} seats` : '',
    describeRange(words.years, String, { below: 'up to', above: 'from' }),
    describeRange(words.kms, formatKm, { below: 'up to', above: 'from' }),
    features === '' ? '' : `with ${features}`,
    place === '' ? '' : `in ${place}`,
    describeNear(words.near),
    dealership === '' ? '' : `at ${dealership}`,
    price,
    describeWeekly(words.weeklyPrices),
    words.text === '' ? '' : `for “${words.text}”`,
  ]
    .filter((part) => part !== '')
    .join(' ')
}
