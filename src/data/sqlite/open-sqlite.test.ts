import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '../database.ts'
import { openSqlite } from './open-sqlite.ts'

const ballastBytes = 12_000_000
let directory = ''
let node: Database
let command: Database

const open = (): Promise<Database> => openSqlite({ directory, busyTimeoutMs: 1_000 })
const fileBytes = async (): Promise<number> => (await stat(join(directory, 'forecourt.sqlite'))).size

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-log-'))
  node = await open()
  await sql`create table ballast (bytes blob)`.execute(node.kysely)
  command = await open()
  await sql`insert into ballast values (zeroblob(${ballastBytes}))`.execute(command.kysely)
})

afterEach(async () => {
  await Promise.all([node.close(), command.close()])
  await rm(directory, { recursive: true })
})

test('STOCK-06 a brief write of a web node does not copy the log that an import has left', async () => {
  await sql`insert into ballast values (null)`.execute(node.briefWrites)
  expect(await fileBytes()).toBeLessThan(ballastBytes)
})

test('STOCK-06 a command that ends copies its log into the file, though a web node has the store open', async () => {
  await command.close()
  expect(await fileBytes()).toBeGreaterThan(ballastBytes)
})
