import { generations, tables, type Generation, type TableWidth } from './layout.ts'

export interface SphinxDaemon {
  readonly host: string
  /** Port of SphinxQL, the protocol of MySQL. */
  readonly queryPort: number
  /** Port on which the daemons query each other. */
  readonly agentPort: number
}

export interface SphinxConfigOptions {
  readonly daemons: readonly SphinxDaemon[]
  /** Index in `daemons` of the one that the configuration is for. */
  readonly own: number
  /** Absolute path of an existing directory for the tables, the binary log and the log of the daemon. */
  readonly directory: string
  readonly width: TableWidth
}

/** Memory of a table before it is flushed to disk. */
const memoryMegabytes = 128

/**
 * The configuration file of one daemon: its shards of the tables, and distributed tables over the shards of all
 * daemons. Any daemon can answer a query. A daemon writes a change to its binary log before it confirms it, so that the
 * change survives a crash of the daemon; a power failure of the machine may lose the last second.
 */
export function buildSphinxConfig({ daemons, own, directory, width }: SphinxConfigOptions): string {
  const daemon = daemons[own]
  if (daemon === undefined) throw new RangeError(`there is no daemon ${own}`)
  const range = (count: number, name: string) => Array.from({ length: count }, (_, at) => `${name}${at}`)
  const part = (name: string, lines: readonly string[]) =>
    block(`index ${name}`, [
      'type = rt',
      `path = ${directory}/${name}`,
      `rt_mem_limit = ${memoryMegabytes}M`,
      'dict = keywords',
      'min_prefix_len = 1',
      'min_word_len = 1',
      'charset_table = 0..9, a..z, _',
      ...lines,
    ])
  const spread = (name: string, partName: string) =>
    block(`index ${name}`, [
      'type = distributed',
      ...daemons.map(({ host, agentPort }, at) =>
        at === own ? `local = ${partName}` : `agent_persistent = ${host}:${agentPort}:${partName}`,
      ),
      'agent_connect_timeout = 500',
      'agent_query_timeout = 3000',
    ])
  const ofGeneration = (generation: Generation) => [
    part(tables.marketPart(generation), [
      'rt_field = words',
      'rt_attr_string = document',
      'rt_attr_bigint = owner',
      'rt_attr_multi_64 = tokens',
      ...range(width.values, 'v').map((name) => `rt_attr_bigint = ${name}`),
      ...range(width.sets, 's').map((name) => `rt_attr_multi_64 = ${name}`),
    ]),
    part(tables.textsPart(generation), ['rt_field = code', 'rt_attr_string = text']),
    spread(tables.market(generation), tables.marketPart(generation)),
    spread(tables.texts(generation), tables.textsPart(generation)),
  ]
  return [
    ...generations.flatMap(ofGeneration),
    part(tables.state, ['rt_field = unused', 'rt_attr_string = generation', 'rt_attr_string = position']),
    block('searchd', [
      `listen = ${daemon.host}:${daemon.queryPort}:mysql41`,
      `listen = ${daemon.host}:${daemon.agentPort}`,
      `log = ${directory}/searchd.log`,
      `pid_file = ${directory}/searchd.pid`,
      `binlog_path = ${directory}`,
      // Not 1: Sphinx 2.2.11 then writes nothing until its buffer is full, and a killed daemon loses the whole buffer.
      'binlog_flush = 2',
      'workers = threads',
      'persistent_connections_limit = 64',
      'dist_threads = 4',
      'collation_server = binary',
      'max_packet_size = 64M',
      'max_filters = 512',
      'max_filter_values = 100000',
      'max_batch_queries = 512',
      'expansion_limit = 0',
    ]),
  ].join('\n')
}

const block = (head: string, lines: readonly string[]): string =>
  `${head}\n{\n${lines.map((line) => `  ${line}`).join('\n')}\n}\n`
