import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#data/database.ts'
import { createLeadRepository } from '#data/lead.repository.ts'
import type { NewLead } from '#data/leads/lead-records.ts'
import { openDatabase } from '#data/open-database.ts'
import { createSiteRepository } from '#data/site.repository.ts'
import { buildSiteContext, buildSystemContext, testEpoch } from '#tests/fixtures/contexts.ts'
import { buildNewLead } from '#tests/fixtures/lead.ts'
import { callCommand } from './call-command.testkit.ts'
import * as eraseLeads from './leads-erase.ts'
import * as exportLeads from './leads-export.ts'
import * as freeSlot from './leads-free-slot.ts'
import * as listLeads from './leads-list.ts'
import { runRelease, runRetry } from './leads-retry.ts'
import * as testLeads from './leads-test.ts'
import * as showLead from './leads-show.ts'

let directory = ''
let database: Database
const ids: string[] = []

/** Moves the cursor, rings, turns the line's direction, and looks like another column. */
const hostileName = 'Eve\u001b[2J\u0007\u202Enac\n2026'

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-leads-'))
  database = await openDatabase({ url: null, directory })
  const sites = ['yard', 'other'].map((slug) => ({ slug, document: {}, sourceText: '' }))
  await createSiteRepository(database).applyAll(buildSystemContext(), sites)
  const save = async (key: string, part: Partial<NewLead>, at = testEpoch): Promise<void> => {
    const ctx = buildSiteContext('yard', { value: at })
    ids.push((await createLeadRepository(database).save(ctx, buildNewLead(key, part))).id)
  }
  await save('1', {
    car: {
      id: 'c1',
      slug: 'kia',
      name: '2020 Kia Picanto',
      stocknum: 'S1',
      dealership_id: 'm',
      dealership_slug: 'm',
      price: null,
      parameters: {} as never,
    },
  })
  await save(
    '2',
    { form: { name: hostileName, email: 'eve@example.com', message: 'x' }, suspicion: 'honeypot' },
    testEpoch + 86_400_000,
  )
})
afterAll(async () => {
  await database.close()
  await rm(directory, { recursive: true, force: true })
})

const call = (run: typeof runRetry, ...args: string[]) => callCommand(run, args, { cwd: directory, database })

test('LEAD-12 leads list shows name and car, and nothing else of the person', async () => {
  const { status, out } = await call(listLeads.run, 'yard')
  expect(status).toBe(0)
  const columns = ['received (UTC)'.padEnd(19), 'state'.padEnd(9), 'category'.padEnd(22), 'name'.padEnd(20), 'car']
  const header = ['id'.padEnd(ids[0]?.length ?? 0), ...columns].join('  ')
  expect(out).toEqual([
    header,
    `${ids[1]}  2026-11-21 00:00:00  held       Used Vehicle Enquiry    Eve [2J nac 2026`,
    `${ids[0]}  2026-11-20 00:00:00  waiting    Used Vehicle Enquiry    ${'Ana Ngũgĩ'.padEnd(20)}  2020 Kia Picanto`,
  ])
  const json = await call(listLeads.run, 'yard', '--json')
  expect([...out, ...json.out].join('\n')).not.toMatch(/@|61400123456|Still there|[\u001b\u202e]/)
  expect(JSON.parse(json.out[0] ?? '')).toMatchObject({ id: ids[1], states: ['held'], suspicion: 'honeypot' })
  expect((await call(listLeads.run, 'yard', '--state', 'held')).out).toHaveLength(2)
  expect((await call(listLeads.run, 'yard', '--until', '2026-11-21')).out).toHaveLength(2)
  expect((await call(listLeads.run, 'yard', '--since', '2026-11-20T12:00Z')).out).toHaveLength(2)
  expect((await call(listLeads.run, 'yard', '--limit', '1')).out).toHaveLength(2)
  expect((await call(listLeads.run, 'other')).out).toEqual(['No lead matches.'])
})

test('LEAD-12 leads show tells everything, with control characters made harmless', async () => {
  const shown = await call(showLead.run, 'yard', ids[1] ?? '')
  expect(shown.status).toBe(0)
  expect(shown.out.join('\n')).not.toMatch(/[\u001b\u0007\u202e]/)
  expect(shown.out).toContain('suspected robot          honeypot')
  expect(shown.out).toContain('\nsandbox: held, 0 tries')
  const json = await call(showLead.run, 'yard', ids[1] ?? '', '--json')
  expect(json.out.join('')).not.toMatch(/[\p{Cc}\p{Cf}]/u)
  expect(JSON.parse(json.out[0] ?? '')).toMatchObject({ form: { name: hostileName }, deliveries: [{ state: 'held' }] })
  expect(await call(showLead.run, 'other', ids[1] ?? '')).toMatchObject({
    status: 1,
    err: [`site other has no lead ${ids[1]}`],
  })
})

