import { sql } from 'kysely'
import { afterEach, describe, expect, inject, test, vi } from 'vitest'
import { createHoldRepository } from '#data/hold.repository.ts'
import { createCheckoutDrafts } from '#data/holds/checkout-drafts.ts'
import { createFeedRepository } from '#data/feeds/feed-repository.ts'
import { createLeadRepository } from '#data/lead.repository.ts'
import { migrate } from '#data/migrate.ts'
import { createSiteRemover } from '#data/sites/site-remover.ts'
import type { FeedName } from '#jobs/fetch-feeds/follow-feeds.ts'
import type { Readiness } from '#server/create-readiness.ts'
import { createDisk } from '#tests/faults/disk.ts'
import { createScratchDatabase } from '#tests/fixtures/databases.ts'
import { buildNewHold, stockVehicles } from '#tests/fixtures/holds.ts'
import { buildNewLead } from '#tests/fixtures/lead.ts'
import { serveApp, servedSite, type ServedApp, type ServedAppOptions } from '#tests/fixtures/served-app.ts'
import { storeSite } from '#tests/fixtures/stored-site.ts'

// What befalls one node beside others on one PostgreSQL database. Each trouble is one line in the log and one sentence
// in /readyz, and nothing that is stored gets lost.

const secret = 'a secret of thirty-two characters or more'
const ctx = { siteId: servedSite, now: Date.now }
const document = { name: 'Served Motors', leads: { minimum_seconds: 0 } }
const day = 86_400_000

const apps: ServedApp[] = []
async function serve(options: ServedAppOptions): Promise<ServedApp> {
  const app = await serveApp(options)
  apps.push(app)
  return app
}
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(apps.splice(0).map((app) => app.close()))
})

/** Sends a new form as a visitor does; the id of the lead that the visitor is thanked for. */
async function enquire(app: ServedApp): Promise<string> {
  const form = await app.visit('/enquire')
  const submission = /name="submission" value="([^"]+)"/.exec(form.body)?.[1] ?? ''
  const fields = { submission, name: 'Ann Bee', email: 'ann@bee.example', phone: '0400 123 456', message: 'There?' }
  const body = new URLSearchParams(fields).toString()
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(Buffer.byteLength(body)),
  }
  const { status, headers: answered } = await app.visit('/enquire', { method: 'POST', headers, body })
  expect(status).toBe(303)
  return String(answered['location']).split('lead=')[1] ?? ''
}

async function readReadiness(app: ServedApp): Promise<{ status: number } & Pick<Readiness, 'nodeProblems'>> {
  const { status, body } = await app.visit('/readyz')
  return { status, nodeProblems: (JSON.parse(body) as Readiness).nodeProblems }
}

