import type { Cents } from '#domain/money/cents.ts'

/**
 * The one schema of a vehicle (STOCK-01). Names are the specification's own, snake_case included, because feeds, query
 * strings, lead payloads and `view.json` carry them; units stand in the type (`Cents`) or in `unit`.
 *
 * Null rule: `required` is always present; every other field is `null` when the feed gave nothing. There is no
 * `undefined`, no 0 for "unknown" and no empty string: an importer that cannot tell writes null.
 */
export type FieldKind = keyof KindTypes

interface KindTypes {
  text: string
  integer: number
  number: number
  cents: Cents
  boolean: boolean
  /** ISO 8601 instant in UTC, '2026-11-20T01:02:03.000Z'. */
  instant: string
  /** Calendar date without a zone, '2026-11-20'; a feed that gives only a month gives '2026-11-01'. */
  date: string
  /** Whole seconds since 1970-01-01T00:00:00Z. */
  epochSeconds: number
  texts: readonly string[]
  carType: CarType
  itemType: ItemType
  priceType: PriceType
  images: readonly VehicleImage[]
  variant: VehicleVariant
  location: VehicleLocation
  specifications: VehicleSpecifications
  lenders: FinanceLenders
  autograb: AutograbData
  youxQuote: YouxQuote
}

export type CarType = 'new' | 'used' | 'demo'
export type ItemType = 'car' | 'motorcycle' | 'caravan'
/** PRICE-03. `poa` is price on application. */
export type PriceType = 'drive_away' | 'estimated_drive_away' | 'egc' | 'eegc' | 'poa'

export interface VehicleImage {
  /** Absolute https URL from the feed, or a path of this platform ('/vehicle-art/…'). */
  readonly url: string
  readonly alt: string | null
}

export interface VehicleVariant {
  readonly cylinders: number | null
  /** Cubic centimetres. */
  readonly enginesize: number | null
  readonly enginesize_litres: number | null
  readonly induction: string | null
  readonly geartype: string | null
  /** Litres per 100 km, combined cycle. */
  readonly fuelconsumptioncombined: number | null
  /** Litres. */
  readonly fuelcapacity: number | null
  /** Kilograms. */
  readonly grossvehiclemass: number | null
  /** Millimetres, likewise height and width. */
  readonly vehiclelength: number | null
  readonly vehicleheight: number | null
  readonly vehiclewidth: number | null
  /** Kilograms. */
  readonly towingcapacitybraked: number | null
  readonly bodyconfiguration: string | null
  /** As the maker writes it, with unit: '500Nm @ 1600-2400rpm'. */
  readonly torque: string | null
  /** Stars, 0 to 5. */
  readonly ancaprating: number | null
}

export interface VehicleLocation {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly phone: string | null
  readonly address: {
    readonly street: string | null
    readonly city: string | null
    readonly state: string | null
    readonly postcode: string | null
    readonly place_url: string | null
  }
  /** Slugs of further locations that sell this vehicle. */
  readonly distribution_locations: readonly string[]
}

/** Caravans (VDP-08) and whatever else a feed gives by name. */
export interface VehicleSpecifications {
  /** Feet, likewise body_length; shown with metres (× 0.3048). */
  readonly body_width: number | null
  readonly body_length: number | null
  /** Kilograms. */
  readonly tare_weight: number | null
  readonly axle_type: string | null
  readonly sleeps: number | null
  /** Kilograms. */
  readonly aggregate_trailer_mass: number | null
  /** Further facts, label to value, in the feed's order. */
  readonly other: Readonly<Record<string, string | number | boolean | null>>
}

export interface FinanceLender {
  /** Percent a year, 6.29 for 6.29 % p.a.; likewise comparisonRate. */
  readonly interestRate: number | null
  readonly comparisonRate: number | null
  readonly paymentWeek: Cents | null
  readonly paymentMonth: Cents | null
  readonly termYears: number | null
  readonly termMonths: number | null
  readonly termWeeks: number | null
  readonly deposit: Cents | null
  readonly balloon: Cents | null
  readonly disclaimer: string | null
  readonly establishmentFees: Cents | null
  readonly totalPayable: Cents | null
  readonly financeProvider: string | null
}
/** Keyed by provider slug. */
export type FinanceLenders = Readonly<Record<string, FinanceLender>>

