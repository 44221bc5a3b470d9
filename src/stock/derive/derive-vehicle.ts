import { currentPrice } from '#domain/price/current-price.ts'
import type { Cents } from '#domain/money/cents.ts'
import { resolveBodyWord } from '#domain/vehicle/body-types.ts'
import type { FinanceLenders, VehicleVariant } from '#domain/vehicle/vehicle-fields.ts'
import type { IncomingVehicle } from '#data/stock/stock-records.ts'
import type { ImportDealership, ImportSettings } from '../import-settings.ts'
import { resolveStatus } from '../mapping/parse-words.ts'
import { shorten, type FieldProblem } from '../mapping/row-mapper.ts'
import type { MappedVehicle } from '../mapping/targets.ts'
import { resolveCategories } from './categories.ts'
import { resolveFilteredFeatures } from './features.ts'
import { resolveMakeModel } from './make-model.ts'
import { memoize } from './memoize.ts'
import { resolveDealership, resolveLocation } from './place.ts'
import { resolvePriceRange } from './price-ranges.ts'
import { resolveDrive, resolveSimpleFuel, resolveSimpleTransmission, resolveState } from './simple-values.ts'
import { buildVehicleSlug } from './vehicle-slug.ts'

export type DerivedVehicle =
  | { readonly ok: true; readonly vehicle: IncomingVehicle; readonly warnings: readonly FieldProblem[] }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] }

/** Greatest plausible odometer reading, in kilometres; more is a typing error. */
const mostKm = 2_000_000
const earliestYear = 1900
/** Most pictures of a vehicle. Every page of the vehicle holds all of them. */
const mostImages = 100

/**
 * Completes a mapped row (STOCK-04). Pure: `thisYear` is the calendar year of the import. It rejects a missing stock
 * number, make, model or car_type, a year outside 1900 to next year (a wrong year is a sign of shifted columns, and
 * finance and search depend on it) and an unknown dealership. It leaves out, with a warning, km, seats and doors out of
 * range and pictures beyond the hundredth.
 */
export function deriveVehicle(mapped: MappedVehicle, settings: ImportSettings, thisYear: number): DerivedVehicle {
  const problems: FieldProblem[] = []
  const warnings: FieldProblem[] = []
  const { stocknum, car_type, year } = mapped
  if (stocknum === null) problems.push({ field: 'stocknum', reason: 'missing', value: null })
  if (car_type === null)
    problems.push({ field: 'car_type', reason: 'missing; expected new, used or demo', value: null })
  if (year !== null && (year < earliestYear || year > thisYear + 1))
    problems.push({ field: 'year', reason: `expected ${earliestYear} to ${thisYear + 1}`, value: String(year) })
  const found = resolveDealership(settings, mapped.dealership)
  if (!found.ok) problems.push({ field: 'dealership', reason: found.reason, value: mapped.dealership })
  const naming = deriveNaming(mapped, problems)
  if (stocknum === null || car_type === null || !found.ok || naming === null || problems.length > 0)
    return { ok: false, problems }

  const inRange = (field: 'km' | 'seats' | 'doors', least: number, most: number): number | null => {
    const value = mapped[field]
    if (value === null || (value >= least && value <= most)) return value
    warnings.push({ field, reason: `expected ${least} to ${most}, left out`, value: String(value) })
    return null
  }
  const item_type = mapped.item_type ?? 'car'
  const seats = inRange('seats', 1, 60)
  const drive = mapped.drive === null ? null : resolveDrive(mapped.drive)
  const place = derivePlace(mapped, found.dealership, warnings)
  const simple = {
    simple_body: deriveBody(mapped),
    simple_fuel: mapped.fuel === null ? null : fuelOf(mapped.fuel),
    simple_transmission: mapped.trans === null ? null : transmissionOf(mapped.trans),
  }
  const images = (mapped.images ?? []).slice(0, mostImages)
  if ((mapped.images?.length ?? 0) > mostImages)
    warnings.push({
      field: 'images',
      reason: `more than ${mostImages}, the rest left out`,
      value: String(mapped.images?.length),
    })
  const equipment = mapped.standardEquipment ?? []
  const provider = found.dealership.financeProvider ?? settings.financeProvider
  // Fields that the import does not change need no line below.
  const { dealership: _named, location: _place, price_on_application: _poa, ...asMapped } = mapped

  return {
    ok: true,
    warnings,
    vehicle: {
      ...asMapped,
      ...naming,
      stocknum,
      slug: buildVehicleSlug({ year, make: naming.make, model: naming.model, badge: naming.badge, stocknum }),
      car_type,
      item_type,
      status: mapped.status === null ? 'in_stock' : resolveStatus(mapped.status),
      reserved: mapped.reserved ?? false,
      certified: mapped.certified ?? false,
      show_on_dealer_website: mapped.show_on_dealer_website ?? true,
      price_type: mapped.price_type ?? (mapped.price_on_application && mapped.price === null ? 'poa' : null),
      preorder: mapped.preorder ?? false,
      km: inRange('km', 0, mostKm),
      vin: mapped.vin === null ? null : mapped.vin.toUpperCase().replaceAll(/\s+/g, ''),
      has_nvic: mapped.nvic !== null,
      ...simple,
      drive,
      seats,
      doors: inRange('doors', 0, 9),
      engine_size: mapped.engine_size ?? formatEngineSize(mapped.variant),
      standardEquipment: equipment,
      filtered_features: resolveFilteredFeatures(equipment),
      categories: resolveCategories({
        itemType: item_type,
        make: naming.make,
        simpleBody: simple.simple_body,
        simpleFuel: simple.simple_fuel,
        drive,
        seats,
        towingKg: mapped.variant?.towingcapacitybraked ?? null,
      }),
      file: deriveDocumentLink(mapped.file, warnings),
      payment_processors: mapped.payment_processors ?? [],
      photos_count: images.length,
      images,
      thumbnails: (mapped.thumbnails ?? []).slice(0, mostImages),
      primary_image_url: images[0]?.url ?? null,
      dealership_id: found.dealership.id,
      dealership_slug: found.dealership.slug,
      dealership_name: found.dealership.name,
      ...place,
      private_postcode: mapped.private_postcode === null ? null : mapped.private_postcode.padStart(4, '0'),
      price_range: resolvePriceRange(currentPrice(mapped), settings.priceRanges),
      weekly_price_range: resolvePriceRange(
        weeklyPayment(mapped.finance_lenders, provider, mapped.youxQuote?.weeklyRepaymentAmount ?? null),
        settings.weeklyPriceRanges,
      ),
      rank: mapped.rank ?? 0,
    },
  }
}

