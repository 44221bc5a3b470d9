import { planPosition, type PositionPlan } from '#domain/location/position-plan.ts'
import { towns } from '#domain/location/towns.ts'
import { resolveGroupName } from '#domain/location/merge-locations.ts'
import { buildOpeningHours, type OpeningHoursView } from '#features/parts/opening-hours/opening-hours-view.ts'
import { buildRating, type FindReviews, type RatingView } from '#features/parts/reviews/reviews-view.ts'
import { isBuiltLink } from '#features/parts/site-frame/built-paths.ts'
import { addressOf } from '#site/addresses.ts'
import { buildMapEmbed } from '#site/location-map.ts'
import { buildDirectionsHref, hasAddress, listAddressLines, locationPath } from '#site/location-place.ts'
import { isStandIn } from '#site/site-origin.ts'
import type { Location, Site } from '#site/site.ts'
import { isTestDriveOn } from '#site/switches.ts'
import { buildLocationPhone, nameDepartment, type TextLink } from './location-facts.ts'
import { placeLabels, type PlanLabel } from './plan-labels.ts'
import { isLine, extendLine } from './extend-line.ts'

/** A department of a location with its own hours and phone. */
export interface DepartmentView {
  /** 'Sales'; unique in its location. */
  readonly label: string
  readonly hours: OpeningHoursView
  readonly phone: TextLink | null
  /** Page of the department. */
  readonly href: string
}

/** The drawn plan; `label` says in words what it shows. */
export interface PlanView extends Pick<PositionPlan, 'points' | 'shapes' | 'words'> {
  /** Names of what the shapes are, or the distances of the rings. */
  readonly labels: readonly PlanLabel[]
  /** Distance that the scale bar shows, such as '1 km'; null for a plan of towns alone, which has rings instead. */
  readonly scale: string | null
  readonly label: string
}

/** What the plan opens (integrations.map). */
export type MapView =
  | { readonly kind: 'embed'; readonly src: string }
  | {
      readonly kind: 'tiles'
      readonly url: string
      readonly attribution: string
      readonly maxZoom: number
      readonly lat: number
      readonly long: number
    }

/** The detail section of a location (LOC-03, LOC-06). */
export interface LocationDetailView {
  readonly id: string
  readonly name: string
  readonly href: string
  readonly image: string | null
  /** Lines of the address; empty where it is not known. */
  readonly address: readonly string[]
  readonly directionsHref: string | null
  readonly phone: TextLink | null
  readonly rating: RatingView | null
  /** The location's own department first, then the others of its name. */
  readonly departments: readonly DepartmentView[]
  readonly plan: PlanView | null
  readonly map: MapView | null
  /** Makes that it sells new, where they are not those of the whole site. */
  readonly makes: readonly string[]
  readonly website: TextLink | null
  /** 'Dealer licence …', 'Motor vehicle repairer …'. */
  readonly licences: readonly string[]
  /** Links to what can be done here, the most useful first. */
  readonly actions: readonly TextLink[]
}

function buildMap({ integrations }: Site, location: Location): MapView | null {
  const { lat, long } = location.address
  switch (integrations.map) {
    case 'link':
      return null
    case 'google': {
      const src = buildMapEmbed(location)
      return src === null ? null : { kind: 'embed', src }
    }
    case 'tiles': {
      const tiles = integrations.map_tiles
      if (tiles === null || lat === null || long === null) return null
      return { kind: 'tiles', url: tiles.url, attribution: tiles.attribution, maxZoom: tiles.max_zoom, lat, long }
    }
  }
}

/** The drawn plan of a location; null where its coordinates are not known. */
export function buildPlan({ name, address }: Pick<Location, 'name' | 'address'>): PlanView | null {
  const { lat, long, surroundings } = address
  if (lat === null || long === null) return null
  const { rings, points, shapes, words } = planPosition({ lat, long }, towns, surroundings)
  const labels = placeLabels({ rings, points, shapes })
  const scale = shapes.length === 0 ? null : `${rings[0]} km`
  return {
    points,
    shapes: shapes.map(({ kind, name, points: at }) => ({ kind, name, points: isLine(kind) ? extendLine(at) : at })),
    words,
    labels,
    scale,
    label: `Plan of where ${name} is${words === null ? '' : `: ${words}`}`,
  }
}

