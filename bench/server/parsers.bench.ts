import { findSlowestRun, sampleLongTexts } from '#tests/fuzz/slowest-run.ts'
import { visitorParsers } from '#tests/fuzz/visitor-parsers.ts'
import type { Report } from '../report.ts'

const inputs = 10_000
const limitMs = 2

/** The slowest of 10,000 generated texts for every parser of visitor text, at the greatest length that reaches it. */
export function run(report: Report): Promise<void> {
  for (const { name, parse, length } of visitorParsers) {
    const { ms } = findSlowestRun(parse, sampleLongTexts(length, inputs), limitMs)
    report({ what: `${name}, slowest of ${inputs.toLocaleString('en-AU')}`, bar: `≤ ${limitMs} ms`, measured: `${ms.toFixed(2)} ms`, met: ms <= limitMs })
  }
  return Promise.resolve()
}
