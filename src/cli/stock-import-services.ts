import type { SiteContext } from '#data/context.ts'
import type { StockRepository } from '#data/stock.repository.ts'
import type { Site } from '#site/site.ts'

/** Dependencies of the stock commands. The command line creates them from an open database; tests pass their own. */
export interface StockServices {
  /** An applied site and its stock. The error is one line that says what to do: 'there is no site x; known: …'. */
  readonly openStock: (
    siteSlug: string,
  ) => Promise<
    | { readonly ok: true; readonly site: Site; readonly ctx: SiteContext; readonly stock: StockRepository }
    | { readonly ok: false; readonly error: string }
  >
  /** Stops a running import between two rows or batches. */
  readonly signal?: AbortSignal
}