/**
 * Accepts https addresses only, because every page of the vehicle links to it: no script, file or plain http address.
 */
function deriveDocumentLink(file: string | null, warnings: FieldProblem[]): string | null {
  if (file === null) return null
  const url = URL.parse(file)
  if (/^https:\/\/\S+$/i.test(file) && url !== null && url.username === '' && url.password === '') return file
  warnings.push({ field: 'file', reason: 'not an https address, left out', value: shorten(file) })
  return null
}

const bodyOf = memoize(resolveBodyWord)
const fuelOf = memoize(resolveSimpleFuel)
const transmissionOf = memoize(resolveSimpleTransmission)

interface Naming {
  readonly make: string
  readonly model: string
  readonly badge: string | null
  readonly name: string
  readonly make_model: string
}

function deriveNaming(mapped: MappedVehicle, problems: FieldProblem[]): Naming | null {
  if (mapped.make === null) {
    problems.push({ field: 'make', reason: 'missing', value: null })
    if (mapped.model === null) problems.push({ field: 'model', reason: 'missing', value: null })
    return null
  }
  const resolved = resolveMakeModel(mapped.make, mapped.model ?? '', mapped.carsales_title ?? mapped.name)
  if (resolved.model === null) {
    problems.push({
      field: 'model',
      reason: mapped.model === null ? 'missing' : 'cannot be told from make, model and title',
      value: mapped.model,
    })
    return null
  }
  const { make, model } = resolved
  const badge = mapped.badge ?? resolved.titleRest
  const make_model = `${make} ${model}`
  const name = mapped.name ?? [mapped.year, make_model, badge, mapped.series].filter((part) => part !== null).join(' ')
  return { make, model, badge, name, make_model }
}

type Place = Pick<IncomingVehicle, 'location' | 'location_name' | 'city' | 'state'>

function derivePlace(mapped: MappedVehicle, dealership: ImportDealership, warnings: FieldProblem[]): Place {
  const { location, isUnknown } = resolveLocation(dealership, mapped.location)
  if (isUnknown) {
    const known = dealership.locations.map((known) => known.slug).join(', ') || 'none'
    warnings.push({
      field: 'location',
      reason: `no such location of ${dealership.slug}; known: ${known}`,
      value: mapped.location,
    })
  }
  const state = mapped.state === null ? null : resolveState(mapped.state)
  if (mapped.state !== null && state === null)
    warnings.push({ field: 'state', reason: 'not a state or territory, left out', value: mapped.state })
  return {
    location,
    location_name: location?.name ?? null,
    city: mapped.city ?? location?.address.city ?? null,
    state: state ?? location?.address.state ?? null,
  }
}

/** The body word of the feed's body texts; a caravan without one gets 'Caravan'. */
function deriveBody(mapped: MappedVehicle): ReturnType<typeof resolveBodyWord> {
  const texts = [mapped.body, mapped.variant?.bodyconfiguration ?? null]
  for (const text of texts) {
    const word = text === null ? null : bodyOf(text)
    if (word !== null) return word
  }
  return mapped.item_type === 'caravan' ? 'Caravan' : null
}

/** '2.2 L' from litres, else from cubic centimetres; null for electric motors, which feeds give as 0. */
function formatEngineSize(variant: VehicleVariant | null): string | null {
  const litres =
    variant?.enginesize_litres ??
    (variant?.enginesize === null || variant?.enginesize === undefined
      ? null
      : Math.round(variant.enginesize / 100) / 10)
  return litres === null || litres <= 0 ? null : `${litres.toFixed(1)} L`
}

/**
 * The weekly payment that visitors are shown: that of the site's lender, else of the stored quote. 0 counts as none.
 */
function weeklyPayment(lenders: FinanceLenders | null, provider: string | null, quoted: Cents | null): Cents | null {
  const own = provider === null ? null : (lenders?.[provider]?.paymentWeek ?? null)
  return own ?? quoted
}
