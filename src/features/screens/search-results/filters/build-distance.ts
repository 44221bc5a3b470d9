import { formatNumber } from '#domain/format/format-number.ts'
import { formatDistance } from '#domain/place/format-distance.ts'
import { formatPlace, type Place } from '#domain/place/place.ts'
import { measureDistanceKm } from '#domain/postcode/nearest-location.ts'
import type { SearchAnswer } from '#search/search-engine.ts'
import { withChoice, type SearchState } from '#search/state/search-choices.ts'
import { addressOf } from '#site/addresses.ts'
import { choosePlace } from '#site/places/choose-place.ts'
import { findPlaces } from '#site/places/find-places.ts'
import { findSearchPlace, withPlace } from '#site/places/settle-place.ts'
import { hasSeveralYards, listYards } from '#site/places/yards.ts'
import type { Site } from '#site/site.ts'
import { wholeAddress } from '../address/default-refinements.ts'
import { describeTotal } from '../list/describe-total.ts'
import type { SearchPath } from '../address/resolve-search-path.ts'
import { formatSearchHref } from '../address/search-href.ts'
import type { DistanceView, YardView } from '../search-page.ts'

/** Kilometres from which a visitor chooses; an address may hold any other number. */
const usualRadii: readonly number[] = [10, 25, 50, 100, 250, 500]
/** Most places of the same name that are offered. */
const mostOthers = 5

/** Builds the field for the visitor's place and the map of the yards; null on a site that sells from one place. */
export function buildDistance(
  site: Site,
  path: SearchPath,
  state: SearchState,
  answer: Pick<SearchAnswer, 'facets'>,
): DistanceView | null {
  if (!hasSeveralYards(site)) return null
  const place = findSearchPlace(site, state)?.place ?? null
  const others = place === null ? [] : listNamesakes(site, place)
  const within = state.near?.withinKm ?? null
  const { map, map_tiles: tiles } = site.integrations
  const hrefOf = (changed: SearchState) => formatSearchHref(path.path, changed, wholeAddress(site, path.path))
  return {
    typed: place === null ? (state.near?.place ?? '') : describeTyped(place),
    note: describeNote(state, place, others.length > 0),
    others: others.map((other) => ({ label: formatPlace(other), href: hrefOf(withPlace(state, other)) })),
    radii: [
      { km: null, label: 'Any distance' },
      ...[...new Set([...usualRadii, ...(within === null ? [] : [within])])]
        .toSorted((one, other) => one - other)
        .map((km) => ({ km, label: `Within ${formatNumber(km)} km` })),
    ],
    locationsHref: addressOf(site, 'locations'),
    yards: listYards(site).map(({ location, point }): YardView => {
      const { name } = location
      const count = answer.facets.location_name?.find(({ value }) => value === name)?.count ?? 0
      const away = place === null ? '' : `, ${formatDistance(measureDistanceKm(place, point))} away`
      return {
        name,
        ...point,
        count,
        words: `${describeTotal(count)}${away}`,
        href: hrefOf(withChoice(state, 'location_name', { kind: 'values', values: [name] })),
      }
    }),
    place: place === null ? null : { name: formatPlace(place), lat: place.lat, long: place.long },
    tiles:
      map !== 'tiles' || tiles === null
        ? null
        : { url: tiles.url, attribution: tiles.attribution, maxZoom: tiles.max_zoom },
  }
}

/** The field takes back what it shows: a postcode stands there without its town. */
const describeTyped = (place: Place): string => (place.slug === place.postcode ? place.postcode : formatPlace(place))

/** The other places of that name, the likelier first; of a postcode none. */
function listNamesakes(site: Site, place: Place): readonly Place[] {
  if (place.slug === place.postcode) return []
  const chosen = choosePlace(site, findPlaces(place.name))
  const all = chosen === null ? [] : [chosen.place, ...chosen.others]
  return all.filter(({ slug }) => slug !== place.slug).slice(0, mostOthers)
}

function describeNote({ near }: SearchState, place: Place | null, hasOthers: boolean): string | null {
  if (near === null) return null
  if (place === null)
    return `We do not know a place called “${near.place}”. Try a suburb, a town or a 4-digit postcode.`
  return hasOthers ? `Distances are from ${formatPlace(place)}. Did you mean another one?` : null
}
