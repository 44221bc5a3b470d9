import { findSlowestRun, sampleLongTexts } from '#tests/fuzz/slowest-run.ts'
import { visitorParsers } from '#tests/fuzz/visitor-parsers.ts'

// Writes, as one line of JSON, the slowest run of each parser of visitor text in milliseconds: [[name, ms], …].

const [batches = 0, inputsPerBatch = 0, limitMs = 0] = process.argv.slice(2).map(Number)

const slowest = new Map(visitorParsers.map(({ name }) => [name, 0]))
// Parsers of one length share their texts, a batch at a time: making a text takes longer than most parsers, and all are
// 300 MB.
for (const [length, parsers] of Map.groupBy(visitorParsers, (parser) => parser.length))
  for (let batch = 0; batch < batches; batch += 1) {
    const texts = sampleLongTexts(length, inputsPerBatch, batch)
    for (const { name, parse } of parsers)
      slowest.set(name, Math.max(slowest.get(name) ?? 0, (await findSlowestRun(parse, texts, limitMs)).ms))
  }
console.log(JSON.stringify([...slowest]))
