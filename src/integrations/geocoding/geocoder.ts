import type { GeoPoint } from '#domain/postcode/nearest-location.ts'

/**
 * Why a postcode has no place. `unknown`: there is no such postcode, and the visitor reads 'Invalid postcode'. The
 * others are for the log: `unreachable`: no connection; `late`: no answer within the time limit; `refused`: a status
 * other than success; `invalid_response`: no place in the response; `unconfigured`: the site has no usable key.
 */
export type GeocodeFailure = 'unknown' | 'unreachable' | 'late' | 'refused' | 'invalid_response' | 'unconfigured'

export type GeocodeOutcome =
  | { readonly ok: true; readonly point: GeoPoint }
  | { readonly ok: false; readonly error: { readonly kind: GeocodeFailure; readonly detail: string } }

/** Turns an Australian postcode into a place (LEAD-14). It always answers, within its time limit, and never throws. */
export interface Geocoder {
  readonly name: string
  /** `postcode` has four digits. */
  locate(postcode: string): Promise<GeocodeOutcome>
}

export const failGeocoding = (kind: GeocodeFailure, detail: string): GeocodeOutcome => ({
  ok: false,
  error: { kind, detail },
})
