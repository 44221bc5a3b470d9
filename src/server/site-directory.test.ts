import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '#data/database.ts'
import { openEmptyStore } from '#tests/fixtures/empty-stores.ts'
import { createSiteRepository } from '#data/site.repository.ts'
import { buildSystemContext } from '#tests/fixtures/contexts.ts'
import type { Logger } from '#log/log.ts'
import { createSiteDirectory } from './site-directory.ts'

const ctx = buildSystemContext()
let folder: string
let database: Database
let errors: string[]
const log: Logger = {
  debug: () => {},
  info: () => {},
  warn: () => {},
  error: (_fields, message) => void errors.push(message),
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-directory-'))
  database = await openEmptyStore(folder)
  errors = []
})
afterEach(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const documentOf = (slug: string, part: object = {}) => ({
  slug,
  template: 'classic',
  name: `${slug} Motors`,
  dealerships: [{ id: 'main', slug: 'main', name: 'Main' }],
  ...part,
})
const apply = (slug: string, document: unknown, hosts: readonly string[] = []) =>
  createSiteRepository(database).applyAll(ctx, [{ slug, document, hosts, sourceText: '' }])

/** As after a start: nothing is remembered. */
async function createFresh() {
  const directory = createSiteDirectory(ctx, createSiteRepository(database), log)
  await directory.reload()
  return directory
}

test('TEN-02 an invalid stored version leaves the last valid one in force, also after a restart', async () => {
  await apply('bay', documentOf('bay', { hosts: ['bay.example', 'old.example'] }), ['bay.example', 'old.example'])
  await apply('hill', documentOf('hill'))
  await apply('bay', documentOf('bay', { name: 7, unheard_of: true }), ['bay.example'])
  await apply('bay', { nothing: 'of a site' }, ['bay.example'])
  const directory = await createFresh()
  expect(directory.list().map(({ slug, name }) => [slug, name])).toEqual([
    ['bay', 'bay Motors'],
    ['hill', 'hill Motors'],
  ])
  expect(directory.version('bay')).toBe(3)
  expect(directory.lookup('bay.example')).toMatchObject({ kind: 'site', site: { slug: 'bay' } })
  expect(directory.lookup('old.example')).toEqual({ kind: 'unknown' })
  expect(directory.problems()).toEqual([
    expect.stringMatching(
      /^Site bay: the stored version 3 is not valid \(.+\); version 1 is served instead\. Correct its file/,
    ),
  ])
  expect(errors).toEqual(directory.problems())
  // Told once, not with every reload.
  await directory.reload()
  expect(errors).toHaveLength(1)

  await apply('bay', documentOf('bay', { name: 'Bay again' }))
  await directory.reload()
  expect([directory.problems(), directory.find('bay')?.name]).toEqual([[], 'Bay again'])
})

test('TEN-02 a stored document that is no JSON takes no other site down', async () => {
  await apply('hill', documentOf('hill'))
  await database.kysely
    .insertInto('site_version')
    .values({
      slug: 'torn',
      version: 1,
      document: '{"slug":',
      hosts: '[]',
      source_text: '',
      applied_by: null,
      applied_at: 0,
    })
    .execute()
  await database.kysely.insertInto('site').values({ slug: 'torn', version: 1 }).execute()
  const directory = await createFresh()
  expect(directory.list().map(({ slug }) => slug)).toEqual(['hill'])
  expect(directory.problems()).toEqual([
    expect.stringMatching(
      /^Site torn: .+ 1 is not valid \(it is damaged: no JSON\); no stored version is valid, and the site is not/,
    ),
  ])
})

test('LEAD-12 what a site lacks on this server is told, and the site is served all the same', async () => {
  await apply('creek', documentOf('creek'))
  const directory = createSiteDirectory(ctx, createSiteRepository(database), log, {
    listMore: ({ slug }) => [`${slug} lacks mail`],
  })
  await directory.reload()
  expect(directory.problems()).toContain('creek lacks mail')
  expect(errors).toContain('creek lacks mail')
  expect(directory.find('creek')).not.toBeNull()
})

test('TEN-08 one site is read again without the others, and a removed one leaves with its hosts', async () => {
  await apply('bay', documentOf('bay', { hosts: ['bay.example'] }), ['bay.example'])
  await apply('hill', documentOf('hill', { hosts: ['hill.example'] }), ['hill.example'])
  const directory = await createFresh()
  const hill = directory.find('hill')
  await apply('bay', documentOf('bay', { name: 'Bay again', hosts: ['new.example'] }), ['new.example'])
  await apply('hill', documentOf('hill', { name: 'Hill again' }))
  await apply('late', documentOf('late'))
  await directory.reload(['bay', 'late', 'nobody'])
  expect(directory.list().map(({ name }) => name)).toEqual(['Bay again', 'hill Motors', 'late Motors'])
  expect([directory.version('bay'), directory.version('hill'), directory.version('nobody')]).toEqual([2, 1, 0])
  expect(directory.find('hill')).toBe(hill)
  expect(directory.lookup('new.example')).toMatchObject({ kind: 'site', site: { slug: 'bay' } })
  expect(directory.lookup('bay.example')).toEqual({ kind: 'unknown' })

  await database.kysely.deleteFrom('site').where('slug', '=', 'hill').execute()
  await directory.reload(['hill'])
  expect([directory.find('hill'), directory.lookup('hill.example')]).toEqual([null, { kind: 'unknown' }])
  await database.kysely.deleteFrom('site').where('slug', '=', 'late').execute()
  await directory.reload()
  expect(directory.list().map(({ slug }) => slug)).toEqual(['bay'])
})

test('TEN-08 many sites that change at once are all read again, together from the 51st on', async () => {
  const slugs = Array.from({ length: 60 }, (_, at) => `yard-${at}`)
  for (const slug of slugs) await apply(slug, documentOf(slug))
  const repository = createSiteRepository(database)
  let single = 0
  const counting = {
    ...repository,
    get(...asked: Parameters<typeof repository.get>) {
      single += 1
      return repository.get(...asked)
    },
  }
  const directory = createSiteDirectory(ctx, counting, log)
  await directory.reload()
  for (const slug of slugs) await apply(slug, documentOf(slug, { name: `${slug} again` }))
  await directory.reload(slugs)
  expect(directory.list().every(({ name }) => name.endsWith(' again'))).toBe(true)
  expect(directory.list()).toHaveLength(60)
  // One question for all, where each on its own would take 60.
  expect(single).toBe(0)
  await directory.reload(slugs.slice(0, 50))
  expect(single).toBe(50)
})

test('TEN-08 of two reloads at the same time neither undoes the other', async () => {
  await apply('bay', documentOf('bay'))
  await apply('hill', documentOf('hill'))
  const repository = createSiteRepository(database)
  const answer = Promise.withResolvers<void>()
  const directory = createSiteDirectory(
    ctx,
    {
      ...repository,
      async get(context, slug) {
        const found = await repository.get(context, slug)
        if (slug === 'bay') await answer.promise
        return found
      },
    },
    log,
  )
  await directory.reload()
  await apply('hill', documentOf('hill', { name: 'Hill again' }))
  const reloads = [directory.reload(['bay']), directory.reload(['hill'])]
  // The second one ends here where it does not wait for the first.
  await sleep(20)
  answer.resolve()
  await Promise.all(reloads)
  expect(directory.find('hill')?.name).toBe('Hill again')
})
