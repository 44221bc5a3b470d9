import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createSoftwareAuthenticator, type SoftwareAuthenticator } from '#tests/fixtures/software-authenticator.ts'
import type { Answer } from '#tests/fixtures/server-process.ts'
import { serveSignInApp, signInHosts as hosts, type SignInApp } from '#tests/fixtures/sign-in-app.ts'
import type { SignInBrowser } from '#tests/fixtures/sign-in-browser.ts'

let served: SignInApp
beforeAll(async () => {
  served = await serveSignInApp()
})
afterAll(() => served.app.close())
beforeEach(() => served.beginTest())

/** Each test has visitors of its own, because a visitor may have ten passkeys. */
let lastNumber = 0
const createNumber = (): string => `0400 ${String(100_000 + (lastNumber += 1))}`
const place = (host: string = hosts.a) => ({ host, origin: `http://${host}` })
const other = { origin: 'http://evil.example', host: 'evil.example' } as const

async function readOptions(browser: SignInBrowser, path: 'add-options' | 'sign-in-options') {
  const { status, body } = await browser.call(`/api/passkeys/${path}`)
  if (status !== 200) throw new Error(`${path} was answered with ${status}: ${body}`)
  return JSON.parse(body) as { challenge: string; user: { id: string }; rpId: string; excludeCredentials: unknown[] }
}

const add = (browser: SignInBrowser, registration: object): Promise<Answer> =>
  browser.call('/api/passkeys/add', registration)
const enter = (browser: SignInBrowser, assertion: object): Promise<Answer> =>
  browser.call('/api/passkeys/sign-in', assertion)

/** A device whose passkey is stored for a new visitor of site A. */
async function setUp(counter = 0) {
  const [host, phone] = [hosts.a, createNumber()]
  const device = createSoftwareAuthenticator()
  const owner = served.open(host)
  await owner.signIn(phone)
  const options = await readOptions(owner, 'add-options')
  const added = await add(owner, device.register({ options, ...place(host), counter }))
  expect(added.status).toBe(200)
  return { device, owner, phone, userHandle: options.user.id }
}

/** A new browser with a challenge that waits for an answer. */
async function ask(host: string = hosts.a) {
  const browser = served.open(host)
  return { browser, options: await readOptions(browser, 'sign-in-options') }
}

async function signInWith(device: SoftwareAuthenticator, counter = 0, userHandle?: string): Promise<number> {
  const { browser, options } = await ask()
  const { status } = await enter(browser, device.assert({ options, ...place(), counter }, userHandle))
  expect(await browser.isSignedIn()).toBe(status === 200)
  return status
}

test('AUTH-01 AUTH-04 a passkey that was added signs in, with a new session and the cookies of the code', async () => {
  const { device, owner, userHandle } = await setUp()
  const { browser, options } = await ask()
  expect(options.rpId).toBe(hosts.a)
  const answer = await enter(browser, device.assert({ options, ...place() }, userHandle))
  expect([answer.status, JSON.parse(answer.body)]).toEqual([200, { signedIn: true }])
  const cookies = [answer.headers['set-cookie'] ?? []].flat()
  expect(cookies.find((cookie) => cookie.startsWith('forecourt_session='))).toMatch(/HttpOnly.*SameSite=Lax/i)
  expect(browser.cookies.has('forecourt_sign_in')).toBe(false)
  expect(browser.cookies.get('forecourt_session')).not.toBe(owner.cookies.get('forecourt_session'))
  expect([await browser.isSignedIn(), await owner.isSignedIn()]).toEqual([true, true])
  // Who has a passkey on this host is offered none.
  expect(JSON.parse((await owner.get('/api/session')).body)).toMatchObject({ signedIn: true, offerPasskey: false })
})

test('AUTH-04 an assertion that was recorded signs in once', async () => {
  const { device } = await setUp()
  const { browser, options } = await ask()
  const copied = new Map(browser.cookies)
  const recorded = device.assert({ options, ...place() })
  expect((await enter(browser, recorded)).status).toBe(200)
  const thief = served.open()
  for (const [name, value] of copied) thief.cookies.set(name, value)
  expect((await enter(thief, recorded)).status).toBe(410)
  expect(await thief.isSignedIn()).toBe(false)
})

