import type {
  AutograbData,
  FieldKind,
  FinanceLender,
  Vehicle,
  VehicleField,
  VehicleSpecifications,
  VehicleVariant,
  YouxQuote,
} from '#domain/vehicle/vehicle-fields.ts'
import { vehicleFields } from '#domain/vehicle/vehicle-fields.ts'
import { findNearest } from '#site/describe-issue.ts'

/** Fields that no feed may set: the platform keeps them or the import computes them. */
const computed = [
  'id',
  'slug',
  'sold',
  'views',
  'updated_at',
  'created_at_timestamp',
  'has_nvic',
  'photos_count',
  'primary_image_url',
  'simple_body',
  'simple_fuel',
  'simple_transmission',
  'make_model',
  'filtered_features',
  'categories',
  'price_range',
  'weekly_price_range',
  'dealership_id',
  'dealership_slug',
  'dealership_name',
  'location',
  'location_name',
  'finance_price',
  'quote_price',
] as const satisfies readonly VehicleField[]

export type FeedField = Exclude<VehicleField, (typeof computed)[number]>

/** What a mapping makes of one row, before anything is derived. null: the feed gave nothing. */
export type MappedVehicle = { readonly [Field in FeedField]: Vehicle[Field] | null } & {
  /** Slug, id or name of the dealership. */
  readonly dealership: string | null
  /** Slug, id or name of one of its locations. */
  readonly location: string | null
  /** The feed wrote 'POA' or its like where the price belongs. */
  readonly price_on_application: boolean
}

export type FeedTarget = FeedField | 'dealership' | 'location'

const computedNames: ReadonlySet<string> = new Set(computed)

/** Whether the platform keeps or computes the field, so that a feed that holds it is passed over. */
export const isComputedTarget = (name: string): boolean => computedNames.has(name)

/** Every target of a mapping with its kind. `city` and `state` override those of the location. */
export const feedTargets: ReadonlyMap<FeedTarget, FieldKind> = new Map<FeedTarget, FieldKind>([
  ...Object.entries(vehicleFields)
    .filter(([name]) => !computedNames.has(name))
    .map(([name, definition]): [FeedTarget, FieldKind] => [name as FeedField, definition.kind]),
  ['dealership', 'text'],
  ['location', 'text'],
])

export type LeafKind = 'text' | 'number' | 'cents'

export const variantKinds: Readonly<Record<keyof VehicleVariant, LeafKind>> = {
  cylinders: 'number',
  enginesize: 'number',
  enginesize_litres: 'number',
  induction: 'text',
  geartype: 'text',
  fuelconsumptioncombined: 'number',
  fuelcapacity: 'number',
  grossvehiclemass: 'number',
  vehiclelength: 'number',
  vehicleheight: 'number',
  vehiclewidth: 'number',
  towingcapacitybraked: 'number',
  bodyconfiguration: 'text',
  torque: 'text',
  ancaprating: 'number',
}

export const specificationKinds: Readonly<Record<Exclude<keyof VehicleSpecifications, 'other'>, LeafKind>> = {
  body_width: 'number',
  body_length: 'number',
  tare_weight: 'number',
  axle_type: 'text',
  sleeps: 'number',
  aggregate_trailer_mass: 'number',
}

export const lenderKinds: Readonly<Record<keyof FinanceLender, LeafKind>> = {
  interestRate: 'number',
  comparisonRate: 'number',
  paymentWeek: 'cents',
  paymentMonth: 'cents',
  termYears: 'number',
  termMonths: 'number',
  termWeeks: 'number',
  deposit: 'cents',
  balloon: 'cents',
  disclaimer: 'text',
  establishmentFees: 'cents',
  totalPayable: 'cents',
  financeProvider: 'text',
}

export const autograbKinds: Readonly<Record<keyof AutograbData, LeafKind>> = {
  average_market_price: 'cents',
  state_average_market_price: 'cents',
}

export const youxQuoteKinds: Readonly<Record<keyof YouxQuote, LeafKind>> = {
  weeklyRepaymentAmount: 'cents',
  advertisedRate: 'number',
  comparisonRate: 'number',
}

/** null when a mapping may name the target; else what is wrong with it, with a near name where there is one. */
export function describeTargetProblem(target: string): string | null {
  const [top = '', ...inside] = target.split('.')
  if (computedNames.has(target) && target !== 'location') return 'is computed by the platform and cannot be mapped'
  const kind = feedTargets.get(top as FeedTarget)
  if (kind === undefined) {
    const near = findNearest(top, [...feedTargets.keys()])
    return `is not a vehicle field${near === null ? '' : `; did you mean '${near}'?`}`
  }
  if (inside.length === 0) return null
  if (kind === 'lenders') return describeLenderLeaf(inside)
  if (kind === 'specifications' && inside[0] === 'other' && inside.length === 2) return null
  const known = partKinds[kind]
  return known === undefined
    ? `has no fields inside; map '${top}' itself`
    : describeLeaf(inside.join('.'), Object.keys(known))
}

const partKinds: Readonly<Partial<Record<FieldKind, Readonly<Record<string, LeafKind>>>>> = {
  variant: variantKinds,
  specifications: specificationKinds,
  autograb: autograbKinds,
  youxQuote: youxQuoteKinds,
}

function describeLenderLeaf(inside: readonly string[]): string | null {
  const [, second = '', third] = inside
  if (inside.length === 2) return describeLeaf(second, Object.keys(lenderKinds))
  if (
    inside.length === 3 &&
    /^term\d{1,4}$/.test(second) &&
    ['termYears', 'termMonths', 'termWeeks'].includes(third ?? '')
  )
    return null
  return 'must be finance_lenders.<provider>.<field> or finance_lenders.<provider>.term<N>.termYears, .termMonths or .termWeeks'
}

function describeLeaf(leaf: string, known: readonly string[]): string | null {
  if (known.includes(leaf)) return null
  const near = findNearest(leaf, known)
  return `has no field '${leaf}'${near === null ? '' : `; did you mean '${near}'?`}`
}
