import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ask } from '#tests/fixtures/server-process.ts'
import { dayMs, serveSignInApp, signInHosts as hosts, type SignInApp } from '#tests/fixtures/sign-in-app.ts'
import type { SignInBrowser } from '#tests/fixtures/sign-in-browser.ts'

let served: SignInApp
beforeAll(async () => {
  served = await serveSignInApp()
})
afterAll(() => served.app.close())
beforeEach(() => served.beginTest())

const open = (host?: string, scheme?: 'http' | 'https'): SignInBrowser => served.open(host, scheme)
const phone = '0400 123 456'

test('AUTH-04 three wrong codes end it: the right one is refused after them', async () => {
  const browser = open()
  await browser.askCode(phone)
  const code = await browser.readCode()
  const wrong = code === '000000' ? '000001' : '000000'
  const replies: string[] = []
  for (let index = 0; index < 3; index += 1)
    replies.push((await browser.post('/sign-in', { intent: 'check', code: wrong })).body)
  expect(replies.map((body) => /You have \w+ tr\w+ left|that was your last try/.exec(body)?.[0])).toEqual([
    'You have 2 tries left',
    'You have one try left',
    'that was your last try',
  ])
  const late = await browser.post('/sign-in', { intent: 'check', code })
  expect([late.status, late.body.includes('Too many wrong codes')]).toEqual([422, true])
  expect(await browser.isSignedIn()).toBe(false)
})

test('AUTH-04 a code is of no use in another browser, on another site, twice, or after five minutes', async () => {
  const [mine, other, elsewhere] = [open(), open(), open(hosts.b)]
  await mine.askCode(phone)
  const code = await mine.readCode()
  await other.askCode('0400 999 999')
  await elsewhere.get('/sign-in')
  expect((await other.post('/sign-in', { intent: 'check', code })).status).toBe(422)
  expect((await open().post('/sign-in', { intent: 'check', code })).body).toContain('Enter your number again')
  elsewhere.cookies.set('forecourt_sign_in', mine.cookies.get('forecourt_sign_in') ?? '')
  expect((await elsewhere.post('/sign-in', { intent: 'check', code })).body).toContain('Enter your number again')
  const copied = new Map(mine.cookies)
  expect((await mine.post('/sign-in', { intent: 'check', code })).status).toBe(303)
  const replayed = open()
  for (const [name, value] of copied) replayed.cookies.set(name, value)
  expect((await replayed.post('/sign-in', { intent: 'check', code })).status).toBe(422)
  expect(await replayed.isSignedIn()).toBe(false)

  const slow = open()
  await slow.askCode('0400 777 777')
  const expiring = await slow.readCode()
  served.now += 300_000
  const late = await slow.post('/sign-in', { intent: 'check', code: expiring })
  expect([late.status, late.body.includes('Your code has expired')]).toEqual([422, true])
})

test('AUTH-04 a session of one site is nobody on another, with its cookie copied', async () => {
  const mine = open()
  await mine.signIn(phone)
  const elsewhere = open(hosts.b)
  elsewhere.cookies.set('forecourt_session', mine.cookies.get('forecourt_session') ?? '')
  expect([await mine.isSignedIn(), await elsewhere.isSignedIn()]).toEqual([true, false])
})

test('AUTH-04 a cookie that was changed, cut or made up is nobody', async () => {
  const browser = open()
  await browser.signIn(phone)
  const good = decodeURIComponent(browser.cookies.get('forecourt_session') ?? '')
  const [token = '', signature = ''] = good.split(/\.(.*)/s)
  const flip = (text: string): string => (text.startsWith('A') ? `B${text.slice(1)}` : `A${text.slice(1)}`)
  for (const value of [
    '',
    'x',
    token,
    `${token}.`,
    `.${signature}`,
    `${flip(token)}.${signature}`,
    `${token}.${flip(signature)}`,
    `${token}.${signature}A`,
    `${token} .${signature}`,
    '%',
    '%00',
    '"',
    'a'.repeat(4_000),
  ]) {
    browser.cookies.set('forecourt_session', value)
    expect(await browser.isSignedIn(), value.slice(0, 60)).toBe(false)
  }
  browser.cookies.set('forecourt_session', encodeURIComponent(good))
  expect(await browser.isSignedIn()).toBe(true)
})

