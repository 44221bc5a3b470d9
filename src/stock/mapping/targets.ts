import { vehicleFields, type FieldKind, type Vehicle, type VehicleField } from '#domain/vehicle/vehicle-fields.ts'
import { isPartKind, lenderFields, partsByKind } from '#domain/vehicle/vehicle-parts.ts'
import { findNearest } from '#site/describe-issue.ts'
import { findNearField } from './find-near-field.ts'

/** The fields that a feed may set; the platform keeps the others, or the import computes them. */
export type FeedField = {
  [Field in VehicleField]: (typeof vehicleFields)[Field]['mapped'] extends true ? Field : never
}[VehicleField]

export const feedFields = (Object.keys(vehicleFields) as VehicleField[]).filter(
  (field): field is FeedField => vehicleFields[field].mapped,
)

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

/** Whether the platform keeps or computes the field, so that a feed that holds it is passed over. */
export function isComputedTarget(name: string): boolean {
  return Object.hasOwn(vehicleFields, name) && !vehicleFields[name as VehicleField].mapped
}

/** Every target of a mapping with its kind. `city` and `state` override those of the location. */
export const feedTargets: ReadonlyMap<FeedTarget, FieldKind> = new Map<FeedTarget, FieldKind>([
  ...feedFields.map((field): [FeedTarget, FieldKind] => [field, vehicleFields[field].kind]),
  ['dealership', 'text'],
  ['location', 'text'],
])

/** Whether a mapping may fill fields inside a value of the kind. A location is named in a mapping, not described. */
export function hasTargetsInside(kind: FieldKind): boolean {
  return isPartKind(kind) && kind !== 'location' && partsByKind[kind].holds !== 'list'
}

/** null when a mapping may name the target; else what is wrong with it, with a near name where there is one. */
export function describeTargetProblem(target: string): string | null {
  const [top = '', ...inside] = target.split('.')
  if (isComputedTarget(target) && target !== 'location') return 'is computed by the platform and cannot be mapped'
  const kind = feedTargets.get(top as FeedTarget)
  if (kind === undefined) {
    const near = findNearField(top, [...feedTargets.keys()])
    return `is not a vehicle field${near === null ? '' : `; did you mean '${near}'?`}`
  }
  if (inside.length === 0) return null
  if (kind === 'lenders') return describeLenderLeaf(inside)
  if (!isPartKind(kind) || !hasTargetsInside(kind)) return `has no fields inside; map '${top}' itself`
  const [first = '', ...further] = inside
  const { fields } = partsByKind[kind]
  if (further.length === 1 && fields[first]?.kind === 'facts') return null
  const named = Object.keys(fields).filter((name) => fields[name]?.kind !== 'facts')
  return describeLeaf(inside.join('.'), named)
}

function describeLenderLeaf(inside: readonly string[]): string | null {
  const [, second = '', third] = inside
  if (inside.length === 2) return describeLeaf(second, Object.keys(lenderFields))
  if (
    inside.length === 3 &&
    /^term\d{1,4}$/.test(second) &&
    ['termYears', 'termMonths', 'termWeeks'].includes(third ?? '')
  )
    return null
  return (
    'must be finance_lenders.<provider>.<field> or finance_lenders.<provider>.term<N>.termYears, .termMonths or ' +
    '.termWeeks'
  )
}

function describeLeaf(leaf: string, known: readonly string[]): string | null {
  if (known.includes(leaf)) return null
  const near = findNearest(leaf, known)
  return `has no field '${leaf}'${near === null ? '' : `; did you mean '${near}'?`}`
}
