import {
  openInternet,
  OutgoingProblem,
  readLimited,
  requireAskable,
  sendGuarded,
  type OutgoingRules,
} from '../outgoing-http/guarded-request.ts'
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
  rules: OutgoingRules = openInternet,
): Geocoder {
  async function ask(postcode: string, signal: AbortSignal): Promise<GeocodeOutcome> {
    const address = requireAskable(url, rules)
    address.search = new URLSearchParams({ components: `postal_code:${postcode}|country:AU`, key }).toString()
    const response = await sendGuarded(
      { url: address, method: 'GET', headers: { accept: 'application/json', 'user-agent': 'Forecourt geocoding' } },
      rules,
      signal,
    )
    try {
      const status = response.statusCode ?? 0
      if (status !== 200) return failGeocoding('refused', `status ${status}`)
      const parts: Buffer[] = []
      for await (const part of readLimited(response, mostBytes)) parts.push(part)
      return readAnswer(Buffer.concat(parts).toString('utf8'))
    } finally {
      response.destroy()
    }
  }

  return {
    name: 'google',
    async locate(postcode) {
      const signal = AbortSignal.timeout(timeLimitMs)
      try {
        return await ask(postcode, signal)
      } catch (error) {
        if (signal.aborted) return failGeocoding('late', `no answer within ${timeLimitMs} ms`)
        const detail = error instanceof Error ? error.message : String(error)
        if (!(error instanceof OutgoingProblem)) return failGeocoding('unreachable', detail)
        return failGeocoding(error.fault === 'unusable' ? 'nonsense' : 'unreachable', detail)
      }
    },
  }
}

/** Reads the first result's latitude and longitude; no result is an unknown postcode. */
function readAnswer(text: string): GeocodeOutcome {
  const { status, results } = asObject(parseJson(text))
  if (status === 'ZERO_RESULTS') return failGeocoding('unknown', 'no result')
  // The service answers refusals such as a wrong key or a spent quota with the HTTP status 200.
  if (status !== 'OK') return failGeocoding('refused', typeof status === 'string' ? status.slice(0, 60) : 'no status')
  if (!Array.isArray(results)) return failGeocoding('nonsense', 'the answer holds no results')
  if (results.length === 0) return failGeocoding('unknown', 'no result')
  const { lat, lng } = asObject(asObject(asObject(results[0]).geometry).location)
  return isWithin(lat, 90) && isWithin(lng, 180)
    ? { ok: true, point: { lat, long: lng } }
    : failGeocoding('nonsense', 'the first result holds no place')
}

const asObject = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}

const isWithin = (value: unknown, most: number): value is number => typeof value === 'number' && Math.abs(value) <= most

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
