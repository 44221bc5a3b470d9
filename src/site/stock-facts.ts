/** What is found in the whole stock of a site, and until when it holds if neither stock nor configuration changes. */
export interface StockFact<Value> {
  readonly value: Value
  /** Epoch milliseconds, the first instant at which it may differ; Infinity: never. */
  readonly until: number
}

/**
 * Returns what was found in the stock of the site under this name; calls `find` where nothing was, or where it may have
 * changed. For what depends on nothing that a visitor chose. Rejects as `find` does, and asks again the next time.
 */
export type FindStockFact = <Value>(name: string, find: () => Promise<StockFact<Value>>) => Promise<Value>
