import { expect, test } from 'vitest'
import type { NewCode } from '#data/sign-in/sign-in-records.ts'
import { createSignInRepository, type SignInRepository } from '#data/sign-in.repository.ts'
import type { SendingLimit } from '#domain/visitor/one-time-code.ts'
import { buildSiteContext, testEpoch } from '#tests/fixtures/contexts.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { buildCode, hashOf, phone } from '#tests/fixtures/sign-in-codes.ts'

const hourMs = 3_600_000

describeOnEachDatabase('the limits of sign-in codes', (store) => {
  const open = (): SignInRepository => createSignInRepository(store.database)

  test('AUTH-04 of three hundred requests for one number from as many networks, fifteen are sent', async () => {
    const ctx = buildSiteContext('flood')
    const nodes = [open().codes, createSignInRepository(await store.open()).codes] as const
    const nodeOf = (index: number) => (index % 2 === 0 ? nodes[0] : nodes[1])
    const requests = Array.from({ length: 300 }, (_, index) =>
      nodeOf(index).add(
        ctx,
        buildCode({ browserHash: `b${index}`, addressHash: `a${index}`, networkHash: `n${index}` }),
      ),
    )
    const states = await Promise.all(requests)
    expect(states.filter((state) => state === 'sent')).toHaveLength(15)
    expect(states.filter((state) => state === 'limited')).toHaveLength(285)
  })

  test('AUTH-04 a limited code looks like any other and is never right', async () => {
    const { codes } = open()
    const ctx = buildSiteContext('limited')
    expect(await codes.add(ctx, buildCode({ limits: [{ per: 'phone', limit: 0, windowMs: hourMs }] }))).toBe('limited')
    expect(await codes.find(ctx, 'browser')).toMatchObject({ phone, triesLeft: 3 })
    expect(await codes.tryCode(ctx, 'browser', hashOf('123456'))).toEqual({ kind: 'wrong', triesLeft: 2 })
  })

  test('AUTH-04 at the limit of the site nobody gets a code, and an earlier one stays good', async () => {
    const { codes } = open()
    const ctx = buildSiteContext('site-limited')
    const limits = [
      { per: 'phone', limit: 1, windowMs: hourMs },
      { per: 'site', limit: 1, windowMs: hourMs },
    ] as const
    expect(await codes.add(ctx, buildCode({ limits }))).toBe('sent')
    expect(await codes.add(ctx, buildCode({ limits }))).toBe('site_limited')
    expect(await codes.add(ctx, buildCode({ limits, phone: '+61400999999', browserHash: 'b' }))).toBe('site_limited')
    expect(await codes.find(ctx, 'b')).toBeNull()
    expect(await codes.tryCode(ctx, 'browser', hashOf('123456'))).toEqual({ kind: 'right', phone })
  })

  test('AUTH-04 the limits of number, address, network and site slide, and each counts its own', async () => {
    const { codes } = open()
    const clock = { value: testEpoch }
    const ctx = buildSiteContext('limits', clock)
    let browser = 0
    const ask = (per: SendingLimit['per'], limit: number, change: Partial<NewCode> = {}) =>
      codes.add(ctx, buildCode({ browserHash: `b${browser++}`, limits: [{ per, limit, windowMs: hourMs }], ...change }))
    expect(await ask('phone', 1)).toBe('sent')
    expect(await ask('phone', 1)).toBe('limited')
    expect(await ask('phone', 1, { phone: '+61400999999' })).toBe('sent')
    expect(await ask('address', 2)).toBe('limited')
    expect(await ask('address', 2, { addressHash: 'other' })).toBe('sent')
    expect(await ask('site', 3, { phone: '+61400777777', addressHash: 'third' })).toBe('site_limited')
    const elsewhere = { networkHash: 'elsewhere' }
    expect(await ask('network', 3)).toBe('limited')
    expect(await ask('phone_network', 1)).toBe('limited')
    expect(await ask('phone_network', 1, elsewhere)).toBe('sent')
    expect(await ask('phone_network', 1, elsewhere)).toBe('limited')
    expect(await ask('network', 2, elsewhere)).toBe('sent')
    expect(await ask('network', 2, elsewhere)).toBe('limited')
    clock.value += hourMs - 1
    expect(await ask('phone', 1)).toBe('limited')
    clock.value += 1
    expect(await ask('phone', 1)).toBe('sent')
  })

  test('AUTH-04 a message that the gateway refused counts for address and network, and its code is void', async () => {
    const { codes } = open()
    const limitsOf = (...pers: readonly SendingLimit['per'][]) =>
      pers.map((per) => ({ per, limit: 1, windowMs: hourMs }))
    for (const [per, state] of [
      ['address', 'limited'],
      ['network', 'limited'],
      ['phone', 'sent'],
      ['phone_network', 'sent'],
      ['site', 'sent'],
    ] as const) {
      const ctx = buildSiteContext(`failed-${per.replace('_', '-')}`)
      const failed = buildCode({ limits: limitsOf(per) })
      await codes.add(ctx, failed)
      await codes.markFailed(ctx, failed.id)
      expect(await codes.tryCode(ctx, 'browser', hashOf('123456'))).toEqual({ kind: 'none' })
      expect(await codes.add(ctx, buildCode({ limits: limitsOf(per) })), per).toBe(state)
    }
  })
})