describe.skipIf(inject('postgresUrls') === null)('a node on PostgreSQL', () => {
  test.each([300_000, -300_000])(
    'API-04 whose clock is %i ms off works on nothing, and another does',
    async (offMs) => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
      const databaseUrl = await createScratchDatabase()
      const clock = { offMs }
      const delivered: string[] = []
      const fetched: string[] = []
      const serveNode = (name: string, now: () => number, fill: NonNullable<ServedAppOptions['fill']>) =>
        serve({
          databaseUrl,
          fill,
          now,
          node: { name, secret },
          deliverLead({ lead }) {
            delivered.push(`${name} ${lead.id}`)
            return Promise.resolve({ kind: 'delivered', detail: 'ok' })
          },
          async runFeed({ feed }: FeedName) {
            fetched.push(`${name} ${feed}`)
          },
        })
      const held: string[] = []
      let waiting = { id: '' }
      const wrong = await serveNode(
        'wrong',
        () => Date.now() + clock.offMs,
        async (database) => {
          const feed = {
            name: 'dms',
            source: { directory: { folder: 'dms', file: '*.csv' } },
            schedule: { every_minutes: 30 },
          }
          await storeSite(database, ctx, { ...document, stock_feeds: [feed] })
          await createFeedRepository(database).watch({ ...ctx, now: () => Date.now() - day }, 'dms')
          waiting = await createLeadRepository(database).save(ctx, buildNewLead('waiting'))
          const cars = await stockVehicles(database, ctx, [{ stocknum: 'A' }, { stocknum: 'B' }], 'cars')
          // Of each kind one that is due by any clock, and one that seems so by a clock that is ahead.
          for (const [car, since] of [day, -100_000].entries()) {
            const times = { unpaidUntil: Date.now() - since }
            const begun = await createHoldRepository(database).begin(
              ctx,
              buildNewHold(cars[car] ?? '', `${car}`, times),
            )
            if (begun.kind === 'held') held.push(begun.hold.id)
            const at = Date.now() - 7 * day - since
            await createCheckoutDrafts(database).save({ ...ctx, now: () => at }, `draft ${car}`, 'v', { name: 'Ann' })
            const gone = { siteId: `gone-${car}`, now: Date.now }
            await storeSite(database, gone)
            await createLeadRepository(database).save(gone, buildNewLead('kept'))
            await createSiteRemover(database).remove({ system: true, now: Date.now }, gone.siteId, times.unpaidUntil)
          }
        },
      )
      const words = /^The clock of this node is (?:300|299) s (?:ahead of|behind) the database clock: synchronise both/
      expect(await readReadiness(wrong)).toEqual({ status: 503, nodeProblems: [expect.stringMatching(words)] })
      const thanked = await enquire(wrong)
      await vi.advanceTimersByTimeAsync(3_600_000)
      expect(wrong.complaints).toEqual([expect.stringMatching(/^this node has a problem .*clock of this node/)])

      const right = await serveNode('right', Date.now, async () => {})
      const { kysely } = right.database
      expect(await readReadiness(right)).toEqual({ status: 200, nodeProblems: [] })
      await vi.advanceTimersByTimeAsync(3_600_000)
      const listDrafts = async () =>
        (await kysely.selectFrom('checkout_draft').select('id').execute()).map(({ id }) => id)
      const readHolds = () =>
        Promise.all(held.map(async (id) => (await createHoldRepository(right.database).find(ctx, id))?.state))
      const listErased = async () =>
        (await kysely.selectFrom('removed_site').selectAll().orderBy('slug').execute()).map(
          ({ erased_at }) => erased_at !== null,
        )
      await expect.poll(listErased).toEqual([true, false])
      await expect.poll(listDrafts).toEqual(['draft 1'])
      await expect.poll(readHolds).toEqual(['lapsed', 'held_unpaid'])
      await expect.poll(() => delivered).toContain(`right ${waiting.id}`)
      await expect.poll(() => fetched).toContain('right dms')
      // What the wrong clock stored is due at the time that this clock said; it is not lost.
      expect(await right.services.leads.find(ctx, thanked)).toMatchObject({ id: thanked })
      expect([...delivered, ...fetched].filter((work) => !work.startsWith('right '))).toEqual([])

      clock.offMs = 0
      await vi.advanceTimersByTimeAsync(10_000)
      await expect.poll(() => readReadiness(wrong)).toEqual({ status: 200, nodeProblems: [] })
      expect(wrong.complaints).toHaveLength(1)
    },
  )

  test('API-04 whose database was replaced by an older one says so, and goes on with what there is', async () => {
    const app = await serve({
      databaseUrl: await createScratchDatabase(),
      document,
      node: { name: 'newer', secret, lookEveryMs: 100 },
      deliverLead: () => Promise.resolve({ kind: 'delivered', detail: 'ok' }),
    })
    const before = await enquire(app)
    const { kysely } = app.database
    await kysely.transaction().execute(async (trx) => {
      for (const table of ['web_node', 'rate_limit']) await sql`drop table ${sql.table(table)}`.execute(trx)
      await trx.deleteFrom('schema_migration').where('name', '=', '0025-web-nodes').execute()
    })
    const nodeProblems = ['The database lacks tables that this version needs: restart this node']
    await expect.poll(() => readReadiness(app)).toEqual({ status: 200, nodeProblems })
    const listTold = () => app.complaints.filter((line) => line.startsWith('this node has a problem'))
    expect(listTold()).toEqual([expect.stringMatching(/lacks tables that this version needs/)])
    const after = await enquire(app)
    // What a start does.
    await migrate(app.database)
    await expect.poll(() => readReadiness(app)).toEqual({ status: 200, nodeProblems: [] })
    expect(listTold()).toHaveLength(1)
    for (const id of [before, after]) expect(await app.services.leads.find(ctx, id)).toMatchObject({ id })
  })

  test('API-04 whose data folder is on a full disk stores and thanks for leads, and says so', async (context) => {
    const clock = { value: Date.now() }
    const app = await serve({ databaseUrl: await createScratchDatabase(), document, now: () => clock.value })
    const disk = await createDisk(app.dataDirectory, 1)
    try {
      context.skip(!disk.canFill, 'no disk can be mounted here: that needs root on Linux')
      expect(await readReadiness(app)).toEqual({ status: 200, nodeProblems: [] })
      await disk.fill()
      const words = /^the data folder cannot be written; pages go on without new pictures: make room there/
      for (let look = 0; look < 2; look += 1) {
        clock.value += 5_000
        expect(await readReadiness(app)).toEqual({ status: 200, nodeProblems: [expect.stringMatching(words)] })
      }
      const thanked = await enquire(app)
      expect(await app.services.leads.find(ctx, thanked)).toMatchObject({ id: thanked })
      expect(app.complaints).toEqual([expect.stringMatching(/the data folder cannot be written.*ENOSPC/)])
      await disk.free()
      clock.value += 5_000
      expect(await readReadiness(app)).toEqual({ status: 200, nodeProblems: [] })
    } finally {
      await disk.remove()
    }
  })
})
