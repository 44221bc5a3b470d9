import {
  findNextPromotionChange,
  resolvePromotionState,
  type PromotionDates,
} from '#domain/promotions/promotion-window.ts'
import { sizePicture } from '#domain/picture/picture-sources.ts'
import { isBuiltLink } from '#features/parts/site-frame/built-paths.ts'
import { resolveLink } from '#site/routes.ts'
import type { Site } from '#site/site.ts'

export type Promotion = Site['content']['promotions'][number]
export type PromotionSurface = Promotion['display'][number]

/** What cards and banners have in common: a banner has no place in a grid. */
type Announcement = Omit<Promotion, 'position' | 'strictDisplay'>

/** Plain data of a promotional card or banner. */
export interface PromotionView {
  readonly id: string
  readonly title: string
  readonly text: string | null
  readonly image: string | null
  readonly button: { readonly text: string; readonly href: string } | null
}

const datesOf = ({ start, expiry, time_zone }: Announcement, site: Site): PromotionDates => ({
  start,
  expiry,
  timeZone: time_zone ?? site.time_zone,
})

/** The address behind a configured link; null for a page that the site does not have. */
export function resolveWorkingLink(site: Site, url: string | null): string | null {
  const href = url === null ? null : resolveLink(site, url)
  return href !== null && (href.startsWith('#') || isBuiltLink(site, href)) ? href : null
}

/** Whether it is on now and shows on one of the surfaces: one without any shows on all (SRCH-16, CONTENT-03). */
const isShown = (promotion: Announcement, site: Site, surfaces: readonly PromotionSurface[], nowMs: number): boolean =>
  (promotion.display.length === 0 || surfaces.some((surface) => promotion.display.includes(surface))) &&
  resolvePromotionState(datesOf(promotion, site), nowMs) === 'on'

/** The promotions that a place shows now, in their configured order; a place may be several surfaces. */
export const listPromotions = (
  site: Site,
  surfaces: readonly PromotionSurface[],
  nowMs: number,
): readonly Promotion[] => site.content.promotions.filter((promotion) => isShown(promotion, site, surfaces, nowMs))

/** A button appears where its page exists, whether or not the site gave it words. */
export function buildPromotion(site: Site, { id, title, text, image, button_text, url }: Announcement): PromotionView {
  const href = resolveWorkingLink(site, url)
  const picture = image === null ? null : sizePicture(image, 640)
  return {
    id,
    title,
    text,
    image: picture,
    button: href === null ? null : { text: button_text ?? 'Find Out More', href },
  }
}

/** The promotions of a place as they are shown. */
export const buildPromotions = (
  site: Site,
  surfaces: readonly PromotionSurface[],
  nowMs: number,
): readonly PromotionView[] => listPromotions(site, surfaces, nowMs).map((promotion) => buildPromotion(site, promotion))

/** Banner of the stocktake sale on a surface, from its start up to its expiry (CONTENT-03); null at any other time. */
export function buildStocktakeBanner(site: Site, surface: 'home' | 'search', nowMs: number): PromotionView | null {
  const sale = site.content.stocktake_sale
  return sale !== null && isShown(sale, site, [surface], nowMs) ? buildPromotion(site, sale) : null
}

/** When a promotion or the sale begins or ends next, epoch milliseconds: no page that shows them may be kept beyond. */
export function findNextPromotionMoment(site: Site, nowMs: number): number {
  const { promotions, stocktake_sale: sale } = site.content
  const all: readonly Announcement[] = sale === null ? promotions : [...promotions, sale]
  return findNextPromotionChange(
    all.map((promotion) => datesOf(promotion, site)),
    nowMs,
  )
}
