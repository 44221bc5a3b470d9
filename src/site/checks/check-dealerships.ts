import type { Place } from '../site-problem.ts'
import type { Site } from '../site.ts'
import { checkSpecialHours, checkWeek } from './check-hours.ts'
import { fault, findRepeats, oneOf, type Fault } from './fault.ts'
import { describeSearchSegment } from './search-segment.ts'

/**
 * Checks dealerships and locations: unique ids and slugs, slugs that another search hides, and references to locations.
 */
export function checkDealerships(site: Site): readonly Fault[] {
  const { dealerships } = site
  const locations = dealerships.flatMap((dealership, d) =>
    dealership.locations.map((location, l) => ({ location, place: ['dealerships', d, 'locations', l] as Place })),
  )
  const placeOfLocation =
    (key: string) =>
    (index: number): Place => [...(locations[index]?.place ?? []), key]
  const all = locations.map(({ location }) => location)
  const slugs = new Set(all.map(({ slug }) => slug))
  return [
    ...(dealerships.length === 0
      ? [fault(['dealerships'], 'the site has no dealership', 'at least one dealership with a location')]
      : []),
    ...findRepeats(
      dealerships,
      ({ id }) => id,
      (d) => ['dealerships', d, 'id'],
      'dealership id',
    ),
    ...findRepeats(
      dealerships,
      ({ slug }) => slug,
      (d) => ['dealerships', d, 'slug'],
      'dealership slug',
    ),
    ...findRepeats(all, ({ id }) => id, placeOfLocation('id'), 'location id'),
    ...findRepeats(all, ({ slug }) => slug, placeOfLocation('slug'), 'location slug'),
    ...dealerships.flatMap(({ slug }, d) =>
      findHidingSegment(slug).map((message) =>
        fault(['dealerships', d, 'slug'], message, 'a slug that no other search has, "bigsky-kia" in place of "kia"'),
      ),
    ),
    ...dealerships.flatMap((dealership, d) =>
      checkPrimary(dealership.locations.filter(({ primary }) => primary).length, dealership.locations.length, [
        'dealerships',
        d,
        'locations',
      ]),
    ),
    ...locations.flatMap(({ location, place }) =>
      location.distribution_locations.flatMap((slug, index) =>
        slugs.has(slug)
          ? []
          : [fault([...place, 'distribution_locations', index], `there is no location '${slug}'`, oneOf(slugs))],
      ),
    ),
    ...locations.flatMap(({ location, place }) =>
      location.contact_detail.opening_hours === site.opening_hours
        ? []
        : checkWeek(location.contact_detail.opening_hours, [...place, 'contact_detail', 'opening_hours']),
    ),
    ...checkWeek(site.opening_hours, ['opening_hours']),
    ...checkSpecialHours(site, new Set(all.map(({ id }) => id))),
  ]
}

/** SRCH-02: a segment after /search/ is read as a dealership only when it means nothing else. */
function findHidingSegment(slug: string): readonly string[] {
  const meaning = describeSearchSegment(slug)
  return meaning === null ? [] : [`/search/${slug} is ${meaning}, so the dealership's search could never be opened`]
}

function checkPrimary(primaries: number, locations: number, place: Place): readonly Fault[] {
  if (primaries > 1) return [fault(place, `${primaries} locations are primary`, 'one primary location per dealership')]
  return locations > 1 && primaries === 0
    ? [fault(place, 'no location is primary', 'one primary location where there are several')]
    : []
}
