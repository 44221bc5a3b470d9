import { buildAbsoluteUrl } from '#site/site-origin.ts'
import type { Location, Site } from '#site/site.ts'

type Fields = Readonly<Record<string, unknown>>

/** Drops what is not known: consumers treat a missing property as unknown, but may read '' or null as a value. */
function known(entries: Fields): Fields {
  return Object.fromEntries(
    Object.entries(entries).filter(
      ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  )
}

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** Weekdays with the same hours together, as schema.org wants them. */
function buildHours({ contact_detail: { opening_hours } }: Location): readonly Fields[] {
  const open = opening_hours.flatMap(({ weekday, status, open: opens, close: closes }) =>
    status === 'Closed' || opens === null || closes === null ? [] : [{ weekday, opens, closes }],
  )
  return [...Map.groupBy(open, ({ opens, closes }) => `${opens} ${closes}`).values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    return [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: group.map(({ weekday }) => days[weekday]),
        opens: first.opens,
        closes: first.closes,
      },
    ]
  })
}

function describePlace(location: Location): Fields {
  const { street, city, state, postcode, lat, long } = location.address
  return {
    address: known({
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: postcode,
      addressCountry: 'AU',
    }),
    geo: lat === null || long === null ? null : { '@type': 'GeoCoordinates', latitude: lat, longitude: long },
    openingHoursSpecification: buildHours(location),
  }
}

/** Departments beyond so many are left out: the data stands on every visit of the home page. */
const mostPlaces = 20

/** schema.org data of the dealer, for the home page (API-05): the main place, and the other sales places below it. */
export function buildDealerData(site: Site, origin: string): object {
  const places = site.dealerships
    .flatMap(({ locations }) => locations)
    .filter(({ visible, location_type }) => visible && (location_type === 'sales' || location_type === ''))
    .slice(0, mostPlaces)
  const main = places.find(({ primary }) => primary) ?? places[0]
  const others = places.filter((place) => place !== main)
  return {
    '@context': 'https://schema.org',
    ...known({
      '@type': 'AutoDealer',
      '@id': `${origin}/#dealer`,
      name: site.name,
      url: `${origin}/`,
      logo: site.logo === null ? null : buildAbsoluteUrl(site.logo, origin),
      telephone: main?.contact_detail.phone ?? site.phone,
      sameAs: Object.values(site.social_urls).filter((url) => url !== null),
      ...(main === undefined ? {} : describePlace(main)),
      department: others.map((place) =>
        known({
          '@type': 'AutoDealer',
          name: place.name,
          telephone: place.contact_detail.phone ?? site.phone,
          ...describePlace(place),
        }),
      ),
    }),
  }
}
