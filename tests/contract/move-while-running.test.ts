import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteConnection from 'better-sqlite3'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { resolveStoreFile } from '#data/backup/sqlite-backup.ts'
import { createLeadRepository } from '#data/lead.repository.ts'
import { finishMove } from '#data/move/finish-move.ts'
import type { MoveStep } from '#data/move/move-store.ts'
import { copiedTables, leftTables } from '#data/move/moved-tables.ts'
import { prepareMove } from '#data/move/prepare-move.ts'
import { openDatabase } from '#data/open-database.ts'
import { buildSiteContext } from '#tests/fixtures/contexts.ts'
import { createScratchDatabase } from '#tests/fixtures/databases.ts'
import { EveryTable, evidence, readEveryTable } from '#tests/fixtures/every-table.ts'
import { buildNewLead } from '#tests/fixtures/lead.ts'

const testOnPostgres = test.skipIf(inject('postgresUrls') === null)
const now = Date.UTC(2026, 10, 20, 8, 30, 12)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-move-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** An empty store with the tables of this version, and what writes to it as a server would. */
async function createStore(name: string): Promise<{ readonly directory: string; readonly writes: EveryTable }> {
  const directory = join(folder, name)
  await (await openDatabase({ url: null, directory })).close()
  return { directory, writes: new EveryTable(resolveStoreFile(directory)) }
}

/** The kept store, put back under its old name in a folder of its own. */
async function readKept(kept: string, name: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const directory = join(folder, `${name}-kept`)
  await mkdir(directory)
  await copyFile(kept, resolveStoreFile(directory))
  const store = await openDatabase({ url: null, directory })
  try {
    return await readEveryTable(store)
  } finally {
    await store.close()
  }
}

async function readTarget(url: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const target = await openDatabase({ url, directory: folder })
  try {
    return await readEveryTable(target)
  } finally {
    await target.close()
  }
}

test('every table of a store is either copied or left behind for a reason', async () => {
  const directory = join(folder, 'tables')
  const store = await openDatabase({ url: null, directory })
  const tables = (await store.kysely.introspection.getTables()).map(({ name }) => name)
  await store.close()
  expect([...copiedTables, ...leftTables].toSorted()).toEqual(tables.toSorted())
})

/** The moments of a move in which a server writes. */
const moments = ['recording', 'table', 'copied', 'round', 'between', 'again', 'waiting'] as const

testOnPostgres('rows that are inserted, updated and deleted in every phase arrive exactly', async () => {
  const { directory, writes } = await createStore('phases')
  const url = await createScratchDatabase()
  for (const moment of moments) for (const what of ['updated', 'deleted']) writes.insert(`${moment} ${what}`)
  const reached = new Set<string>()
  const updated = new Set<string>()
  function change(moment: string): void {
    if (reached.has(moment)) return
    reached.add(moment)
    writes.insert(`${moment} inserted`)
    // Comes and goes between two rounds.
    writes.insert(`${moment} passing`)
    for (const table of writes.update(`${moment} updated`)) updated.add(table)
    writes.remove(`${moment} deleted`)
    writes.remove(`${moment} passing`)
  }
  const isMoment = (kind: string): boolean => moments.some((moment) => moment === kind)
  const onStep = ({ kind }: MoveStep): void => {
    if (isMoment(kind)) change(kind)
  }

  expect(await prepareMove({ directory, url, now, onStep })).toMatchObject({ ok: true })
  change('between')
  expect(await prepareMove({ directory, url, now })).toMatchObject({ ok: true, tables: [], left: 0 })
  change('again')
  const finished = await finishMove({
    directory,
    url,
    now,
    waitMs: 60_000,
    onStep(step) {
      onStep(step)
      // The server stops behind its last write.
      if (step.kind === 'waiting') writes.close()
    },
  })
  expect(finished).toMatchObject({ ok: true, rows: expect.any(Number) })
  expect([...reached].toSorted()).toEqual([...moments].toSorted())
  // What is updated is nearly every table; the rest has no column that is free to change.
  expect(writes.tables.filter((table) => !updated.has(table) && !evidence.has(table))).toEqual(['site', 'site_host'])

  if (!finished.ok) throw new Error(finished.error)
  const [kept, target] = [await readKept(finished.kept, 'phases'), await readTarget(url)]
  for (const [table, rows] of kept) {
    expect(target.get(table), table).toEqual(rows)
    for (const moment of moments) {
      const texts = rows.filter((row) => row.includes(`${moment} `)).join()
      expect(texts, table).toContain(`${moment} inserted`)
      if (!evidence.has(table)) expect(texts, table).not.toMatch(`${moment} (?:deleted|passing)`)
    }
  }
})

