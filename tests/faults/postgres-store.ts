import { execFile } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { openDatabase } from '#data/open-database.ts'
import { handToOwner, type PostgresServer } from '#tests/fixtures/postgres-server.ts'
import { startPostgresPair } from '../../scripts/cluster/postgres-pair.ts'
import { createDisk } from './disk.ts'
import { runOptions, type DatabaseServers, type RunStore, type StoreHost } from './stores.ts'

const run = promisify(execFile)

/** Room for two servers with the log of their writes. */
const diskMegabytes = 512
/** Of the log of a server that does not start. */
const lastLines = 40
/** A server that crashed, with its disk full perhaps, is back within this time of its next start. */
const startLimitMs = 20_000

/**
 * A primary and its synchronous standby, as `deploy/` configures them. Every run begins with both as they were after
 * the preparation: their data directories are put back, which is quicker than to make a new pair.
 */
export async function createPostgresHost(folder: string): Promise<StoreHost> {
  const disk = await createDisk(join(folder, 'disk'), diskMegabytes)
  const kept = join(folder, 'prepared')
  await mkdir(kept)
  const place = join(disk.directory, 'servers')
  await mkdir(place)
  await handToOwner(place)
  const pair = await startPostgresPair({ directory: place })
  const servers = [pair.primary, pair.standby]
  const databasePorts = servers.map(({ port }) => port)
  const befalling = befall(pair.primary, pair.standby)

  const buildUrl = (ports: readonly number[]): string =>
    `postgres://app@${ports.map((port) => `127.0.0.1:${port}`).join(',')}/postgres?target_session_attrs=read-write`
  const describe = (directory: string) => ({
    directory,
    databasePorts,
    buildUrl,
    open: () => openDatabase({ url: buildUrl(databasePorts), directory, ...runOptions }),
  })
  const keptOf = (server: PostgresServer): string => join(kept, basename(dirname(server.data)))
  const stopAll = async (): Promise<void> => {
    for (const server of servers) {
      // One that stands still could not be stopped.
      await server.thaw()
      await server.stop('immediate')
    }
  }

  return {
    disk,
    prepared: describe(folder),
    async finishPreparing() {
      await pair.close()
      for (const server of servers) await copy(server.data, keptOf(server))
    },
    async createRun(name): Promise<RunStore> {
      const directory = join(folder, name)
      await mkdir(directory)
      for (const server of servers) {
        await rm(server.data, { recursive: true, force: true })
        await copy(keptOf(server), server.data)
      }
      befalling.reset()
      await Promise.all(servers.map((server) => server.start()))
      return {
        ...describe(directory),
        async drop() {
          await stopAll()
          await rm(directory, { recursive: true, force: true })
        },
      }
    },
    servers: befalling,
    async close() {
      await stopAll()
      await disk.remove()
    },
  }
}

/** With owner and modes, because PostgreSQL starts on its own user's files alone. */
async function copy(from: string, to: string): Promise<void> {
  await run('cp', ['-a', from, to])
}

/**
 * Starts a server unless it runs, as a service manager does, and waits until it takes connections: again where a
 * process of a crashed one still held its memory, where it was about to end when it was asked, or where it has to
 * recover first.
 */
async function revive(server: PostgresServer): Promise<void> {
  const isUp = (): Promise<boolean> =>
    succeeds(server.runProgram('pg_isready', ['-q', '-h', '127.0.0.1', '-p', `${server.port}`]))
  let problem: unknown = null
  for (const deadline = performance.now() + startLimitMs; performance.now() < deadline; await sleep(100)) {
    if (!(await succeeds(server.runProgram('pg_ctl', ['-D', server.data, 'status']))))
      problem = await server.start().then(
        () => null,
        (error: unknown) => error,
      )
    if (await isUp()) return
  }
  const log = await readFile(join(dirname(server.data), 'log'), 'utf8')
  throw new Error(`a server does not start: ${String(problem)}\n${log.split('\n').slice(-lastLines).join('\n')}`)
}

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )

function befall(first: PostgresServer, second: PostgresServer): DatabaseServers & { reset(): void } {
  let isPromoted = false
  const serverOf = (which: 'primary' | 'standby'): PostgresServer | null =>
    which === 'primary' ? (isPromoted ? second : first) : isPromoted ? null : second
  const start = async (which: 'primary' | 'standby'): Promise<void> => {
    const server = serverOf(which)
    if (server !== null) await revive(server)
  }
  return {
    reset() {
      isPromoted = false
    },
    crash: async (which) => serverOf(which)?.stop('immediate'),
    start,
    async startAll() {
      await Promise.all([start('primary'), start('standby')])
    },
    async promote() {
      isPromoted = true
      await second.runProgram('pg_ctl', ['-D', second.data, '-w', 'promote'])
    },
    freeze: async (which) => serverOf(which)?.freeze(),
    thaw: async (which) => serverOf(which)?.thaw(),
  }
}
