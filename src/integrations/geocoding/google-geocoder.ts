import { asObject, getObject } from '../outgoing-http/get-object.ts'
import type { OutgoingRules } from '../outgoing-http/guarded-request.ts'
import { failGeocoding, type GeocodeOutcome, type Geocoder } from './geocoder.ts'

export interface GoogleGeocoderOptions {
  readonly key: string
  /** For the whole call, body included. */
  readonly timeLimitMs: number
  /** Address of the service; absent: Google's own. */
  readonly url?: string
}

/** Limit of an answer's bytes: an answer has a few thousand. */
const mostBytes = 131_072
const googleUrl = 'https://maps.googleapis.com/maps/api/geocode/json'

/** Google's Geocoding API: asks by postal code with the country AU and reads the first result (LEAD-14). */
export function createGoogleGeocoder(
  { key, timeLimitMs, url = googleUrl }: GoogleGeocoderOptions,
  rules?: OutgoingRules,
): Geocoder {
  return {
    name: 'google',
    async locate(postcode) {
      const query = new URLSearchParams({ components: `postal_code:${postcode}|country:AU`, key })
      const asked = await getObject(
        {
          url: `${url}?${query.toString()}`,
          userAgent: 'Forecourt geocoding',
          timeLimitMs,
          maxBytes: mostBytes,
        },
        rules,
      )
      if (asked.ok) return readAnswer(asked.answer)
      return failGeocoding(asked.problem === 'unconfigured' ? 'unreachable' : asked.problem, asked.detail)
    },
  }
}

/** Reads the first result's latitude and longitude; no result is an unknown postcode. */
function readAnswer({ status, results }: Readonly<Record<string, unknown>>): GeocodeOutcome {
  if (status === 'ZERO_RESULTS') return failGeocoding('unknown', 'no result')
  // The service answers refusals such as a wrong key or a spent quota with the HTTP status 200.
  if (status !== 'OK') return failGeocoding('refused', typeof status === 'string' ? status.slice(0, 60) : 'no status')
  if (!Array.isArray(results)) return failGeocoding('invalid_response', 'the response contains no results')
  if (results.length === 0) return failGeocoding('unknown', 'no result')
  const { lat, lng } = asObject(asObject(asObject(results[0]).geometry).location)
  return isWithin(lat, 90) && isWithin(lng, 180)
    ? { ok: true, point: { lat, long: lng } }
    : failGeocoding('invalid_response', 'the first result holds no place')
}

const isWithin = (value: unknown, most: number): value is number => typeof value === 'number' && Math.abs(value) <= most
