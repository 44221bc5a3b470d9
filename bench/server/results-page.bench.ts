import type { Report } from '../report.ts'
import { measureServerTimes } from './server-times.ts'

/** Server time of a results page with 21 cards, uncached. */
export async function run(report: Report): Promise<void> {
  const { median, p99, promotedBytes } = await measureServerTimes({
    pathOf: (round) => `/search/new-used-and-demo-cars?page=${1 + (round % 40)}`,
    check(html) {
      const cards = html.split('<article').length - 1
      if (cards !== 21) throw new Error(`expected 21 cards, the page has ${cards}`)
    },
  })
  report({
    what: 'results page, uncached, 21 cards, server time, median',
    bar: '≤ 8 ms',
    measured: `${median.toFixed(2)} ms (p99 ${p99.toFixed(1)})`,
    met: median <= 8,
  })
  report({
    what: 'results page: memory that outlives the small garbage collections, a page',
    bar: '≤ 40 kB',
    measured: promotedBytes === null ? 'a full collection came between' : `${(promotedBytes / 1000).toFixed(0)} kB`,
    met: promotedBytes === null ? null : promotedBytes <= 40_000,
  })
}
