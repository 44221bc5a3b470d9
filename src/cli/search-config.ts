import { buildSphinxConfig, type SphinxDaemon } from '#search/sphinx/build-config.ts'
import { measureWidth } from '#search/sphinx/layout.ts'
import { vehicleIndexSchema } from '#search/vehicle-index.ts'
import { exitStatus, type CommandIo } from './command.ts'
import { readWords, refuse } from './command-words.ts'

const usage =
  'forecourt search config --own N --directory PATH HOST:PORT:AGENTPORT…, ' +
  "such as 'search config --own 0 --directory /var/lib/sphinxsearch/data 10.0.0.1:9306:9312 10.0.0.2:9306:9312'"

function readDaemon(text: string): SphinxDaemon | null {
  const [, host, queryPort, agentPort] = /^([\w.-]+):(\d{1,5}):(\d{1,5})$/.exec(text) ?? []
  return host === undefined ? null : { host, queryPort: Number(queryPort), agentPort: Number(agentPort) }
}

/** `search config`: prints the configuration file of one daemon of Sphinx, by the columns of this version. */
export async function run(args: string[], io: CommandIo): Promise<number> {
  const read = readWords(args, { options: { own: { type: 'string' }, directory: { type: 'string' } } })
  if (!read.ok) return refuse(io, read.error, usage)
  const { own = '', directory } = read.value.values
  const daemons = read.value.positionals.map(readDaemon)
  if (daemons.length === 0 || !daemons.every((daemon) => daemon !== null))
    return refuse(io, 'name each daemon as host, port of SphinxQL and port of agents', usage)
  if (!/^\d{1,3}$/.test(own) || Number(own) >= daemons.length)
    return refuse(io, 'own is the place of the daemon in the list, from 0', usage)
  if (directory === undefined || !directory.startsWith('/'))
    return refuse(io, 'directory is the absolute path of the folder for its tables', usage)
  io.out(buildSphinxConfig({ daemons, own: Number(own), directory, width: measureWidth(vehicleIndexSchema) }).trimEnd())
  return exitStatus.done
}
