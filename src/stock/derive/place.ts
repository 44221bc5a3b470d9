import { slugify } from '#domain/format/slugify.ts'
import type { VehicleLocation } from '#domain/vehicle/vehicle-fields.ts'
import type { ImportDealership, ImportLocation, ImportSettings } from '../import-settings.ts'

/** Key for comparing slugs, ids and names: without case, accents and punctuation. */
function findNamed<T extends { readonly id: string; readonly slug: string; readonly name: string }>(
  list: readonly T[],
  wanted: string,
): T | undefined {
  const key = slugify(wanted)
  return (
    list.find((entry) => entry.slug === key || slugify(entry.id) === key) ??
    list.find((entry) => slugify(entry.name) === key)
  )
}

export type FoundDealership =
  | { readonly ok: true; readonly dealership: ImportDealership }
  | { readonly ok: false; readonly reason: string }

/**
 * Finds the dealership by slug, id or name. A site with one dealership needs no name in the feed, but an unknown name
 * is rejected there as well.
 */
export function resolveDealership(settings: ImportSettings, given: string | null): FoundDealership {
  const [first, ...others] = settings.dealerships
  if (first === undefined)
    return { ok: false, reason: `the site ${settings.siteSlug} has no dealership; add one to its configuration` }
  const known = settings.dealerships.map((dealership) => dealership.slug).join(', ')
  if (given === null)
    return others.length === 0
      ? { ok: true, dealership: first }
      : { ok: false, reason: `missing; the site has several dealerships: ${known}` }
  const found = findNamed(settings.dealerships, given)
  return found === undefined
    ? { ok: false, reason: `no such dealership of the site; known: ${known}` }
    : { ok: true, dealership: found }
}

/**
 * Resolves the location of a vehicle. Without a name: the primary location, else the first. With an unknown name: the
 * dealership's only location, or none where it has several, since a wrong address sends people to the wrong place.
 */
export function resolveLocation(
  dealership: ImportDealership,
  given: string | null,
): { readonly location: VehicleLocation | null; readonly isUnknown: boolean } {
  const { locations } = dealership
  const usual = locations.find((location) => location.primary) ?? locations[0]
  if (given === null) return { location: usual === undefined ? null : buildLocation(usual), isUnknown: false }
  const found = findNamed(locations, given)
  if (found !== undefined) return { location: buildLocation(found), isUnknown: false }
  return { location: usual !== undefined && locations.length === 1 ? buildLocation(usual) : null, isUnknown: true }
}

function buildLocation(location: ImportLocation): VehicleLocation {
  const { id, name, slug, phone, address, distributionLocations } = location
  return { id, name, slug, phone, address, distribution_locations: distributionLocations }
}
