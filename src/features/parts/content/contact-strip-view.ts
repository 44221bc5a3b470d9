import { findOpenState } from '#domain/hours/open-state.ts'
import { buildPhoneHref, formatPhone } from '#domain/phone/format-phone.ts'
import { buildOpeningHours, type OpeningHoursView } from '#features/parts/opening-hours/opening-hours-view.ts'
import { findMainPhone } from '#site/content/conditions.ts'
import { findMainLocation, hasAddress, listAddressLines } from '#site/location-place.ts'
import { resolveHours } from '#site/resolve-hours.ts'
import type { Site } from '#site/site.ts'

/** How to reach the dealer, beside every content page. Whatever is not known is left out. */
export interface ContactStripView {
  readonly phone: { readonly text: string; readonly href: string } | null
  /** Whether it is open now, by the hours of the main location. */
  readonly hours: OpeningHoursView
  /** Lines of the address of the main location. */
  readonly address: readonly string[]
  readonly contactHref: string
}

/** Builds the strip, with the moment (epoch milliseconds) at which it says something else; Infinity: never. */
export function buildContactStrip(
  site: Site,
  nowMs: number,
): { readonly strip: ContactStripView; readonly until: number } {
  const location = findMainLocation(site)
  const phone = findMainPhone(site)
  return {
    strip: {
      phone: phone === null ? null : { text: formatPhone(phone), href: buildPhoneHref(phone) },
      hours: buildOpeningHours(site, location, nowMs),
      address: location !== null && hasAddress(location) ? listAddressLines(location) : [],
      contactHref: site.routes.contact,
    },
    until: findOpenState(resolveHours(site, location), nowMs).changesAt ?? Number.POSITIVE_INFINITY,
  }
}
