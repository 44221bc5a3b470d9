import type { Site } from './site.ts'

/**
 * Who quotes finance for a site (FIN-05): the quote service where the site names it under `integrations.quotes`, else
 * what `finance.quote.provider` says.
 */
export const resolveQuoteProvider = ({
  finance,
  integrations,
}: Pick<Site, 'finance' | 'integrations'>): Site['finance']['quote']['provider'] =>
  integrations.quotes === 'youx' ? 'http' : finance.quote.provider
