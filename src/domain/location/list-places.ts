import { mergeLocations, type LocationGroup, type MergeableLocation } from './merge-locations.ts'

/** What decides whether a location is a place of its own. */
export interface PlacedLocation extends MergeableLocation {
  readonly dealership_id: string | null
  readonly address: { readonly city: string | null }
}

/** A place that a visitor may come to, by its departments; the first one stands for it. */
export type Place<Location extends PlacedLocation> = readonly [Location, ...Location[]]

const isSales = ({ location_type: type }: MergeableLocation): boolean => type === 'sales' || type === ''

/** The suburb in which a dealership stands; null where the suburb is not known. */
const suburbOf = ({ dealership_id, address: { city } }: PlacedLocation): string | null =>
  city === null ? null : `${dealership_id ?? ''} ${city.toLowerCase()}`

/**
 * The places among locations, in their order. Locations of one name are one place (LOC-05), and so is a workshop, a
 * parts counter or a buying centre with the sales yard of its dealership in the same suburb: a visitor who is asked for
 * a location chooses among places, not among the doors of one.
 */
export function listPlaces<Location extends PlacedLocation>(
  locations: readonly Location[],
): readonly Place<Location>[] {
  const groups = mergeLocations(locations)
  const yards = new Map<string, LocationGroup<Location>>()
  for (const group of groups) {
    const suburb = suburbOf(group.members[0])
    if (isSales(group.members[0]) && suburb !== null && !yards.has(suburb)) yards.set(suburb, group)
  }
  const findHead = (group: LocationGroup<Location>): LocationGroup<Location> =>
    isSales(group.members[0]) ? group : (yards.get(suburbOf(group.members[0]) ?? '') ?? group)
  const byHead = Map.groupBy(groups, findHead)
  return groups
    .filter((group) => findHead(group) === group)
    .map((head) => {
      const others = (byHead.get(head) ?? []).filter((group) => group !== head)
      return [...head.members, ...others.flatMap(({ members }) => members)]
    })
}
