import {
  buildOffer,
  listOffers,
  type Offer,
  type OfferStock,
  type OffersLayout,
  type OfferView,
} from '#features/parts/offers/offer-view.ts'
import { buildPromotions, type PromotionView } from '#features/parts/promotions/promotion-view.ts'
import { addressOf } from '#site/addresses.ts'
import type { Site } from '#site/site.ts'

export interface OfferGroup {
  /** 'Vehicle offers'; null where all offers are of one kind, and on a site that shows them in one list. */
  readonly title: string | null
  readonly offers: readonly OfferView[]
}

/** Plain data of /special-offers. */
export interface OffersPageView {
  readonly title: string
  readonly intro: string
  readonly image: string
  readonly layout: OffersLayout
  readonly groups: readonly OfferGroup[]
  /** Links to the offers of one make, where offers of several are on; the first shows all. */
  readonly makes: readonly { readonly text: string; readonly href: string; readonly current: boolean }[]
  readonly promotions: readonly PromotionView[]
  readonly searchPath: string
}

/** The heading above the offers of one category, the plural of its words. */
const headingOf = (category: string): string => (/offer$/i.test(category) ? `${category}s` : category)

/**
 * Groups offers by category in the order of their first offer. An offer that is alone in its category, or has none,
 * stands with the others of its like at the end: a heading above each would leave most of a row empty.
 */
function groupOffers(offers: readonly OfferView[]): readonly OfferGroup[] {
  const byCategory = [...Map.groupBy(offers, ({ category }) => category)]
  const isOwn = ([category, group]: readonly [string | null, readonly OfferView[]]): boolean =>
    category !== null && group.length > 1
  const own = byCategory.filter(isOwn).map(([category, group]) => ({ title: headingOf(category ?? ''), offers: group }))
  const others = byCategory.filter((each) => !isOwn(each)).flatMap(([, group]) => group)
  const last = others.toSorted((x, y) => Number(x.category === null) - Number(y.category === null))
  const groups = [...own, ...(last.length === 0 ? [] : [{ title: 'More offers', offers: last }])]
  return groups.length === 1 ? groups.map((group) => ({ ...group, title: null })) : groups
}

function buildMakeLinks(offers: readonly OfferView[], slugs: ReadonlyMap<string, string>, path: string, asked: string) {
  const makes = [...new Set(offers.flatMap(({ make }) => make ?? []))].toSorted()
  if (makes.length < 2) return []
  const links = makes.map((make) => {
    const slug = slugs.get(make) ?? ''
    return { text: make, href: `${path}?make=${slug}`, current: slug === asked }
  })
  return [{ text: 'All offers', href: path, current: !links.some(({ current }) => current) }, ...links]
}

/**
 * Builds /special-offers. `asked`: slug of a make from the address; one without offers shows all. `stock`: what is for
 * sale of the offers, by their ids.
 */
export function buildOffersPage(
  site: Site,
  nowMs: number,
  asked: string | null,
  stock: ReadonlyMap<string, OfferStock> = new Map(),
): OffersPageView {
  const head = site.content.heads.offers
  const configured = listOffers(site, nowMs)
  const build = (offer: Offer): OfferView => buildOffer(site, offer, stock.get(offer.id))
  const all = configured.map(build)
  const slugs = new Map(all.flatMap(({ make }, index) => (make === null ? [] : [[make, slugOf(configured[index])]])))
  const own = asked === null ? [] : listOffers(site, nowMs, { manufacturer: asked }).map(build)
  const shown = own.length > 0 ? own : all
  const { offers: layout } = site.layout
  return {
    title: head.title ?? 'Special Offers',
    intro:
      all.length === 0
        ? 'There are no special offers right now. Have a look at our stock.'
        : (head.intro ?? `What ${site.name} has on offer at the moment, each with its conditions.`),
    layout,
    image: site.content.default_banners.offers,
    groups: layout === 'cards' ? groupOffers(shown) : shown.length === 0 ? [] : [{ title: null, offers: shown }],
    makes: buildMakeLinks(all, slugs, addressOf(site, 'special_offers'), own.length > 0 ? (asked ?? '') : ''),
    promotions: buildPromotions(site, ['offers'], nowMs),
    searchPath: site.routes.search,
  }
}

const slugOf = (offer: Offer | undefined): string => offer?.manufacturer ?? ''

/** The offers beside one that is shown, or in place of one that has ended: of its make first, three at most. */
export function buildOtherOffers(site: Site, nowMs: number, { id, manufacturer }: Offer): readonly OfferView[] {
  const others = listOffers(site, nowMs).filter((other) => other.id !== id)
  const isSibling = (other: Offer): boolean => manufacturer !== null && other.manufacturer === manufacturer
  return [...others.filter(isSibling), ...others.filter((other) => !isSibling(other))]
    .slice(0, 3)
    .map((other) => buildOffer(site, other))
}
