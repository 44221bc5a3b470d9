import {
  derived,
  derivedRequired,
  optional,
  orFromFeed,
  platform,
  platformOptional,
  required,
  type FieldTable,
  type PlainTypes,
  type RecordOf,
} from './field-definition.ts'
import type { PartTypes } from './vehicle-parts.ts'

export type { CarType, ItemType, PriceType } from './field-definition.ts'
export type {
  AutograbData,
  FinanceLender,
  FinanceLenders,
  VehicleLocation,
  VehicleVariant,
  YouxQuote,
} from './vehicle-parts.ts'

/** A kind of a vehicle field: a plain value or a part with fields of its own; two kinds occur inside parts alone. */
export type FieldKind = Exclude<keyof PlainTypes | keyof PartTypes, 'address' | 'facts'>

/**
 * The one schema of a vehicle (STOCK-01). Names are the specification's own, snake_case included, because feeds, query
 * strings, lead payloads and `view.json` carry them; units stand in the type (`Cents`) or in `meaning`. Its parts have
 * tables of the same form in `vehicle-parts.ts`.
 */
export const vehicleFields = {
  id: platform(
    'text',
    'Stable id, the same for a stock number of a site for ever; 16 characters a-z2-7, unique on the platform',
  ),
  slug: platform('text', 'Address of the detail page, unique in the site, fixed when the vehicle is first imported'),
  stocknum: required('text', "The dealer's stock number; unique in the site, compared as given after trimming"),
  name: orFromFeed(
    derivedRequired('text', "Title shown: year, make, model, badge, series; the feed's own name where it gives one"),
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
  sold_date_timestamp: orFromFeed(platformOptional('epochSeconds', 'When it became sold')),
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
  city: orFromFeed(derived('text', 'City or suburb')),
  state: orFromFeed(derived('text', 'NSW, VIC, QLD, WA, SA, TAS, ACT or NT')),
  private_suburb: optional('text', 'Suburb of a vehicle sold on consignment'),
  private_postcode: optional('text', 'Its postcode, four digits as text'),
  make_model: derivedRequired('text', 'Make and model as one value, "Toyota HiLux"'),
  price_range: derived('text', "Bucket of the current price by the site's steps"),
  weekly_price_range: derived('text', "Bucket of the weekly payment by the site's steps"),
  rank: required('integer', 'Custom rank of the default order, higher first; 0 when the feed gives none'),
  views: platformOptional('integer', 'Times the page was viewed'),
  created_at: orFromFeed(platform('instant', 'When it first came in stock')),
  created_at_timestamp: derivedRequired('epochSeconds', 'created_at in seconds, for search'),
  updated_at: platform('instant', 'When its data last changed'),
} as const satisfies FieldTable<FieldKind>

export type VehicleField = keyof typeof vehicleFields

export type Vehicle = RecordOf<typeof vehicleFields, PlainTypes & PartTypes>
