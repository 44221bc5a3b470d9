import { resolvePromotionState, type PromotionDates } from '#domain/promotions/promotion-window.ts'

/** What decides whether a site shows an offer, with the names of the configuration. */
export interface OfferRule {
  readonly id: string
  /** Slug of the make; null: of no make in particular. */
  readonly manufacturer: string | null
  readonly start: string | null
  readonly expiry: string | null
  /** Zone of both; null takes the site's. */
  readonly time_zone: string | null
  /** Ids of the sites that do not show it. */
  readonly excluded_website_ids: readonly string[]
}

export interface OfferContext {
  /** The names by which a list of excluded sites may know the site. */
  readonly siteIds: readonly string[]
  readonly timeZone: string
  /** Epoch milliseconds. */
  readonly nowMs: number
}

export const datesOfOffer = ({ start, expiry, time_zone }: OfferRule, timeZone: string): PromotionDates => ({
  start,
  expiry,
  timeZone: time_zone ?? timeZone,
})

const isExcluded = ({ excluded_website_ids }: OfferRule, { siteIds }: OfferContext): boolean =>
  excluded_website_ids.some((id) => siteIds.includes(id))

/** The offers that the site shows now, in their configured order (CONTENT-01, CONTENT-03). */
export const selectOffers = <Offer extends OfferRule>(
  offers: readonly Offer[],
  context: OfferContext,
): readonly Offer[] =>
  offers.filter(
    (offer) =>
      !isExcluded(offer, context) &&
      resolvePromotionState(datesOfOffer(offer, context.timeZone), context.nowMs) === 'on',
  )

export type OfferFinding<Offer> =
  | { readonly kind: 'found'; readonly offer: Offer }
  /** The address names another make: the offer has an address of its own. */
  | { readonly kind: 'elsewhere'; readonly offer: Offer }
  | { readonly kind: 'over'; readonly offer: Offer }
  | { readonly kind: 'missing' }

/**
 * Finds the offer of an address; `manufacturer` is the segment before its id, null where there is none. An offer that
 * excludes the site, or has not begun, is on no page.
 */
export function findOffer<Offer extends OfferRule>(
  offers: readonly Offer[],
  id: string,
  manufacturer: string | null,
  context: OfferContext,
): OfferFinding<Offer> {
  const offer = offers.find((each) => each.id === id && !isExcluded(each, context))
  if (offer === undefined) return { kind: 'missing' }
  const state = resolvePromotionState(datesOfOffer(offer, context.timeZone), context.nowMs)
  if (state === 'upcoming') return { kind: 'missing' }
  if (state === 'over') return { kind: 'over', offer }
  return { kind: manufacturer === null || manufacturer === offer.manufacturer ? 'found' : 'elsewhere', offer }
}
