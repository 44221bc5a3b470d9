import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#data/database.ts'
import { createLeadRepository } from '#data/lead.repository.ts'
import { openDatabase } from '#data/open-database.ts'
import { createSiteRepository } from '#data/site.repository.ts'
import { createSiteStandingStore } from '#data/sites/site-standing.ts'
import { buildNewLead } from '#tests/fixtures/lead.ts'
import type { CommandIo } from './command.ts'
import { run as listLeads } from './leads-list.ts'
import { runRetry } from './leads-retry.ts'
import { run as apply } from './sites-apply.ts'
import { run as check } from './sites-check.ts'
import { run as exportSite } from './sites-export.ts'
import { run as history } from './sites-history.ts'
import { run as list } from './sites-list.ts'
import { runOffline, runOnline } from './sites-offline.ts'
import { run as remove } from './sites-remove.ts'
import { run as rollback } from './sites-rollback.ts'

let folder: string
let database: Database
const system = { system: true, now: () => Date.now() } as const

type Command = (args: string[], io: CommandIo, database: Database) => Promise<number>

async function call(command: Command, args: string[], ask?: (question: string) => Promise<string>) {
  const out: string[] = []
  const err: string[] = []
  const io = {
    out: (line: string) => void out.push(line),
    err: (line: string) => void err.push(line),
    cwd: folder,
    isTerminal: false,
    ...(ask === undefined ? {} : { ask }),
  }
  const status = await command(args, io, database)
  return { status, out: out.join('\n'), err: err.join('\n') }
}

/** The answer with --json: exactly one object on standard output and nothing beside it. */
async function callJson(command: Command, args: string[]): Promise<Record<string, unknown> & { ok: boolean }> {
  const { status, out, err } = await call(command, [...args, '--json'])
  expect([out.split('\n').length, err]).toEqual([1, ''])
  const answer = JSON.parse(out) as Record<string, unknown> & { ok: boolean }
  expect(answer.ok).toBe(status === 0)
  return answer
}

const queensland = 'time_zone: Australia/Brisbane, address: { state: QLD }'
const text = (slug: string, more = ''): string =>
  `# of ${slug}\nslug: ${slug}\ntemplate: classic\nname: ${slug} Cars\n${more}` +
  `dealerships: [{ id: ${slug}, slug: ${slug}-yard, name: Yard, dealer_license_number: '1', locations: ` +
  `[{ id: ${slug}, name: Yard, slug: yard, primary: true, ${queensland} }] }]\n` +
  'forms: { opt_in_default: false }\ndemo: true\n'

async function applyText(name: string, content: string, ...flags: string[]) {
  await writeFile(join(folder, name), content)
  return call(apply, [name, ...flags])
}

const readVersion = async (slug: string): Promise<number | undefined> =>
  (await createSiteRepository(database).get(system, slug))?.version

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-day-two-'))
  database = await openDatabase({ url: null, directory: folder })
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

