import { currentPrice } from '#domain/price/current-price.ts'
import type { Cents } from '#domain/money/cents.ts'
import { resolveBodyWord, type BodyWord } from '#domain/vehicle/body-types.ts'
import type { FinanceLenders, ItemType, VehicleVariant } from '#domain/vehicle/vehicle-fields.ts'
import type { IncomingVehicle } from '#data/stock/stock-records.ts'
import type { ImportDealership, ImportSettings } from '../import-settings.ts'
import { resolveStatus } from '../mapping/parse-words.ts'
import { shorten, type FieldProblem } from '../mapping/row-mapper.ts'
import type { MappedVehicle } from '../mapping/targets.ts'
import { resolveCategories } from './categories.ts'
import { resolveFilteredFeatures } from './features.ts'
import { deriveNaming } from './derive-naming.ts'
import { memoize } from './memoize.ts'
import {
  keepPlausible,
  keepPlausibleDate,
  keepPlausibleVariant,
  keepPlausibleYear,
  plausibleYears,
} from './plausible-values.ts'
import { resolveDealership, resolveLocation } from './place.ts'
import { resolvePriceRange } from './price-ranges.ts'
import {
  resolveDrive,
  resolveSimpleFuel,
  resolveSimpleTransmission,
  resolveState,
  saysNothing,
} from './simple-values.ts'
import { buildVehicleSlug } from './vehicle-slug.ts'

export type DerivedVehicle =
  | { readonly ok: true; readonly vehicle: IncomingVehicle; readonly warnings: readonly FieldProblem[] }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] }

/** Fields with a table of words, as the report names them. */
const wordFields = { body: 'body', fuel: 'fuel', trans: 'gearbox', drive: 'drive' } as const

/** Characters. A longer text is a description, not one word that a table may lack. */
const longestUnknownWord = 40

/** The word stands in the reason, so that the report sums the rows of each unknown word. */
function describeUnknownWord(field: keyof typeof wordFields, text: string): FieldProblem {
  const word = text.length > longestUnknownWord ? 'the text' : `'${shorten(text.toLowerCase()) ?? ''}'`
  return {
    field,
    reason: `${word} is no ${wordFields[field]} that the platform knows, kept as it is`,
    value: shorten(text),
  }
}

/** Most pictures of a vehicle. Every page of the vehicle holds all of them. */
const mostImages = 100

/**
 * Completes a mapped row (STOCK-04). Pure: `thisYear` is the calendar year of the import. It rejects a missing stock
 * number, make, model or car_type and an unknown dealership. It leaves out, with a warning, figures that no vehicle has
 * (plausible-values.ts) and pictures beyond the hundredth. What the feed has no column for, it takes from the title.
 */
export function deriveVehicle(mapped: MappedVehicle, settings: ImportSettings, thisYear: number): DerivedVehicle {
  const problems: FieldProblem[] = []
  const warnings: FieldProblem[] = []
  const { stocknum, car_type } = mapped
  if (stocknum === null) problems.push({ field: 'stocknum', reason: 'missing', value: null })
  if (car_type === null)
    problems.push({ field: 'car_type', reason: 'missing; expected new, used or demo', value: null })
  const ownYear = keepPlausibleYear(mapped.year, thisYear, warnings)
  const years = mapped.year === null ? plausibleYears(thisYear) : null
  const found = resolveDealership(settings, mapped.dealership)
  if (!found.ok) problems.push({ field: 'dealership', reason: found.reason, value: mapped.dealership })
  const naming = deriveNaming(mapped, { year: ownYear, years }, problems)
  if (stocknum === null || car_type === null || !found.ok || naming === null || problems.length > 0)
    return { ok: false, problems }

  const item_type = mapped.item_type ?? 'car'
  const variant = keepPlausibleVariant(mapped.variant, warnings)
  const seats = keepPlausible(mapped.seats, 'seats', warnings)
  const place = derivePlace(mapped, found.dealership, warnings)
  const read = <Word extends string>(
    field: keyof typeof wordFields,
    text: string | null,
    resolve: (text: string) => Word | null,
  ): Word | null => {
    const word = text === null ? null : resolve(text)
    if (text !== null && word === null && !saysNothing(text)) warnings.push(describeUnknownWord(field, text))
    return word
  }
  const drive = read('drive', naming.drive, driveOf)
  const simple = {
    simple_body: deriveBody(naming.body, variant, item_type, read),
    simple_fuel: read('fuel', mapped.fuel, fuelOf),
    simple_transmission: read('trans', naming.trans, transmissionOf),
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
      variant,
      stocknum,
      slug: buildVehicleSlug({
        year: naming.year,
        make: naming.make,
        model: naming.model,
        badge: naming.badge,
        stocknum,
      }),
      car_type,
      item_type,
      status: mapped.status === null ? 'in_stock' : resolveStatus(mapped.status),
      reserved: mapped.reserved ?? false,
      certified: mapped.certified ?? false,
      show_on_dealer_website: mapped.show_on_dealer_website ?? true,
      price_type: mapped.price_type ?? (mapped.price_on_application && mapped.price === null ? 'poa' : null),
      preorder: mapped.preorder ?? false,
      km: keepPlausible(mapped.km, 'km', warnings),
      build_date: keepPlausibleDate(mapped.build_date, 'build_date', thisYear, warnings),
      compliance_date: keepPlausibleDate(mapped.compliance_date, 'compliance_date', thisYear, warnings),
      vin: mapped.vin === null ? null : mapped.vin.toUpperCase().replaceAll(/\s+/g, ''),
      has_nvic: mapped.nvic !== null,
      ...simple,
      drive,
      seats,
      doors: keepPlausible(mapped.doors, 'doors', warnings),
      engine_size: mapped.engine_size ?? formatEngineSize(variant),
      standardEquipment: equipment,
      filtered_features: resolveFilteredFeatures(equipment),
      categories: resolveCategories({
        itemType: item_type,
        make: naming.make,
        simpleBody: simple.simple_body,
        simpleFuel: simple.simple_fuel,
        drive,
        seats,
        towingKg: variant?.towingcapacitybraked ?? null,
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

const bodyOf: Readonly<Record<ItemType, (text: string) => BodyWord | null>> = {
  car: memoize((text) => resolveBodyWord(text, 'car')),
  motorcycle: memoize((text) => resolveBodyWord(text, 'motorcycle')),
  caravan: memoize((text) => resolveBodyWord(text, 'caravan')),
}
const fuelOf = memoize(resolveSimpleFuel)
const driveOf = memoize(resolveDrive)
const transmissionOf = memoize(resolveSimpleTransmission)

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
function deriveBody(
  body: string | null,
  variant: VehicleVariant | null,
  itemType: ItemType,
  read: (field: 'body', text: string | null, resolve: (text: string) => BodyWord | null) => BodyWord | null,
): BodyWord | null {
  const resolve = bodyOf[itemType]
  const configured = variant?.bodyconfiguration ?? null
  const byConfiguration = configured === null ? null : resolve(configured)
  // A body text that says nothing is passed over where the maker's description says what the body is.
  if (body === null || resolve(body) !== null || byConfiguration === null)
    return read('body', body ?? configured, resolve) ?? (itemType === 'caravan' ? 'Caravan' : null)
  return byConfiguration
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
