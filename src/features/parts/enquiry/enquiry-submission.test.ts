import { expect, test } from 'vitest'
import { clockToleranceMs } from '#features/parts/lead-form/submission-token.ts'
import { readFormFields } from '#features/parts/lead-form/read-form-fields.server.ts'
import { createDesk, start } from './enquiry-desk.testkit.ts'

test('LEAD-13 a double click and a retry are one lead; other values or a new rendering are another', async () => {
  const { saved, clock, good, send, issue } = createDesk()
  clock.value += 5_000
  const [first, second] = await Promise.all([send(), send()])
  expect(first).toEqual(second)
  clock.value += 60_000
  expect(await send()).toEqual(first)
  expect(saved).toHaveLength(1)
  await send({ ...good, message: 'And can I tow with it?' })
  await send({ ...good, submission: issue(start + 1_000) })
  expect(saved).toHaveLength(3)
})

test('LEAD-13 the lead of a suspected bot is stored as suspect and gets the same answer as any other', async () => {
  const { saved, clock, good, send } = createDesk()
  clock.value += 1_999
  expect(await send({ ...good, message: 'fast' })).toEqual({ kind: 'stored', leadId: 'lead-0' })
  clock.value += 1
  expect(await send({ ...good, message: 'in time' })).toEqual({ kind: 'stored', leadId: 'lead-1' })
  expect(await send({ ...good, company_website: 'http://spam.example' })).toEqual({ kind: 'stored', leadId: 'lead-2' })
  expect(await send({ ...good, message: 'long trap', company_website: 'x'.repeat(9_000) })).toMatchObject({
    kind: 'stored',
  })
  expect(saved.map(({ suspicion }) => suspicion)).toEqual(['too_fast', null, 'honeypot', 'honeypot'])
})

test('LEAD-13 from its eleventh enquiry on, leads of one rendering are held, and answered alike', async () => {
  const { saved, clock, good, send, issue } = createDesk()
  clock.value += 5_000
  const say = (index: number) => send({ ...good, message: `Enquiry ${index}` })
  // A double click, a retry and Back repeat a lead and do not count towards the limit.
  for (const index of [0, 0, 0, 0, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 11])
    expect(await say(index)).toEqual({ kind: 'stored', leadId: `lead-${index}` })
  expect((await send({ ...good, submission: issue(start + 1) })).kind).toBe('stored')
  expect((await send({ ...good, message: 'trap', company_website: 'x' })).kind).toBe('stored')
  const unsuspected = Array.from({ length: 10 }, () => null)
  expect(saved.map(({ suspicion }) => suspicion)).toEqual([...unsuspected, 'flood', 'flood', null, 'honeypot'])
})

test('LEAD-13 beyond three times the hourly limit, leads of one network are held, and answered alike', async () => {
  const { saved, clock, good, send, issue } = createDesk({ leads: { hourly_limit: 2 } }, { isNetwork: true })
  clock.value += 5_000
  for (let index = 0; index < 8; index += 1)
    expect(await send({ ...good, submission: issue(start + index) })).toEqual({
      kind: 'stored',
      leadId: `lead-${index}`,
    })
  expect(saved.map(({ suspicion }) => suspicion)).toEqual([null, null, null, null, null, null, 'flood', 'flood'])
})

test('LEAD-13 a form without a token or with one from the future is refused until it is sent again', async () => {
  const { saved, clock, good, send, issue } = createDesk()
  clock.value += 5_000
  expect(await send({ ...good, submission: '' })).toMatchObject({
    kind: 'refused',
    submission: expect.stringMatching(/^\d+\.[0-9a-f-]{36}\.[\w-]{22}$/),
  })
  expect(await send({ ...good, submission: issue(clock.value + clockToleranceMs + 60_000) })).toMatchObject({
    kind: 'refused',
  })
  expect(saved).toEqual([])
  expect((await send()).kind).toBe('stored')
})

