import type { QuoteRequest } from '#domain/finance/quote.ts'
import { createHttpQuoteProvider } from '#integrations/finance-quotes/http-quote-provider.ts'
import {
  createNoQuoteProvider,
  type QuoteOutcome,
  type QuoteProvider,
} from '#integrations/finance-quotes/quote-provider.ts'
import { createSandboxQuoteProvider } from '#integrations/finance-quotes/sandbox-quote-provider.ts'
import { resolveQuoteProvider } from '#site/quote-provider.ts'
import type { Site } from '#site/site.ts'
import { buildSecretPrefix } from '#site/site-secrets.ts'
import type { Logger } from '#log/log.ts'
import { createOutcomeCache } from './outcome-cache.ts'
import { resolveSecret } from './resolve-secret.ts'

/** Asks the quote provider of a site, and caches its answers so that the same request is sent once (FIN-05). */
export interface QuoteDesk {
  readonly quote: (site: Site, request: QuoteRequest) => Promise<QuoteOutcome>
}

export interface QuoteDeskOptions {
  readonly now: () => number
  readonly log: Pick<Logger, 'warn'>
  readonly variables: Readonly<Record<string, string | undefined>>
  readonly choose?: (site: Site) => QuoteProvider
}

/** Milliseconds that an answer is cached: a quote for a visit, a failure for half a minute. */
const keptMs = { quote: 600_000, failure: 30_000 }
const mostKept = 2_000

export function createQuoteDesk({
  now,
  log,
  variables,
  choose = (site) => chooseQuoteProvider(site, now, variables),
}: QuoteDeskOptions): QuoteDesk {
  const cached = createOutcomeCache<QuoteOutcome>({
    max: mostKept,
    now,
    keepMs: ({ ok }) => (ok ? keptMs.quote : keptMs.failure),
  })

  async function ask(site: Site, request: QuoteRequest): Promise<QuoteOutcome> {
    const provider = choose(site)
    const began = now()
    const outcome = await provider.quote(request)
    if (!outcome.ok && outcome.error.kind !== 'declined')
      log.warn(
        {
          site: site.slug,
          provider: provider.name,
          problem: outcome.error.kind,
          detail: outcome.error.detail,
          ms: now() - began,
        },
        'the quote provider gave no quote; the visitor sees none',
      )
    return outcome
  }

  return {
    quote(site, request) {
      // The configuration is part of the key: after a change the provider is asked again.
      const key = JSON.stringify([site.slug, resolveQuoteProvider(site), site.finance.quote, request])
      return cached(key, () => ask(site, request))
    },
  }
}

/** The sandbox invents figures, so it quotes on demonstration sites only and never for a real dealer. */
export function chooseQuoteProvider(
  site: Site,
  now: () => number,
  variables: Readonly<Record<string, string | undefined>>,
): QuoteProvider {
  const { slug, demo } = site
  const { url, key, time_limit_ms } = site.finance.quote
  switch (resolveQuoteProvider(site)) {
    case 'sandbox':
      return demo
        ? createSandboxQuoteProvider(now)
        : createNoQuoteProvider(
            'the sandbox quotes on demonstration sites only; set finance.quote.provider and finance.quote.url',
          )
    case 'http': {
      if (url === null) return createNoQuoteProvider('finance.quote.url is not set')
      const secret = resolveSecret(slug, key, variables)
      if (key !== null && secret === null)
        return createNoQuoteProvider(
          `the environment does not hold ${key}, or its name does not begin with ${buildSecretPrefix(slug)}`,
        )
      return createHttpQuoteProvider({ url, key: secret, timeLimitMs: time_limit_ms })
    }
  }
}
