import { createSandboxRegoLookup } from '#integrations/rego-lookup/sandbox-rego-lookup.ts'
import { createHttpValuationProvider } from '#integrations/valuations/http-valuation-provider.ts'
import { createSandboxValuationProvider } from '#integrations/valuations/sandbox-valuation-provider.ts'
import {
  createNoValuationProvider,
  type EstimateOutcome,
  type EstimateRequest,
  type IdentifyOutcome,
  type ValuationProvider,
  type ValuedCar,
} from '#integrations/valuations/valuation-provider.ts'
import type { Logger } from '#log/log.ts'
import { parseSecretReference } from '#site/site-secrets.ts'
import type { Site } from '#site/site.ts'
import { createOutcomeCache } from './outcome-cache.ts'

/** Asks the valuation provider of a site (BUY-04). Neither call rejects; failures are in the log. */
export interface ValuationDesk {
  readonly identify: (site: Site, car: ValuedCar) => Promise<IdentifyOutcome>
  readonly estimate: (site: Site, request: EstimateRequest) => Promise<EstimateOutcome>
}

export interface ValuationDeskOptions {
  readonly now: () => number
  readonly log: Pick<Logger, 'warn'>
  readonly variables: Readonly<Record<string, string | undefined>>
  readonly choose?: (site: Site) => ValuationProvider
}

/**
 * Milliseconds for which a car that was identified stays known: the page of the questions is loaded again when a
 * visitor goes back. A failure is asked again after half a minute.
 */
const keptMs = { identified: 1_800_000, failure: 30_000 }
const mostKept = 1_000

export function createValuationDesk({
  now,
  log,
  variables,
  choose = (site) => chooseValuationProvider(site, now, variables),
}: ValuationDeskOptions): ValuationDesk {
  const cached = createOutcomeCache<IdentifyOutcome>({
    max: mostKept,
    now,
    keepMs: ({ kind }) => (kind === 'unavailable' ? keptMs.failure : keptMs.identified),
  })

  async function note<Outcome extends IdentifyOutcome | EstimateOutcome>(
    site: Site,
    ask: (provider: ValuationProvider) => Promise<Outcome>,
  ): Promise<Outcome> {
    const provider = choose(site)
    const began = now()
    const outcome = await ask(provider)
    if (outcome.kind === 'unavailable') {
      const { problem, detail } = outcome
      log.warn(
        { site: site.slug, provider: provider.name, problem, detail, ms: now() - began },
        'the valuation provider gave no valuation; the dealer values the car by hand',
      )
    }
    return outcome
  }

  return {
    identify(site, car) {
      // The configuration is part of the key: after a change the provider is asked again.
      const { valuations, valuations_url: url, valuations_key: secret } = site.integrations
      const key = JSON.stringify([site.slug, valuations, url, secret, car])
      return cached(key, () => note(site, (provider) => provider.identify(car)))
    },
    estimate: (site, request) => note(site, (provider) => provider.estimate(request)),
  }
}

/** The sandbox gives example figures, so it values on demonstration sites only and never for a real dealer. */
export function chooseValuationProvider(
  { slug, demo, integrations, trade_in }: Site,
  now: () => number,
  variables: Readonly<Record<string, string | undefined>>,
): ValuationProvider {
  const { valuations, valuations_url: url, valuations_key: key } = integrations
  switch (valuations) {
    case 'sandbox':
      return demo
        ? createSandboxValuationProvider(now, createSandboxRegoLookup())
        : createNoValuationProvider(
            'the sandbox values on demonstration sites only; set integrations.valuations and valuations_url',
          )
    case 'autograb': {
      if (url === null) return createNoValuationProvider('integrations.valuations_url is not set')
      const name = key === null ? null : parseSecretReference(slug, key)
      const secret = name === null ? null : variables[name]?.trim() || null
      if (key !== null && secret === null)
        return createNoValuationProvider(`the environment does not hold ${key}, or it is not a secret of this site`)
      return createHttpValuationProvider({ url, key: secret, timeLimitMs: trade_in.time_limit_ms })
    }
  }
}
