import { expect, test } from 'vitest'
import type { CodeStore } from '#data/sign-in/code-store.ts'
import type { VisitorReader, VisitorWriter } from '#data/sign-in/visitor-store.ts'
import { createSignInRepository, type SignInRepository } from '#data/sign-in.repository.ts'
import { codeRules } from '#domain/visitor/one-time-code.ts'
import { buildSiteContext, testEpoch } from '#tests/fixtures/contexts.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { buildCode, hashOf, phone } from '#tests/fixtures/sign-in-codes.ts'

const hourMs = 3_600_000

describeOnEachDatabase('signing in', (store) => {
  const open = (): SignInRepository => createSignInRepository(store.database)

  test('AUTH-04 a code signs in once, for the browser that asked for it', async () => {
    const { codes } = open()
    const ctx = buildSiteContext('once')
    expect(await codes.add(ctx, buildCode())).toBe('sent')
    expect(await codes.tryCode(ctx, 'another browser', hashOf('123456'))).toEqual({ kind: 'none' })
    expect(await codes.tryCode(ctx, 'browser', hashOf('123456'))).toEqual({ kind: 'right', phone })
    expect(await codes.tryCode(ctx, 'browser', hashOf('123456'))).toEqual({ kind: 'none' })
    expect(await codes.find(ctx, 'browser')).toBeNull()
  })

  test('AUTH-04 three wrong tries void a code, and the right one does not help any more', async () => {
    const { codes } = open()
    const ctx = buildSiteContext('three')
    await codes.add(ctx, buildCode())
    const wrong = await Promise.all([1, 2, 3].map((code) => codes.tryCode(ctx, 'browser', hashOf(`00000${code}`))))
    const left = wrong.map((tried) => (tried.kind === 'wrong' ? tried.triesLeft : -1))
    expect(left.toSorted((a, b) => a - b)).toEqual([0, 1, 2])
    expect(await codes.tryCode(ctx, 'browser', hashOf('123456'))).toEqual({ kind: 'used_up' })
    expect(await codes.find(ctx, 'browser')).toMatchObject({ triesLeft: 0 })
  })

  test('AUTH-04 of a hundred guesses at once over two nodes three are compared', async () => {
    const ctx = buildSiteContext('guessing')
    const nodes = [open().codes, createSignInRepository(await store.open()).codes] as const
    const nodeOf = (index: number) => (index % 2 === 0 ? nodes[0] : nodes[1])
    await nodes[0].add(ctx, buildCode())
    let compared = 0
    const guesses = Array.from({ length: 100 }, (_, index) =>
      nodeOf(index).tryCode(ctx, 'browser', (id) => {
        compared += 1
        return `${id}:${String(index)}`
      }),
    )
    const kinds = (await Promise.all(guesses)).map((tried) => tried.kind)
    expect(kinds.filter((kind) => kind === 'wrong')).toHaveLength(3)
    expect(kinds.filter((kind) => kind === 'used_up')).toHaveLength(97)
    expect(compared).toBe(3)
  })

  test('AUTH-04 the right code sent twenty times at once over two nodes signs in once', async () => {
    const ctx = buildSiteContext('replay')
    const nodes = [open().codes, createSignInRepository(await store.open()).codes] as const
    const nodeOf = (index: number) => (index % 2 === 0 ? nodes[0] : nodes[1])
    await nodes[0].add(ctx, buildCode())
    const tries = Array.from({ length: 20 }, (_, index) => nodeOf(index).tryCode(ctx, 'browser', hashOf('123456')))
    const kinds = (await Promise.all(tries)).map((tried) => tried.kind)
    expect(kinds.filter((kind) => kind === 'right')).toHaveLength(1)
    expect(kinds.filter((kind) => kind === 'none' || kind === 'used_up')).toHaveLength(19)
  })

  test('AUTH-04 a code expires after five minutes', async () => {
    const { codes } = open()
    const clock = { value: testEpoch }
    const ctx = buildSiteContext('expiry', clock)
    await codes.add(ctx, buildCode())
    clock.value += codeRules.lifetimeMs
    expect(await codes.tryCode(ctx, 'browser', hashOf('123456'))).toEqual({ kind: 'expired' })
    clock.value -= 1
    expect(await codes.tryCode(ctx, 'browser', hashOf('123456'))).toMatchObject({ kind: 'right' })
  })

  test('AUTH-04 a new code replaces the one before', async () => {
    const { codes } = open()
    const clock = { value: testEpoch }
    const ctx = buildSiteContext('replaced', clock)
    await codes.add(ctx, buildCode())
    clock.value += 1
    const second = buildCode()
    await codes.add(ctx, { ...second, codeHash: hashOf('654321')(second.id) })
    expect(await codes.tryCode(ctx, 'browser', hashOf('123456'))).toMatchObject({ kind: 'wrong' })
    expect(await codes.tryCode(ctx, 'browser', hashOf('654321'))).toMatchObject({ kind: 'right' })
  })

  test('AUTH-04 records of codes are deleted after a day', async () => {
    const { codes } = open()
    const clock = { value: testEpoch }
    const ctx = buildSiteContext('pruned', clock)
    await codes.add(ctx, buildCode())
    clock.value += 24 * hourMs + 1
    await codes.add(ctx, buildCode({ browserHash: 'other' }))
    const rows = await store.database.kysely
      .selectFrom('sign_in_code')
      .select('browser_hash')
      .where('site_id', '=', 'pruned')
      .execute()
    expect(rows).toEqual([{ browser_hash: 'other' }])
  })

  test('AUTH-01 one number is one visitor of a site, also when it signs in twice at once', async () => {
    const { visitors } = open()
    const ctx = buildSiteContext('visitor')
    const found = await Promise.all(Array.from({ length: 8 }, () => visitors.ensure(ctx, phone)))
    expect(new Set(found.map(({ id }) => id)).size).toBe(1)
    expect((await visitors.ensure(ctx, '+61400999999')).id).not.toBe(found[0]?.id)
  })

  test('AUTH-04 a session is found by its token until it ends or expires; the token is not stored', async () => {
    const { visitors } = open()
    const clock = { value: testEpoch }
    const ctx = buildSiteContext('session', clock)
    const visitor = await visitors.ensure(ctx, phone)
    for (const token of ['one', 'two', 'three'])
      await visitors.openSession(ctx, { visitorId: visitor.id, token, lifetimeMs: 1_000 })
    expect(await visitors.findSession(ctx, 'one')).toEqual({
      visitor,
      createdAt: testEpoch,
      expiresAt: testEpoch + 1_000,
    })
    const stored = await store.database.kysely.selectFrom('visitor_session').select('token_hash').execute()
    expect(stored.map(({ token_hash }) => token_hash.length)).toEqual([64, 64, 64])
    await visitors.endSession(ctx, 'one')
    expect(await visitors.findSession(ctx, 'one')).toBeNull()
    clock.value += 1_000
    expect(await visitors.findSession(ctx, 'two')).toBeNull()
    clock.value -= 1
    expect(await visitors.findSession(ctx, 'two')).not.toBeNull()
    await visitors.endAllSessions(ctx, visitor.id)
    expect(await visitors.findSession(ctx, 'two')).toBeNull()
  })

  test('AUTH-04 an erased visitor leaves no session and no code', async () => {
    const { codes, visitors } = open()
    const ctx = buildSiteContext('erased')
    const visitor = await visitors.ensure(ctx, phone)
    await visitors.openSession(ctx, { visitorId: visitor.id, token: 't', lifetimeMs: 1_000 })
    await codes.add(ctx, buildCode())
    await visitors.erase(ctx, visitor.id)
    expect(await visitors.find(ctx, visitor.id)).toBeNull()
    expect(await visitors.findSession(ctx, 't')).toBeNull()
    expect(await codes.find(ctx, 'browser')).toBeNull()
    await expect(visitors.erase(ctx, visitor.id)).resolves.toBeUndefined()
  })
})

