import { findSlowestRun, sampleLongTexts } from '#tests/fuzz/slowest-run.ts'
import { visitorParsers } from '#tests/fuzz/visitor-parsers.ts'
import type { Report } from '../report.ts'

const batches = 10
const inputsPerBatch = 1_000
const limitMs = 2

/** The slowest of 10,000 generated texts for every parser of visitor text, at the greatest length that reaches it. */
export function run(report: Report): Promise<void> {
  // Parsers of one length share their texts, a batch at a time: making a text takes longer than most parsers, and all are 300 MB.
  for (const [length, parsers] of Map.groupBy(visitorParsers, (parser) => parser.length)) {
    const slowest = new Map(parsers.map(({ name }) => [name, 0]))
    for (let batch = 0; batch < batches; batch += 1) {
      const texts = sampleLongTexts(length, inputsPerBatch, batch)
      for (const { name, parse } of parsers) slowest.set(name, Math.max(slowest.get(name) ?? 0, findSlowestRun(parse, texts, limitMs).ms))
    }
    for (const [name, ms] of slowest) {
      const what = `${name}, slowest of ${(batches * inputsPerBatch).toLocaleString('en-AU')}`
      report({ what, bar: `≤ ${limitMs} ms`, measured: `${ms.toFixed(2)} ms`, met: ms <= limitMs })
    }
  }
  return Promise.resolve()
}
