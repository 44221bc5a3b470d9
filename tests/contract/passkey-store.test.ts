import { expect, test } from 'vitest'
import type { NewChallenge, NewPasskey } from '#data/sign-in/passkey-records.ts'
import type { PasskeyStore } from '#data/sign-in/passkey-store.ts'
import { createSignInRepository, type SignInRepository } from '#data/sign-in.repository.ts'
import { buildSiteContext, testEpoch } from '#tests/fixtures/contexts.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'

const phone = '+61400123456'

const buildPasskey = (visitorId: string, overrides: Partial<NewPasskey> = {}): NewPasskey => ({
  credentialId: 'credential',
  visitorId,
  host: 'dealer.example',
  publicKey: 'key',
  counter: 0,
  transports: ['internal', 'hybrid'],
  label: 'iPhone',
  most: 10,
  ...overrides,
})

const challenge: NewChallenge = {
  challengeHash: 'challenge',
  browserHash: 'browser',
  purpose: 'sign_in',
  lifetimeMs: 300_000,
}

describeOnEachDatabase('passkeys', (store) => {
  const open = (): SignInRepository => createSignInRepository(store.database)
  const openNodes = async () => {
    const nodes = [open().passkeys, createSignInRepository(await store.open()).passkeys] as const
    return (index: number): PasskeyStore => (index % 2 === 0 ? nodes[0] : nodes[1])
  }

  test('AUTH-01 a stored passkey is found with all of it, and listed for its visitor, the newest first', async () => {
    const { passkeys, visitors } = open()
    const clock = { value: testEpoch }
    const ctx = buildSiteContext('passkey-list', clock)
    const { id } = await visitors.ensure(ctx, phone)
    const other = await visitors.ensure(ctx, '+61400999999')
    expect(await passkeys.addPasskey(ctx, buildPasskey(id))).toBe('added')
    clock.value += 5
    expect(await passkeys.addPasskey(ctx, buildPasskey(id, { credentialId: 'second' }))).toBe('added')
    expect(await passkeys.addPasskey(ctx, buildPasskey(other.id, { credentialId: 'third' }))).toBe('added')
    const { counter: _counter, most: _most, ...kept } = buildPasskey(id)
    expect(await passkeys.findPasskey(ctx, 'credential')).toEqual({ ...kept, createdAt: testEpoch, lastUsedAt: null })
    expect((await passkeys.listPasskeys(ctx, id)).map(({ credentialId }) => credentialId)).toEqual([
      'second',
      'credential',
    ])
    expect(await passkeys.findPasskey(ctx, 'nobody\0')).toBeNull()
  })

  test('AUTH-04 a passkey that is stored already cannot be added for another visitor', async () => {
    const { passkeys, visitors } = open()
    const ctx = buildSiteContext('passkey-known')
    const [ana, eve] = [await visitors.ensure(ctx, phone), await visitors.ensure(ctx, '+61400999999')]
    await passkeys.addPasskey(ctx, buildPasskey(ana.id))
    expect(await passkeys.addPasskey(ctx, buildPasskey(eve.id, { publicKey: 'hers' }))).toBe('known')
    expect(await passkeys.findPasskey(ctx, 'credential')).toMatchObject({ visitorId: ana.id, publicKey: 'key' })
  })

  test('AUTH-04 of twenty passkeys added at once over two nodes, the visitor keeps three', async () => {
    const ctx = buildSiteContext('passkey-full')
    const { id } = await open().visitors.ensure(ctx, phone)
    const nodeOf = await openNodes()
    const added = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        nodeOf(index).addPasskey(ctx, buildPasskey(id, { credentialId: `c${index}`, most: 3 })),
      ),
    )
    expect(added.filter((outcome) => outcome === 'added')).toHaveLength(3)
    expect(added.filter((outcome) => outcome === 'full')).toHaveLength(17)
  })

  test.each([
    [5, 6, true],
    [5, 5, false],
    [5, 4, false],
    [5, 0, false],
    [0, 0, true],
    [0, 1, true],
    [2 ** 32 - 2, 2 ** 32 - 1, true],
  ])('AUTH-04 after the counter %d a use with %d is right: %s', async (stored, signed, isRight) => {
    const { passkeys, visitors } = open()
    const clock = { value: testEpoch }
    const ctx = buildSiteContext(`passkey-counter-${stored}-${signed}`, clock)
    const { id } = await visitors.ensure(ctx, phone)
    await passkeys.addPasskey(ctx, buildPasskey(id, { counter: stored }))
    clock.value += 1
    expect(await passkeys.usePasskey(ctx, 'credential', signed)).toBe(isRight)
    const lastUsedAt = isRight ? testEpoch + 1 : null
    expect(await passkeys.findPasskey(ctx, 'credential')).toMatchObject({ lastUsedAt })
  })

  test('AUTH-04 one counter value used twenty times at once over two nodes counts once', async () => {
    const ctx = buildSiteContext('passkey-race')
    const { id } = await open().visitors.ensure(ctx, phone)
    await open().passkeys.addPasskey(ctx, buildPasskey(id, { counter: 1 }))
    const nodeOf = await openNodes()
    const uses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => nodeOf(index).usePasskey(ctx, 'credential', 2)),
    )
    expect(uses.filter(Boolean)).toHaveLength(1)
  })

  test('AUTH-04 a removed passkey is gone, and nobody removes that of another visitor', async () => {
    const { passkeys, visitors } = open()
    const ctx = buildSiteContext('passkey-removed')
    const [ana, eve] = [await visitors.ensure(ctx, phone), await visitors.ensure(ctx, '+61400999999')]
    await passkeys.addPasskey(ctx, buildPasskey(ana.id))
    expect(await passkeys.removePasskey(ctx, eve.id, 'credential')).toBe(false)
    expect(await passkeys.removePasskey(ctx, ana.id, 'credential\0')).toBe(false)
    expect(await passkeys.removePasskey(ctx, ana.id, 'credential')).toBe(true)
    expect(await passkeys.removePasskey(ctx, ana.id, 'credential')).toBe(false)
    expect(await passkeys.findPasskey(ctx, 'credential')).toBeNull()
    expect(await passkeys.usePasskey(ctx, 'credential', 1)).toBe(false)
  })

  test('AUTH-04 signing out everywhere keeps the passkeys, and erasing the visitor deletes them', async () => {
    const { passkeys, visitors } = open()
    const ctx = buildSiteContext('passkey-erased')
    const { id } = await visitors.ensure(ctx, phone)
    await passkeys.addPasskey(ctx, buildPasskey(id))
    await visitors.endAllSessions(ctx, id)
    expect(await passkeys.findPasskey(ctx, 'credential')).not.toBeNull()
    await visitors.erase(ctx, id)
    expect(await passkeys.findPasskey(ctx, 'credential')).toBeNull()
  })

  test('AUTH-04 a challenge is taken once, by the browser and for the purpose that it was given', async () => {
    const { passkeys } = open()
    const ctx = buildSiteContext('challenge')
    await passkeys.addChallenge(ctx, challenge)
    expect(await passkeys.takeChallenge(ctx, { ...challenge, browserHash: 'another' })).toBe(false)
    expect(await passkeys.takeChallenge(ctx, { ...challenge, purpose: 'register' })).toBe(false)
    expect(await passkeys.takeChallenge(ctx, { ...challenge, challengeHash: 'made up' })).toBe(false)
    const nodeOf = await openNodes()
    const takes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => nodeOf(index).takeChallenge(ctx, challenge)),
    )
    expect(takes.filter(Boolean)).toHaveLength(1)
  })

  test('AUTH-04 a challenge expires, and expired ones are deleted when another is stored', async () => {
    const { passkeys } = open()
    const clock = { value: testEpoch }
    const ctx = buildSiteContext('challenge-expiry', clock)
    await passkeys.addChallenge(ctx, challenge)
    await passkeys.addChallenge(ctx, { ...challenge, challengeHash: 'left alone' })
    clock.value += challenge.lifetimeMs - 1
    expect(await passkeys.takeChallenge(ctx, challenge)).toBe(true)
    await passkeys.addChallenge(ctx, { ...challenge, challengeHash: 'late', lifetimeMs: 1 })
    clock.value += 1
    expect(await passkeys.takeChallenge(ctx, { ...challenge, challengeHash: 'late' })).toBe(false)
    await passkeys.addChallenge(ctx, { ...challenge, challengeHash: 'new' })
    const rows = await store.database.kysely
      .selectFrom('passkey_challenge')
      .select('challenge_hash')
      .where('site_id', '=', ctx.siteId)
      .execute()
    expect(rows).toEqual([{ challenge_hash: 'new' }])
  })
})

