import { formatNumber } from '#domain/format/format-number.ts'
import { hasSwipeHint } from '#domain/location/location-layout.ts'
import { filterLocations } from '#domain/location/location-filter.ts'
import {
  buildLocationBlock,
  selectLocationGroups,
  type LocationBlockView,
} from '#features/parts/locations/location-block.ts'
import type { LocationCardView } from '#features/parts/locations/location-card-view.ts'
import type { FindReviews } from '#features/parts/reviews/reviews-view.ts'
import { addressOf } from '#site/addresses.ts'
import { listLocations } from '#site/location-place.ts'
import type { Site } from '#site/site.ts'
import { findNearest, type NearestView } from './find-nearest.server.ts'

/** The page of all locations (LOC-03, LOC-04). */
export interface LocationsView {
  readonly title: string
  readonly intro: string | null
  /** Links that narrow the page to a department; empty where there is one department alone. */
  readonly departments: readonly { readonly text: string; readonly href: string; readonly isCurrent: boolean }[]
  readonly block: LocationBlockView
  /** Value of `department` in the address; null for all of them. */
  readonly department: string | null
  /** The search for the nearest ones; null where there are few. */
  readonly nearest: NearestView | null
  /** Whether the carousel hints at swiping. */
  readonly hint: boolean
  /** Every card once more by state, where there are too many to look through in the carousel. */
  readonly states: readonly { readonly name: string; readonly cards: readonly LocationCardView[] }[]
}

const stateNames: Readonly<Record<LocationCardView['state'], string>> = {
  NSW: 'New South Wales',
  VIC: 'Victoria',
  QLD: 'Queensland',
  WA: 'Western Australia',
  SA: 'South Australia',
  TAS: 'Tasmania',
  ACT: 'Australian Capital Territory',
  NT: 'Northern Territory',
}

const departmentNames = { sales: 'Sales', service: 'Service', parts: 'Parts' } as const
type Department = keyof typeof departmentNames

/** The department of the address, by its known name; null for all of them. */
export function parseDepartment(asked: string | null): Department | null {
  return asked !== null && Object.hasOwn(departmentNames, asked) ? (asked as Department) : null
}

/** More cards than this are no row that a visitor looks through. */
const mostInARow = 8

function buildDepartments(site: Site, current: Department | null): LocationsView['departments'] {
  if (site.locations.sales_only) return []
  const names = Object.keys(departmentNames) as Department[]
  const offered = names.filter((show) => filterLocations(listLocations(site), { show }).length > 0)
  if (offered.length < 2) return []
  const path = addressOf(site, 'locations')
  return [
    { text: 'All', href: path, isCurrent: current === null },
    ...offered.map((name) => ({
      text: departmentNames[name],
      href: `${path}?department=${name}`,
      isCurrent: current === name,
    })),
  ]
}

/** The cards by state, the site's own state first, then by name. */
function buildStates(site: Site, cards: readonly LocationCardView[]): LocationsView['states'] {
  if (cards.length <= mostInARow) return []
  const own = site.state.toUpperCase()
  return [...Map.groupBy(cards, ({ state }) => state)]
    .map(([state, group]) => ({ state, name: stateNames[state], cards: group }))
    .toSorted(
      (one, other) => Number(other.state === own) - Number(one.state === own) || one.name.localeCompare(other.name),
    )
}

const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`

const numberWords = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'] as const

/** 'Five yards', where each of them sells, and 'Five places' where one of them does not. */
function countPlaces(cards: readonly LocationCardView[]): string {
  const count = cards.length
  const kind = cards.every(({ departments }) => departments.includes('Sales')) ? 'yards' : 'places'
  return `${numberWords[count] ?? formatNumber(count)} ${kind}`
}

function buildIntro(cards: readonly LocationCardView[]): string {
  const states = [...new Set(cards.map(({ state }) => stateNames[state]))]
  // More names than these are a list, which stands below.
  const where = states.length > 3 ? `${states.length} states and territories` : joinNames(states)
  return `${countPlaces(cards)} in ${where}. Call ahead or drop in.`
}

/** Builds the page of all locations of a department; null where there is none. `near`: a place, from the address. */
export function buildLocations(
  site: Site,
  department: Department | null,
  nowMs: number,
  findReviews: FindReviews,
  near: string | null = null,
): LocationsView | null {
  const filter = { show: department ?? 'all' }
  const block = buildLocationBlock(site, filter, nowMs, findReviews)
  if (block === null) return null
  const cards = block.kind === 'cards' ? block.cards : []
  return {
    title: cards.length === 0 ? 'Find us' : 'Our locations',
    intro: cards.length === 0 ? null : buildIntro(cards),
    departments: buildDepartments(site, department),
    block,
    department,
    nearest: findNearest(site, selectLocationGroups(site, filter), cards, near),
    hint: hasSwipeHint(cards.length, site.locations.swipe_hint_up_to),
    states: buildStates(site, cards),
  }
}
