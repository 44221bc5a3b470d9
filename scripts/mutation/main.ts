import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeMutants } from './make-mutants.ts'
import { PastResults } from './past-results.ts'
import { countResults, formatTable, listSurvivors, scoreOf, type RoomReport } from './report.ts'
import { lowestScore, mutatedRooms } from './rooms.ts'
import { runRoom } from './run-room.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const asked = process.argv.slice(2)
/** A name stands for its room and for the parts of its room: 'site' for 'site-addresses' and the others. */
const isMeant = (name: string, room: string): boolean => room === name || room.startsWith(`${name}-`)
const unknown = asked.filter((name) => !mutatedRooms.some((room) => isMeant(name, room.name)))
if (unknown.length > 0) {
  console.error(`Unknown room: ${unknown.join(', ')}. Rooms: ${mutatedRooms.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}

const reports: RoomReport[] = []
const chosen = mutatedRooms.filter(({ name }) => asked.length === 0 || asked.some((each) => isMeant(each, name)))
for (const room of chosen) {
  const began = Date.now()
  const sources = await makeMutants(room, root)
  const past = new PastResults(room, root, sources)
  const known = past.read()
  const pending = sources.mutants.map(({ id }) => id).filter((id) => known[id] === undefined)
  const fresh = pending.length === 0 ? {} : await runRoom(room, root, sources.instrumented, pending)
  const results = { ...known, ...fresh }
  past.write(results)
  reports.push({
    name: room.name,
    counts: countResults(sources.mutants, results),
    tried: pending.length,
    seconds: (Date.now() - began) / 1000,
  })
  console.log(`\n${room.name}: mutants that no test noticed`)
  for (const line of listSurvivors(sources.mutants, results)) console.log(line)
}

console.log('')
for (const line of formatTable(reports)) console.log(line)
if (reports.some(({ counts }) => scoreOf(counts) < lowestScore)) {
  console.log(`The lowest score that passes is ${lowestScore} %.`)
  process.exitCode = 1
}