test('AUTH-04 a challenge is of no use in another browser, on another site, for another purpose, or late', async () => {
  const { device, owner } = await setUp()
  const { options } = await ask()
  const { browser: second } = await ask()
  expect((await enter(second, device.assert({ options, ...place() }))).status).toBe(410)
  expect((await enter(served.open(), device.assert({ options, ...place() }))).status).toBe(410)

  const { browser: mine, options: here } = await ask()
  const elsewhere = served.open(hosts.b)
  elsewhere.cookies.set('forecourt_sign_in', mine.cookies.get('forecourt_sign_in') ?? '')
  expect((await enter(elsewhere, device.assert({ options: here, ...place(hosts.b) }))).status).toBe(410)

  const forAdding = await readOptions(owner, 'add-options')
  expect((await enter(owner, device.assert({ options: forAdding, ...place() }))).status).toBe(410)
  const forSignIn = await readOptions(owner, 'sign-in-options')
  const fresh = createSoftwareAuthenticator()
  expect((await add(owner, fresh.register({ options: forSignIn, ...place() }))).status).toBe(410)

  const { browser: slow, options: old } = await ask()
  served.now += 300_000
  expect((await enter(slow, device.assert({ options: old, ...place() }))).status).toBe(410)
  const made = { challenge: Buffer.alloc(32).toString('base64url') }
  expect((await enter(slow, device.assert({ options: made, ...place() }))).status).toBe(410)
  expect(await slow.isSignedIn()).toBe(false)
})

test('AUTH-04 a passkey of one site is unknown on another, also for the same number', async () => {
  const { device, phone } = await setUp()
  await served.open(hosts.b).signIn(phone)
  const { browser, options } = await ask(hosts.b)
  expect((await enter(browser, device.assert({ options, ...place(hosts.b) }))).status).toBe(404)
  expect(await browser.isSignedIn()).toBe(false)
})

test.each([
  ['another origin', { origin: other.origin }],
  ['another port', { origin: `http://${hosts.a}:8080` }],
  ['https in place of http', { origin: `https://${hosts.a}` }],
  ['the host of another site', { host: hosts.b }],
  ['another host and origin', other],
  ['nobody who opened the screen lock', { isUserVerified: false }],
])('AUTH-04 an answer with %s neither signs in nor adds a passkey', async (_what, change) => {
  const { device, owner } = await setUp()
  const { browser, options } = await ask()
  expect((await enter(browser, device.assert({ options, ...place(), ...change }))).status).toBe(403)
  expect(await browser.isSignedIn()).toBe(false)
  // A refused answer has used its challenge up.
  expect((await enter(browser, device.assert({ options, ...place() }))).status).toBe(410)
  const adding = await readOptions(owner, 'add-options')
  const fresh = createSoftwareAuthenticator()
  expect((await add(owner, fresh.register({ options: adding, ...place(), ...change }))).status).toBe(403)
})

test('AUTH-04 an unknown passkey, a removed one, another key and another owner are refused', async () => {
  expect(await signInWith(createSoftwareAuthenticator())).toBe(404)
  const { device, owner } = await setUp()
  const { browser, options } = await ask()
  const forged = createSoftwareAuthenticator().assert({ options, ...place() })
  const { credentialId } = device
  expect((await enter(browser, { ...forged, id: credentialId, rawId: credentialId })).status).toBe(403)
  expect(await signInWith(device, 0, Buffer.from('another visitor').toString('base64url'))).toBe(403)
  expect(await signInWith(device)).toBe(200)

  const stranger = served.open()
  await stranger.signIn(createNumber())
  const removal = { intent: 'remove-passkey', passkey: credentialId }
  expect((await stranger.post('/my-garage', removal)).status).toBe(303)
  expect(await signInWith(device)).toBe(200)
  expect((await owner.get('/my-garage')).body).toContain('Last used on')
  expect((await owner.post('/my-garage', removal)).headers.location).toBe('/my-garage?passkey=removed#passkeys')
  expect(await signInWith(device)).toBe(404)
  expect(await owner.isSignedIn()).toBe(true)
})

test('AUTH-04 a counter that does not go up is refused: there may be a copy of the key', async () => {
  const { device } = await setUp(5)
  expect(await signInWith(device, 6)).toBe(200)
  for (const counter of [6, 5, 0]) expect(await signInWith(device, counter)).toBe(403)
  expect(await signInWith(device, 7)).toBe(200)
  expect(served.app.complaints.filter((line) => line.includes('may be a copy of the key'))).toHaveLength(3)
})

