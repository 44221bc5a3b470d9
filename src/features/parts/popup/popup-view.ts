import { sizePicture } from '#domain/picture/picture-sources.ts'
import { resolvePromotionWindow } from '#domain/promotions/promotion-window.ts'
import { resolveWorkingLink } from '#features/parts/promotions/promotion-view.ts'
import type { Site } from '#site/site.ts'

/** Plain data of the promotional popup (NAV-06). */
export interface PopupView {
  /** Storage key of the last popup that the visitor closed on this site. */
  readonly key: string
  /** A new id shows it again to those who closed it. */
  readonly id: string
  readonly title: string
  readonly description: string | null
  readonly image: string | null
  readonly button: { readonly text: string; readonly href: string } | null
  /** Epoch milliseconds from which it is never shown; null: it has no end. */
  readonly until: number | null
  /** It opens on the home page alone. */
  readonly homeOnly: boolean
  /** On a phone it waits for the first scroll. */
  readonly afterScroll: boolean
  /** Milliseconds on a page before it opens. */
  readonly delayMs: number
  /** Whether it is a card in the corner, which leaves the page usable. */
  readonly cornered: boolean
  readonly maxWidthPx: number
  readonly maxHeightVh: number
}

/** Builds the popup of the site; null without one, and from its expiry on. */
export function buildPopup(site: Site, nowMs: number): PopupView | null {
  const { popup } = site
  if (popup === null) return null
  const { untilMs } = resolvePromotionWindow({
    start: null,
    expiry: popup.expiry_date,
    timeZone: popup.time_zone ?? site.time_zone,
  })
  if (nowMs >= untilMs) return null
  const href = resolveWorkingLink(site, popup.button_url)
  return {
    key: `closed-popup:${site.slug}`,
    id: popup.id,
    title: popup.title,
    description: popup.description,
    image: popup.image === null ? null : sizePicture(popup.image, 640),
    button: href === null || popup.button_text === null ? null : { text: popup.button_text, href },
    until: untilMs === Number.POSITIVE_INFINITY ? null : untilMs,
    homeOnly: popup.home_only,
    afterScroll: popup.after_scroll_on_phone,
    delayMs: popup.delay_seconds * 1000,
    cornered: popup.place === 'corner',
    maxWidthPx: popup.max_width_px,
    maxHeightVh: popup.max_height_vh,
  }
}
