import { optional, required, type FieldTable, type PlainTypes, type RecordOf } from './field-definition.ts'

/**
 * The parts of a vehicle that have fields of their own, each described by a table like the vehicle's (STOCK-01). Blank
 * parts, targets of mappings, coercion and storage derive from these tables. The order of a table is the order in which
 * its fields are stored: moving one changes the hash of every stored vehicle.
 */
export const variantFields = {
  cylinders: optional('number', 'Number of cylinders'),
  enginesize: optional('number', 'Engine size, cubic centimetres'),
  enginesize_litres: optional('number', 'Engine size, litres'),
  induction: optional('text', 'Induction, "Turbo"'),
  geartype: optional('text', 'Type of gears'),
  fuelconsumptioncombined: optional('number', 'Litres per 100 km, combined cycle'),
  fuelcapacity: optional('number', 'Fuel tank, litres'),
  grossvehiclemass: optional('number', 'Gross vehicle mass, kilograms'),
  vehiclelength: optional('number', 'Length, millimetres'),
  vehicleheight: optional('number', 'Height, millimetres'),
  vehiclewidth: optional('number', 'Width, millimetres'),
  towingcapacitybraked: optional('number', 'Braked towing capacity, kilograms'),
  bodyconfiguration: optional('text', 'Body as the maker describes it'),
  torque: optional('text', "As the maker writes it, with unit: '500Nm @ 1600-2400rpm'"),
  ancaprating: optional('number', 'Stars, 0 to 5'),
  power: optional('text', "As the maker writes it, with unit: '150kW @ 3400rpm'"),
  energyconsumption: optional('number', 'Electricity on the combined cycle, kilowatt-hours per 100 km'),
  electricrange: optional('number', 'Range on electricity alone, kilometres'),
} as const satisfies FieldTable<keyof PlainTypes>
export type VehicleVariant = RecordOf<typeof variantFields, PlainTypes>

export const addressFields = {
  street: optional('text', 'Street and number'),
  city: optional('text', 'City or suburb'),
  state: optional('text', 'State or territory'),
  postcode: optional('text', 'Postcode, four digits as text'),
  place_url: optional('text', 'Address of the place on a map'),
} as const satisfies FieldTable<keyof PlainTypes>
type VehicleAddress = RecordOf<typeof addressFields, PlainTypes>

export const locationFields = {
  id: required('text', 'Id of the location in the site configuration'),
  name: required('text', 'Name of the location'),
  slug: required('text', 'Slug of the location'),
  phone: optional('text', 'Phone number of the location'),
  address: required('address', 'Where the location is'),
  distribution_locations: required('texts', 'Slugs of further locations that sell this vehicle'),
} as const satisfies FieldTable<keyof PlainTypes | 'address'>
export type VehicleLocation = RecordOf<typeof locationFields, PlainTypes & { address: VehicleAddress }>

/** Caravans (VDP-08) and whatever else a feed gives by name. */
export const specificationFields = {
  body_width: optional('number', 'Feet; shown with metres (× 0.3048)'),
  body_length: optional('number', 'Feet; shown with metres (× 0.3048)'),
  tare_weight: optional('number', 'Tare, kilograms'),
  axle_type: optional('text', 'Type of axle'),
  sleeps: optional('number', 'How many people it sleeps'),
  aggregate_trailer_mass: optional('number', 'Aggregate trailer mass, kilograms'),
  other: required('facts', "Further facts, label to value, in the feed's order"),
} as const satisfies FieldTable<keyof PlainTypes>
export type VehicleSpecifications = RecordOf<typeof specificationFields, PlainTypes>

export const lenderFields = {
  interestRate: optional('number', 'Percent a year, 6.29 for 6.29 % p.a.'),
  comparisonRate: optional('number', 'Comparison rate, percent a year'),
  paymentWeek: optional('cents', 'Repayment a week'),
  paymentMonth: optional('cents', 'Repayment a month'),
  termYears: optional('number', 'Term in years'),
  termMonths: optional('number', 'Term in months'),
  termWeeks: optional('number', 'Term in weeks'),
  deposit: optional('cents', 'Deposit'),
  balloon: optional('cents', 'Balloon payment'),
  disclaimer: optional('text', "The lender's own disclaimer"),
  establishmentFees: optional('cents', 'Establishment fees'),
  totalPayable: optional('cents', 'Total of all repayments'),
  financeProvider: optional('text', 'Name of the lender'),
} as const satisfies FieldTable<keyof PlainTypes>
export type FinanceLender = RecordOf<typeof lenderFields, PlainTypes>
/** Keyed by provider slug. */
export type FinanceLenders = Readonly<Record<string, FinanceLender>>

export const autograbFields = {
  average_market_price: optional('cents', 'Average market price in Australia'),
  state_average_market_price: optional('cents', 'Average market price in the state'),
} as const satisfies FieldTable<keyof PlainTypes>
export type AutograbData = RecordOf<typeof autograbFields, PlainTypes>

export const youxQuoteFields = {
  weeklyRepaymentAmount: optional('cents', 'Repayment a week'),
  advertisedRate: optional('number', 'Percent a year'),
  comparisonRate: optional('number', 'Comparison rate, percent a year'),
} as const satisfies FieldTable<keyof PlainTypes>
export type YouxQuote = RecordOf<typeof youxQuoteFields, PlainTypes>

export const imageFields = {
  url: required('text', "Absolute https URL from the feed, or a path of this platform ('/vehicle-art/…')"),
  alt: optional('text', 'What the picture shows, for people who cannot see it'),
} as const satisfies FieldTable<keyof PlainTypes>
export type VehicleImage = RecordOf<typeof imageFields, PlainTypes>

/** The values of the kinds that have parts. */
export interface PartTypes {
  images: readonly VehicleImage[]
  variant: VehicleVariant
  location: VehicleLocation
  address: VehicleAddress
  specifications: VehicleSpecifications
  lenders: FinanceLenders
  autograb: AutograbData
  youxQuote: YouxQuote
}
export type PartKind = keyof PartTypes

/** How the value of each kind is made of records of its table: one record, a list, or records by a name. */
export const partsByKind: Readonly<
  Record<PartKind, { readonly holds: 'one' | 'list' | 'byName'; readonly fields: FieldTable }>
> = {
  images: { holds: 'list', fields: imageFields },
  variant: { holds: 'one', fields: variantFields },
  location: { holds: 'one', fields: locationFields },
  address: { holds: 'one', fields: addressFields },
  specifications: { holds: 'one', fields: specificationFields },
  lenders: { holds: 'byName', fields: lenderFields },
  autograb: { holds: 'one', fields: autograbFields },
  youxQuote: { holds: 'one', fields: youxQuoteFields },
}

export function isPartKind(kind: string): kind is PartKind {
  return Object.hasOwn(partsByKind, kind)
}

/** A record with nothing known: what is read for a stored part that lacks fields. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows which part the table describes
export function blankPart<Part extends object>(fields: FieldTable): Part {
  return Object.fromEntries(Object.entries(fields).map(([name, definition]) => [name, blankValue(definition)])) as Part
}

const blanks: Readonly<Record<string, unknown>> = { text: '', texts: [], facts: {} }

function blankValue({ kind, required }: FieldTable[string]): unknown {
  if (!required) return null
  return isPartKind(kind) ? blankPart(partsByKind[kind].fields) : (blanks[kind] ?? null)
}
