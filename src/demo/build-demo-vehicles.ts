import { slugify } from '#domain/format/slugify.ts'
import { yearOf } from './calendar.ts'
import { catalogue } from './catalogue/catalogue.ts'
import type { ModelLine, Variant } from './catalogue/model-line.ts'
import { requirePlan } from './plans/plans.ts'
import type { LineChoice, StockGroup } from './plans/site-plan.ts'
import { createRandom, type Random } from './random.ts'
import { applyStates } from './states/apply-states.ts'
import type { DemoVehicle } from './vehicle/demo-vehicle.ts'
import { finishVehicles } from './vehicle/finish-vehicles.ts'
import { frontRank, generateVehicle } from './vehicle/generate-vehicle.ts'

/** `state` as addresses have it, 'QLD'. */
export interface DemoDealership {
  readonly slug: string
  readonly state: string | null
  readonly city: string | null
}

export interface DemoFeedOptions {
  /** Day that ages, dates and registrations are reckoned from, '2026-11-20'. */
  readonly today: string
  /** Where the vehicles stand; one dealership named like the site when absent or empty. */
  readonly dealerships?: readonly DemoDealership[]
}

/** Whether a dealer may have the line in this year: new ones while they are made, used ones up to an age. */
function isOffered(line: ModelLine, group: StockGroup, thisYear: number): boolean {
  const oldest = thisYear - (group.oldest ?? 14)
  if (line.from > thisYear) return false
  if (group.carType === 'used') return (line.to ?? thisYear) >= oldest && line.from < thisYear
  return line.to === null || line.to >= thisYear
}

function matches(line: ModelLine, choice: LineChoice): boolean {
  if (choice.makes !== undefined && !choice.makes.includes(line.make)) return false
  if (choice.models !== undefined && !choice.models.includes(line.model)) return false
  if (choice.shapes !== undefined && !choice.shapes.includes(line.shape)) return false
  // Makes of motorcycles also build cars: a choice by make alone means cars.
  const itemType = choice.itemType ?? (choice.shapes === undefined ? 'car' : null)
  return itemType === null || itemType === line.itemType
}

function pickVariant(line: ModelLine, year: number, random: Random): Variant {
  const sold = line.variants.filter(
    ({ years }) => years === undefined || (years[0] <= year && (years[1] ?? year) >= year),
  )
  return random.pick(sold.length > 0 ? sold : line.variants)
}

/**
 * A used vehicle is most often two to six years old; it cannot be older than its line or younger than its last year.
 */
function pickYear(line: ModelLine, group: StockGroup, thisYear: number, random: Random): number {
  if (group.carType !== 'used') return thisYear
  const oldest = group.oldest ?? 14
  const first = Math.max(line.from, thisYear - oldest)
  const last = Math.min(line.to ?? thisYear, thisYear - 1)
  const wanted = thisYear - 1 - Math.floor(oldest * random.next() ** 1.6)
  return Math.min(last, Math.max(first, wanted))
}

const makeSlugs = [...new Set(catalogue.map(({ make }) => slugify(make)))]

/**
 * A dealership that bears the name of a make or of a kind of vehicle takes its own: new vehicles of the make, all of
 * the kind. What has no such place is spread, new vehicles over the dealerships that bear no make.
 */
function pickDealership(
  line: ModelLine,
  group: StockGroup,
  dealerships: readonly DemoDealership[],
  random: Random,
): DemoDealership {
  const kind = line.caravan === null ? line.itemType : 'caravan'
  const isNew = group.carType !== 'used'
  const bears = ({ slug }: DemoDealership, word: string): boolean =>
    slug.split('-').some((part) => part === word || part === `${word}s`) || slug.includes(`-${word}-`)
  const own = dealerships.filter((dealership) =>
    kind === 'car' ? isNew && bears(dealership, slugify(line.make)) : bears(dealership, kind),
  )
  const open = isNew
    ? dealerships.filter((dealership) => !makeSlugs.some((make) => bears(dealership, make)))
    : dealerships
  return random.pick([own, open, dealerships].find((places) => places.length > 0) ?? dealerships)
}

/** Lifts a vehicle above every rank that is drawn. */
const mainKindLead = 20

/**
 * What a dealer puts in front can be bought today, is of the dealer's own make where there is one, and is one of each
 * model: a wall of the same car says little of the stock. Vehicles of the kind that the yard is about come first.
 */
function arrangeFront(vehicles: readonly DemoVehicle[], ownMake: string | null): DemoVehicle[] {
  const mainKind = vehicles[0]?.item_type
  const isMixed = vehicles.some(({ item_type }) => item_type !== mainKind)
  const models = new Set<string>()
  return vehicles.map((vehicle) => {
    if (vehicle.rank < frontRank) return vehicle
    const canBeBought =
      vehicle.status === 'in_stock' && !vehicle.reserved && vehicle.price !== null && vehicle.images.length > 1
    const isOwn = ownMake === null || vehicle.make === ownMake
    if (!canBeBought || !isOwn || models.has(vehicle.model)) return { ...vehicle, rank: 0 }
    models.add(vehicle.model)
    return isMixed && vehicle.item_type === mainKind ? { ...vehicle, rank: vehicle.rank + mainKindLead } : vehicle
  })
}

/**
 * The stock of a demo site: the same for the same day and the same dealerships on every machine. Throws RangeError for
 * a site without a plan, a day that is none, or a plan that asks for vehicles the catalogue lacks.
 */
export function buildDemoVehicles(siteSlug: string, { today, dealerships = [] }: DemoFeedOptions): DemoVehicle[] {
  const plan = requirePlan(siteSlug)
  const thisYear = yearOf(today)
  const random = createRandom(siteSlug)
  const places = dealerships.length > 0 ? dealerships : [{ slug: siteSlug, state: null, city: null }]
  const vehicles: DemoVehicle[] = []
  for (const group of plan.groups) {
    const choices = group.choose.map(
      (choice) =>
        [catalogue.filter((line) => isOffered(line, group, thisYear) && matches(line, choice)), choice.weight] as const,
    )
    for (const [lines] of choices)
      if (lines.length === 0)
        throw new RangeError(`${siteSlug}: a ${group.carType} group finds no line in the catalogue`)
    for (let index = 0; index < group.count; index += 1) {
      const serial = vehicles.length + 1
      const own = random.fork(String(serial))
      const line = own.pick(own.pickWeighted(choices))
      const year = pickYear(line, group, thisYear, own)
      const variant = pickVariant(line, year, own)
      const dealership = pickDealership(line, group, places, own)
      const stocknum = group.carType === 'used' ? (plan.givenStockNumbers?.[group.count - 1 - index] ?? null) : null
      vehicles.push(generateVehicle({ plan, group, line, variant, year, dealership, serial, stocknum, today }, own))
    }
  }
  const stock = applyStates(vehicles, plan.states, {
    today,
    random: random.fork('states'),
    consignment: plan.consignment,
  })
  return finishVehicles(arrangeFront(stock, plan.certifiedMake), plan, today, random.fork('finish'))
}
