import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#data/database.ts'
import { openDatabase } from '#data/open-database.ts'
import { createSignInRepository } from '#data/sign-in.repository.ts'
import type { SmsFailure, SmsOutcome } from '#integrations/sms/sms-sender.ts'
import { createSandboxSmsSender } from '#integrations/sms/sandbox-sms-sender.ts'
import { buildTestSite } from '#site/test-site.ts'
import { buildSiteContext } from '#tests/fixtures/contexts.ts'
import { chooseSmsSender } from './choose-sms-sender.ts'
import { createSignIn, type SignInRequest } from './create-sign-in-desk.ts'
import { deriveSignInSecrets } from './sign-in-secrets.ts'

let directory = ''
let database: Database
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-desk-'))
  database = await openDatabase({ url: null, directory })
})
afterAll(async () => {
  await database.close()
  await rm(directory, { recursive: true, force: true })
})

const phone = '+61400123456'
const secret = 'the main secret of these tests, long enough'
const log = { info() {}, warn() {} }

const siteWith = (slug: string, authentication = true) => buildTestSite({ slug, demo: true, auth: { authentication } })

function buildRequest(slug: string, cookies: readonly string[], change: Partial<SignInRequest> = {}): SignInRequest {
  const cookie = cookies.map((line) => line.split(';', 1)[0]).join('; ')
  return {
    site: siteWith(slug),
    ctx: buildSiteContext(slug),
    headers: new Headers({ cookie }),
    isSecure: false,
    host: 'dealer.example:3000',
    address: '203.0.113.7',
    ...change,
  }
}

const createDesk = (chooseSender = createSandboxSmsSender) =>
  createSignIn({ repository: createSignInRepository(database), secret, chooseSender, log })

test('AUTH-03 a session does not count on a site whose authentication was switched off since', async () => {
  const signIn = createDesk()
  const first = signIn.openDesk(buildRequest('switched', []))
  first.prepare()
  const browser = first.takeCookies()
  const desk = signIn.openDesk(buildRequest('switched', browser))
  expect(await desk.ask(phone)).toEqual({ kind: 'asked' })
  expect(await desk.tryCode((await desk.findAsked())?.sandboxCode ?? '')).toEqual({ kind: 'signed_in' })
  const request = buildRequest('switched', desk.takeCookies())
  expect(await signIn.findVisitor(request)).toMatchObject({ phone })
  expect(await signIn.findVisitor({ ...request, site: siteWith('switched', false) })).toBeNull()
  expect(await signIn.findVisitor({ ...request, headers: new Headers() })).toBeNull()
})

test.each<[SmsFailure, object, object]>([
  ['unreachable', { kind: 'undelivered' }, { kind: 'none' }],
  ['unconfigured', { kind: 'undelivered' }, { kind: 'none' }],
  ['bad_number', { kind: 'bad_number' }, { kind: 'none' }],
  // The message may have been sent, so its code stays good.
  ['late', { kind: 'undelivered' }, { kind: 'signed_in' }],
])('AUTH-01 a message that is %s is told', async (kind, answer, later) => {
  let code = ''
  const outcome: SmsOutcome = { ok: false, error: { kind, detail: 'as the gateway says' } }
  const signIn = createDesk(() => ({
    name: 'http',
    send({ text }) {
      code = text.slice(0, 6)
      return Promise.resolve(outcome)
    },
  }))
  const first = signIn.openDesk(buildRequest(`failing-${kind.replace('_', '-')}`, []))
  first.prepare()
  const desk = signIn.openDesk(buildRequest(`failing-${kind.replace('_', '-')}`, first.takeCookies()))
  expect(await desk.ask(phone)).toEqual(answer)
  expect(await desk.tryCode(code)).toEqual(later)
})

test('AUTH-04 a cookie that is no browser id of ours is replaced', () => {
  for (const value of ['', 'short', 'a'.repeat(44), `${'a'.repeat(42)};`, '😀']) {
    const headers = new Headers()
    headers.set('cookie', `forecourt_sign_in=${encodeURIComponent(value)}`)
    const desk = createDesk().openDesk(buildRequest('cookies', [], { headers }))
    desk.prepare()
    desk.prepare()
    expect(desk.takeCookies()).toHaveLength(1)
    expect(desk.takeCookies()).toEqual([])
  }
})

test('AUTH-04 nothing that one site derives from the secret is worth anything on another', () => {
  const [a, again, b] = ['a', 'a', 'b'].map((slug) => deriveSignInSecrets(secret, slug))
  expect(a?.session).toBe(again?.session)
  expect(a?.session).toMatch(/^[\w-]{43}$/)
  expect(a?.session).not.toBe(b?.session)
  expect(a?.hash('code', 'x')).not.toBe(b?.hash('code', 'x'))
  expect(a?.hash('code', 'x')).not.toBe(a?.hash('browser', 'x'))
  const codes = Array.from({ length: 200 }, (_, index) => a?.deriveCode(String(index)))
  expect(codes.every((code) => /^\d{6}$/.test(code ?? ''))).toBe(true)
  expect(new Set(codes).size).toBeGreaterThan(195)
})

test.each([
  ['sandbox', true, false, 'sandbox'],
  ['sandbox', false, true, 'sandbox'],
  ['sandbox', false, false, 'none'],
  ['twilio', false, false, 'http'],
  ['twilio', true, true, 'http'],
] as const)(
  'AUTH-01 with %s, demonstration %s and development %s the sender is %s',
  (sms, demo, isDevelopment, name) => {
    const gateway = { url: 'https://sms.example', account: 'a', token: 't', sender: 's' }
    const site = buildTestSite({ demo, integrations: { sms } })
    expect(chooseSmsSender(site, gateway, isDevelopment).name).toBe(name)
    expect(chooseSmsSender(site, null, isDevelopment).name).toBe(sms === 'twilio' ? 'none' : name)
  },
)
