import { dateInZone, formatDate } from '#domain/format/calendar-date.ts'
import { formatClock } from '#domain/format/format-moment.ts'
import { resolveOfferSubject, type OfferSubject } from '#domain/offers/offer-lead.ts'
import { datesOfOffer, selectOffers, type OfferContext } from '#domain/offers/offer-state.ts'
import { collapseText, stripMarkup, type CollapsedText } from '#domain/offers/offer-text.ts'
import { findNextPromotionChange, resolvePromotionWindow } from '#domain/promotions/promotion-window.ts'
import { isBuiltLink } from '#features/parts/site-frame/built-paths.ts'
import { addressOf } from '#site/addresses.ts'
import { findMake, findModel } from '#site/directory/directory.ts'
import { resolveLink } from '#site/routes.ts'
import type { Site } from '#site/site.ts'
import { isTestDriveOn } from '#site/switches.ts'
import { isTestDriveRenamed, nameTestDrive } from '#site/test-drive-words.ts'

export type Offer = Site['content']['offers'][number]

/** How a site lays its offers out (layout.offers). */
export type OffersLayout = Site['layout']['offers']

/** What is for sale of the vehicles that an offer is on. */
export interface OfferStock {
  /** 'New from $42,900 Drive Away'; null where every price is hidden. */
  readonly price: string | null
  /** '33 for sale'. */
  readonly count: string
  readonly button: string
  readonly href: string
}

/** Plain data of an offer, on its card and on its page (CONTENT-01). */
export interface OfferView {
  readonly id: string
  readonly href: string
  readonly name: string
  readonly category: string | null
  /** Name of the make; null: of none in particular. */
  readonly make: string | null
  readonly description: CollapsedText | null
  readonly disclaimer: CollapsedText | null
  readonly image: string
  /** Whether the picture is a banner in place of one of the offer's own: what it shows is at its right. */
  readonly hasBanner: boolean
  /** 'Ends 31 January 2027', or with ', 5:00 pm' where it ends within that day; null for an offer without an end. */
  readonly ends: string | null
  /** null: it does not say which vehicles it is on, or none is for sale. */
  readonly stock: OfferStock | null
  readonly explore: { readonly text: string; readonly href: string } | null
  /** The words are those of the site where it calls a test drive otherwise. */
  readonly testDrive: { readonly text: string; readonly href: string } | null
}

/** The offers of a site by what they are on; absent: all of them. */
export interface OfferFilter {
  /** Slug of the make and of the model. */
  readonly manufacturer?: string
  readonly model?: string
  readonly subject?: OfferSubject
}

export const offerContextOf = (site: Site, nowMs: number): OfferContext => ({
  siteIds: [site.id, site.slug],
  timeZone: site.time_zone,
  nowMs,
})

/** The one address of an offer: below its make, where it has one. */
export const offerPathOf = (site: Site, { id, manufacturer }: Pick<Offer, 'id' | 'manufacturer'>): string =>
  manufacturer === null ? addressOf(site, 'offer', { id }) : addressOf(site, 'offer_of_make', { manufacturer, id })

const makeNameOf = (slug: string | null): string | null => (slug === null ? null : (findMake(slug)?.name ?? null))

/** The model's own address, else its page, else its vehicles in stock. */
function buildExplore(site: Site, { manufacturer, model }: Offer): OfferView['explore'] {
  if (model === null) return null
  const text = `Explore ${model.name}`
  const own = model.override_url === null ? null : resolveLink(site, model.override_url)
  if (own !== null && isBuiltLink(site, own)) return { text, href: own }
  const page = `${site.routes.models}/${model.slug}`
  if (isBuiltLink(site, page)) return { text, href: page }
  const make = makeNameOf(manufacturer)
  if (make === null) return null
  const stockName = findModel(make, model.slug)?.stock_name ?? model.name
  return { text, href: `${site.routes.search}?${new URLSearchParams({ make, model: stockName }).toString()}` }
}

/** When an offer ends, epoch milliseconds; Infinity: it has no end. */
export const endOfOffer = (offer: Offer, site: Site): number =>
  resolvePromotionWindow(datesOfOffer(offer, site.time_zone)).untilMs

function buildEnd(offer: Offer, site: Site): string | null {
  const dates = datesOfOffer(offer, site.time_zone)
  const untilMs = endOfOffer(offer, site)
  if (untilMs === Number.POSITIVE_INFINITY) return null
  const day = dateInZone(untilMs - 1, dates.timeZone)
  // An offer that ends at noon is gone in the afternoon of its last day; 11:59 pm is the end of that day.
  const isWholeDay = dateInZone(untilMs + 60_000, dates.timeZone) !== day
  return `Ends ${formatDate(day)}${isWholeDay ? '' : `, ${formatClock(untilMs, dates.timeZone)}`}`
}

/** Builds one offer as it is shown. The caller has decided that the site shows it. */
export function buildOffer(site: Site, offer: Offer, stock: OfferStock | null = null): OfferView {
  const { content } = site
  const collapse = (text: string | null, length: number): CollapsedText | null =>
    text === null || text === '' ? null : collapseText(text, length, content.offer_long_length)
  const subject = resolveOfferSubject(offer)
  const own = offer.image_url ?? offer.image_or_model_image
  const description =
    offer.sanitized_description ?? (offer.description === null ? null : stripMarkup(offer.description))
  return {
    id: offer.id,
    href: offerPathOf(site, offer),
    name: offer.name,
    category: offer.category,
    make: makeNameOf(offer.manufacturer),
    description: collapse(description, content.offer_description_length),
    disclaimer: collapse(
      offer.disclaimer === null ? null : stripMarkup(offer.disclaimer),
      content.offer_disclaimer_length,
    ),
    image: own ?? (subject === 'finance' ? content.default_banners.finance : content.default_banners.offers),
    hasBanner: own === null,
    ends: buildEnd(offer, site),
    stock,
    explore: buildExplore(site, offer),
    testDrive:
      (subject === 'vehicle' || subject === 'finance') && isTestDriveOn(site, null)
        ? {
            text: isTestDriveRenamed(site) ? nameTestDrive(site) : site.buttons.text.offer_test_drive,
            href: addressOf(site, 'test_drive'),
          }
        : null,
  }
}

/** The offers that are on now, as configured, in their order. */
export function listOffers(site: Site, nowMs: number, filter: OfferFilter = {}): readonly Offer[] {
  const { manufacturer, model, subject } = filter
  return selectOffers(site.content.offers, offerContextOf(site, nowMs)).filter(
    (offer) =>
      (manufacturer === undefined || offer.manufacturer === manufacturer) &&
      (model === undefined || offer.model?.slug === model) &&
      (subject === undefined || resolveOfferSubject(offer) === subject),
  )
}

/** The offers that are on now, as they are shown: on /special-offers, home page, model pages and finance page. */
export const buildOffers = (site: Site, nowMs: number, filter: OfferFilter = {}): readonly OfferView[] =>
  listOffers(site, nowMs, filter).map((offer) => buildOffer(site, offer))

/** When an offer of the site begins or ends next, epoch milliseconds: no page with offers may be kept beyond it. */
export const findNextOfferChange = (site: Site, nowMs: number): number =>
  findNextPromotionChange(
    site.content.offers.map((offer) => datesOfOffer(offer, site.time_zone)),
    nowMs,
  )
