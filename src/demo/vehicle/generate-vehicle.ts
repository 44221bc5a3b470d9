import type { ArtParts } from '../art-key.ts'
import { yearOf } from '../calendar.ts'
import { findElectricFigures } from '../catalogue/electric-figures.ts'
import { interiorColours, resolveEquipment } from '../catalogue/equipment.ts'
import { resolveFamily } from '../catalogue/families.ts'
import type { Gearbox, ModelLine, Variant } from '../catalogue/model-line.ts'
import { listPaints } from '../catalogue/paints.ts'
import { resolveCabinColour } from '../vehicle-art/cabin-style.ts'
import type { SitePlan, StockGroup } from '../plans/site-plan.ts'
import type { Random } from '../random.ts'
import { buildImages } from './build-images.ts'
import { findBikeName, isBikeShape } from '../vehicle-body/bike/models/find-bike.ts'
import { findModelName } from '../vehicle-body/models/find-vehicle.ts'
import type { DemoVehicle } from './demo-vehicle.ts'
import { buildFurtherFacts } from './further-facts.ts'
import { createNvic, createPlate, createVin } from './identity.ts'
import { resolveKm, resolveMarketValue, resolveSubscriptionPrice, roundToAskingPrice } from './price-vehicle.ts'
import { resolveDates, resolveDaysListed } from './resolve-dates.ts'

export interface VehicleSeed {
  readonly plan: SitePlan
  readonly group: StockGroup
  readonly line: ModelLine
  readonly variant: Variant
  readonly year: number
  readonly dealership: { readonly slug: string; readonly state: string | null }
  /** Unique in the site, from 1. */
  readonly serial: number
  /** In place of a number made from the serial. */
  readonly stocknum: string | null
  readonly today: string
}

const gearboxWords = { A: 'Automatic', M: 'Manual', D: 'Auto Dual Clutch', R: 'Reduction Gear' } as const

function formatGearbox(gearbox: Gearbox): string {
  if (gearbox === 'CVT') return 'Continuous Variable'
  const kind = gearbox.slice(0, 1) as keyof typeof gearboxWords
  return `${gearbox.slice(1)} SP ${gearboxWords[kind]}`
}

/** A model year in a series code is that of the vehicle: the row of the catalogue stands for all years of its line. */
function resolveSeries(variant: Variant, year: number): string | null {
  return variant.series?.replace(/MY\d\d(\.\d+)?/, `MY${String(year % 100).padStart(2, '0')}`) ?? null
}

function resolveVariantFacts(line: ModelLine, variant: Variant, year: number): DemoVehicle['variant'] {
  if (line.itemType === 'caravan') return null
  const { engine, size = line.size } = variant
  const figures = findElectricFigures({ ...line, badge: variant.badge }, year)
  return {
    cylinders: engine?.cylinders ?? null,
    enginesize: engine?.cc ?? null,
    enginesize_litres: engine?.cc == null ? null : Math.round(engine.cc / 100) / 10,
    induction: engine?.induction ?? null,
    geartype: variant.gearbox === null ? null : formatGearbox(variant.gearbox),
    fuelconsumptioncombined: variant.fuelUse,
    fuelcapacity: engine?.fuel === 'Electric' ? null : line.tank,
    grossvehiclemass: line.mass[0],
    vehiclelength: size?.[0] ?? null,
    vehicleheight: size?.[2] ?? null,
    vehiclewidth: size?.[1] ?? null,
    towingcapacitybraked: variant.tow ?? line.mass[1],
    bodyconfiguration: line.bodyConfiguration,
    torque: engine?.torque ?? null,
    ancaprating: line.stars,
    power: engine?.power ?? null,
    energyconsumption: figures?.use ?? null,
    electricrange: figures?.range ?? null,
  }
}

function resolveSpecifications(
  { caravan }: ModelLine,
  other: Readonly<Record<string, string>>,
): DemoVehicle['specifications'] {
  if (caravan === null && Object.keys(other).length === 0) return null
  return {
    body_width: caravan?.width ?? null,
    body_length: caravan?.length ?? null,
    tare_weight: caravan?.tare ?? null,
    axle_type: caravan?.axle ?? null,
    sleeps: caravan?.sleeps ?? null,
    aggregate_trailer_mass: caravan?.aggregateMass ?? null,
    other,
  }
}

/**
 * A price comes down when a vehicle has stood for a while; the price before it is in the history
 * (build-price-history.ts).
 */
export const reducedAfterDays = 35

interface MoneyFacts {
  readonly price: number
  readonly age: number
  readonly daysListed: number
}

type Money = Pick<
  DemoVehicle,
  'before_price' | 'offer_price' | 'subscription_price' | 'price_type' | 'autograb_data' | 'payment_processors'
>

function resolveMoney(seed: VehicleSeed, { price, age, daysListed }: MoneyFacts, random: Random): Money {
  const { plan, group, line } = seed
  const { shares } = plan
  const isReducible = daysListed >= reducedAfterDays
  const isMarkedDown = random.chance(shares.wasPrice) && isReducible && group.carType !== 'new'
  const isOffered = random.chance(shares.offerPrice) && isReducible && !isMarkedDown
  // About four per cent, in steps of 500 dollars, as dealers do.
  const cut = Math.max(500, Math.round((price * (0.025 + random.next() * 0.03)) / 500) * 500)
  const current = isOffered ? price - cut : price
  const isMarketed = group.carType === 'used' && line.itemType === 'car' && random.chance(shares.marketAverage)
  const drift = (): number => Math.round((current * (0.97 + random.next() * 0.1)) / 10) * 10
  const canSubscribe = line.itemType === 'car' && line.shape !== 'motorhome' && age <= 5 && current < 75_000
  return {
    before_price: isMarkedDown ? price + cut : null,
    offer_price: isOffered ? current : null,
    subscription_price: canSubscribe && random.chance(shares.subscription) ? resolveSubscriptionPrice(current) : null,
    price_type: group.carType === 'used' ? random.pickWeighted(plan.usedPriceTypes) : 'drive_away',
    autograb_data: isMarketed
      ? { average_market_price: drift(), state_average_market_price: random.chance(0.7) ? drift() : null }
      : null,
    payment_processors: random.chance(shares.paymentProcessor) ? ['stripe'] : [],
  }
}

