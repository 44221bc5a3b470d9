import * as fc from 'fast-check'
import type { HistogramRequest } from './search-engine.ts'

/** Requests that cover some of the numbers of a random index, all or none of them. */
export const histogramOf = (numeric: readonly string[]): fc.Arbitrary<HistogramRequest> =>
  fc
    .record({
      attribute: fc.constantFrom(...numeric),
      min: fc.integer({ min: -20, max: 60_000 }),
      width: fc.integer({ min: 1, max: 60_000 }),
      bars: fc.integer({ min: 1, max: 30 }),
    })
    .map(({ width, ...request }) => ({ ...request, max: request.min + width }))
