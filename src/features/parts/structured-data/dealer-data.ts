import { formatPhone } from '#domain/phone/format-phone.ts'
import { findMainLocation, listLocations } from '#site/location-place.ts'
import { buildAbsoluteUrl } from '#site/site-origin.ts'
import type { Site } from '#site/site.ts'
import { describeLocation, type DealerFacts } from './describe-dealer.ts'
import { known, type JsonObject } from './known.ts'
import { buildPostalAddress } from './postal-address.ts'

/** Weekdays with the same hours together, as schema.org wants them. */
function buildHours({ hours }: DealerFacts): readonly JsonObject[] {
  return [...Map.groupBy(hours, ({ opens, closes }) => `${opens} ${closes}`).values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    return [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: group.map(({ day }) => day),
        opens: first.opens,
        closes: first.closes,
      },
    ]
  })
}

/** A day that stays closed opens and closes at midnight, as search engines read it. */
const buildSpecialHours = ({ specialHours }: DealerFacts): JsonObject =>
  known({
    specialOpeningHoursSpecification: specialHours.map(({ date, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      opens: opens ?? '00:00',
      closes: closes ?? '00:00',
    })),
  })

function buildPlace(facts: DealerFacts): JsonObject {
  const { address, position } = facts
  return known({
    telephone: facts.phone,
    image: facts.image,
    address: buildPostalAddress(address),
    geo: position === null ? null : { '@type': 'GeoCoordinates', latitude: position.lat, longitude: position.long },
    openingHoursSpecification: buildHours(facts),
  })
}

const buildBranch = (facts: DealerFacts): JsonObject => ({
  '@type': facts.kind,
  '@id': `${facts.url}#location`,
  name: facts.name,
  url: facts.url,
  ...buildPlace(facts),
})

/** The dealer by the id under which the home page describes it. */
export const dealerReference = (origin: string): JsonObject => ({ '@id': `${origin}/#dealer` })

/** Departments beyond this number are left out, because every visit of the home page loads the data. */
const mostPlaces = 20

/**
 * schema.org data of the dealer, for the home page (API-05): the main location, and the other visible places where it
 * sells below it. `origin`: 'https://www.dealer.com.au'; `nowMs`: epoch milliseconds.
 */
export function buildDealerData(site: Site, origin: string, nowMs: number): object {
  const main = findMainLocation(site)
  const facts = main === null ? null : describeLocation(site, main, origin, nowMs)
  const others = listLocations(site).filter(
    (place) => place !== main && (place.location_type === 'sales' || place.location_type === ''),
  )
  return {
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    ...dealerReference(origin),
    name: site.name,
    url: `${origin}/`,
    ...known({
      logo: site.logo === null ? null : buildAbsoluteUrl(site.logo, origin),
      telephone: site.phone === null ? null : formatPhone(site.phone),
      sameAs: Object.values(site.social_urls).filter((url) => url !== null),
      ...(facts === null ? {} : { ...buildPlace(facts), ...buildSpecialHours(facts) }),
      department: others.slice(0, mostPlaces).map((place) => buildBranch(describeLocation(site, place, origin, nowMs))),
    }),
  }
}

/** schema.org data of a location, for its page (API-05); empty for a slug that no visible location has. */
export function buildLocationData(site: Site, slug: string, origin: string, nowMs: number): readonly object[] {
  const location = listLocations(site).find((each) => each.slug === slug)
  if (location === undefined) return []
  const facts = describeLocation(site, location, origin, nowMs)
  return [
    {
      '@context': 'https://schema.org',
      ...buildBranch(facts),
      ...buildSpecialHours(facts),
      parentOrganization: dealerReference(origin),
    },
  ]
}
