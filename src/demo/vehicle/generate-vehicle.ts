import type { ArtParts } from '../art-key.ts'
import { addDays, addMonths, formatInstant, startOfMonth, yearOf } from '../calendar.ts'
import { interiorColours, resolveEquipment } from '../catalogue/equipment.ts'
import { resolveFamily } from '../catalogue/families.ts'
import type { Gearbox, ModelLine, Variant } from '../catalogue/model-line.ts'
import { listPaints } from '../catalogue/paints.ts'
import type { SitePlan, StockGroup } from '../plans/site-plan.ts'
import type { Random } from '../random.ts'
import { resolveArtSeed } from './art-seed.ts'
import { buildImages } from './build-images.ts'
import { writeDealerComments, type CommentFacts } from './dealer-comments.ts'
import type { DemoVehicle } from './demo-vehicle.ts'
import { createNvic, createPlate, createVin } from './identity.ts'
import { buildLenderOffer, resolvePayment } from './lender-offers.ts'
import { resolveKm, resolveMarketValue, resolveSubscriptionPrice, roundToAskingPrice } from './price-vehicle.ts'

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

function resolveCommentKind(line: ModelLine): CommentFacts['kind'] {
  if (line.itemType !== 'car') return line.itemType
  if (line.shape === 'motorhome') return 'motorhome'
  if (line.shape === 'ute' || line.shape === 'cabchassis' || line.shape === 'lighttruck' || line.shape === 'van') return 'ute'
  return (line.seats ?? 5) >= 7 || line.shape === 'suv' ? 'family' : 'car'
}

function resolveVariantFacts(line: ModelLine, variant: Variant): DemoVehicle['variant'] {
  if (line.itemType === 'caravan') return null
  const { engine } = variant
  return {
    cylinders: engine?.cylinders ?? null,
    enginesize: engine?.cc ?? null,
    enginesize_litres: engine?.cc == null ? null : Math.round(engine.cc / 100) / 10,
    induction: engine?.induction ?? null,
    geartype: variant.gearbox === null ? null : formatGearbox(variant.gearbox),
    fuelconsumptioncombined: variant.fuelUse,
    fuelcapacity: engine?.fuel === 'Electric' ? null : line.tank,
    grossvehiclemass: line.mass[0],
    vehiclelength: line.size?.[0] ?? null,
    vehicleheight: line.size?.[2] ?? null,
    vehiclewidth: line.size?.[1] ?? null,
    towingcapacitybraked: line.mass[1],
    bodyconfiguration: line.bodyConfiguration,
    torque: engine?.torque ?? null,
    ancaprating: line.stars,
  }
}

function resolveDates(seed: VehicleSeed, random: Random): Pick<DemoVehicle, 'created_at' | 'build_date' | 'compliance_date' | 'rego_expiry'> {
  const { group, line, year, today } = seed
  const ageInDays = 1 + Math.floor(149 * random.next() ** 1.35)
  const created_at = formatInstant(addDays(today, -ageInDays), random.integer(0, 1439))
  const builtMonth = Math.min(random.integer(1, 12), year === yearOf(today) ? Math.max(1, Number(today.slice(5, 7)) - 2) : 12)
  const build_date = `${year}-${String(builtMonth).padStart(2, '0')}-01`
  const known = random.chance(0.82)
  return {
    created_at,
    build_date: known ? build_date : null,
    compliance_date: known && random.chance(0.85) ? startOfMonth(addMonths(build_date, random.integer(0, 2))) : null,
    rego_expiry: group.carType === 'new' || random.chance(line.itemType === 'caravan' ? 0.4 : 0.18) ? null : addDays(today, random.integer(6, 352)),
  }
}

interface MoneyFacts {
  readonly price: number
  readonly age: number
}

