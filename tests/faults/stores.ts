import { copyFile, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Database } from '#data/database.ts'
import { openDatabase } from '#data/open-database.ts'
import { createScratchPostgres, findPostgresBinaries } from '#tests/fixtures/postgres-server.ts'
import { createDisk, type Disk } from './disk.ts'
import type { StoreKind } from './plan.ts'

/** The store of one run, a copy of the prepared one. */
export interface RunStore {
  /** Data folder of nodes; with SQLite it holds the store, with PostgreSQL nothing that matters. */
  readonly directory: string
  /** Where the database listens; null for SQLite. Nodes reach it through a proxy each. */
  readonly databasePort: number | null
  /** The address of the store through such a port; null for SQLite. */
  buildUrl(port: number): string | null
  /** A connection of the run itself, which no fault of a node's link touches. */
  open(): Promise<Database>
  drop(): Promise<void>
}

/** Where the stores of all runs lie. */
export interface StoreHost {
  readonly disk: Disk
  /** The store that `createRun` copies, to be filled first and closed before. */
  readonly prepared: Pick<RunStore, 'directory' | 'databasePort' | 'buildUrl' | 'open'>
  createRun(name: string): Promise<RunStore>
  /** Ends the database server without warning; SQLite has none. */
  crash(): Promise<void>
  restart(): Promise<void>
  freeze(): Promise<void>
  thaw(): Promise<void>
  close(): Promise<void>
}

const file = 'forecourt.sqlite'
/** The clients of a run wait less long for the store than the clients of the product. */
const runOptions = { busyTimeoutMs: 2_000, connectTimeoutMs: 1_000, poolSize: 4 } as const

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
    databasePort: null,
    buildUrl: () => null,
    open: () => openDatabase({ url: null, directory, ...runOptions }),
  })
  const nothing = (): Promise<void> => Promise.resolve()
  return {
    disk,
    prepared: describe(prepared),
    async createRun(name) {
      const directory = join(disk.directory, name)
      await mkdir(directory, { recursive: true })
      await copyFile(join(prepared, file), join(directory, file))
      return { ...describe(directory), drop: () => rm(directory, { recursive: true, force: true }) }
    },
    crash: nothing,
    restart: nothing,
    freeze: nothing,
    thaw: nothing,
    close: () => disk.remove(),
  }
}

async function createPostgresHost(folder: string): Promise<StoreHost> {
  const binaries = findPostgresBinaries()
  if (binaries === null)
    throw new Error('PostgreSQL 15 or later is not installed; install it (Debian: apt-get install postgresql)')
  const disk = await createDisk(join(folder, 'disk'), 400)
  const server = await createOn(disk.directory, () => createScratchPostgres(binaries))
  const { port } = new URL(server.url)
  const describe = (name: string, directory: string) => {
    const buildUrl = (through: number): string => `postgres://app@127.0.0.1:${through}/${name}`
    return {
      directory,
      databasePort: Number(port),
      buildUrl,
      open: () => openDatabase({ url: buildUrl(Number(port)), directory, ...runOptions }),
    }
  }
  const command = async (text: string): Promise<void> => {
    const client = new Client({ connectionString: server.url })
    await client.connect()
    try {
      await client.query(text)
    } finally {
      await client.end()
    }
  }
  await command('create database prepared')
  return {
    disk,
    prepared: describe('prepared', folder),
    async createRun(name) {
      const database = name.replaceAll(/\W/g, '_')
      const directory = join(folder, name)
      await mkdir(directory, { recursive: true })
      await command(`create database ${database} template prepared`)
      return {
        ...describe(database, directory),
        async drop() {
          await command(`drop database ${database} with (force)`)
          await rm(directory, { recursive: true, force: true })
        },
      }
    },
    crash: () => server.stop('immediate'),
    restart: () => server.start(),
    freeze: () => server.freeze(),
    thaw: () => server.thaw(),
    async close() {
      await server.remove()
      await disk.remove()
    },
  }
}

/** The fixture makes its folder where temporary files go; here that is the disk that may become full. */
async function createOn<Made>(directory: string, create: () => Promise<Made>): Promise<Made> {
  const usual = process.env['TMPDIR']
  process.env['TMPDIR'] = directory
  try {
    return await create()
  } finally {
    if (usual === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = usual
  }
}
