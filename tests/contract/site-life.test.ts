import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createChangeFeed } from '#data/create-change-feed.ts'
import type { Database } from '#data/database.ts'
import { createHoldRepository } from '#data/hold.repository.ts'
import { createLeadRepository } from '#data/lead.repository.ts'
import { createLeadDesk } from '#data/leads/lead-desk.ts'
import { createLeadOutbox } from '#data/leads/lead-outbox.ts'
import { eraseRemovedSites } from '#data/privacy/erase-removed-site.ts'
import { createSignInRepository } from '#data/sign-in.repository.ts'
import { createSiteRepository } from '#data/site.repository.ts'
import { followedTables, goingTables, keptTables, unlistedTables } from '#data/sites/site-records-kept.ts'
import { createSiteRemover } from '#data/sites/site-remover.ts'
import { createSiteStandingStore } from '#data/sites/site-standing.ts'
import { createStockRepository } from '#data/stock.repository.ts'
import { buildSiteContext, buildSystemContext, testEpoch } from '#tests/fixtures/contexts.ts'
import { describeOnEachDatabase, type SuiteStore } from '#tests/fixtures/databases.ts'
import { buildNewHold, stockVehicles } from '#tests/fixtures/holds.ts'
import { buildNewLead } from '#tests/fixtures/lead.ts'

const year = 365 * 86_400_000
const ctx = buildSystemContext()

const applyHosts = ({ database }: SuiteStore, slug: string, hosts: readonly string[], options = {}) =>
  createSiteRepository(database).applyAll(ctx, [{ slug, document: { slug, hosts }, hosts, sourceText: '' }], options)

const readFormer = async ({ database }: SuiteStore, slug: string): Promise<readonly string[]> => {
  const { formerHosts } = await createSiteStandingStore(database).readStanding(ctx)
  return [...formerHosts].flatMap(([host, owner]) => (owner === slug ? [host] : [])).toSorted()
}

/** A site with stock, an account, a lead that waits for its receiver, and a reservation that has ended. */
async function createUsedSite(store: SuiteStore, slug: string) {
  const { database } = store
  const site = buildSiteContext(slug)
  await applyHosts(store, slug, [`${slug}.example`])
  const vehicles = await stockVehicles(database, site, [{ stocknum: 'A' }, { stocknum: 'B' }])
  const visitor = await createSignInRepository(database).visitors.ensure(site, '+61400999888')
  const leads = createLeadRepository(database)
  const form = { name: 'Secret Name', email: 'secret@example.com', phone: '+61400999888' }
  const lead = await leads.save(site, buildNewLead('enquiry', { form, visitorId: visitor.id }))
  const holds = createHoldRepository(database)
  const begun = await holds.begin(
    site,
    buildNewHold(vehicles[0] ?? '', 'key', {
      contact: form,
      visitorId: visitor.id,
      lead: buildNewLead('hold', { form }),
    }),
  )
  if (begun.kind !== 'held') throw new Error(begun.kind)
  const endHold = () => holds.step(site, begun.hold.id, { kind: 'time_over' }, { payment: 'closed' })
  return { site, lead, endHold }
}

