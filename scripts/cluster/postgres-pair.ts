import { appendFile, chmod, copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { findFreePort } from '#tests/fixtures/free-port.ts'
import {
  describeServer,
  findPostgresBinaries,
  handToOwner,
  initialise,
  type PostgresServer,
} from '#tests/fixtures/postgres-server.ts'

/** A PostgreSQL primary and its streaming standby on loopback, with the settings of `deploy/postgresql`. */
export interface PostgresPair {
  /** The server that was started as the primary. */
  readonly primary: PostgresServer
  /** The server that was started as the standby; after `promote` it accepts writes. */
  readonly standby: PostgresServer
  /**
   * Connection string with both servers, for DATABASE_URL and `openDatabase`. Connections go to the one that accepts
   * writes.
   * @param database Name of the database; default `postgres`, the one that exists.
   */
  connectionUrl(database?: string): string
  /** Crashes the primary; its connections break. */
  stopPrimary(): Promise<void>
  /** Promotes the standby, which then has no standby of its own. Resolves when it accepts writes. */
  promote(): Promise<void>
  /** Stops both servers and keeps the folder. */
  close(): Promise<void>
}

export interface PairOptions {
  /** An existing folder below which each server gets one of its own; user `postgres` must be able to reach it. */
  readonly directory: string
  /** Ports of the primary and the standby; default: free ones. */
  readonly ports?: readonly [number, number]
}

const deployed = join(import.meta.dirname, '../../deploy/postgresql')
const howToInstall = 'PostgreSQL 15 or later is not installed (Debian: apt-get install postgresql)'
/** Time limit until the standby replicates, milliseconds. */
const longestCatchUpMs = 30_000

/** Starts both servers and waits for synchronous replication. Throws if that fails. */
export async function startPostgresPair({ directory, ports }: PairOptions): Promise<PostgresPair> {
  const binaries = findPostgresBinaries()
  if (binaries === null) throw new Error(howToInstall)
  const [primaryPort, standbyPort] = ports ?? [await findFreePort(), await findFreePort()]
  const describe = async (name: string, port: number): Promise<PostgresServer> => {
    const folder = join(directory, name)
    await mkdir(folder)
    await handToOwner(folder)
    return describeServer({ binaries, folder, port, settings: [`cluster_name=${name}`] })
  }
  const primary = await describe('primary', primaryPort)
  const standby = await describe('standby', standbyPort)
  const close = async (): Promise<void> => {
    // The primary stops first, so that its last commits reach the standby. A frozen server could not be stopped.
    for (const server of [primary, standby]) {
      await server.thaw()
      await server.stop('fast')
    }
  }
  try {
    await initialise(primary)
    await includeSettings(primary)
    await primary.start()
    await copyToStandby(primary, standby)
    await standby.start()
    // Set after the copy, because the standby must not wait for a standby of its own when it is promoted.
    await addSettings(primary, 'primary.conf')
    await primary.runProgram('pg_ctl', ['-D', primary.data, 'reload'])
    await waitForSynchronous(primary)
  } catch (error) {
    await close()
    throw error
  }
  return {
    primary,
    standby,
    connectionUrl: (database = 'postgres') =>
      `postgres://app@127.0.0.1:${primaryPort},127.0.0.1:${standbyPort}/${database}?target_session_attrs=read-write`,
    stopPrimary: () => primary.stop('immediate'),
    promote: () => standby.runProgram('pg_ctl', ['-D', standby.data, '-w', 'promote']),
    close,
  }
}

/** Writes the common settings into the include folder of a server. */
async function includeSettings(server: PostgresServer): Promise<void> {
  await mkdir(join(server.data, 'conf.d'))
  await appendFile(join(server.data, 'postgresql.conf'), "include_dir = 'conf.d'\n")
  await handToOwner(join(server.data, 'conf.d'))
  await addSettings(server, 'forecourt.conf')
}

async function addSettings(server: PostgresServer, file: string): Promise<void> {
  const target = join(server.data, 'conf.d', file)
  await copyFile(join(deployed, file), target)
  await chmod(target, 0o644)
}

async function copyToStandby(primary: PostgresServer, standby: PostgresServer): Promise<void> {
  const source = `host=127.0.0.1 port=${primary.port} user=app application_name=standby`
  const kept = ['--checkpoint=fast', '--write-recovery-conf', '--no-sync', '--create-slot', '--slot=standby']
  await primary.runProgram('pg_basebackup', ['-d', source, '-D', standby.data, ...kept])
}

async function waitForSynchronous(primary: PostgresServer): Promise<void> {
  const client = new Client({ connectionString: primary.url })
  await client.connect()
  try {
    const deadline = Date.now() + longestCatchUpMs
    for (;;) {
      const { rowCount } = await client.query(
        "select 1 from pg_stat_replication where state = 'streaming' and sync_state in ('sync', 'quorum')",
      )
      if (rowCount === 1) return
      if (Date.now() > deadline) throw new Error('the standby does not follow the primary synchronously')
      await sleep(50)
    }
  } finally {
    await client.end()
  }
}
