import { createBuiltInGeocoder } from '#integrations/geocoding/built-in-geocoder.ts'
import { failGeocoding, type GeocodeOutcome, type Geocoder } from '#integrations/geocoding/geocoder.ts'
import { createGoogleGeocoder } from '#integrations/geocoding/google-geocoder.ts'
import type { Logger } from '#log/log.ts'
import { findPostcodeCentre } from '#site/postcodes/find-postcode-centre.ts'
import { buildSecretPrefix } from '#site/site-secrets.ts'
import type { Site } from '#site/site.ts'
import { createOutcomeCache } from './outcome-cache.ts'
import { resolveSecret } from './resolve-secret.ts'

/** Finds the place of a postcode with the geocoder of a site, and keeps its answers for a day (LEAD-14). */
export interface GeocodingDesk {
  /**
   * `postcode` has four digits. While a site's own service does not answer, the platform's table does, and the failure
   * is in the log; a postcode that the service does not know stays unknown.
   */
  readonly locate: (site: Site, postcode: string) => Promise<GeocodeOutcome>
}

export interface GeocodingDeskOptions {
  readonly now: () => number
  readonly log: Pick<Logger, 'warn'>
  readonly variables: Readonly<Record<string, string | undefined>>
  readonly choose?: (site: Site) => Geocoder
}

const keptMs = 86_400_000
/** Milliseconds for which a service that failed is not asked again about a postcode. */
const failureKeptMs = 60_000
const mostKept = 5_000
const googleLimitMs = 2_000

const builtIn = createBuiltInGeocoder(findPostcodeCentre)

export function createGeocodingDesk({
  now,
  log,
  variables,
  choose = (site) => chooseGeocoder(site, variables),
}: GeocodingDeskOptions): GeocodingDesk {
  const cached = createOutcomeCache<GeocodeOutcome>({
    max: mostKept,
    now,
    keepMs: (outcome) => (toReport(outcome).ok ? keptMs : failureKeptMs),
  })

  async function ask(site: Site, postcode: string): Promise<GeocodeOutcome> {
    const outcome = await choose(site).locate(postcode)
    const { error } = toReport(outcome)
    if (error !== null)
      log.warn(
        { site: site.slug, problem: error.kind, detail: error.detail },
        'the geocoding service gave no place; the built-in table answers',
      )
    return outcome
  }

  return {
    async locate(site, postcode) {
      const { geocoding, geocoding_key: key } = site.integrations
      if (geocoding === 'built_in') return builtIn.locate(postcode)
      const name = JSON.stringify([site.slug, geocoding, key, postcode])
      const outcome = await cached(name, () => ask(site, postcode))
      return outcome.ok || outcome.error.kind === 'unknown' ? outcome : builtIn.locate(postcode)
    },
  }
}

/** An unknown postcode is an answer like any other: it is kept as long, and nothing is reported. */
function toReport(outcome: GeocodeOutcome) {
  const isAnswer = outcome.ok || outcome.error.kind === 'unknown'
  return { ok: isAnswer, error: isAnswer || outcome.ok ? null : outcome.error }
}

function chooseGeocoder(
  { slug, integrations }: Site,
  variables: Readonly<Record<string, string | undefined>>,
): Geocoder {
  const reference = integrations.geocoding_key
  const key = resolveSecret(slug, reference, variables)
  if (key !== null) return createGoogleGeocoder({ key, timeLimitMs: googleLimitMs })
  const detail =
    reference === null
      ? 'integrations.geocoding_key is not set'
      : `the environment does not hold ${reference}, or its name does not begin with ${buildSecretPrefix(slug)}`
  return { name: 'none', locate: () => Promise.resolve(failGeocoding('unconfigured', detail)) }
}
