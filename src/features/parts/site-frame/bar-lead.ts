import { formatNumber } from '#domain/format/format-number.ts'
import { findBooking } from '#site/content/variables.ts'
import type { Site } from '#site/site.ts'

/** What a page is about, for the bar at the foot of a phone's screen. */
export type BarSubject =
  /** `noun`: what all of the stock is, such as 'cars'. */
  | { readonly kind: 'home'; readonly total: number; readonly noun: string }
  | { readonly kind: 'service' }
  | { readonly kind: 'location'; readonly directionsHref: string | null }
  /** `chosen`: number of refinements. `switchId`: id of the checkbox that opens the filters. */
  | { readonly kind: 'results'; readonly chosen: number; readonly switchId: string }
  | { readonly kind: 'other' }

/** What the page is for, in the first place of the bar. */
export type BarLead = {
  readonly text: string
  /** Whether the button is outlined, because the page has a filled one for the same. */
  readonly quiet?: true
} & (
  | { readonly href: string }
  /** Id of a checkbox of the page that opens a layer. */
  | { readonly opens: string }
)

type Leads = {
  readonly [Kind in BarSubject['kind']]: (
    site: Site,
    subject: Extract<BarSubject, { readonly kind: Kind }>,
  ) => BarLead | null
}

/**
 * What leads the bar on each kind of page (NAV-07); null leaves Call Now and Enquire alone. A page without the bar, or
 * with these two alone, says so in the `handle` of its route (`src/root.tsx`), or in its data (`page-data.ts`).
 */
const leads: Leads = {
  home: (site, { total, noun }) =>
    total === 0 ? null : { text: `Search ${formatNumber(total)} ${noun}`, href: site.routes.search, quiet: true },
  service: (site) => ({ text: 'Book a service', href: findBooking(site) }),
  location: (_, { directionsHref }) => (directionsHref === null ? null : { text: 'Directions', href: directionsHref }),
  results: (_, { chosen, switchId }) => ({ text: chosen === 0 ? 'Filters' : `Filters (${chosen})`, opens: switchId }),
  other: (site) => ({ text: 'Search our stock', href: site.routes.search }),
}

export function buildBarLead(site: Site, subject: BarSubject): BarLead | null {
  const build = leads[subject.kind] as (site: Site, subject: BarSubject) => BarLead | null
  return build(site, subject)
}
