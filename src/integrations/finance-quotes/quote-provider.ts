import type { Quote, QuoteRequest } from '#domain/finance/quote.ts'

/**
 * Why there is no quote, for the log alone (visitors see no message). `unreachable`: no connection; `late`: no
 * answer within the time limit; `refused`: a status other than success; `invalid_response`: no quote in the response;
 * `unconfigured`: the site has no provider that may quote, or one at an address that may not be asked. `declined` is no
 * failure: the provider quotes nothing for this vehicle.
 */
export type QuoteFailure = 'unreachable' | 'late' | 'refused' | 'invalid_response' | 'unconfigured' | 'declined'

export type QuoteOutcome =
  | { readonly ok: true; readonly quote: Quote }
  | { readonly ok: false; readonly error: { readonly kind: QuoteFailure; readonly detail: string } }

/** Asks for one quote. It always answers, within its own time limit, and never throws. */
export interface QuoteProvider {
  readonly name: string
  quote(request: QuoteRequest): Promise<QuoteOutcome>
}

export function createNoQuoteProvider(detail: string): QuoteProvider {
  return { name: 'none', quote: () => Promise.resolve({ ok: false, error: { kind: 'unconfigured', detail } }) }
}
