import type { LocationGroup } from '#domain/location/merge-locations.ts'
import { formatDistance } from '#domain/place/format-distance.ts'
import { formatPlace } from '#domain/place/place.ts'
import { rankByDistance } from '#domain/postcode/nearest-location.ts'
import type { LocationCardView } from '#features/parts/locations/location-card-view.ts'
import { locate } from '#site/locate.ts'
import { choosePlace } from '#site/places/choose-place.ts'
import { findPlaces } from '#site/places/find-places.ts'
import type { Location, Site } from '#site/site.ts'

/** A card as a line of a list; `away`: '12 km away', null where no distance is asked for or known. */
export interface LocationRow {
  readonly card: LocationCardView
  readonly away: string | null
}

/** The search for the locations that are nearest to a place. */
export interface NearestView {
  /** What the field takes back. */
  readonly typed: string
  /** 'Nearest to Geelong VIC'; null while no place is given, or none of that name is known. */
  readonly title: string | null
  /** What went wrong with the place; else null. */
  readonly problem: string | null
  /** The nearest locations, nearest first. */
  readonly rows: readonly LocationRow[]
}

/** With more cards than this a visitor does not find the nearest one by looking. */
const mostToLookThrough = 6
/** Locations that are named as the nearest. */
const mostNearest = 5
/** Longest text that is read as a place, characters. */
const longestPlace = 60

const joinAway = (km: number | null): string | null => (km === null ? null : `${formatDistance(km)} away`)

/**
 * Finds the locations nearest to the suburb, town or postcode of the address (`asked`), among groups of which `cards`
 * are the cards in the same order. null where there are few enough to look through.
 */
export function findNearest(
  site: Site,
  groups: readonly LocationGroup<Location>[],
  cards: readonly LocationCardView[],
  asked: string | null,
): NearestView | null {
  if (cards.length <= mostToLookThrough) return null
  const text = (asked ?? '').trim()
  const typed = text.slice(0, longestPlace)
  if (typed === '') return { typed, title: null, problem: null, rows: [] }
  const place = text === typed ? (choosePlace(site, findPlaces(typed))?.place ?? null) : null
  if (place === null)
    return {
      typed,
      title: null,
      problem: `We do not know a place called “${typed}”. Try a suburb, a town or a postcode.`,
      rows: [],
    }
  const entries = groups.flatMap((group, index) => {
    const card = cards[index]
    return card === undefined ? [] : [{ card, points: group.members.flatMap((member) => locate(member) ?? []) }]
  })
  const rows = rankByDistance(place, entries, ({ points }) => points[0] ?? null)
    .slice(0, mostNearest)
    .map(({ place: { card }, km }) => ({ card, away: joinAway(km) }))
  return { typed, title: `Nearest to ${formatPlace(place)}`, problem: null, rows }
}
