import { listPromotions, resolveWorkingLink } from './promotion-view.ts'
import type { Site } from '#site/site.ts'

/** One picture of the slider; `title` and what follows stand over it as text. */
export interface Slide {
  readonly id: string
  readonly image: string
  /** Picture for a phone; null takes the other. */
  readonly imagePhone: string | null
  readonly alt: string
  readonly title: string | null
  readonly text: string | null
  readonly button: string | null
  readonly href: string | null
}

/** Plain data of the promo slider (CONTENT-02). */
export interface PromoSliderView {
  readonly height: number
  readonly width: number
  /** Time of a slide in seconds; 0 stands still. */
  readonly seconds: number
  /** 'card': over the picture. 'panel': on a panel of the brand's colour beside it. */
  readonly words: 'card' | 'panel'
  readonly slides: readonly Slide[]
}

/**
 * Builds the slider of the home page: its own slides, then the promotions with a picture that are on and show there
 * (CONTENT-02, CONTENT-03). null without slides.
 */
export function buildPromoSlider(site: Site, nowMs: number): PromoSliderView | null {
  const { slides, seconds, height_px, width_px, words } = site.content.promo_slider
  const own = slides.map(({ image, image_phone, alt, title, text, button_text, url }) => {
    const href = resolveWorkingLink(site, url)
    return { image, imagePhone: image_phone, alt, title, text, button: href === null ? null : button_text, href }
  })
  const promoted = listPromotions(site, ['slider'], nowMs).flatMap(({ image, title, text, button_text, url }) => {
    if (image === null) return []
    const href = resolveWorkingLink(site, url)
    return [{ image, imagePhone: null, alt: '', title, text, button: href === null ? null : button_text, href }]
  })
  const all = [...own, ...promoted].map((slide, index) => ({ ...slide, id: `promo-${index + 1}` }))
  return all.length === 0 ? null : { height: height_px, width: width_px, seconds, words, slides: all }
}

export interface PromoBannerItem {
  readonly title: string
  readonly text: string | null
  readonly href: string
  readonly icon: Site['content']['promo_banner'][number]['icon']
}

/**
 * Builds the banner of three items: latest offers, book a service online, sell your car, as far as the site has their
 * pages (CONTENT-02). Empty without items.
 */
export const buildPromoBanner = (site: Site): readonly PromoBannerItem[] =>
  site.content.promo_banner.flatMap(({ title, text, url, icon }) => {
    const href = resolveWorkingLink(site, url)
    return href === null ? [] : [{ title, text, href, icon }]
  })