function resolveMoney(seed: VehicleSeed, { price, age }: MoneyFacts, random: Random): Pick<DemoVehicle, 'before_price' | 'offer_price' | 'subscription_price' | 'price_type' | 'finance_lenders' | 'youxQuote' | 'autograb_data' | 'payment_processors'> {
  const { plan, group, line } = seed
  const { shares } = plan
  const wasPrice = group.carType !== 'new' && random.chance(shares.wasPrice)
  const offerPrice = price > 4000 && random.chance(shares.offerPrice)
  const current = offerPrice ? price - random.pick([500, 1000, 1500, 2000].filter((cut) => cut < price / 6)) : price
  const lenders = age > 15 ? [] : plan.lenders.filter((lender) => random.chance(lender.share))
  const isMarketed = group.carType === 'used' && line.itemType === 'car' && random.chance(shares.marketAverage)
  const drift = (): number => Math.round((current * (0.97 + random.next() * 0.1)) / 10) * 10
  return {
    before_price: wasPrice ? price + random.pick([1000, 1500, 2000, 2500, 3000]) : null,
    offer_price: offerPrice ? current : null,
    subscription_price: line.itemType === 'car' && age <= 5 && current < 75_000 && random.chance(shares.subscription) ? resolveSubscriptionPrice(current) : null,
    price_type: group.carType === 'used' ? random.pickWeighted(plan.usedPriceTypes) : 'drive_away',
    finance_lenders: lenders.length === 0 ? null : Object.fromEntries(lenders.map((lender) => [lender.provider, buildLenderOffer(lender, current)])),
    youxQuote: random.chance(shares.quote)
      ? { weeklyRepaymentAmount: Math.round(resolvePayment(current * 0.9, current * 0.3, 7.29, 260, 52) * 100) / 100, advertisedRate: 7.29, comparisonRate: 8.54 }
      : null,
    autograb_data: isMarketed ? { average_market_price: drift(), state_average_market_price: random.chance(0.7) ? drift() : null } : null,
    payment_processors: random.chance(shares.paymentProcessor) ? ['stripe'] : [],
  }
}

/** From this rank on a vehicle stands in front of the stock. */
export const frontRank = 5

/** One ordinary vehicle; the special cases are planted afterwards. Everything it draws comes from `random`. */
export function generateVehicle(seed: VehicleSeed, random: Random): DemoVehicle {
  const { plan, group, line, variant, year, dealership, serial, today } = seed
  const age = Math.max(0, yearOf(today) - year)
  const km = resolveKm(line, group.carType, age, random.fork('km'))
  const price = roundToAskingPrice(resolveMarketValue({ line, variant, carType: group.carType, age, km }) * (0.975 + random.next() * 0.05), random)
  const [colour, paint] = random.pickWeighted(listPaints(line.make, line.itemType))
  const shape = variant.shape ?? line.shape
  const artSeed = resolveArtSeed(random.integer(0, 39), { shape, body: variant.body ?? line.body, axle: line.caravan?.axle ?? null })
  const art: ArtParts = { shape, family: resolveFamily(line.make), paint, seed: artSeed }
  const images = buildImages(art, random.pickWeighted([[5, 80], [8, 9], [3, 5], [16, 3], [24, 1]]))
  const standardEquipment = resolveEquipment(line, variant, year, random.fork('equipment'))
  const dates = resolveDates(seed, random.fork('dates'))
  const isRegistered = dates.rego_expiry !== null
  const isUsed = group.carType === 'used'
  const { engine } = variant
  const letter = { new: 'N', used: 'U', demo: 'D' }[group.carType]
  const certified = isUsed && plan.certifiedMake === line.make && age <= 7 && line.itemType === 'car' && random.chance(plan.shares.certified)
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
    rank: random.chance(0.06) ? random.integer(frontRank, 20) : group.carType === 'demo' ? 2 : 0,
    price,
    reserve_amount: null,
    ...resolveMoney(seed, { price, age }, random.fork('money')),
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
    interior_colour: line.itemType !== 'motorcycle' && random.chance(0.6) ? random.pick(interiorColours) : null,
    seats: variant.seats ?? line.seats,
    doors: variant.doors ?? line.doors,
    engine_size: engine?.cc == null ? null : line.itemType === 'motorcycle' ? `${engine.cc} cc` : `${(engine.cc / 1000).toFixed(1)} L`,
    dealercomments: writeDealerComments(
      {
        title: `${year} ${line.make} ${line.model}${variant.badge === null ? '' : ` ${variant.badge}`}`,
        carType: group.carType,
        kind: resolveCommentKind(line),
        km,
        features: standardEquipment,
        towingKg: line.mass[1],
        isElectrified: engine !== null && /Electric|Hybrid/.test(engine.fuel),
      },
      plan.voice,
      random.fork('comments'),
    ),
    standardEquipment,
    file: isUsed && line.itemType !== 'caravan' && random.chance(plan.shares.historyReport) ? `https://history-reports.example/${stocknum.toLowerCase()}.pdf` : null,
    variant: resolveVariantFacts(line, variant),
    specifications:
      line.caravan === null
        ? null
        : {
            body_width: line.caravan.width,
            body_length: line.caravan.length,
            tare_weight: line.caravan.tare,
            axle_type: line.caravan.axle,
            sleeps: line.caravan.sleeps,
            aggregate_trailer_mass: line.caravan.aggregateMass,
          },
    images,
    thumbnails: images.map((image) => image.url),
    private_suburb: null,
    private_postcode: null,
  }
}