export interface AutograbData {
  readonly average_market_price: Cents | null
  readonly state_average_market_price: Cents | null
}

export interface YouxQuote {
  readonly weeklyRepaymentAmount: Cents | null
  /** Percent a year, likewise comparisonRate. */
  readonly advertisedRate: number | null
  readonly comparisonRate: number | null
}

export interface FieldDefinition<Kind extends FieldKind = FieldKind, Required extends boolean = boolean> {
  readonly kind: Kind
  readonly required: Required
  /**
   * `feed`: comes from the feed; `derived`: computed by the import (STOCK-04); `platform`: kept by the platform itself.
   */
  readonly source: 'feed' | 'derived' | 'platform'
  /** What it means, with unit and range where the kind does not say it. */
  readonly meaning: string
}

const optional = <K extends FieldKind>(kind: K, meaning: string): FieldDefinition<K, false> => ({
  kind,
  required: false,
  source: 'feed',
  meaning,
})
const required = <K extends FieldKind>(kind: K, meaning: string): FieldDefinition<K, true> => ({
  kind,
  required: true,
  source: 'feed',
  meaning,
})
const derived = <K extends FieldKind>(kind: K, meaning: string): FieldDefinition<K, false> => ({
  kind,
  required: false,
  source: 'derived',
  meaning,
})
const derivedRequired = <K extends FieldKind>(kind: K, meaning: string): FieldDefinition<K, true> => ({
  kind,
  required: true,
  source: 'derived',
  meaning,
})
const platform = <K extends FieldKind>(kind: K, meaning: string): FieldDefinition<K, true> => ({
  kind,
  required: true,
  source: 'platform',
  meaning,
})
const platformOptional = <K extends FieldKind>(kind: K, meaning: string): FieldDefinition<K, false> => ({
  kind,
  required: false,
  source: 'platform',
  meaning,
})

