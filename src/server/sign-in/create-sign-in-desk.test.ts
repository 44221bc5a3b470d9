import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#data/database.ts'
import { openDatabase } from '#data/open-database.ts'
import { createSignInRepository } from '#data/sign-in.repository.ts'
import { resolveVisitorAddress, resolveVisitorNetwork, resolveWiderNetwork } from '#http/visitor-address.ts'
import type { SmsFailure, SmsOutcome } from '#integrations/sms/sms-sender.ts'
import { createSandboxSmsSender } from '#integrations/sms/sandbox-sms-sender.ts'
import { buildTestSite } from '#site/test-site.ts'
import { buildSiteContext, testEpoch } from '#tests/fixtures/contexts.ts'
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
const log = { info() {}, warn() {}, error() {} }

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
    network: '203.0.113.0/24',
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

/** A site whose gateway gives `outcome`, with what it was asked to send, what was logged as an error, and the figure. */
function openGateway(slug: string, codesPerDay: number, outcome: SmsOutcome) {
  const sent: string[] = []
  const errors: string[] = []
  const limited: string[] = []
  const clock = { value: testEpoch }
  const site = buildTestSite({ slug, auth: { authentication: true, codes_per_day: codesPerDay } })
  const signIn = createSignIn({
    repository: createSignInRepository(database),
    secret,
    chooseSender: () => ({
      name: 'http',
      send({ to }) {
        sent.push(to)
        return Promise.resolve(outcome)
      },
    }),
    log: { ...log, error: (_fields: unknown, message?: string) => void errors.push(message ?? '') },
    onSiteLimit: (name) => void limited.push(name),
  })
  const ask = (number: string, address: string, cookies: readonly string[] = []) => {
    const network = resolveWiderNetwork({
      address: resolveVisitorAddress(address),
      network: resolveVisitorNetwork(address),
    })
    const change = { site, ctx: buildSiteContext(slug, clock), address: resolveVisitorAddress(address), network }
    const desk = signIn.openDesk(buildRequest(slug, cookies, change))
    return { desk, answer: desk.ask(number) }
  }
  return { sent, errors, limited, clock, ask }
}

const works: SmsOutcome = { ok: true, reference: 'SM1' }
const mobile = (index: number): string => `+614${String(10_000_000 + index)}`

test.each([
  ['IPv6 /48', (index: number) => `2001:db8:7:${index.toString(16)}::1`],
  ['IPv4 /24', (index: number) => `198.51.100.${index}`],
])('AUTH-04 one %s does not use up the codes of a site', async (name, addressOf) => {
  const { sent, limited, ask } = openGateway(name === 'IPv6 /48' ? 'net-six' : 'net-four', 500, works)
  for (let index = 0; index < 200; index += 1)
    expect(await ask(mobile(index), addressOf(index)).answer).toEqual({ kind: 'asked' })
  expect(sent).toHaveLength(30)
  expect(await ask(mobile(900), '203.0.113.9').answer).toEqual({ kind: 'asked' })
  expect(sent.at(-1)).toBe(mobile(900))
  expect(limited).toEqual([])
})

test('AUTH-04 a site whose limit is reached says so to every visitor, and to its operator once in ten minutes', async () => {
  const { sent, errors, limited, clock, ask } = openGateway('exhausted', 4, works)
  expect(await ask(mobile(1), '203.0.113.1').answer).toEqual({ kind: 'asked' })
  for (const number of [mobile(1), mobile(2), mobile(3)])
    expect(await ask(number, '198.51.100.1').answer).toEqual({ kind: 'site_limited' })
  expect([sent.length, limited]).toEqual([1, ['exhausted', 'exhausted', 'exhausted']])
  expect(errors).toEqual(['nobody can sign in by code, because the limit of the site is reached'])
  clock.value += 600_000
  await ask(mobile(4), '198.51.100.1').answer
  expect(errors).toHaveLength(2)
})

test('AUTH-04 whoever asks for the codes of a number does not shut its owner out', async () => {
  const { sent, clock, ask } = openGateway('shut-out', 500, works)
  for (let hour = 0; hour < 3; hour += 1) {
    for (let index = 0; index < 8; index += 1) await ask(phone, '198.51.100.9').answer
    clock.value += 3_600_000
  }
  expect(sent).toHaveLength(10)
  await ask(phone, '203.0.113.9').answer
  expect(sent).toHaveLength(11)
})

test('AUTH-04 numbers that the gateway refuses cost few calls of it', async () => {
  const { sent, ask } = openGateway('refusing', 500, { ok: false, error: { kind: 'bad_number', detail: 'no mobile' } })
  for (let index = 0; index < 50; index += 1) await ask(mobile(index), '198.51.100.9').answer
  expect(sent).toHaveLength(20)
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