test('AUTH-04 a passkey is added in a fresh session only', async () => {
  const { owner } = await setUp()
  expect((await served.open().call('/api/passkeys/add-options')).status).toBe(401)
  const options = await readOptions(owner, 'add-options')
  expect(options.excludeCredentials).toHaveLength(1)
  served.now += 15 * 60_000 - 1
  expect((await owner.call('/api/passkeys/add-options')).status).toBe(200)
  served.now += 1
  expect((await owner.call('/api/passkeys/add-options')).status).toBe(403)
  const late = createSoftwareAuthenticator().register({ options, ...place() })
  expect((await add(owner, late)).status).toBe(403)
})

test('AUTH-04 a passkey is nobody else’s, and a visitor has at most ten', async () => {
  const { device } = await setUp()
  const thief = served.open()
  await thief.signIn(createNumber())
  const options = await readOptions(thief, 'add-options')
  expect((await add(thief, device.register({ options, ...place() }))).status).toBe(403)
  for (let index = 0; index < 10; index += 1) {
    const more = await readOptions(thief, 'add-options')
    expect((await add(thief, createSoftwareAuthenticator().register({ options: more, ...place() }))).status).toBe(200)
  }
  expect((await thief.call('/api/passkeys/add-options')).status).toBe(403)
})

test('AUTH-04 an attestation that brings a certificate is refused, though everything else is in order', async () => {
  const owner = served.open()
  await owner.signIn(createNumber())
  for (const [format, status] of [
    ['fido-u2f', 403],
    ['none', 200],
  ] as const) {
    const options = await readOptions(owner, 'add-options')
    const registration = createSoftwareAuthenticator().register({ options, ...place() }, format)
    expect((await add(owner, registration)).status, format).toBe(status)
  }
})

test('AUTH-03 AUTH-04 deleting the data deletes passkeys; signing out everywhere keeps them', async () => {
  const { device, owner, phone } = await setUp()
  await owner.post('/sign-out', { scope: 'everywhere' })
  expect(await signInWith(device)).toBe(200)
  await owner.signIn(phone)
  const exported = JSON.parse((await owner.get('/my-data/export')).body) as { passkeys: object[] }
  expect(exported.passkeys).toMatchObject([{ device: 'Passkey', website: hosts.a }])
  expect((await owner.post('/my-data/delete', { confirm: 'delete' })).status).toBe(303)
  expect(await signInWith(device)).toBe(404)
})

test('API-04 calls of another origin, of hostile shape and of a megabyte are refused, and floods slowed', async () => {
  const browser = served.open()
  for (const path of ['add-options', 'add', 'sign-in-options', 'sign-in']) {
    const address = `/api/passkeys/${path}`
    expect((await browser.call(address, {}, { origin: other.origin })).status, path).toBe(403)
    expect((await browser.get(address)).status, path).toBe(405)
    expect((await served.open(hosts.closed).call(address, {})).status, path).toBe(404)
  }
  const good = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' }
  const whole = { id: 'AA', rawId: 'AA', type: 'public-key', response: good }
  const nested = '['.repeat(2_000)
  for (const body of [
    {},
    [],
    { ...whole, id: '' },
    { ...whole, id: "' or 1=1" },
    { ...whole, id: 'A'.repeat(1_365) },
    { ...whole, response: { ...good, signature: 'é' } },
    { ...whole, response: { ...good, userHandle: 'A'.repeat(129) } },
  ])
    expect((await enter(browser, body)).status).toBe(400)
  for (const clientData of ['null', '[]', '{"challenge":1}', '{"challenge":"\\u0000"}', nested, '\u0000'])
    expect(
      (
        await enter(browser, {
          ...whole,
          response: { ...good, clientDataJSON: Buffer.from(clientData).toString('base64url') },
        })
      ).status,
    ).toBe(410)
  expect((await enter(browser, { ...whole, more: 'A'.repeat(1_000_000) })).status).toBe(413)
  const statuses = new Set<number>()
  for (let index = 0; index < 60; index += 1) statuses.add((await browser.call('/api/passkeys/sign-in-options')).status)
  expect([...statuses].sort((a, b) => a - b)).toEqual([200, 429])
})