type Sides = { readonly a: ReturnType<typeof buildSiteContext>; readonly b: Sides['a']; readonly id: string }

/** Each method with the same arguments on another site: it finds and changes nothing of the first. */
const probes: { readonly [Method in keyof PasskeyStore]: (passkeys: PasskeyStore, sides: Sides) => Promise<void> } = {
  async listPasskeys(passkeys, { b, id }) {
    expect(await passkeys.listPasskeys(b, id)).toEqual([])
  },
  async findPasskey(passkeys, { b }) {
    expect(await passkeys.findPasskey(b, 'credential')).toBeNull()
  },
  async addPasskey(passkeys, { b, id }) {
    await expect(passkeys.addPasskey(b, buildPasskey(id, { credentialId: 'other' }))).rejects.toThrow()
  },
  async usePasskey(passkeys, { b }) {
    expect(await passkeys.usePasskey(b, 'credential', 0)).toBe(false)
  },
  async removePasskey(passkeys, { b, id }) {
    expect(await passkeys.removePasskey(b, id, 'credential')).toBe(false)
  },
  async addChallenge(passkeys, { a, b }) {
    await passkeys.addChallenge(b, challenge)
    await passkeys.addChallenge(a, challenge)
    expect(await passkeys.takeChallenge(b, challenge)).toBe(true)
    expect(await passkeys.takeChallenge(a, challenge)).toBe(true)
  },
  async takeChallenge(passkeys, { a, b }) {
    await passkeys.addChallenge(a, challenge)
    expect(await passkeys.takeChallenge(b, challenge)).toBe(false)
    expect(await passkeys.takeChallenge(a, challenge)).toBe(true)
  },
}

describeOnEachDatabase('two sites with the same passkey and challenge', (store) => {
  test('TEN-07 every method of the passkey store has its isolation probe', () => {
    expect(Object.keys(createSignInRepository(store.database).passkeys).sort()).toEqual(Object.keys(probes).sort())
  })

  test.each(Object.entries(probes))('TEN-07 AUTH-04 %s keeps the sites apart', async (method, probe) => {
    const { passkeys, visitors } = createSignInRepository(store.database)
    const [a, b] = [buildSiteContext(`iso-${method}-a`), buildSiteContext(`iso-${method}-b`)]
    const { id } = await visitors.ensure(a, phone)
    await passkeys.addPasskey(a, buildPasskey(id))
    await probe(passkeys, { a, b, id })
    expect(await passkeys.findPasskey(a, 'credential')).toMatchObject({ visitorId: id, lastUsedAt: null })
  })
})
