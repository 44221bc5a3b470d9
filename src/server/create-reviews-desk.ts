import { LRUCache } from 'lru-cache'
import type { PlaceReviews } from '#domain/location/place-reviews.ts'
import { createPlacesReviewsProvider } from '#integrations/reviews/places-reviews-provider.ts'
import { failReviews, type ReviewsProvider } from '#integrations/reviews/reviews-provider.ts'
import type { Logger } from '#log/log.ts'
import { buildSecretPrefix } from '#site/site-secrets.ts'
import type { Location, Site } from '#site/site.ts'
import { resolveSecret } from './resolve-secret.ts'

/** Keeps the reviews of locations that a provider holds (LOC-14). */
export interface ReviewsDesk {
  /**
   * The reviews of a location as they are known now; null where the site has no provider or it has not answered yet.
   * Never waits: where the known reviews are old, the provider is asked meanwhile, and the next page has its answer.
   */
  readonly find: (site: Site, location: Pick<Location, 'address'>) => PlaceReviews | null
}

export interface ReviewsDeskOptions {
  readonly now: () => number
  readonly log: Pick<Logger, 'warn'>
  readonly variables: Readonly<Record<string, string | undefined>>
  readonly choose?: (site: Site) => ReviewsProvider
}

/** Milliseconds after which an answer is asked for again, and after which a failed call is repeated. */
const keptMs = { reviews: 6 * 3_600_000, failure: 600_000 }
/** While the provider fails, its last answer is shown for so long. */
const staleMs = 3 * 86_400_000
const timeLimitMs = 5_000
const mostKept = 2_000

interface Kept {
  reviews: PlaceReviews | null
  /** When `reviews` was answered. */
  answeredAt: number
  askAgainAt: number
  isAsking: boolean
}

export function createReviewsDesk({
  now,
  log,
  variables,
  choose = (site) => chooseReviewsProvider(site, variables),
}: ReviewsDeskOptions): ReviewsDesk {
  const kept = new LRUCache<string, Kept>({ max: mostKept })

  async function ask(site: Site, placeId: string, known: Kept): Promise<void> {
    known.isAsking = true
    const outcome = await choose(site).find(placeId)
    known.isAsking = false
    known.askAgainAt = now() + (outcome.ok ? keptMs.reviews : keptMs.failure)
    if (outcome.ok) {
      known.reviews = outcome.reviews
      known.answeredAt = now()
      return
    }
    log.warn(
      { site: site.slug, problem: outcome.error.kind, detail: outcome.error.detail },
      'the reviews provider gave no reviews; pages show the last ones, or those of the site file',
    )
  }

  return {
    find(site, { address: { place_id: placeId } }) {
      const { reviews: source, reviews_key: key } = site.integrations
      if (source === 'configured' || placeId === null) return null
      // The configuration is part of the key: after a change the provider is asked again.
      const name = JSON.stringify([site.slug, source, key, placeId])
      const known = kept.get(name) ?? { reviews: null, answeredAt: 0, askAgainAt: 0, isAsking: false }
      kept.set(name, known)
      if (!known.isAsking && known.askAgainAt <= now()) void ask(site, placeId, known)
      return now() - known.answeredAt < staleMs ? known.reviews : null
    },
  }
}

function chooseReviewsProvider(
  { slug, integrations }: Site,
  variables: Readonly<Record<string, string | undefined>>,
): ReviewsProvider {
  const reference = integrations.reviews_key
  const key = resolveSecret(slug, reference, variables)
  if (key !== null) return createPlacesReviewsProvider({ key, timeLimitMs })
  const detail =
    reference === null
      ? 'integrations.reviews_key is not set'
      : `the environment does not hold ${reference}, or its name does not begin with ${buildSecretPrefix(slug)}`
  return { name: 'none', find: () => Promise.resolve(failReviews('unconfigured', detail)) }
}