describe('TEN-08 history, rollback and export of a site', () => {
  test('TEN-08 a rollback stores a new version that equals the old one, and history tells all of it', async () => {
    const first = text('roll', 'hosts: [roll.example]\n')
    await applyText('roll.yaml', first)
    await applyText('roll.yaml', text('roll', 'phone: 03 5550 1234\nsearch: { page_size: 12 }\n'))
    const back = await call(rollback, ['roll', '1'])
    expect(back).toEqual({
      status: 0,
      out: 'roll: version 3 now equals version 1; changed: hosts, phone, search.page_size',
      err: '',
    })
    const stored = await createSiteRepository(database).get(system, 'roll')
    expect([stored?.version, stored?.sourceText, stored?.hosts]).toEqual([3, first, ['roll.example']])
    const told = await call(history, ['roll'])
    expect(told.out.split('\n').map((line) => line.replace(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/, 'AT'))).toEqual([
      '   3  AT  in force  rollback to version 1     hosts, phone, search.page_size',
      '   2  AT            command line              hosts, phone, search.page_size',
      '   1  AT            command line              first version',
    ])
    expect(await callJson(history, ['roll', '--limit', '1'])).toMatchObject({
      versions: [{ version: 3, in_force: true, changed: ['hosts', 'phone', 'search.page_size'] }],
    })
    expect((await call(rollback, ['roll', '3'])).out).toBe('roll: version 3 is the same already')
  })

  test('TEN-02 a rollback passes the same checks, and changes nothing where it does not', async () => {
    await applyText('moved.yaml', text('moved', 'hosts: [wanted.example]\n'))
    await applyText('moved.yaml', text('moved'))
    await applyText('owner.yaml', text('owner', 'hosts: [wanted.example]\n'), '--take-hosts')
    const refused = await call(rollback, ['moved', '1'])
    expect(refused.status).toBe(1)
    expect(refused.err).toMatch(/host 'wanted\.example' belongs to stored site owner[\s\S]*nothing was changed/)
    expect(await readVersion('moved')).toBe(2)
    expect(await callJson(rollback, ['moved', '9'])).toMatchObject({
      error: 'site moved has no version 9; the newest is 2',
    })
    expect((await call(rollback, ['moved', 'latest'])).status).toBe(2)
    expect((await call(rollback, ['nobody', '1'])).err).toContain('known are')
  })

  test('TEN-08 what export writes is applied again as the same site', async () => {
    const written = text('trip', 'hosts: [trip.example]\nphone: 03 5550 1234   # the desk\n')
    await applyText('trip.yaml', written)
    expect((await call(exportSite, ['trip'])).out).toBe(written.trimEnd())
    expect((await call(exportSite, ['trip', '--output', 'exported.yaml'])).status).toBe(0)
    expect(await readFile(join(folder, 'exported.yaml'), 'utf8')).toBe(written)
    expect((await call(apply, ['exported.yaml'])).out).toBe('trip: unchanged, version 1')
    expect(await call(exportSite, ['trip', '--output', 'exported.yaml'])).toMatchObject({ status: 2, out: '' })
    expect((await call(exportSite, ['trip', '--output', 'exported.yaml', '--force'])).status).toBe(0)
    expect(await callJson(exportSite, ['trip'])).toMatchObject({ version: 1, text: written })
  })

  test('TEN-08 a site without a stored text is written from its document, and is the same site', async () => {
    const repository = createSiteRepository(database)
    const document = (await repository.get(system, 'trip'))?.document
    const own = { ...(document as object), slug: 'bare', hosts: [], id: 'bare' }
    await repository.applyAll(system, [{ slug: 'bare', document: own, sourceText: '' }])
    await call(exportSite, ['bare', '--output', 'bare.yaml'])
    expect((await call(apply, ['bare.yaml'])).out).toMatch(/^bare: changed, version 2/)
    expect((await repository.get(system, 'bare'))?.document).toEqual(own)
  })
})

describe('TEN-07 hosts of stored sites', () => {
  test('TEN-07 sites check sees hosts of stored sites, present and former, but not of its own', async () => {
    await applyText('host-a.yaml', text('host-a', 'hosts: [one.example, two.example]\n'))
    await applyText('host-a.yaml', text('host-a', 'hosts: [one.example]\n'))
    await writeFile(join(folder, 'host-b.yaml'), text('host-b', 'hosts: [one.example, two.example]\n'))
    const { status, err } = await call(check, ['host-b.yaml'])
    expect([status, err.split('\n').slice(0, 2)]).toEqual([
      1,
      [
        "host-b.yaml:5 hosts[0]: host 'one.example' belongs to stored site host-a — expected a host of its own",
        "host-b.yaml:5 hosts[1]: host 'two.example' was last a host of site host-a and is kept for it — " +
          'expected a host of its own, or `sites apply --take-hosts`',
      ],
    ])
    expect((await call(check, ['host-a.yaml'])).status).toBe(0)
    expect(await callJson(check, ['host-b.yaml'])).toMatchObject({
      errors: [{ path: 'hosts[0]', line: 5 }, { path: 'hosts[1]' }],
    })
  })

  test('TEN-02 warnings are told beside errors', async () => {
    await writeFile(
      join(folder, 'both.yaml'),
      text('both', 'search: { page_size: 12 }\nphone: nothing\n').replace('default: false', 'default: true'),
    )
    await writeFile(
      join(folder, 'clash.yaml'),
      text('clash', 'hosts: [one.example]\n').replace('default: false', 'default: true'),
    )
    const { err } = await call(check, ['clash.yaml'])
    expect(err).toMatch(/^warning: clash\.yaml:\d+ forms\.opt_in_default[\s\S]*\nclash\.yaml:5 hosts\[0\]/)
  })
})

