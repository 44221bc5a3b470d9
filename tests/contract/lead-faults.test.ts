import { expect, test } from 'vitest'
import { createLeadRepository } from '#data/lead.repository.ts'
import { buildSiteContext } from '#tests/fixtures/contexts.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { buildNewLead } from '#tests/fixtures/lead.ts'
import { failPostgresStatement, failSqliteStatement, type Fault } from '#tests/fixtures/statement-faults.ts'

const channels = ['email:a@dealer.example', 'webhook:https://b.example']

describeOnEachDatabase('a lead whose storing fails at one statement', (store) => {
  const faults: readonly Fault[] = store.dialect === 'sqlite' ? ['refused'] : ['refused', 'lost before', 'lost after']

  test.each(faults)(
    'LEAD-12 LEAD-13 whichever statement is %s: stored, or an error; and the retry makes one lead',
    async (fault) => {
      const ctx = buildSiteContext(`faults-${fault.replace(' ', '-')}`)
      let failed = 0
      for (let n = 1; ; n += 1) {
        const key = `statement ${n}`
        const database = await store.open()
        const leads = createLeadRepository(database)
        // Opens the connection, whose first statements are not of the lead.
        await leads.list(ctx, 1)
        const injected = store.dialect === 'sqlite' ? failSqliteStatement(n) : failPostgresStatement(n, fault)
        const saved = await leads.save(ctx, buildNewLead(key, { channels })).then(
          ({ outcome }) => outcome,
          (error: unknown) => error,
        )
        injected.restore()
        const isOver = injected.seen < n

        const read = async (): Promise<string[]> => {
          const stored = await createLeadRepository(store.database).list(ctx, 1_000)
          const own = stored.filter(({ idempotencyKey }) => idempotencyKey === key)
          const rows = await store.database.kysely
            .selectFrom('lead_outbox')
            .select(['lead_id', 'channel'])
            .where('site_id', '=', ctx.siteId)
            .execute()
          const known = new Set(stored.map(({ id }) => id))
          expect(rows.every(({ lead_id: id }) => known.has(id))).toBe(true)
          return own.flatMap(({ id }) => [
            'lead',
            ...rows.filter((row) => row.lead_id === id).map(({ channel }) => channel),
          ])
        }
        const whole = ['lead', ...channels]
        if (saved === 'stored') expect(await read(), key).toEqual(whole)
        else {
          failed += 1
          expect(saved, key).toBeInstanceOf(Error)
          expect([JSON.stringify([]), JSON.stringify(whole)], key).toContain(JSON.stringify(await read()))
        }
        // The visitor sends the form again.
        const { outcome } = await leads.save(ctx, buildNewLead(key, { channels }))
        expect(['stored', 'repeated']).toContain(outcome)
        expect(await read(), key).toEqual(whole)
        await database.close()
        if (isOver) break
      }
      // begin, the lead, its deliveries, commit; on PostgreSQL the durability of the commit too.
      expect(failed).toBeGreaterThanOrEqual(store.dialect === 'sqlite' ? 4 : 5)
    },
  )
})
