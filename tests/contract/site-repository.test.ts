import { expect, test } from 'vitest'
import { createChangeFeed } from '#data/create-change-feed.ts'
import { DatabaseProblem } from '#data/database-problem.ts'
import { createSiteRepository } from '#data/site.repository.ts'
import { buildSystemContext, testEpoch } from '#tests/fixtures/contexts.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'

describeOnEachDatabase('the site repository', (store) => {
  test('TEN-08 stores documents with versions, keeps each, and tells the change feed', async () => {
    const clock = { value: testEpoch }
    const ctx = buildSystemContext(clock)
    const sites = createSiteRepository(store.database)
    const feed = createChangeFeed(store.database)
    const from = await feed.currentPosition(ctx)
    const first = {
      slug: 'alpha',
      document: { name: 'Alpha', phone: null },
      hosts: ['www.alpha.example', 'alpha.example'],
      sourceText: 'name: Alpha # ours\n',
      appliedBy: 'operator',
    }
    const other = { slug: 'beta', document: { name: 'Beta' }, sourceText: 'name: Beta\n' }

    expect(await sites.applyAll(ctx, [first, other])).toEqual([
      { slug: 'alpha', outcome: 'added', version: 1 },
      { slug: 'beta', outcome: 'added', version: 1 },
    ])
    clock.value += 5000
    expect(await sites.applyAll(ctx, [other, { ...first, document: { name: 'Alpha 2' } }])).toEqual([
      { slug: 'beta', outcome: 'unchanged', version: 1 },
      { slug: 'alpha', outcome: 'changed', version: 2 },
    ])
    expect(await sites.get(ctx, 'alpha')).toEqual({
      slug: 'alpha',
      version: 2,
      document: { name: 'Alpha 2' },
      hosts: ['alpha.example', 'www.alpha.example'],
      sourceText: 'name: Alpha # ours\n',
      appliedBy: 'operator',
      appliedAt: testEpoch + 5000,
    })
    expect((await sites.list(ctx)).map((site) => [site.slug, site.version, site.appliedBy])).toEqual([
      ['alpha', 2, 'operator'],
      ['beta', 1, null],
    ])
    expect((await sites.listVersions(ctx, 'alpha', 10)).map((version) => [version.version, version.document])).toEqual([
      [2, { name: 'Alpha 2' }],
      [1, first.document],
    ])
    expect(await sites.listVersions(ctx, 'alpha', 1)).toHaveLength(1)
    const read = await feed.readAfter(ctx, from, 100)
    expect(read.ok && read.changes.map((change) => `${change.kind} ${change.siteId} ${change.id}`)).toEqual([
      'site alpha alpha',
      'site beta beta',
      'site alpha alpha',
    ])
  })

  test('TEN-08 a comment or a host alone makes a version too', async () => {
    const ctx = buildSystemContext()
    const sites = createSiteRepository(store.database)
    const site = { slug: 'comments', document: {}, hosts: ['c.example'], sourceText: 'a' }
    await sites.applyAll(ctx, [site])
    expect((await sites.applyAll(ctx, [{ ...site, sourceText: 'a # b' }]))[0]?.outcome).toBe('changed')
    expect((await sites.applyAll(ctx, [{ ...site, sourceText: 'a # b', hosts: [] }]))[0]?.outcome).toBe('changed')
    expect((await sites.applyAll(ctx, [{ ...site, sourceText: 'a # b', hosts: [] }]))[0]).toEqual({
      slug: 'comments',
      outcome: 'unchanged',
      version: 3,
    })
  })

  test('TEN-02 a host of another site refuses the whole call and nothing of it is stored', async () => {
    const ctx = buildSystemContext()
    const sites = createSiteRepository(store.database)
    const feed = createChangeFeed(store.database)
    await sites.applyAll(ctx, [{ slug: 'holder', document: {}, hosts: ['held.example'], sourceText: '' }])
    const from = await feed.currentPosition(ctx)
    const applying = sites.applyAll(ctx, [
      { slug: 'innocent', document: {}, hosts: ['free.example'], sourceText: '' },
      { slug: 'taker', document: {}, hosts: ['held.example'], sourceText: '' },
    ])
    await expect(applying).rejects.toThrow(/held\.example.*holder/)
    await expect(applying).rejects.toBeInstanceOf(DatabaseProblem)
    expect(await sites.get(ctx, 'innocent')).toBeNull()
    expect(await feed.readAfter(ctx, from, 10)).toMatchObject({ ok: true, changes: [] })
    // The database's own key is the last line, should this check ever be lost.
    const { kysely } = store.database
    await expect(
      kysely.insertInto('site_host').values({ host: 'held.example', slug: 'holder' }).execute(),
    ).rejects.toThrow(/unique/i)
  })

  test('TEN-02 a host can move from one site to another in one call', async () => {
    const ctx = buildSystemContext()
    const sites = createSiteRepository(store.database)
    const giver = { slug: 'giver', document: {}, hosts: ['moving.example'], sourceText: '' }
    await sites.applyAll(ctx, [giver, { slug: 'getter', document: {}, sourceText: '' }])
    await sites.applyAll(ctx, [
      { slug: 'getter', document: {}, hosts: ['moving.example'], sourceText: '' },
      { ...giver, hosts: [] },
    ])
    expect((await sites.get(ctx, 'getter'))?.hosts).toEqual(['moving.example'])
  })

  test('TEN-02 a slug twice, or a document that is no JSON value, is misuse', async () => {
    const ctx = buildSystemContext()
    const sites = createSiteRepository(store.database)
    const site = { slug: 'twice', document: {}, sourceText: '' }
    await expect(sites.applyAll(ctx, [site, site])).rejects.toThrow(RangeError)
    await expect(sites.applyAll(ctx, [{ ...site, document: undefined }])).rejects.toThrow(RangeError)
    expect(await sites.get(ctx, 'twice')).toBeNull()
    expect(await sites.applyAll(ctx, [])).toEqual([])
  })

  test('TEN-08 the history of a site cannot be rewritten', async () => {
    const ctx = buildSystemContext()
    await createSiteRepository(store.database).applyAll(ctx, [{ slug: 'history', document: {}, sourceText: '' }])
    const { kysely } = store.database
    await expect(kysely.updateTable('site_version').set({ document: '{}' }).execute()).rejects.toThrow(
      'site_version is append-only',
    )
    await expect(kysely.deleteFrom('site_version').execute()).rejects.toThrow('site_version is append-only')
  })

  test.each([
    ['document', { document: '{', hosts: '[]' }],
    ['list of hosts', { document: '{}', hosts: '[' }],
  ])('TEN-08 a damaged %s hides its own site only', async (what, damaged) => {
    const ctx = buildSystemContext()
    const sites = createSiteRepository(store.database)
    const slug = `damaged-${what.length}`
    await sites.applyAll(ctx, [{ slug: 'whole', document: {}, sourceText: '' }])
    const { kysely } = store.database
    const row = { slug, version: 1, source_text: '', applied_by: null, applied_at: testEpoch, ...damaged }
    await kysely.insertInto('site_version').values(row).execute()
    await kysely.insertInto('site').values({ slug, version: 1 }).execute()
    expect(await sites.get(ctx, slug)).toMatchObject({ document: null, hosts: [] })
    expect((await sites.list(ctx)).map((site) => site.slug)).toEqual(expect.arrayContaining(['whole', slug]))
  })
})