test('AUTH-04 signing in makes a new session, and ends one that the browser was given', async () => {
  const attacker = open()
  await attacker.signIn('0400 999 999')
  const planted = attacker.cookies.get('forecourt_session') ?? ''
  const victim = open()
  await victim.get('/sign-in')
  victim.cookies.set('forecourt_session', planted)
  // The planted session shows as signed in; the visitor signs in with another number all the same.
  await victim.post('/sign-in', { intent: 'send', phone })
  const { body } = await ask(served.app.port, hosts.a, '/sign-in', {
    headers: { cookie: `forecourt_sign_in=${victim.cookies.get('forecourt_sign_in') ?? ''}` },
  })
  const code = /data-testid="sandbox-code"[^>]*>(\d{6})</.exec(body)?.[1] ?? ''
  await victim.post('/sign-in', { intent: 'check', code })
  expect(victim.cookies.get('forecourt_session')).not.toBe(planted)
  expect([await victim.isSignedIn(), await attacker.isSignedIn()]).toEqual([true, false])
})

test('AUTH-04 a session ends by signing out here, on all devices, and after thirty days', async () => {
  const [first, second, third, stranger] = [open(), open(), open(), open()]
  for (const browser of [first, second, third]) await browser.signIn(phone)
  await stranger.signIn('0400 999 999')
  const stolen = first.cookies.get('forecourt_session') ?? ''
  await first.post('/sign-out', { scope: 'here' })
  expect(first.cookies.has('forecourt_session')).toBe(false)
  first.cookies.set('forecourt_session', stolen)
  expect([await first.isSignedIn(), await second.isSignedIn()]).toEqual([false, true])
  await second.post('/sign-out', { scope: 'everywhere' })
  expect([await second.isSignedIn(), await third.isSignedIn(), await stranger.isSignedIn()]).toEqual([
    false,
    false,
    true,
  ])
  served.now += 30 * dayMs - 1
  expect(await stranger.isSignedIn()).toBe(true)
  served.now += 1
  expect(await stranger.isSignedIn()).toBe(false)
})

test('AUTH-04 three hundred requests for one number send fifteen messages', async () => {
  // Five networks: each may ask for five codes, and the number gets fifteen from all of them together.
  await Promise.all(
    Array.from({ length: 300 }, (_, index) =>
      ask(served.app.port, hosts.real, '/sign-in', {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-forwarded-for': `203.0.${index >> 6}.${index & 63}`,
        },
        body: `intent=send&phone=${encodeURIComponent(phone)}`,
        timeoutMs: 60_000,
      }),
    ),
  )
  expect(served.messages).toHaveLength(15)
})

test('AUTH-04 known, unknown and limited numbers get the same answers', async () => {
  const known = open(hosts.real)
  await known.askCode('0400 111 456')
  const code = /^\d{6}/.exec(served.messages[0] ?? '')?.[0] ?? ''
  expect((await known.post('/sign-in', { intent: 'check', code })).status).toBe(303)
  for (let index = 0; index < 5; index += 1) await open(hosts.real).askCode('0400 222 456')
  const sent = served.messages.length
  const shownFor = async (number: string) => {
    const browser = open(hosts.real)
    const asked = await browser.askCode(number)
    const { status, body } = await browser.get('/sign-in')
    const wrong = await browser.post('/sign-in', { intent: 'check', code: '000000' })
    return [asked.status, asked.headers.location, status, body.replaceAll(/nonce="[^"]*"/g, ''), wrong.status]
  }
  const answers = await shownFor('0400 111 456')
  expect(await shownFor('0400 333 456')).toEqual(answers)
  expect(await shownFor('0400 222 456')).toEqual(answers)
  expect(served.messages).toHaveLength(sent + 2)
})

test('API-04 forms of another origin, of hostile shape and of a megabyte are refused', async () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    ask(served.app.port, hosts.a, '/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body,
    })
  expect((await post(`intent=send&phone=0400123456`, { origin: 'https://evil.example' })).status).toBe(403)
  expect((await post(`phone=${'0'.repeat(1_000_000)}`)).status).toBe(413)
  for (const body of [
    '',
    '&&&',
    'intent=check',
    'intent=check&code=a[9999999]',
    '__proto__=1',
    'intent=send&phone=%00',
  ])
    expect((await post(body)).status, body).toBe(422)
})
