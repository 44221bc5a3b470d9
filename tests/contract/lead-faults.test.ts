import { expect, test } from 'vitest'
import { createLeadRepository, type LeadRepository } from '#data/lead.repository.ts'
import { buildSiteContext } from '#tests/fixtures/contexts.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { buildNewLead } from '#tests/fixtures/lead.ts'
import { failPostgresStatement, failSqliteStatement, type Fault } from '#tests/fixtures/statement-faults.ts'

const channels = ['email:a@dealer.example', 'webhook:https://b.example']

describeOnEachDatabase('a lead whose storing fails at one statement', (store) => {
  const faults: readonly Fault[] = store.dialect === 'sqlite' ? ['refused'] : ['refused', 'lost before', 'lost after']

  const paths = faults.flatMap((fault) => [
    { fault, path: 'a lead' as const },
    { fault, path: 'a lead with its slot' as const },
  ])

  test.each(paths)(
    'LEAD-12 LEAD-13 $path, whichever statement is $fault: stored, or an error; and the retry makes one lead',
    async ({ fault, path }) => {
      const ctx = buildSiteContext(`faults-${fault}-${path}`.replaceAll(' ', '-'))
      const save = (leads: LeadRepository, key: string) => {
        const lead = buildNewLead(key, { channels })
        return path === 'a lead'
          ? leads.save(ctx, lead)
          : leads.saveInSlot(ctx, lead, { place: key, date: '2026-11-23', time: '09:00', capacity: 1 })
      }
      let failed = 0
      for (let n = 1; ; n += 1) {
        const key = `statement ${n}`
        const database = await store.open()
        const leads = createLeadRepository(database)
        // Opens the connection, whose first statements are not of the lead.
        await leads.list(ctx, 1)
        const injected = store.dialect === 'sqlite' ? failSqliteStatement(n) : failPostgresStatement(n, fault)
        const saved = await save(leads, key).then(
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
        const { outcome } = await save(leads, key)
        expect(['stored', 'repeated']).toContain(outcome)
        expect(await read(), key).toEqual(whole)
        const slots = await store.database.kysely
          .selectFrom('test_drive_slot')
          .select('lead_id')
          .where('site_id', '=', ctx.siteId)
          .where('place', '=', key)
          .execute()
        expect(slots).toHaveLength(path === 'a lead' ? 0 : 1)
        await database.close()
        if (isOver) break
      }
      // begin, the lead, its deliveries, commit; on PostgreSQL the durability of the commit too.
      expect(failed).toBeGreaterThanOrEqual(store.dialect === 'sqlite' ? 4 : 5)
    },
  )
})
