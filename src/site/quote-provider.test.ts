import { expect, test } from 'vitest'
import { resolveQuoteProvider } from './quote-provider.ts'
import { buildTestSite } from './test-site.ts'

test.each([
  [{ quotes: 'youx' as const }, 'sandbox' as const, 'http'],
  [{}, 'sandbox' as const, 'sandbox'],
  [{}, 'http' as const, 'http'],
])(
  'FIN-05 with the integrations %j and the provider %s the quotes come from %s',
  (integrations, provider, expected) => {
    expect(resolveQuoteProvider(buildTestSite({ integrations, finance: { quote: { provider } } }))).toBe(expected)
  },
)