test('LEAD-12 leads export writes what is stored, of everybody or of one person', async () => {
  const all = await call(exportLeads.run, 'yard')
  expect(all.out.map((line) => (JSON.parse(line) as { id: string }).id)).toEqual(ids.toReversed())
  expect(all.err).toEqual(['2 leads exported'])
  const one = await call(exportLeads.run, 'yard', '--phone', '0400 123 456')
  expect(one.out.map((line) => JSON.parse(line) as object)).toMatchObject([
    {
      id: ids[0],
      source: 'Website',
      form: { message: 'Still there? 🚗' },
      lead_attributes: { visited_pages: ['/search', '/cars/kia'] },
    },
  ])
})

test('LEAD-13 leads release lets a held lead go, and leads retry a failed one', async () => {
  expect(await call(runRelease, 'yard', ids[1] ?? '')).toMatchObject({
    status: 0,
    out: ['1 delivery waits for its receiver.'],
  })
  expect((await call(runRelease, 'yard', '--all')).out).toEqual(['Nothing is held.'])
  await database.kysely.updateTable('lead_outbox').set({ state: 'failed' }).execute()
  expect((await call(runRetry, 'yard', '--failed')).out).toEqual(['2 deliveries wait to be tried again.'])
  expect((await call(runRetry, 'yard', '--failed')).out).toEqual(['Nothing to retry.'])
  const json = await call(runRetry, 'yard', '--failed', '--json')
  expect(json.out.map((line) => JSON.parse(line) as unknown)).toEqual([{ site: 'yard', lead: null, deliveries: 0 }])
  expect(await call(runRetry, 'other', ids[1] ?? '')).toMatchObject({ status: 1 })
})

test('LEAD-11 leads free-slot gives the time of a cancelled test drive back', async () => {
  const slot = { place: 'car:c1', date: '2026-11-23', time: '09:00', capacity: 1 }
  const book = (key: string) =>
    createLeadRepository(database).saveInSlot(
      buildSiteContext('drives'),
      buildNewLead(key, { form: { name: key, email: `${key}@example.com` } }),
      slot,
    )
  await createSiteRepository(database).applyAll(buildSystemContext(), [
    { slug: 'drives', document: {}, sourceText: '' },
  ])
  const booked = await book('ann')
  const id = booked.outcome === 'taken' ? '' : booked.id
  expect(await call(freeSlot.run, 'other', id)).toMatchObject({ status: 1, err: [`site other has no lead ${id}`] })
  expect((await book('bo')).outcome).toBe('taken')
  expect((await call(freeSlot.run, 'drives', id)).out).toEqual(['The time can be booked again.'])
  expect((await call(freeSlot.run, 'drives', id)).out).toEqual(['The lead has taken no time.'])
  const json = await call(freeSlot.run, 'drives', id, '--json')
  expect(json.out.map((line) => JSON.parse(line) as unknown)).toEqual([{ site: 'drives', lead: id, freed: false }])
  expect((await book('bo')).outcome).toBe('stored')
})

test('LEAD-12 leads retry --to-current-receivers takes the receivers of the site as it is now', async () => {
  const ctx = buildSiteContext('moved')
  const leads = createLeadRepository(database)
  const apply = async (emails: readonly string[]) => {
    const document = { slug: 'moved', name: 'Moved', template: 'classic', leads: { emails: [...emails] } }
    await createSiteRepository(database).applyAll(buildSystemContext(), [{ slug: 'moved', document, sourceText: '' }])
  }
  const read = async (id: string) =>
    (await leads.listDeliveries(ctx, id)).map(({ channel, state }) => `${channel} ${state}`).toSorted()
  await apply(['new@dealer.example'])
  const { id } = await leads.save(ctx, buildNewLead('1', { channels: ['email:old@dealer.example'], locationId: null }))
  const unrouted = await leads.save(ctx, buildNewLead('2', { channels: ['unrouted'], locationId: null }))
  await database.kysely.updateTable('lead_outbox').set({ state: 'failed' }).where('site_id', '=', 'moved').execute()
  const again = () => call(runRetry, 'moved', '--failed', '--to-current-receivers')
  expect((await again()).out).toEqual(['2 deliveries wait to be tried again.'])
  expect(await read(id)).toEqual(['email:new@dealer.example waiting', 'email:old@dealer.example replaced'])
  // It finds its receivers when it is delivered.
  expect(await read(unrouted.id)).toEqual(['unrouted waiting'])
  expect((await again()).out).toEqual(['Nothing to retry.'])
  await apply(['new@dealer.example', 'more@dealer.example'])
  expect((await call(runRetry, 'moved', id, '--to-current-receivers')).out).toEqual([
    '1 delivery waits to be tried again.',
  ])
  await apply([])
  expect((await call(runRetry, 'moved', id, '--to-current-receivers')).err).toEqual([
    `the site has no receiver for lead ${id}`,
  ])
  await call(eraseLeads.run, 'moved', id, '--yes')
  expect((await call(runRetry, 'moved', id, '--to-current-receivers')).err).toEqual([
    `lead ${id} was erased; nothing is left to deliver`,
  ])
})

