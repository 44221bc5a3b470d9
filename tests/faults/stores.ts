import { copyFile, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '#data/database.ts'
import { openDatabase } from '#data/open-database.ts'
import { createDisk, type Disk } from './disk.ts'
import type { StoreKind } from './plan.ts'
import { createPostgresHost } from './postgres-store.ts'

/** The store of one run, a copy of the prepared one. */
export interface RunStore {
  /** Data folder of nodes; with SQLite it holds the store, with PostgreSQL nothing that matters. */
  readonly directory: string
  /** Where the servers of the database listen, none for SQLite. Nodes reach each through a proxy of their own. */
  readonly databasePorts: readonly number[]
  /** The value of DATABASE_URL for a node that reaches the servers at these ports; null for SQLite. */
  buildUrl(ports: readonly number[]): string | null
  /** A connection of the run itself, which no fault of a node's link touches. */
  open(): Promise<Database>
  drop(): Promise<void>
}

/** Where the stores of all runs lie. */
export interface StoreHost {
  readonly disk: Disk
  /** The store that `createRun` copies, to be filled first and closed before. */
  readonly prepared: Pick<RunStore, 'directory' | 'databasePorts' | 'buildUrl' | 'open'>
  /** Called once, when the prepared store is filled and closed. */
  finishPreparing(): Promise<void>
  /** The one run at a time. */
  createRun(name: string): Promise<RunStore>
  /** The servers of the database; null for SQLite. */
  readonly servers: DatabaseServers | null
  close(): Promise<void>
}

/** What may befall the servers of the database. The primary is the one that takes writes now. */
export interface DatabaseServers {
  /** Ends a server without warning. */
  crash(which: 'primary' | 'standby'): Promise<void>
  /** Starts a server, if it is down, and waits until it takes connections. */
  start(which: 'primary' | 'standby'): Promise<void>
  /** The same for every server but a primary that was replaced. */
  startAll(): Promise<void>
  /** Makes the standby the primary, for the rest of the run. */
  promote(): Promise<void>
  freeze(which: 'primary' | 'standby'): Promise<void>
  thaw(which: 'primary' | 'standby'): Promise<void>
}

const file = 'forecourt.sqlite'
/** The run itself waits less long for the store than a node does. */
export const runOptions = { busyTimeoutMs: 2_000, connectTimeoutMs: 1_000, queryLimitMs: 2_000, poolSize: 4 } as const

/** Prepares a place for stores below a folder, which must exist. */
export function createStoreHost(kind: StoreKind, folder: string): Promise<StoreHost> {
  return kind === 'sqlite' ? createSqliteHost(folder) : createPostgresHost(folder)
}

async function createSqliteHost(folder: string): Promise<StoreHost> {
  const disk = await createDisk(join(folder, 'disk'), 64)
  // Beside the disk, so that a full one is the full disk of a run alone.
  const prepared = join(folder, 'prepared')
  await mkdir(prepared, { recursive: true })
  const describe = (directory: string) => ({
    directory,
    databasePorts: [],
    buildUrl: () => null,
    open: () => openDatabase({ url: null, directory, ...runOptions }),
  })
  return {
    disk,
    prepared: describe(prepared),
    finishPreparing: () => Promise.resolve(),
    async createRun(name) {
      const directory = join(disk.directory, name)
      await mkdir(directory, { recursive: true })
      await copyFile(join(prepared, file), join(directory, file))
      return { ...describe(directory), drop: () => rm(directory, { recursive: true, force: true }) }
    },
    servers: null,
    close: () => disk.remove(),
  }
}