/** The departments of the location's name, its own first, each label once. */
function buildDepartments(
  site: Site,
  location: Location,
  members: readonly Location[],
  nowMs: number,
): readonly DepartmentView[] {
  const seen = new Set<string>()
  return [location, ...members.filter((member) => member !== location)].flatMap((member) => {
    const label = nameDepartment(member)
    if (seen.has(label)) return []
    seen.add(label)
    return [
      {
        label,
        hours: buildOpeningHours(site, member, nowMs),
        phone: buildLocationPhone(site, member),
        href: locationPath(site, member),
      },
    ]
  })
}

function buildActions(site: Site, location: Location): readonly TextLink[] {
  const { location_type: type, dealership_slug } = location
  const isSales = type === 'sales' || type === ''
  const actions: readonly (TextLink | null)[] = [
    isSales ? { text: 'See the Stock Here', href: `/search/${dealership_slug}` } : null,
    isSales && isTestDriveOn(site, dealership_slug)
      ? { text: site.buttons.text.test_drive, href: addressOf(site, 'test_drive') }
      : null,
    type === 'service' ? { text: 'Book a Service', href: addressOf(site, 'service') } : null,
    type === 'parts' ? { text: 'Ask for a Part', href: addressOf(site, 'parts_enquiry') } : null,
    type === 'car-buying' && site.trade_in.enabled
      ? { text: 'Value Your Car', href: addressOf(site, 'trade_in') }
      : null,
    { text: 'Send a Message', href: `${addressOf(site, 'contact')}#content-form` },
  ]
  return actions.filter((action) => action !== null)
}

function buildWebsite(site: Site, { dealership_id }: Location): TextLink | null {
  const url = site.dealerships.find(({ id }) => id === dealership_id)?.url ?? null
  const host = url === null ? undefined : URL.parse(url)?.hostname
  if (url === null || host === undefined || isStandIn(host) || !isBuiltLink(site, url)) return null
  return { text: host.replace(/^www\./, ''), href: url }
}

/** The makes of a location: its own, else those that its dealership sells new. */
export function listLocationMakes(site: Site, { manufacturers, dealership_id }: Location): readonly string[] {
  if (manufacturers.length > 0) return manufacturers
  return site.dealerships.find(({ id }) => id === dealership_id)?.makes ?? []
}

/** Builds the detail section of a location; `members` are the locations of its name (LOC-05), itself among them. */
export function buildLocationDetail(
  site: Site,
  location: Location,
  members: readonly Location[],
  nowMs: number,
  findReviews: FindReviews,
): LocationDetailView {
  const { dealer_license_number: dealer, motor_vehicle_repairer: repairer } = location
  return {
    id: location.id,
    name: location.name,
    href: locationPath(site, location),
    image: location.image,
    address: hasAddress(location) ? listAddressLines(location) : [],
    directionsHref: buildDirectionsHref(location),
    phone: buildLocationPhone(site, location),
    rating: buildRating(site, location, findReviews),
    departments: buildDepartments(site, location, members, nowMs),
    plan: buildPlan(location),
    map: buildMap(site, location),
    makes: listLocationMakes(site, location),
    website: buildWebsite(site, location),
    licences: [
      ...(dealer === null ? [] : [`Dealer licence ${dealer}`]),
      ...(repairer === null ? [] : [`Motor vehicle repairer ${repairer}`]),
    ],
    actions: buildActions(site, location),
  }
}

/** Whether anything is known of a location but its name: where it is, how to reach it, when it is open. */
export const tellsAnything = ({ address, phone, departments, plan, image, rating }: LocationDetailView): boolean =>
  address.length > 0 ||
  phone !== null ||
  plan !== null ||
  image !== null ||
  rating !== null ||
  departments.some(({ hours }) => hours.state !== null)

/** The visible locations of the same name (LOC-05), itself among them. */
export const listNamesakes = (locations: readonly Location[], { name }: Location): readonly Location[] =>
  locations.filter((each) => resolveGroupName(each.name) === resolveGroupName(name))