type Isolated = CodeStore & VisitorReader & VisitorWriter

/** Each method with the same arguments on another site: it finds and changes nothing of the first. */
const probes: { readonly [Method in keyof Isolated]: (repository: SignInRepository) => Promise<void> } = {
  async add({ codes }) {
    const limits = [{ per: 'site', limit: 1, windowMs: hourMs }] as const
    expect(await codes.add(buildSiteContext('iso-add-a'), buildCode({ limits }))).toBe('sent')
    expect(await codes.add(buildSiteContext('iso-add-b'), buildCode({ limits }))).toBe('sent')
    expect(await codes.find(buildSiteContext('iso-add-a'), 'browser')).not.toBeNull()
  },
  async markFailed({ codes }) {
    const code = buildCode()
    await codes.add(buildSiteContext('iso-mark-a'), code)
    await codes.markFailed(buildSiteContext('iso-mark-b'), code.id)
    expect(await codes.find(buildSiteContext('iso-mark-a'), 'browser')).not.toBeNull()
  },
  async tryCode({ codes }) {
    await codes.add(buildSiteContext('iso-try-a'), buildCode())
    expect(await codes.tryCode(buildSiteContext('iso-try-b'), 'browser', hashOf('123456'))).toEqual({ kind: 'none' })
    expect(await codes.find(buildSiteContext('iso-try-a'), 'browser')).toMatchObject({ triesLeft: 3 })
  },
  async find({ codes, visitors }) {
    await codes.add(buildSiteContext('iso-find-a'), buildCode())
    expect(await codes.find(buildSiteContext('iso-find-b'), 'browser')).toBeNull()
    const { id } = await visitors.ensure(buildSiteContext('iso-find-a'), phone)
    expect(await visitors.find(buildSiteContext('iso-find-b'), id)).toBeNull()
    expect(await visitors.find(buildSiteContext('iso-find-a'), 'nobody\0')).toBeNull()
  },
  async findByPhone({ visitors }) {
    await visitors.ensure(buildSiteContext('iso-phone-a'), phone)
    expect(await visitors.findByPhone(buildSiteContext('iso-phone-b'), phone)).toBeNull()
  },
  async ensure({ visitors }) {
    const first = await visitors.ensure(buildSiteContext('iso-ensure-a'), phone)
    expect((await visitors.ensure(buildSiteContext('iso-ensure-b'), phone)).id).not.toBe(first.id)
  },
  async openSession({ visitors }) {
    const { id } = await visitors.ensure(buildSiteContext('iso-open-a'), phone)
    const session = { visitorId: id, token: 't', lifetimeMs: 1_000 }
    await expect(visitors.openSession(buildSiteContext('iso-open-b'), session)).rejects.toThrow()
  },
  findSession: (repository) => probeSession(repository, 'find', async () => {}),
  endSession: (repository) => probeSession(repository, 'end', ({ visitors }, ctx) => visitors.endSession(ctx, 't')),
  endAllSessions: (repository) =>
    probeSession(repository, 'end-all', ({ visitors }, ctx, id) => visitors.endAllSessions(ctx, id)),
  erase: (repository) => probeSession(repository, 'erase', ({ visitors }, ctx, id) => visitors.erase(ctx, id)),
}