test('LEAD-12 leads erase asks first, and takes all or nothing', async () => {
  expect(await call(eraseLeads.run, 'yard', '--email', 'EVE@example.com')).toMatchObject({
    status: 2,
    err: ['This would erase the personal data of 1 lead, 0 reservations and 0 payments for good. Add --yes to do it.'],
  })
  const asked = await call(eraseLeads.run, 'yard', '--email', 'EVE@example.com', '--json')
  expect([asked.status, JSON.parse(asked.out[0] ?? '')]).toEqual([
    2,
    { site: 'yard', erased: false, leads: 1, reservations: 0, payments: 0, open_reservations: [] },
  ])
  expect(await call(eraseLeads.run, 'yard', ids[0] ?? '', 'nobody', '--yes')).toMatchObject({
    status: 1,
    err: ['site yard has no lead nobody; nothing was erased'],
  })
  expect((await call(listLeads.run, 'yard')).out.join()).not.toContain('(erased)')
  expect(await call(eraseLeads.run, 'yard', '--email', 'EVE@example.com', '--yes')).toMatchObject({
    status: 0,
    out: ['Erased the personal data of 1 lead, 0 reservations and 0 payments.'],
  })
  expect((await call(listLeads.run, 'yard')).out[1]).toMatch(/\(erased\)/)
  expect((await call(showLead.run, 'yard', ids[1] ?? '')).out).toContain('\nIt has no delivery.')
})

test.each([
  [listLeads.run, []],
  [listLeads.run, ['yard', 'x']],
  [listLeads.run, ['yard', '--limit', '0']],
  [listLeads.run, ['yard', '--state', 'lost']],
  [listLeads.run, ['yard', '--since', 'yesterday']],
  [listLeads.run, ['yard', '--until', '2026-13-01']],
  [listLeads.run, ['yard', '--phone', '12']],
  [listLeads.run, ['yard', '--email', 'ann']],
  [listLeads.run, ['yard', '--colour']],
  [showLead.run, ['yard']],
  [exportLeads.run, []],
  [freeSlot.run, ['yard']],
  [freeSlot.run, ['yard', 'x', 'y']],
  [runRetry, ['yard']],
  [runRetry, ['yard', 'x', '--failed']],
  [runRelease, ['yard', '--all', '--to-current-receivers']],
  [runRelease, []],
  [eraseLeads.run, ['yard', '--yes']],
  [eraseLeads.run, ['yard', 'x', '--email', 'a@b.example']],
] as const)('LEAD-12 wrong words are refused with the usage (%#)', async (run, args) => {
  const { status, out, err } = await call(run, ...args)
  expect([status, out]).toEqual([2, []])
  expect(err.at(-1)).toMatch(/^usage: forecourt leads /)
})

test.each([
  [listLeads.run, []],
  [showLead.run, ['x']],
  [exportLeads.run, []],
  [runRetry, ['--failed']],
  [eraseLeads.run, ['x', '--yes']],
] as const)('LEAD-12 a site that is not stored is named with those that are (%#)', async (run, args) => {
  const { status, err } = await call(run, 'nobody', ...args)
  expect(status).toBe(1)
  expect(err[0]).toMatch(/^There is no site 'nobody' in .*; known are drives, moved, other, yard$/)
})

test('LEAD-12 a person of whom nothing is stored is told as such, with status 1', async () => {
  for (const command of [exportLeads.run, eraseLeads.run]) {
    const { status, out, err } = await call(command, 'yard', '--email', 'nobody@example.com')
    expect([status, out, err]).toEqual([
      1,
      [],
      ['Nothing is stored of this person on site yard; check the e-mail address and the phone number.'],
    ])
  }
})

test('LEAD-12 leads test sends one lead, marked as a test, to every receiver', async () => {
  const document = {
    slug: 'tested',
    name: 'Tested',
    template: 'classic',
    email: 'Site@dealer.example',
    leads: {
      emails: ['all@dealer.example'],
      routes: [{ categories: ['Service Enquiry'], adf_emails: ['service@dealer.example'] }],
    },
    dealerships: [{ id: 'm', slug: 'm', name: 'M', email: 'yard@dealer.example' }],
  }
  const sites = createSiteRepository(database)
  await sites.applyAll(buildSystemContext(), [{ slug: 'tested', document, sourceText: '' }])
  const { status, out } = await call(testLeads.run, 'tested', '--json')
  expect(status).toBe(0)
  const { id, channels } = JSON.parse(out[0] ?? '') as { id: string; channels: string[] }
  const all = ['adf:service', 'email:all', 'email:site', 'email:yard'].map((each) => `${each}@dealer.example`)
  expect(channels.toSorted()).toEqual(all)
  const ctx = buildSiteContext('tested')
  const leads = createLeadRepository(database)
  expect((await leads.listDeliveries(ctx, id)).map(({ channel }) => channel).toSorted()).toEqual(all)
  expect(await leads.find(ctx, id)).toMatchObject({ source: 'Test', subcategory: 'Test', suspicion: null })
  await sites.applyAll(buildSystemContext(), [
    { slug: 'tested', document: { slug: 'tested', name: 'Tested', template: 'classic' }, sourceText: '' },
  ])
  expect((await call(testLeads.run, 'tested')).err).toEqual([
    'Site tested names no receiver of leads: see docs/guides/leads.md',
  ])
})