const countOf = async ({ database }: SuiteStore, table: string, slug: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}
    where site_id = ${slug}`.execute(database.kysely)
  return Number(rows[0]?.count)
}

describeOnEachDatabase('the life of a site after it went live', (store) => {
  test('TEN-01 a host that a site leaves is remembered, and is its own again when it comes back', async () => {
    await applyHosts(store, 'mover', ['old.example', 'www.mover.example'])
    await applyHosts(store, 'mover', ['www.mover.example'])
    expect(await readFormer(store, 'mover')).toEqual(['old.example'])
    await applyHosts(store, 'mover', ['old.example', 'www.mover.example'])
    expect(await readFormer(store, 'mover')).toEqual([])
  })

  test('TEN-07 a host that another site left is given only when that is asked for', async () => {
    await applyHosts(store, 'left', ['shared.example', 'left.example'])
    await applyHosts(store, 'left', ['left.example'])
    await expect(applyHosts(store, 'taker', ['shared.example'])).rejects.toMatchObject({
      kind: 'unique',
      message: expect.stringMatching(/shared\.example was last a host of site left.*--take-hosts/),
    })
    expect(await createSiteRepository(store.database).get(ctx, 'taker')).toBeNull()
    await applyHosts(store, 'taker', ['shared.example'], { takesHosts: true })
    expect(await readFormer(store, 'left')).toEqual([])
    // Between two sites of one call a host moves without more words.
    await createSiteRepository(store.database).applyAll(ctx, [
      { slug: 'taker', document: 1, hosts: [], sourceText: '' },
      { slug: 'left', document: 1, hosts: ['shared.example'], sourceText: '' },
    ])
    expect(await readFormer(store, 'taker')).toEqual([])
  })

  test('TEN-08 a site goes offline and comes back, and nodes are told', async () => {
    await applyHosts(store, 'closed', [])
    const standing = createSiteStandingStore(store.database)
    const feed = createChangeFeed(store.database)
    const from = await feed.currentPosition(ctx)
    expect(await standing.takeOffline(ctx, 'nobody', { until: null, reason: null })).toBe(false)
    expect(await standing.takeOffline(ctx, 'closed', { until: null, reason: null })).toBe(true)
    expect(await standing.takeOffline(ctx, 'closed', { until: testEpoch + 1, reason: 'Moving house' })).toBe(true)
    expect((await standing.readStanding(ctx)).offline.get('closed')).toEqual({
      since: testEpoch,
      until: testEpoch + 1,
      reason: 'Moving house',
    })
    expect(await standing.bringOnline(ctx, 'closed')).toBe(true)
    expect(await standing.bringOnline(ctx, 'closed')).toBe(false)
    expect((await standing.readStanding(ctx)).offline.has('closed')).toBe(false)
    const read = await feed.readAfter(ctx, from, 10)
    expect(read.ok && read.changes.map(({ kind, id }) => `${kind} ${id}`)).toEqual(Array(3).fill('site closed'))
  })

  test('every table of a site is known to go or to stay with a removed site', async () => {
    const { kysely, dialect } = store.database
    const columns =
      dialect === 'sqlite'
        ? sql<{ name: string }>`select m.name from sqlite_master m join pragma_table_info(m.name) c
            where m.type = 'table' and c.name = 'site_id'`
        : sql<{ name: string }>`select table_name as name from information_schema.columns
            where table_schema = 'public' and column_name = 'site_id'`
    const { rows } = await columns.execute(kysely)
    expect(rows.map(({ name }) => name).toSorted()).toEqual(
      [...goingTables, ...keptTables, ...followedTables, ...unlistedTables].toSorted(),
    )
  })

  test('LEAD-12 a removed site loses stock and accounts, keeps leads, and gives no host away', async () => {
    const { lead, site, endHold } = await createUsedSite(store, 'gone')
    await createUsedSite(store, 'stays')
    const remover = createSiteRemover(store.database)
    const open = await remover.plan(ctx, 'gone')
    expect(open).toMatchObject({ version: 1, hosts: ['gone.example'], open: 1, undelivered: 1 })
    expect(open?.goes).toMatchObject({ vehicle: 2, visitor: 1 })
    expect(open?.keeps).toMatchObject({ lead: 1, vehicle_hold: 1 })
    expect(await remover.remove(ctx, 'gone', testEpoch + year)).toBe('open')
    expect(await createSiteRepository(store.database).get(ctx, 'gone')).not.toBeNull()

    await endHold()
    const feed = createChangeFeed(store.database)
    const from = await feed.currentPosition(ctx)
    await createSiteStandingStore(store.database).takeOffline(ctx, 'gone', { until: null, reason: null })
    expect(await remover.remove(ctx, 'gone', testEpoch + year)).toBe('removed')
    expect(await remover.remove(ctx, 'gone', testEpoch + year)).toBeNull()
    await remover.clear(ctx, 'gone')
    await remover.clear(ctx, 'gone')

    const sites = createSiteRepository(store.database)
    expect(await sites.get(ctx, 'gone')).toBeNull()
    expect(await sites.listVersions(ctx, 'gone', 10)).toHaveLength(1)
    for (const table of goingTables) expect(await countOf(store, table, 'gone'), table).toBe(0)
    expect((await createLeadRepository(store.database).find(site, lead.id))?.form['email']).toBe('secret@example.com')
    expect((await createLeadDesk(store.database).search(site, {}, 10)).map(({ states }) => states)).toEqual([
      ['replaced'],
    ])
    expect(await countOf(store, 'vehicle', 'stays')).toBe(2)
    // The other site's lead alone still waits.
    expect((await createLeadOutbox(store.database).readFigures(ctx)).waiting).toBe(1)
    expect(await readFormer(store, 'gone')).toEqual(['gone.example'])
    const read = await feed.readAfter(ctx, from, 100)
    expect(read.ok && read.changes.filter(({ siteId }) => siteId === 'gone').map(({ kind }) => kind)).toEqual([
      'site',
      'site',
      'vehicle',
      'vehicle',
    ])
    await expect(applyHosts(store, 'heir', ['gone.example'])).rejects.toMatchObject({ kind: 'unique' })
  })

  test('TEN-07 the slug of a removed site goes to nobody by the way; the same dealer comes back', async () => {
    const { endHold } = await createUsedSite(store, 'phoenix')
    await endHold()
    const remover = createSiteRemover(store.database)
    await remover.remove(ctx, 'phoenix', testEpoch + year)
    // The removal was interrupted here; what is left is neither cleared nor lost.
    expect((await remover.listRemoved(ctx)).find(({ slug }) => slug === 'phoenix')).toMatchObject({ clearedAt: null })
    await expect(applyHosts(store, 'phoenix', [])).rejects.toMatchObject({
      kind: 'unique',
      message: expect.stringContaining('--bring-back'),
    })
    expect(await applyHosts(store, 'phoenix', ['phoenix.example'], { bringsBack: true })).toEqual([
      { slug: 'phoenix', outcome: 'added', version: 2 },
    ])
    expect((await remover.listRemoved(ctx)).map(({ slug }) => slug)).not.toContain('phoenix')
    await remover.clear(ctx, 'phoenix')
    expect(await createStockRepository(store.database).countAll(buildSiteContext('phoenix'))).toBe(2)
  })

  test('LEAD-12 what was kept is erased when its time is over, not before, and of that site alone', async () => {
    const { site, lead, endHold } = await createUsedSite(store, 'over')
    await endHold()
    const other = await createUsedSite(store, 'lasting')
    const remover = createSiteRemover(store.database)
    await remover.remove(ctx, 'over', testEpoch + year)
    const at = (time: number) => eraseRemovedSites(store.database, buildSystemContext({ value: time }))
    const leads = createLeadRepository(store.database)
    expect(await at(testEpoch + year - 1)).not.toContain('over')
    expect((await leads.find(site, lead.id))?.erasedAt).toBeNull()
    expect(await at(testEpoch + year)).toContain('over')
    expect(await leads.find(site, lead.id)).toMatchObject({ erasedAt: testEpoch + year })
    const { rows } = await sql`select * from vehicle_hold where site_id = 'over'`.execute(store.database.kysely)
    expect(JSON.stringify([rows, await leads.find(site, lead.id)])).not.toMatch(/Secret|secret@|61400999888/)
    expect((await leads.find(other.site, other.lead.id))?.erasedAt).toBeNull()
    expect(await at(testEpoch + 2 * year)).not.toContain('over')
  })

  test('LEAD-12 several nodes erase a removed site at once: one finishes it, and no name is left', async () => {
    const { kysely } = store.database
    const { endHold, lead } = await createUsedSite(store, 'together')
    await endHold()
    const { seq: _seq, ...row } = await kysely
      .selectFrom('lead')
      .selectAll()
      .where('id', '=', lead.id)
      .executeTakeFirstOrThrow()
    // More than one batch, so that the nodes meet in the middle of it.
    for (let from = 0; from < 600; from += 100)
      await kysely
        .insertInto('lead')
        .values(
          Array.from({ length: 100 }, (_, at) => ({ ...row, id: `s${from + at}`, idempotency_key: `s${from + at}` })),
        )
        .execute()
    await createSiteRemover(store.database).remove(ctx, 'together', testEpoch)
    const nodes = [store.database, await store.open(), await store.open()]
    // Each has a time of its own, by which one can tell what it wrote.
    const finished = await Promise.all(
      nodes.map((node, index) => eraseRemovedSites(node, buildSystemContext({ value: testEpoch + index }))),
    )
    expect(finished.flat()).toEqual(['together'])
    const winner = finished.findIndex((slugs) => slugs.length > 0)
    const removed = await createSiteRemover(store.database).listRemoved(ctx)
    expect(removed.find(({ slug }) => slug === 'together')?.erasedAt).toBe(testEpoch + winner)
    for (const table of ['lead', 'lead_outbox', 'vehicle_hold'] as const) {
      const { rows } = await sql`select * from ${sql.table(table)} where site_id = 'together'`.execute(kysely)
      expect(JSON.stringify(rows)).not.toMatch(/Secret|secret@|61400999888/)
    }
    expect(await countOf(store, 'lead', 'together')).toBe(601)
  })

  test('LEAD-12 a site that is brought back while a node begins to erase it keeps its leads', async () => {
    const { site, lead, endHold } = await createUsedSite(store, 'returning')
    await endHold()
    await createSiteRemover(store.database).remove(ctx, 'returning', testEpoch)
    /** The operator comes between the look for leads and their erasure. */
    const transaction = () => ({
      async execute(work: Parameters<ReturnType<Database['kysely']['transaction']>['execute']>[0]) {
        await applyHosts(store, 'returning', ['returning.example'], { bringsBack: true })
        return store.database.kysely.transaction().execute(work)
      },
    })
    const interrupted = { ...store.database, kysely: { transaction } as unknown as Database['kysely'] }
    expect(await eraseRemovedSites(interrupted, buildSystemContext({ value: testEpoch }))).toEqual([])
    expect((await createSiteRemover(store.database).listRemoved(ctx)).map(({ slug }) => slug)).not.toContain(
      'returning',
    )
    expect(await createLeadRepository(store.database).find(site, lead.id)).toMatchObject({ erasedAt: null })
  })
})
