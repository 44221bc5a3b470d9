import type { Place } from '../site-problem.ts'
import type { Site } from '../site.ts'
import { fault, findRepeats, type Fault } from './fault.ts'
import { describeSearchSegment } from './search-segment.ts'

type Hours = Site['opening_hours']

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
          : [
              fault(
                [...place, 'distribution_locations', index],
                `there is no location '${slug}'`,
                `one of ${[...slugs].join(', ')}`,
              ),
            ],
      ),
    ),
    ...locations.flatMap(({ location, place }) =>
      location.contact_detail.opening_hours === site.opening_hours
        ? []
        : checkHours(location.contact_detail.opening_hours, [...place, 'contact_detail', 'opening_hours']),
    ),
    ...checkHours(site.opening_hours, ['opening_hours']),
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

function checkHours(hours: Hours, place: Place): readonly Fault[] {
  return [
    ...findRepeats(
      hours,
      ({ weekday }) => String(weekday),
      (index) => [...place, index, 'weekday'],
      'weekday',
    ),
    ...hours.flatMap(({ status, open, close }, index) => {
      if (status === 'Open' && (open === null || close === null))
        return [
          fault([...place, index], 'an open day has no hours', 'open and close; they decide whether it is open now'),
        ]
      return open !== null && open === close
        ? [
            fault(
              [...place, index],
              'open and close are the same time',
              "different times, or status Closed; 24 hours are '00:00' to '24:00'",
            ),
          ]
        : []
    }),
  ]
}

function checkSpecialHours(site: Site, locationIds: ReadonlySet<string>): readonly Fault[] {
  return site.special_hours.flatMap((special, index) => {
    const place: Place = ['special_hours', index]
    const told = special.hours !== null || (special.start_hour !== null && special.end_hour !== null)
    return [
      ...(special.location_id === null || locationIds.has(special.location_id)
        ? []
        : [
            fault(
              [...place, 'location_id'],
              `there is no location '${special.location_id}'`,
              `one of ${[...locationIds].join(', ')}`,
            ),
          ]),
      ...(special.status === 'Open' && !told
        ? [fault(place, 'an open day has no hours', 'start_hour with end_hour, or hours with begin and end')]
        : []),
    ]
  })
}
