import { buildVehicleParameters, type VehicleEventParameters } from '#domain/analytics/event-catalogue.ts'
import type { ListedVehicle } from '#domain/vehicle/listed-vehicle.ts'
import { findConfiguredOrigin, resolveSiteOrigin } from '#site/site-origin.ts'
import type { Site } from '#site/site.ts'
import { isPrintingOn, isSharingOn } from '#site/switches.ts'

/**
 * Data of the share bar. Components build the share URLs from `origin`, `path` and `title`, so that the page does not
 * contain the same URL nine times.
 */
export interface ShareView {
  /** Origin of the shared URL: the configured origin of the site, otherwise that of the request. */
  readonly origin: string
  /** Whether the site configures its origin: then the shared URL uses it even on another host. */
  readonly originFixed: boolean
  readonly path: string
  readonly title: string
  readonly siteName: string
  /** null when sharing is off and only print and PDF are shown. */
  readonly networks: { readonly x: boolean } | null
  readonly copiedNote: 'inline' | 'toast'
  /** Size of the share window in CSS pixels. */
  readonly window: { readonly width: number; readonly height: number }
  /** null when printing is off (TEN-11). */
  readonly paper: {
    readonly printHref: string
    readonly pdfHref: string
    readonly fileName: string
    readonly event: VehicleEventParameters
  } | null
}

/** Builds the share bar of a vehicle (SHARE-01, SHARE-04, SHARE-05); null when sharing and printing are both off. */
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
