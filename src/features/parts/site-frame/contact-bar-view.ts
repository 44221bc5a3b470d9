import { buildPhoneHref } from '#domain/phone/format-phone.ts'
import { findOpenState, type OpenState } from '#domain/hours/open-state.ts'
import { addressOf } from '#site/addresses.ts'
import { findMainLocation, resolveLocationPhone } from '#site/location-place.ts'
import { resolveHours } from '#site/resolve-hours.ts'
import type { Location, Site } from '#site/site.ts'
import { buildBarLead, type BarLead } from './bar-lead.ts'

/** The bar at the foot of a phone's screen (NAV-07). */
export interface ContactBarView {
  /** What the page is for, before Call Now and Enquire; null: nothing. */
  readonly lead: BarLead | null
  /** null where no number is shown. */
  readonly phoneHref: string | null
  /** Whether the main location is open by its own clocks (LOC-10), when the page was made. */
  readonly open: boolean
  /** The next opening or closing, epoch milliseconds; null where none is near enough for a page to see it. */
  readonly changesAt: number | null
  readonly enquire: { readonly text: string; readonly href: string }
  /** Whether pages of vehicles have it: not where they have a bar of their own (VDP-03). */
  readonly onVehicles: boolean
}

/** Longer than a page stays on screen, and within what a timer of a browser can wait. */
const longestWaitMs = 14 * 86_400_000

/** A state without a change in two months is looked at again after a day; a page says when the next one is near. */
const lastingMs = 86_400_000

/** The last state of each site, whose configuration never changes: a change of it makes another site. */
const states = new WeakMap<Site, OpenState & { readonly from: number; readonly until: number }>()

/** Whether the main location is open. Kept until it changes: finding it in a week of closed days takes 0.3 ms. */
function findState(site: Site, nowMs: number): OpenState {
  const known = states.get(site)
  if (known !== undefined && known.from <= nowMs && nowMs < known.until) return known
  const state = findOpenState(resolveHours(site, findMainLocation(site)), nowMs)
  states.set(site, { ...state, from: nowMs, until: state.changesAt ?? nowMs + lastingMs })
  return state
}

type Call = Pick<ContactBarView, 'phoneHref' | 'open' | 'changesAt'>

/** Whom Call Now calls, and whether it may. */
function buildCall(site: Site, location: Location | null, { open, changesAt }: OpenState, nowMs: number): Call {
  const phone = location === null ? site.phone : resolveLocationPhone(site, location)
  const isNear = changesAt !== null && changesAt - nowMs < longestWaitMs
  return { phoneHref: phone === null ? null : buildPhoneHref(phone), open, changesAt: isNear ? changesAt : null }
}

/** The call to one location, by its own clocks (LOC-10), for the bar of its page. */
export const buildLocationCall = (site: Site, location: Location, nowMs: number): Call =>
  buildCall(site, location, findOpenState(resolveHours(site, location), nowMs), nowMs)

/** Builds the bar at an instant; null where the site has none. */
export function buildContactBar(site: Site, nowMs: number): ContactBarView | null {
  if (!site.layout.sticky_footer) return null
  return {
    lead: buildBarLead(site, { kind: 'other' }),
    ...buildCall(site, findMainLocation(site), findState(site, nowMs), nowMs),
    enquire: { text: site.layout.sticky_footer_enquire, href: addressOf(site, 'general_enquiry') },
    onVehicles: !site.vdp_config.sticky_bar.enabled,
  }
}
