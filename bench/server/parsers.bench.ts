import { join } from 'node:path'
import type { Report } from '../report.ts'
import { runProgram } from '../run-program.ts'

const batches = 10
const inputsPerBatch = 1_000
const limitMs = 2

/**
 * The slowest of 10,000 generated texts for every parser of visitor text, at the greatest length that reaches it. A
 * process of its own: the texts would burden the garbage collector of the benches after this one.
 */
export async function run(report: Report): Promise<void> {
  const written = await runProgram([
    join(import.meta.dirname, 'parsers-child.ts'),
    String(batches),
    String(inputsPerBatch),
    String(limitMs),
  ])
  for (const [name, ms] of JSON.parse(written) as [string, number][]) {
    const what = `${name}, slowest of ${(batches * inputsPerBatch).toLocaleString('en-AU')}`
    report({ what, bar: `≤ ${limitMs} ms`, measured: `${ms.toFixed(2)} ms`, met: ms <= limitMs })
  }
}