describe('TEN-08 a site offline', () => {
  test('TEN-08 goes offline until a time in its zone, and comes back when it is told to', async () => {
    await applyText('rest.yaml', text('rest', 'time_zone: Australia/Perth\n'))
    const done = await callJson(runOffline, ['rest', '--until', '2099-01-01T08:00', '--reason', 'Stocktake'])
    expect(done).toMatchObject({ site: 'rest', offline: true, until: '2099-01-01T00:00:00.000Z' })
    const { offline } = await createSiteStandingStore(database).readStanding(system)
    expect(offline.get('rest')).toMatchObject({ until: Date.UTC(2099, 0, 1), reason: 'Stocktake' })
    expect((await call(list, [])).out).toMatch(/^rest .*offline until 2099-01-01 00:00 UTC$/m)
    expect((await call(runOnline, ['rest'])).out).toBe('rest is online again.')
    expect(await callJson(runOnline, ['rest'])).toMatchObject({ was_offline: false })
  })

  test.each(['yesterday', '2020-01-01T08:00', '2099-02-31T08:00', '2099-01-01'])(
    'TEN-08 refuses %s as the end',
    async (until) => {
      expect((await call(runOffline, ['rest', '--until', until])).status).toBe(2)
      expect((await createSiteStandingStore(database).readStanding(system)).offline.has('rest')).toBe(false)
    },
  )
})

describe('LEAD-12 sites remove', () => {
  const site = { siteId: 'leaving', now: system.now }

  test('LEAD-12 tells what goes and what is kept, and does nothing until the slug is typed', async () => {
    await applyText('leaving.yaml', text('leaving', 'hosts: [leaving.example]\nleads: { keep_years: 2 }\n'))
    await createLeadRepository(database).save(site, buildNewLead('kept'))
    const asked: string[] = []
    const answer = (reply: string) => (question: string) => {
      asked.push(question)
      return Promise.resolve(reply)
    }
    const silent = await call(remove, ['leaving'])
    expect(silent.status).toBe(2)
    expect(silent.out).toMatch(
      /1 delivery of a lead not made yet[\s\S]*\(2 years, leads\.keep_years\)[\s\S]*leads, each with its consent: 1/,
    )
    expect((await call(remove, ['leaving'], answer('rest'))).err).toContain("'rest' is not leaving")
    expect((await call(remove, ['leaving', '--confirm', 'leavin'])).status).toBe(2)
    expect(await readVersion('leaving')).toBe(1)
    expect((await call(remove, ['leaving'], answer('leaving'))).status).toBe(0)
    expect(asked).toEqual(['Type leaving to remove it: ', 'Type leaving to remove it: '])
    expect(await readVersion('leaving')).toBeUndefined()
  })

  test('LEAD-12 leads of a removed site are still found and exported, and are delivered to nobody', async () => {
    const { status, out, err } = await call(listLeads, ['leaving'])
    expect([status, out.includes('Ana'), err]).toEqual([
      0,
      true,
      'Site leaving was removed; this is what is kept of it.',
    ])
    expect((await call(runRetry, ['leaving', '--failed'])).status).toBe(2)
    expect(await callJson(list, [])).toMatchObject({ removed: [{ slug: 'leaving', finished: true, erased_at: null }] })
    expect((await call(history, ['leaving'])).err).toContain('no version is in force')
  })

  test('TEN-07 neither its slug nor its hosts go to another site without a word for it', async () => {
    expect((await applyText('leaving.yaml', text('leaving'))).err).toMatch(/'leaving' was removed[\s\S]*--bring-back/)
    const taken = await applyText('heir.yaml', text('heir', 'hosts: [leaving.example]\n'))
    expect([taken.status, taken.err.includes('kept for it')]).toEqual([1, true])
    expect((await call(rollback, ['leaving', '1'])).err).toContain('--bring-back')
    const back = await applyText('leaving.yaml', text('leaving', 'hosts: [leaving.example]\n'), '--bring-back')
    expect([back.status, back.out.split('\n')[0]]).toEqual([0, 'leaving: added, version 2'])
  })
})