testOnPostgres('the platform goes on in PostgreSQL: nothing of the move is left, and numbers continue', async () => {
  const { directory, writes } = await createStore('after')
  const url = await createScratchDatabase()
  const ctx = buildSiteContext('alpha')
  writes.insert('first')
  writes.close()
  expect(await prepareMove({ directory, url, now })).toMatchObject({ ok: true })
  const source = await openDatabase({ url: null, directory })
  await createLeadRepository(source).save(ctx, buildNewLead('while prepared'))
  await source.close()
  const finished = await finishMove({ directory, url, now, waitMs: 0 })
  if (!finished.ok) throw new Error(finished.error)

  const kept = new SqliteConnection(finished.kept, { readonly: true })
  expect(kept.prepare("select name from sqlite_master where name like 'move%'").all()).toEqual([])
  const lastNumber = kept.prepare('select max(seq) from lead').pluck().get() as number
  kept.close()
  const target = await openDatabase({ url, directory })
  expect((await target.kysely.introspection.getTables()).map(({ name }) => name)).not.toContain('store_move')
  await createLeadRepository(target).save(ctx, buildNewLead('afterwards'))
  const leads = await target.kysely.selectFrom('lead').select(['seq', 'idempotency_key']).orderBy('seq').execute()
  expect(leads.at(-1)).toEqual({ seq: lastNumber + 1, idempotency_key: 'afterwards' })
  expect(leads.map((lead) => lead.idempotency_key)).toContain('while prepared')
  await target.close()
})

testOnPostgres('rows may exchange what is unique, and take the rows that refer to them along', async () => {
  const { directory, writes } = await createStore('exchange')
  const url = await createScratchDatabase()
  for (const label of ['one', 'other', 'leaving']) writes.insert(label)
  expect(await prepareMove({ directory, url, now })).toMatchObject({ ok: true })

  // The active hold of a vehicle ends and another one begins; its key comes first.
  writes.run("update vehicle_hold set state = 'lapsed' where id = 'one'")
  writes.run(`insert into vehicle_hold select site_id, 'a later one', vehicle_id, vehicle_slug, vehicle_name,
    visitor_id, purpose, 'reserved', payment,
    price, deposit, contact, lead, lead_id, processor, reference, pay_url, 'another key',
    attempts, next_check_at, created_at, expires_at, changed_at, email_hash, phone_hash, network_hash
    from vehicle_hold where id = 'one'`)
  // Two vehicles exchange their addresses.
  writes.run("update vehicle set site_id = 'one', id = 'second' where id = 'other'")
  writes.run("update vehicle set slug = 'x' where id = 'one'")
  writes.run("update vehicle set slug = 'one' where id = 'second'")
  writes.run("update vehicle set slug = 'other' where id = 'one'")
  // A visitor with a session changes; another one goes with everything.
  writes.run("update visitor set phone = 'changed' where id = 'one'")
  writes.run("delete from visitor where id = 'leaving'")
  // A host goes to another site, and its old site is removed.
  writes.run("update site_host set slug = 'one' where host = 'leaving'")
  writes.run("delete from site_offline where slug = 'leaving'")
  writes.run("delete from site where slug = 'leaving'")
  // A row changes its key.
  writes.run("update former_host set host = 'renamed' where host = 'one'")
  writes.close()

  const finished = await finishMove({ directory, url, now, waitMs: 0 })
  if (!finished.ok) throw new Error(finished.error)
  const [kept, target] = [await readKept(finished.kept, 'exchange'), await readTarget(url)]
  for (const [table, rows] of kept) expect(target.get(table), table).toEqual(rows)
  expect(target.get('visitor_session')?.join()).toContain('one')
  for (const table of ['visitor', 'visitor_session', 'passkey'])
    expect(target.get(table)?.join(), table).not.toContain('leaving')
})
