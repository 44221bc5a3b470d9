/** Run with --expose-gc: prints the bytes that an index of the market keeps, heap and array buffers. */
import { createColumnarEngine } from '#search/columnar/create-columnar-engine.ts'
import { vehicleSynonyms } from '#search/synonyms.ts'
import { vehicleNames } from '#site/directory/name-forms.ts'
import { vehicleIndexSchema } from '#search/vehicle-index.ts'
import { buildMarket } from './market.ts'
import { marketQuery } from './queries.ts'

const vehicles = Number(process.argv[2] ?? 100_000)
const collect = globalThis.gc
if (collect === undefined) throw new Error('run with --expose-gc')

function readBytes(): number {
  collect?.()
  collect?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

const engine = createColumnarEngine(vehicleIndexSchema, {
  now: () => performance.now(),
  synonyms: vehicleSynonyms,
  names: vehicleNames,
})
// What the generator itself keeps is there before the first reading.
for (const document of buildMarket({ vehicles: 2000, owners: 300 })) void document
const before = readBytes()
engine.rebuild(buildMarket({ vehicles, owners: 300 }))
const index = readBytes() - before
engine.search(marketQuery)
const afterQuery = readBytes() - before
console.log(JSON.stringify({ size: engine.size, index, afterQuery }))
