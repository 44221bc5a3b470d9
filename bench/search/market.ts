import {
  badgeEnds,
  badges,
  bodies,
  categories,
  colours,
  drives,
  features,
  fuels,
  makes,
  priceSteps,
  states,
} from './market-tables.ts'
import type { SearchDocument } from '#search/search-engine.ts'

/**
 * A synthetic market: deterministic, with the skew of a real one and with what makes search work hard: unique stock
 * numbers and plates, feature sets that hardly repeat, one custom rank for most vehicles, so that the order rests on
 * the id, and dealers scattered over the slots.
 *
 * Make, model, badge, series, body, drive, fuel, transmission and seats come from a table of variants. In 17,048 public
 * Australian listings these form 7,515 combinations at 16,000 rows and grow with about the 0.75th power of the rows,
 * with 2,363 badges and 2,286 series; this market has some 32,000 combinations at 100,000 rows, with 1,952 badges and
 * 1,624 series.
 */
export interface MarketSize {
  readonly vehicles: number
  readonly owners: number
}

/** mulberry32: small, fast, the same on every machine. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const benchNow = 1_795_000_000

export function ownerName(owner: number): string {
  return `site-${String(owner).padStart(5, '0')}`
}

interface Variant {
  readonly badge: string | null
  readonly series: string | null
  readonly body: string
  readonly seats: number
  readonly drive: string
  readonly fuel: string
  readonly transmission: string
  readonly categories: readonly string[]
}

const variantsOfModel = 260

const variants = new Map<string, readonly Variant[]>()

/** The variants of a model, the most frequent first. */
function listVariants(model: string, mainBody: string): readonly Variant[] {
  const known = variants.get(model)
  if (known !== undefined) return known
  const random = createRandom([...model].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7))
  const skewed = <T>(from: readonly T[]): T => from[Math.floor(random() ** 2.2 * from.length)] as T
  const made = Array.from({ length: variantsOfModel }, (): Variant => {
    const body = random() < 0.8 ? mainBody : skewed(bodies)
    const end = skewed(badgeEnds)
    const badge = random() < 0.95 ? `${skewed(badges)} ${end}`.trim() : null
    return {
      badge,
      series: random() < 0.8 ? `${model.slice(0, 2).toUpperCase()}${1 + Math.floor(random() * 14)}` : null,
      body,
      seats: body === 'Ute' ? 5 : body === 'People Mover' ? 8 : random() < 0.2 ? 7 : 5,
      drive: body === 'Ute' ? (random() < 0.7 ? '4x4' : 'RWD') : skewed(drives),
      fuel: skewed(fuels),
      transmission: random() < 0.88 ? 'Automatic' : 'Manual',
      categories: body === 'Ute' ? ['work', 'towing'] : random() < 0.6 ? ['family'] : [skewed(categories)],
    }
  })
  variants.set(model, made)
  return made
}

/** Seventeen characters, as unique as a VIN. */
function buildVin(n: number, dealer: number): string {
  const owner = dealer.toString(36).toUpperCase().padStart(3, 'K')
  return `JTM${String(n).padStart(6, '0')}${owner}${String((n * 31) % 100_000).padStart(5, '0')}`
}

/** Vehicle `n` of the market; the same for the same arguments. `owner` is drawn where it is not given. */
function buildVehicle(random: () => number, n: number, size: MarketSize, owner?: number): SearchDocument {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
  /** The first are the most frequent. */
  const skewed = <T>(from: readonly T[]): T => from[Math.floor(random() ** 2.2 * from.length)] as T
  const [make, mainBody, ...models] = skewed(makes)
  const model = skewed(models)
  const dealer = owner ?? Math.floor(random() * size.owners)
  const variant = listVariants(model, mainBody)[Math.floor(random() ** 1.7 * variantsOfModel)] as Variant
  const kind = random()
  const carType = kind < 0.72 ? 'used' : kind < 0.92 ? 'new' : 'demo'
  const year = carType === 'used' ? 2026 - Math.floor(random() ** 1.5 * 20) : 2026
  const dollars = Math.floor(4000 + random() ** 2 * 110_000)
  const bucket = priceSteps.find((step) => dollars < step * 1000) ?? 120
  const sold = random() < 0.05
  const city = dealer % 83
  return {
    id: Array.from({ length: 16 }, () => 'abcdefghijklmnopqrstuvwxyz234567'[Math.floor(random() * 32)]).join(''),
    owner: ownerName(dealer),
    attributes: {
      make,
      model,
      make_model: `${make} ${model}`,
      ...variant,
      item_type: 'car',
      colour: skewed(colours),
      year,
      filtered_features: features.filter(() => random() < 0.3),
      stocknum: `${'ABCDEFGHJK'[dealer % 10]}${100_000 + n}`,
      regplate:
        carType === 'new'
          ? null
          : `${(n * 7919).toString(36).slice(-3).toUpperCase()}${String(n % 1000).padStart(3, '0')}`,
      vin: buildVin(n, dealer),
      status: sold ? 'sold' : random() < 0.04 ? 'coming_soon' : 'in_stock',
      car_type: carType,
      certified: String(carType === 'used' && random() < 0.15),
      reserved: String(random() < 0.03),
      tag: random() < 0.1 ? pick(['Just Arrived', 'Special', 'Test Drive Only', 'Clearance', 'Low Kms']) : null,
      show_on_dealer_website: String(random() < 0.98),
      price_range: `${bucket}k`,
      weekly_price_range: `$${Math.floor(dollars / 15_000) * 50}`,
      dealership_id: `d${dealer}`,
      dealership_slug: `dealer-${dealer}`,
      dealership_name: `Dealer ${dealer}`,
      location_name: `Location ${dealer}-${random() < 0.7 ? 1 : 2}`,
      city: `City ${city}`,
      state: states[city % states.length] ?? null,
      price: random() < 0.03 ? null : dollars * 100,
      subscription_price: random() < 0.02 ? 30_000 : null,
      km: carType === 'new' ? Math.floor(random() * 50) : Math.floor(random() * 220_000),
      rank: random() < 0.8 ? 0 : Math.floor(random() * 100),
      photos_count: Math.floor(random() * 30),
      created_at_timestamp: benchNow - Math.floor(random() * 10_000_000),
      sold_date_timestamp: sold ? benchNow - Math.floor(random() * 600_000) : null,
    },
  }
}

/**
 * All vehicles of a market, dealers mixed as years of updates would mix them. With `fixedSite`, that many vehicles
 * belong to the site `fixed` instead, spread evenly.
 */
export function* buildMarket(size: MarketSize, fixedSite = 0): Generator<SearchDocument> {
  const random = createRandom(20_261_120)
  const every = fixedSite === 0 ? Infinity : Math.floor(size.vehicles / fixedSite)
  for (let n = 0; n < size.vehicles; n += 1) {
    const document = buildVehicle(random, n, size)
    yield n % every === every - 1 ? { ...document, owner: 'fixed' } : document
  }
}
