import { resolveDealership } from './resolve-dealership.ts'
import type { Site } from './site.ts'

/**
 * One function for each switch that depends on more than its own value (TEN-11, TEN-13). Callers use these functions
 * and never the raw value.
 */

type Variant = Site['chat']['variant']

/** TEN-13: only a mobile-app variant can switch this on. */
export const isServiceChatOn = (site: Site, variant: Variant = site.chat.variant): boolean =>
  variant === 'mobile_app' && site.chat.service_assistant

/** TEN-13: the same for the parts department. */
export const isPartsChatOn = (site: Site, variant: Variant = site.chat.variant): boolean =>
  variant === 'mobile_app' && site.chat.parts_assistant

/** VDP-19: the configured widget; without one the page shows 'Enquire Now'. */
export const chatWidget = (site: Site, dealership: string | null): Site['chat']['widget'] =>
  resolveDealership(site, dealership).hides('chat') ? null : site.chat.widget

/** TEN-11: print and PDF buttons, and /print. */
export const isPrintingOn = (site: Site, dealership: string | null): boolean =>
  site.print.enabled && !resolveDealership(site, dealership).hides('print')

/** CARD-05, TEN-11: whether favourites exist; a vehicle has further conditions. */
export const isFavouritesOn = (site: Site, dealership: string | null): boolean =>
  site.favourites.stored && !resolveDealership(site, dealership).hides('favourites')

/** FAV-01, WATCH-01: visitors can save vehicles, in the browser or in a watchlist, and compare them. */
export const isSavingOn = (site: Site): boolean => isFavouritesOn(site, null) || isWatchlistOn(site)

/** SHARE-01. */
export const isSharingOn = (site: Site, dealership: string | null): boolean =>
  site.share.enabled && !resolveDealership(site, dealership).hides('share')

/** AUTH-03: saving searches needs sign-in, so it depends on authentication. */
export const isWatchlistOn = (site: Site): boolean => site.auth.authentication && site.watchlist.enabled

/** VDP-12: permitted by the site and not hidden by the vehicle's dealership. */
export const isTradeInOn = (site: Site, dealership: string | null): boolean =>
  site.trade_in.enabled && !resolveDealership(site, dealership).hides('trade_in')

/** BUY-04: whether a service values trade-ins; the sandbox does on demonstration sites only. Else the dealer does. */
export const isValuedOnline = ({ demo, integrations: { valuations, valuations_url: url } }: Site): boolean =>
  valuations === 'sandbox' ? demo : url !== null

/** LEAD-11: taken by the site and not hidden by the vehicle's dealership. */
export const isTestDriveOn = (site: Site, dealership: string | null): boolean =>
  site.test_drive.enabled && !resolveDealership(site, dealership).hides('test_drive')

/** FIN-01: the dealership's part of the rule. */
export const isFinanceOn = (site: Site, dealership: string | null): boolean =>
  site.finance.enabled && !resolveDealership(site, dealership).hides('finance')

/** SRCH-15, VDP-10: the make of the certified programme that the site takes part in; null: none. */
export const certifiedMakeOf = ({ certified, manufacturer }: Site): string | null =>
  certified.enabled ? (certified.make ?? manufacturer?.name ?? null) : null

/** VDP-14: the map section with its anchor link; it is a part of the place, which a site may leave out. */
export const isMapOn = ({ vdp_config }: Site): boolean =>
  vdp_config.show_map_section && vdp_config.sections.includes('place')

/** CONTENT-01: the page of offers, on a site that has offers at any time. */
export const hasOffers = ({ id, slug, content }: Site): boolean =>
  content.offers.some(({ excluded_website_ids: excluded }) => !excluded.includes(id) && !excluded.includes(slug))