test('LEAD-13 a form open for over a day comes back with its values and a valid token', async () => {
  const { saved, clock, good, send } = createDesk()
  clock.value += 86_400_001
  const outcome = await send()
  expect(outcome).toMatchObject({
    kind: 'refused',
    status: 422,
    reply: {
      initialValue: { name: 'Ana Ngũgĩ', message: 'Is it still there?' },
      error: { '': [expect.stringMatching(/open for a long time/)] },
    },
  })
  const submission = outcome.kind === 'refused' ? outcome.submission : ''
  expect(submission).not.toBe(good.submission)
  expect((await send({ ...good, submission })).kind).toBe('stored')
  expect(saved).toHaveLength(1)
})

test('LEAD-13 a forged token is replaced by a valid one, with which the form is sent again', async () => {
  const { saved, clock, good, send } = createDesk()
  const outcome = await send({ ...good, submission: `${start - 60_000}.123e4567-e89b-42d3-a456-426614174000` })
  const submission = outcome.kind === 'refused' ? outcome.submission : ''
  expect(outcome).toMatchObject({ kind: 'refused', status: 422, reply: { initialValue: { name: 'Ana Ngũgĩ' } } })
  clock.value += 2_000
  expect((await send({ ...good, submission })).kind).toBe('stored')
  expect(saved).toHaveLength(1)
  expect(saved[0]?.suspicion).toBeNull()
})

test('API-04 LEAD-13 unknown field names are dropped before the form library reads them as paths', async () => {
  const { clock, good, saved, send } = createDesk()
  clock.value += 5_000
  const before = process.memoryUsage().heapUsed
  const hostile = {
    'a[999999999]': 'x',
    'name[999999999]': 'x',
    'a.b.c.d[4294967294]': 'x',
    __proto__x: 'x',
    __state__: 'x',
    __intent__: 'x',
    constructor: 'x',
    'name.length': 'x',
  }
  expect((await send({ ...hostile, ...good })).kind).toBe('stored')
  expect(saved[0]?.form).toMatchObject({ name: 'Ana Ngũgĩ' })
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(64 * 1024 * 1024)
  expect(await send({ ...hostile, email: 'no' })).toMatchObject({
    kind: 'refused',
    status: 422,
    reply: { error: { name: expect.anything(), email: expect.anything() } },
  })
})

test('LEAD-13 of a field that is posted twice only the first value counts', async () => {
  expect([...readFormFields('name=Ana&name=Eve&name=x&company_website=', ['name', 'company_website'])]).toEqual([
    ['name', 'Ana'],
    ['company_website', ''],
  ])
})

test('API-04 a client that posts endlessly is refused before its form is read, and its values stay', async () => {
  const { clock, good, send } = createDesk({ leads: { hourly_limit: 1000 } })
  clock.value += 5_000
  const outcomes = []
  for (let post = 0; post < 130; post += 1) outcomes.push(await send({ ...good, email: 'no' }))
  expect(outcomes.map((outcome) => (outcome.kind === 'refused' ? outcome.status : 200)).indexOf(429)).toBe(120)
  expect(outcomes.at(-1)).toMatchObject({
    reply: {
      initialValue: { name: 'Ana Ngũgĩ', email: 'no' },
      error: { '': [expect.stringMatching(/Try again in an hour/)] },
    },
  })
})

test('LEAD-13 a client above the hourly limit gets an error message', async () => {
  const { clock, good, send } = createDesk({ leads: { hourly_limit: 1 } })
  clock.value += 5_000
  expect((await send()).kind).toBe('stored')
  expect(await send({ ...good, message: 'Another' })).toMatchObject({
    kind: 'refused',
    status: 429,
    retryAfterSeconds: 3_600,
    reply: { error: { '': [expect.stringMatching(/Try again in an hour/)] } },
  })
})

test('LEAD-04 LEAD-12 a visitor is not thanked for a lead that could not be stored', async () => {
  const { logged, clock, send } = createDesk({}, { fails: true })
  clock.value += 5_000
  expect(await send()).toMatchObject({
    kind: 'refused',
    status: 503,
    reply: { initialValue: { name: 'Ana Ngũgĩ' }, error: { '': ['An error occurred when submitting this form'] } },
  })
  expect(logged).toEqual(['a lead could not be stored; the visitor saw an error'])
})
