import { buildVehicleParameters, type VehicleEventParameters } from '#domain/analytics/event-catalogue.ts'
import type { ListedVehicle } from '#domain/vehicle/listed-vehicle.ts'
import { findConfiguredOrigin, resolveSiteOrigin } from '#site/site-origin.ts'
import type { Site } from '#site/site.ts'
import { isPrintingOn, isSharingOn } from '#site/switches.ts'

/**
 * What the share bar needs. Addresses of the networks are made of `origin`, `path` and `title` where they are drawn, so
 * that the page does not carry the same address nine times.
 */
export interface ShareView {
  /** Scheme and host of the shared address: the site's own where it configures one, else that of the request. */
  readonly origin: string
  /**
   * The site configures its address: then a browser that came by another host shares the configured one all the same.
   */
  readonly originFixed: boolean
  readonly path: string
  readonly title: string
  readonly siteName: string
  /** null: sharing is off, and only the paper buttons are shown. */
  readonly networks: { readonly x: boolean } | null
  readonly copiedNote: 'inline' | 'toast'
  /** Share window, CSS pixels. */
  readonly window: { readonly width: number; readonly height: number }
  /** null: printing is off (TEN-11). */
  readonly paper: {
    readonly printHref: string
    readonly pdfHref: string
    readonly fileName: string
    readonly event: VehicleEventParameters
  } | null
}

/** The share bar of a vehicle (SHARE-01, SHARE-04, SHARE-05); null where neither sharing nor printing is on. */
export function buildShareView(vehicle: ListedVehicle, site: Site, origin: string): ShareView | null {
  const sharing = isSharingOn(site, vehicle.dealership_slug)
  const printing = isPrintingOn(site, vehicle.dealership_slug)
  if (!sharing && !printing) return null
  const path = `/cars/${vehicle.slug}`
  return {
    origin: resolveSiteOrigin(site, origin),
    originFixed: findConfiguredOrigin(site) !== null,
    path,
    title: vehicle.name,
    siteName: site.name,
    networks: sharing ? { x: !site.share.hide_x } : null,
    copiedNote: site.share.copied_note,
    window: { width: site.share.window_width_px, height: site.share.window_height_px },
    paper: printing
      ? {
          printHref: `/print?car_id=${encodeURIComponent(vehicle.slug)}`,
          pdfHref: `${path}/document.pdf`,
          fileName: `${vehicle.slug}.pdf`,
          event: buildVehicleParameters(vehicle),
        }
      : null,
  }
}
