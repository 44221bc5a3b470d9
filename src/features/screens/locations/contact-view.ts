import { buildLocationBlock, shortenBlock, type LocationBlockView } from '#features/parts/locations/location-block.ts'
import {
  buildLocationDetail,
  listNamesakes,
  type DepartmentView,
  type LocationDetailView,
} from '#features/parts/locations/location-detail-view.ts'
import { buildPeople, type PersonView } from '#features/parts/people/people-view.ts'
import { buildReviews, type FindReviews, type ReviewsView } from '#features/parts/reviews/reviews-view.ts'
import { buildPhoneHref, formatPhone } from '#domain/phone/format-phone.ts'
import { addressOf } from '#site/addresses.ts'
import { findMainLocation, listLocations } from '#site/location-place.ts'
import type { Site } from '#site/site.ts'

/** What stands around the form of the contact page (LOC-15). */
export interface ContactView {
  /** Picture of the band on top. */
  readonly banner: string | null
  readonly phone: { readonly text: string; readonly href: string } | null
  /** The main location with its hours and map; null where neither is known. The block below leaves out what it says. */
  readonly main: LocationDetailView | null
  readonly hours: { readonly open: boolean; readonly state: string | null } | null
  /**
   * The departments of a dealer of one place, each with a number of its own, to choose from; empty where there is one
   * number to call, or where the places are several.
   */
  readonly departments: readonly DepartmentCall[]
  readonly block: LocationBlockView | null
  /** Page of all locations; null where the block shows the only one. */
  readonly allHref: string | null
  readonly people: readonly PersonView[]
  readonly reviews: ReviewsView | null
  /** Promises of the dealer; empty where the site has none (CONTENT-07). */
  readonly guarantees: readonly string[]
}

/** A department as a visitor chooses whom to call. */
export type DepartmentCall = Pick<DepartmentView, 'label' | 'hours'> & {
  readonly phone: NonNullable<DepartmentView['phone']>
}

/** The departments that have numbers of their own; none where one number reaches all that have any. */
function listDepartmentCalls(departments: readonly DepartmentView[]): readonly DepartmentCall[] {
  const calls = departments.flatMap(({ label, hours, phone }) => (phone === null ? [] : [{ label, hours, phone }]))
  return new Set(calls.map(({ phone }) => phone.href)).size < 2 ? [] : calls
}

/** Whether there is anything to show of a location beside the form: hours, a plan or an address. */
const fillsColumn = ({ departments, plan, address }: LocationDetailView): boolean =>
  plan !== null || address.length > 0 || departments.some(({ hours }) => hours.state !== null)

/** Builds the contact page around its form. */
export function buildContact(site: Site, nowMs: number, findReviews: FindReviews): ContactView {
  const location = findMainLocation(site)
  const block = buildLocationBlock(site, { show: 'all' }, nowMs, findReviews)
  const members = location === null ? [] : listNamesakes(listLocations(site), location)
  const main = location === null ? null : buildLocationDetail(site, location, members, nowMs, findReviews)
  const own = site.phone === null ? null : { text: formatPhone(site.phone), href: buildPhoneHref(site.phone) }
  const { guarantee_strip: strip, default_banners: banners } = site.content
  return {
    // The platform's own drawing is a map of nowhere, and the plan of the real place stands below.
    banner: banners.contact.startsWith('/banners/') ? null : banners.contact,
    phone: own ?? main?.phone ?? null,
    main: main === null || block === null || !fillsColumn(main) ? null : main,
    hours: main?.departments[0]?.hours ?? null,
    departments: main === null || block?.kind !== 'detail' ? [] : listDepartmentCalls(main.departments),
    block: block === null ? null : shortenBlock(block),
    allHref: block?.kind === 'cards' ? addressOf(site, 'locations') : null,
    people: buildPeople(site, members),
    reviews: location === null ? null : buildReviews(site, location, findReviews),
    guarantees: strip.enabled ? strip.items : [],
  }
}