/** The colour of the cabin that the pictures show; of caravans and motorhomes these show the living space. */
function nameInterior(itemType: ModelLine['itemType'], art: ArtParts, random: Random): string | null {
  if (itemType === 'motorcycle' || !random.chance(0.6)) return null
  const name = random.pick(interiorColours[resolveCabinColour(art)])
  return itemType === 'car' && art.shape !== 'motorhome' ? name : null
}

/** From this rank on a vehicle stands in front of the stock. */
export const frontRank = 5

/**
 * One vehicle as it is for sale; its state, its finance and its text come afterwards. Everything it draws comes from
 * `random`.
 */
export function generateVehicle(seed: VehicleSeed, random: Random): DemoVehicle {
  const { plan, group, line, variant, year, dealership, serial, today } = seed
  const age = Math.max(0, yearOf(today) - year)
  const km = resolveKm(line, group.carType, age, random.fork('km'))
  const value = resolveMarketValue({ line, variant, carType: group.carType, age, km })
  // The maker sets the price of a new vehicle; the state of a used one moves it a little.
  const price = group.carType === 'new' ? value : roundToAskingPrice(value * (0.975 + random.next() * 0.05), random)
  const [colour, paint] = random.pickWeighted(listPaints(line.make, line.itemType))
  const shape = variant.shape ?? line.shape
  const artSeed = random.integer(0, 39)
  const modelName = isBikeShape(shape)
    ? findBikeName(line, variant.badge, shape)
    : findModelName(line, variant.badge, shape)
  const art: ArtParts = {
    shape,
    family: resolveFamily(line.make),
    paint,
    seed: artSeed,
    ...(modelName === null ? {} : { model: modelName }),
  }
  const images = buildImages(
    art,
    random.pickWeighted([
      [5, 80],
      [8, 9],
      [3, 5],
      [16, 3],
      [24, 1],
    ]),
  )
  const standardEquipment = resolveEquipment(line, variant, year, random.fork('equipment'))
  const daysListed = resolveDaysListed(group.carType, today, random.fork('listed'))
  const dates = resolveDates({ line, carType: group.carType, year, today, daysListed }, random.fork('dates'))
  const isRegistered = dates.rego_expiry !== null
  const isUsed = group.carType === 'used'
  const { engine } = variant
  const letter = { new: 'N', used: 'U', demo: 'D' }[group.carType]
  const certified =
    isUsed &&
    plan.certifiedMake === line.make &&
    age <= 7 &&
    line.itemType === 'car' &&
    random.chance(plan.shares.certified)
  const stocknum = seed.stocknum ?? `${plan.stockPrefix}${letter}${String(10_000 + serial * 7)}`
  return {
    stocknum,
    dealership_slug: dealership.slug,
    item_type: line.itemType,
    car_type: group.carType,
    status: 'in_stock',
    make: line.make,
    model: line.model,
    badge: variant.badge,
    series: resolveSeries(variant, year),
    year,
    name: null,
    carsales_title: null,
    tag: null,
    reserved: random.chance(plan.shares.reserved),
    certified,
    preorder: false,
    show_on_dealer_website: true,
    sold_date_timestamp: null,
    rank: random.chance(0.1) ? random.integer(frontRank, 20) : group.carType === 'demo' ? 2 : 0,
    price,
    reserve_amount: null,
    ...resolveMoney(seed, { price, age, daysListed }, random.fork('money')),
    finance_lenders: null,
    // A quote is asked for when a visitor looks; a feed brings none.
    youxQuote: null,
    km,
    vin: isUsed && random.chance(0.03) ? null : createVin(line.make, line.itemType, year, serial, random),
    nvic: line.itemType === 'car' && random.chance(0.85) ? createNvic(year, random) : null,
    regplate: isRegistered ? createPlate(dealership.state ?? 'QLD', random) : null,
    ...dates,
    body: variant.body ?? line.body,
    fuel: engine?.fuel ?? null,
    trans: variant.gearbox === null ? null : formatGearbox(variant.gearbox),
    drive: variant.drive,
    colour,
    interior_colour: nameInterior(line.itemType, art, random),
    seats: variant.seats ?? line.seats,
    doors: variant.doors ?? line.doors,
    engine_size:
      engine?.cc == null
        ? null
        : line.itemType === 'motorcycle'
          ? `${engine.cc} cc`
          : `${(engine.cc / 1000).toFixed(1)} L`,
    dealercomments: null,
    standardEquipment,
    file:
      isUsed && line.itemType !== 'caravan' && random.chance(plan.shares.historyReport)
        ? `https://history-reports.example/${stocknum.toLowerCase()}.pdf`
        : null,
    variant: resolveVariantFacts(line, variant, year),
    specifications: resolveSpecifications(
      line,
      buildFurtherFacts(line, variant, findElectricFigures({ ...line, badge: variant.badge }, year), standardEquipment),
    ),
    images,
    thumbnails: images.map((image) => image.url),
    private_suburb: null,
    private_postcode: null,
  }
}