/** A session of one site is not found on another, and outlasts what `disturb` does there. */
async function probeSession(
  repository: SignInRepository,
  name: string,
  disturb: (repository: SignInRepository, ctx: ReturnType<typeof buildSiteContext>, visitorId: string) => Promise<void>,
): Promise<void> {
  const { visitors } = repository
  const [a, b] = [buildSiteContext(`iso-${name}-a`), buildSiteContext(`iso-${name}-b`)]
  const { id } = await visitors.ensure(a, phone)
  await visitors.openSession(a, { visitorId: id, token: 't', lifetimeMs: 1_000 })
  expect(await visitors.findSession(b, 't')).toBeNull()
  await disturb(repository, b, id)
  expect(await visitors.findSession(a, 't')).not.toBeNull()
}

describeOnEachDatabase('two sites with the same number, browser and token', (store) => {
  test('TEN-07 every method of the sign-in repository has its isolation probe', () => {
    const { codes, visitors } = createSignInRepository(store.database)
    expect([...new Set([...Object.keys(codes), ...Object.keys(visitors)])].sort()).toEqual(Object.keys(probes).sort())
  })

  test.each(Object.entries(probes))('TEN-07 AUTH-04 %s keeps the sites apart', async (_method, probe) => {
    await probe(createSignInRepository(store.database))
  })
})