export const vehicleFields = {
  id: platform(
    'text',
    'Stable id, the same for a stock number of a site for ever; 16 characters a-z2-7, unique on the platform',
  ),
  slug: platform('text', 'Address of the detail page, unique in the site, fixed when the vehicle is first imported'),
  stocknum: required('text', "The dealer's stock number; unique in the site, compared as given after trimming"),
  name: derivedRequired(
    'text',
    "Title shown: year, make, model, badge, series; the feed's own name where it gives one",
  ),
  carsales_title: optional('text', 'Title written for the marketplaces'),
  make: required('text', 'Maker in its usual spelling, "Land Rover"'),
  model: required('text', 'Model in its usual spelling, "Range Rover Sport"'),
  badge: optional('text', 'Trim level, "SR5"'),
  series: optional('text', 'Series or generation, "GUN126R"'),
  year: optional('integer', 'Build or model year, 1900 to next year'),
  car_type: required('carType', 'new, used or demo'),
  item_type: required('itemType', 'car, motorcycle or caravan'),
  status: optional('text', 'in_stock, sold, coming_soon; anything else counts as not in stock'),
  sold: platform('boolean', 'True once sold, by status or by leaving the feed'),
  sold_date_timestamp: platformOptional('epochSeconds', 'When it became sold'),
  reserved: required('boolean', 'Held by a deposit or marked so by the dealer'),
  certified: required('boolean', "Certified under the manufacturer's used-car programme"),
  show_on_dealer_website: required(
    'boolean',
    'False takes it off the website: no search finds it (SRCH-13), and it has no page; true when the feed is silent',
  ),
  tag: optional('text', 'The dealer\'s own banner, "Test Drive Only"'),
  price: optional('cents', 'List price'),
  before_price: optional('cents', "Earlier asking price, for 'Was' (PRICE-02)"),
  offer_price: optional('cents', 'Reduced price (PRICE-01)'),
  subscription_price: optional('cents', 'Subscription price a week'),
  price_type: optional('priceType', 'What the price includes (PRICE-03)'),
  preorder: required('boolean', 'Not yet built or landed; can be ordered'),
  reserve_amount: optional('cents', "Deposit for this vehicle in place of the site's default"),
  km: optional('integer', 'Odometer, kilometres, 0 or more'),
  vin: optional('text', 'Vehicle identification number, upper case'),
  nvic: optional('text', "Glass's national vehicle identification code"),
  has_nvic: derivedRequired('boolean', 'Whether nvic is known'),
  regplate: optional('text', 'Registration plate'),
  rego_expiry: optional('date', 'Last day of registration'),
  compliance_date: optional('date', 'Compliance plate'),
  build_date: optional('date', 'Build plate'),
  body: optional('text', 'Body as the feed says'),
  simple_body: derived('text', "Body in the platform's words (SRCH-24 tiles)"),
  fuel: optional('text', 'Fuel as the feed says'),
  simple_fuel: derived('text', 'Petrol, Diesel, Electric, Hybrid, PHEV, LPG or Hydrogen'),
  trans: optional('text', 'Transmission as the feed says'),
  simple_transmission: derived('text', 'Automatic or Manual'),
  drive: optional('text', "Driven wheels in the platform's words: 4x4, AWD, FWD, RWD"),
  colour: optional('text', 'Exterior colour'),
  interior_colour: optional('text', 'Interior colour'),
  seats: optional('integer', 'Seats, 1 to 60'),
  doors: optional('integer', 'Doors, 0 to 9'),
  engine_size: optional('text', 'As shown, "2.8 L"'),
  dealercomments: optional('text', 'Free text of the dealer, plain text'),
  standardEquipment: required('texts', "Features in the feed's order; empty when none"),
  filtered_features: derivedRequired('texts', "The features that can be searched, in the platform's words"),
  categories: derivedRequired('texts', 'Groups a search can ask for: family, 4x4, prestige, towing, ev …'),
  file: optional('text', 'URL of the history report'),
  payment_processors: required('texts', 'Names of the processors that may take a deposit for it; empty when none'),
  finance_lenders: optional('lenders', 'Offers of lenders keyed by provider'),
  youxQuote: optional('youxQuote', 'Stored finance quote'),
  finance_price: platformOptional(
    'cents',
    "Current price when the feed's finance figures last changed; a figure whose price no longer stands is not shown",
  ),
  quote_price: platformOptional(
    'cents',
    'Current price for which the platform got youxQuote; null where the feed brought the quote',
  ),
  autograb_data: optional('autograb', 'Market averages'),
  variant: optional('variant', 'Technical data of the variant'),
  specifications: optional('specifications', 'Caravan and other particular data'),
  photos_count: derivedRequired('integer', 'Number of images'),
  images: required('images', 'Full pictures in order, first is the main one; empty when none'),
  thumbnails: required('texts', 'Small pictures in the same order; empty when none'),
  primary_image_url: derived('text', 'URL of the main picture'),
  dealership_id: derivedRequired('text', 'Id of the dealership in the site configuration'),
  dealership_slug: derivedRequired('text', 'Slug of the dealership'),
  dealership_name: derivedRequired('text', 'Name of the dealership'),
  location: derived('location', 'Where it stands'),
  location_name: derived('text', 'Name of that location'),
  city: derived('text', 'City or suburb'),
  state: derived('text', 'NSW, VIC, QLD, WA, SA, TAS, ACT or NT'),
  private_suburb: optional('text', 'Suburb of a vehicle sold on consignment'),
  private_postcode: optional('text', 'Its postcode, four digits as text'),
  make_model: derivedRequired('text', 'Make and model as one value, "Toyota HiLux"'),
  price_range: derived('text', "Bucket of the current price by the site's steps"),
  weekly_price_range: derived('text', "Bucket of the weekly payment by the site's steps"),
  rank: required('integer', 'Custom rank of the default order, higher first; 0 when the feed gives none'),
  views: platformOptional('integer', 'Times the page was viewed'),
  created_at: platform('instant', 'When it first came in stock'),
  created_at_timestamp: derivedRequired('epochSeconds', 'created_at in seconds, for search'),
  updated_at: platform('instant', 'When its data last changed'),
} as const satisfies Record<string, FieldDefinition>

export type VehicleField = keyof typeof vehicleFields

type FieldValue<Definition> =
  Definition extends FieldDefinition<infer Kind, infer Required>
    ? Required extends true
      ? KindTypes[Kind]
      : KindTypes[Kind] | null
    : never

export type Vehicle = { readonly [Field in VehicleField]: FieldValue<(typeof vehicleFields)[Field]> }
