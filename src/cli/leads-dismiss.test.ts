import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#data/database.ts'
import { createLeadRepository } from '#data/lead.repository.ts'
import { openDatabase } from '#data/open-database.ts'
import { createSiteRepository } from '#data/site.repository.ts'
import { buildSiteContext, buildSystemContext } from '#tests/fixtures/contexts.ts'
import { buildNewLead } from '#tests/fixtures/lead.ts'
import { callCommand } from './call-command.testkit.ts'
import * as dismissLeads from './leads-dismiss.ts'
import * as listLeads from './leads-list.ts'
import { runRetry } from './leads-retry.ts'
import * as showLead from './leads-show.ts'

let directory = ''
let database: Database
let id = ''

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-dismiss-'))
  database = await openDatabase({ url: null, directory })
  await createSiteRepository(database).applyAll(buildSystemContext(), [{ slug: 'yard', document: {}, sourceText: '' }])
  id = (await createLeadRepository(database).save(buildSiteContext('yard'), buildNewLead('1'))).id
})
afterAll(async () => {
  await database.close()
  await rm(directory, { recursive: true, force: true })
})

const call = (run: typeof runRetry, ...args: string[]) =>
  callCommand(run, ['yard', ...args], { cwd: directory, database })

test('LEAD-12 leads dismiss leaves what is still being delivered, and changes nothing on a wrong id', async () => {
  expect(await call(dismissLeads.run, id, '--reason', 'phoned')).toMatchObject({
    status: 2,
    out: [],
    err: [`lead ${id} has no failed delivery; see: forecourt leads show yard ${id}`],
  })
  await database.kysely.updateTable('lead_outbox').set({ state: 'failed' }).execute()
  expect(await call(dismissLeads.run, id, 'nobody', '--reason', 'phoned')).toMatchObject({ status: 1, out: [] })
  expect((await call(listLeads.run, '--state', 'failed')).out).toHaveLength(2)
})

test('LEAD-12 leads dismiss gives a failed delivery up for good, and keeps the reason with the lead', async () => {
  const done = await call(dismissLeads.run, id, '--reason', 'phoned\u001b[2J')
  expect(done.status).toBe(0)
  expect(done.out.join()).toMatch(new RegExp(`UTC: dismissed lead ${id} of yard, 1 failed delivery: phoned`))
  expect(done.out.join()).not.toContain('\u001b')
  const shown = (await call(showLead.run, id)).out.join('\n')
  expect(shown).toContain('sandbox: replaced')
  expect(shown).toMatch(/receipt +dismissed by the operator: phoned/)
  expect(shown).toContain('Ana')
  expect((await call(listLeads.run, '--state', 'failed')).out).toEqual(['No lead matches.'])
  expect((await call(runRetry, '--failed')).out).toEqual(['Nothing to retry.'])
})

test.each([[['--reason', 'x']], [['x']], [['x', '--reason', ' ']], [['x', '--reason', 'x'.repeat(301)]]])(
  'LEAD-12 wrong words are refused with the usage (%#)',
  async (args) => {
    const { status, err } = await call(dismissLeads.run, ...args)
    expect(status).toBe(2)
    expect(err.at(-1)).toMatch(/^usage: forecourt leads dismiss /)
  },
)
