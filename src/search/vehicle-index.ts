import { slugify } from '#domain/format/slugify.ts'
import { isTotalPrice } from '#domain/price/total-price.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import type { IndexContext, VehicleColumn } from './facet-definition.ts'
import { facetAttributes, facets, type FacetAttribute } from './facets.ts'
import type { AttributeDefinition, AttributeValue, IndexSchema, SearchDocument } from './search-engine.ts'

/**
 * Columns that are not facets: for availability (SRCH-13), stock filters (SRCH-14), text search beyond the facets
 * (SRCH-19) and sorting (SRCH-09).
 */
const plainColumns = {
  /** The make in a normalised spelling, for the makes that a site's configuration names (SRCH-14). */
  make_slug: { kind: 'keyword', joint: 'vehicle', read: ({ make }) => slugify(make) },
  series: { kind: 'keyword', text: 6, joint: 'vehicle', read: ({ series }) => series },
  stocknum: { kind: 'keyword', text: 3, read: ({ stocknum }) => stocknum },
  regplate: { kind: 'keyword', text: 3, read: ({ regplate }) => regplate },
  vin: { kind: 'keyword', text: 1, read: ({ vin }) => vin },
  /** Whether the price includes government charges; only such prices may be the lower end of a price range. */
  total_price: { kind: 'keyword', joint: 'offer', read: (vehicle) => String(isTotalPrice(vehicle.price_type)) },
  reserved: { kind: 'keyword', joint: 'offer', read: ({ reserved }) => String(reserved) },
  show_on_dealer_website: {
    kind: 'keyword',
    joint: 'offer',
    read: (vehicle) => String(vehicle.show_on_dealer_website),
  },
  dealership_id: { kind: 'keyword', joint: 'place', read: (vehicle) => vehicle.dealership_id },
  dealership_slug: { kind: 'keyword', joint: 'place', read: (vehicle) => vehicle.dealership_slug },
  /** The key of the yard where the vehicle stands (`site/places/yards.ts`), by which distances are measured. */
  yard: { kind: 'keyword', joint: 'place', read: (_vehicle, { yard }) => yard },
  rank: { kind: 'number', read: ({ rank }) => rank },
  photos_count: { kind: 'number', read: (vehicle) => vehicle.photos_count },
  /** Seconds since 1970. */
  sold_date_timestamp: { kind: 'number', read: (vehicle) => vehicle.sold_date_timestamp },
} as const satisfies Readonly<Record<string, VehicleColumn>>

export type VehicleAttribute = FacetAttribute | keyof typeof plainColumns

/**
 * Groups of attributes with few combinations of values (`AttributeDefinition.countedWith`). Badge and series belong to
 * none, because their combinations grow with the number of vehicles.
 */
const combined: Readonly<Record<string, readonly VehicleAttribute[]>> = {
  model: ['make', 'make_model', 'model', 'item_type', 'body', 'categories', 'cab'],
  driveline: ['seats', 'drive', 'fuel', 'transmission'],
  offer: ['status', 'car_type', 'tag', 'certified', 'reserved'],
  place: ['city', 'dealership_name', 'location_name', 'state'],
  money: ['price_range', 'weekly_price_range'],
}
const countedWith = new Map(
  Object.entries(combined).flatMap(([name, attributes]) => attributes.map((attribute) => [attribute, name] as const)),
)

const columns: readonly (readonly [string, VehicleColumn])[] = [
  ...facetAttributes.map((attribute) => [attribute, facets[attribute].column] as const),
  ...Object.entries<VehicleColumn>(plainColumns),
]

/**
 * The index of vehicles: a column for each facet of SRCH-03 under exactly its name, and the columns above.
 *
 * The attributes of a `joint` group are correlated and share one column of combinations: a hundred thousand vehicles
 * have some thirty thousand combinations of make, model, badge and so on (DESIGN.md). The weights of `text` decide only
 * between corrections of a misspelt word.
 */
export const vehicleIndexSchema = Object.fromEntries(
  columns.map(([attribute, { read: _read, ...definition }]) => {
    const name = countedWith.get(attribute as VehicleAttribute)
    return [attribute, name === undefined ? definition : { ...definition, countedWith: name }]
  }),
) as Readonly<Record<VehicleAttribute, AttributeDefinition>> satisfies IndexSchema

/**
 * The vehicle as the index sees it. `siteId` becomes the owner, so that no other site's query finds the vehicle
 * (TEN-07). `certifiedMake`, `weeklyPriceRange` and `yard` are those of `IndexContext`.
 */
export function toSearchDocument(
  vehicle: Vehicle,
  siteId: string,
  certifiedMake: string | null = null,
  weeklyPriceRange: string | null = vehicle.weekly_price_range,
  yard: string | null = null,
): SearchDocument {
  const context: IndexContext = { certifiedMake, weeklyPriceRange, yard }
  const attributes: Record<string, AttributeValue> = {}
  for (const [attribute, { read }] of columns) {
    const value = read(vehicle, context)
    attributes[attribute] = typeof value === 'number' ? fitNumber(value) : value
  }
  return { id: vehicle.id, owner: siteId, attributes }
}

const maxNumber = 2_147_483_647

/**
 * Clamps a number to the range of the index (for timestamps, up to January 2038), so that one wrong number in a feed
 * does not keep a site's stock out of the index. NaN becomes no value.
 */
function fitNumber(value: number): number | null {
  if (Number.isNaN(value)) return null
  return Math.max(-maxNumber, Math.min(maxNumber, Math.round(value)))
}
