import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ask } from '#tests/fixtures/server-process.ts'
import { serveSignInApp, signInHosts as hosts, type SignInApp } from '#tests/fixtures/sign-in-app.ts'
import type { SignInBrowser } from '#tests/fixtures/sign-in-browser.ts'

let served: SignInApp
beforeAll(async () => {
  served = await serveSignInApp()
})
afterAll(() => served.app.close())
beforeEach(() => served.beginTest())

const open = (host?: string, scheme?: 'http' | 'https'): SignInBrowser => served.open(host, scheme)
const phone = '0400 123 456'
const cookieLines = (answer: { headers: Readonly<Record<string, unknown>> }): readonly string[] =>
  [answer.headers['set-cookie'] ?? []].flat() as string[]

describe('signing in', () => {
  test('AUTH-01 number, code, and on to the page that was asked for', async () => {
    const browser = open()
    const address = '/sign-in?type=watchlist&redirect=%2Fsearch%2Fused-cars%3Fq%3Da&back=%2F'
    const first = await browser.get(address)
    expect(first.status).toBe(200)
    expect(first.headers['cache-control']).toBe('no-store')
    expect(first.body).toContain('Sign in to save vehicles')
    const asked = await browser.post(address, { intent: 'send', phone })
    expect([asked.status, asked.headers.location]).toEqual([303, address])
    expect((await browser.get(address)).body).toContain('Enter your code')
    const done = await browser.post(address, { intent: 'check', code: await browser.readCode() })
    expect([done.status, done.headers.location]).toEqual([303, '/search/used-cars?q=a'])
    expect(await browser.isSignedIn()).toBe(true)
    // Who is signed in already goes straight on.
    expect((await browser.get(address)).headers.location).toBe('/search/used-cars?q=a')
    expect((await browser.get('/sign-in')).body).toContain('You are signed in')
  })

  test('AUTH-04 cookies are http-only and same-site, and over https secure and bound to the host', async () => {
    const lines = async (scheme: 'http' | 'https') => {
      const browser = open(hosts.a, scheme)
      return [...cookieLines(await browser.get('/sign-in')), ...cookieLines(await browser.signIn(phone))]
    }
    for (const line of await lines('http')) expect(line).toMatch(/^forecourt_.*Path=\/; HttpOnly; SameSite=Lax$/)
    for (const line of await lines('https'))
      expect(line).toMatch(/^__Host-forecourt_(?:session|sign_in)=.*; Path=\/.*HttpOnly.*SameSite=Lax/)
    expect((await lines('https')).every((line) => line.includes('; Secure') && !line.includes('Domain'))).toBe(true)
  })

  test('AUTH-01 the text message names the site and the minutes, and binds the code to the host', async () => {
    const browser = open(hosts.real)
    await browser.askCode(phone)
    expect(served.messages).toHaveLength(1)
    expect(served.messages[0]).toMatch(
      /^\d{6} is your sign-in code for real motors\. It works for 5 minutes\. .*\n\n@real\.localhost #\d{6}$/s,
    )
    expect(await browser.readCode()).toBe('')
    const code = /^\d{6}/.exec(served.messages[0] ?? '')?.[0] ?? ''
    expect((await browser.post('/sign-in', { intent: 'check', code })).status).toBe(303)
    // Neither the log nor the database holds it.
    const rows = await served.app.database.kysely.selectFrom('sign_in_code').selectAll().execute()
    expect(JSON.stringify([rows, served.app.complaints])).not.toContain(`"${code}`)
  })

  test('AUTH-01 the button pressed twice sends one message', async () => {
    const browser = open(hosts.real)
    await browser.get('/sign-in')
    for (const answer of [
      await browser.post('/sign-in', { intent: 'send', phone }),
      await browser.post('/sign-in', { intent: 'send', phone }),
    ])
      expect(answer.status).toBe(303)
    expect(served.messages).toHaveLength(1)
    const again = await browser.post('/sign-in', { intent: 'resend' })
    expect([again.status, again.body.includes('Wait 30 seconds before')]).toEqual([422, true])
    served.now += 30_000
    expect((await browser.post('/sign-in', { intent: 'resend' })).status).toBe(303)
    expect(served.messages).toHaveLength(2)
  })

  test('AUTH-01 a gateway that is down is told, and the next try works', async () => {
    const browser = open(hosts.real)
    served.gateway = { ok: false, error: { kind: 'unreachable', detail: 'no route' } }
    const failed = await browser.askCode(phone)
    expect([failed.status, failed.body.includes('We could not send a code just now')]).toEqual([503, true])
    served.gateway = { ok: false, error: { kind: 'bad_number', detail: 'code 21614' } }
    expect((await browser.askCode(phone)).body).toContain('We cannot send text messages to this number')
    served.gateway = { ok: true, reference: 'SM2' }
    expect((await browser.askCode(phone)).status).toBe(303)
  })

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/%2Fevil.example',
    'https://evil.example/',
    '/.//evil.example',
    '/\t/evil.example',
    '/sign-in?redirect=%2Fsign-in',
    '/sign-out',
    'javascript:alert(1)',
  ])('AUTH-01 after signing in nobody is sent to %j', async (target) => {
    const browser = open()
    const address = `/sign-in?${new URLSearchParams({ type: 'x', redirect: target, back: target }).toString()}`
    const { body } = await browser.get(address)
    expect(body.includes(`=${encodeURIComponent(target)}`)).toBe(false)
    await browser.post(address, { intent: 'send', phone })
    const done = await browser.post(address, { intent: 'check', code: await browser.readCode() })
    expect(done.headers.location).toMatch(/^\/(?:my-garage)?$/)
    const out = await browser.post('/sign-out', { scope: 'here', back: target })
    expect(out.headers.location).toMatch(/^\/(?![/\\]|%2f)/i)
  })
})

describe('gates and roles', () => {
  test('AUTH-02 the finance page is gated by its switch, and opens after signing in', async () => {
    const browser = open()
    const gated = await browser.get('/finance?price=20000')
    expect([gated.status, gated.headers.location]).toEqual([
      303,
      '/sign-in?type=finance&redirect=%2Ffinance%3Fprice%3D20000&back=%2F',
    ])
    expect((await browser.post('/finance', { name: 'Ana' })).status).toBe(303)
    await browser.signIn(phone)
    expect((await browser.get('/finance?price=20000')).status).toBe(200)
    expect((await open(hosts.b).get('/finance')).status).toBe(200)
    expect((await open(hosts.closed).get('/finance')).status).toBe(200)
  })

  test('AUTH-03 a site without authentication, the default, has no sign-in and knows no visitor', async () => {
    const browser = open(hosts.closed)
    const mine = open()
    await mine.signIn(phone)
    browser.cookies.set('forecourt_session', mine.cookies.get('forecourt_session') ?? '')
    for (const path of ['/sign-in', '/sign-out']) {
      expect((await browser.get(path)).status, path).toBe(404)
      expect((await browser.post(path, { intent: 'send', phone })).status, path).toBe(404)
    }
    expect(await browser.isSignedIn()).toBe(false)
    for (const path of ['/', '/search/used-cars', '/enquire']) {
      expect((await open(hosts.closed).get(path)).body).not.toMatch(/sign[- ]in|my[- ]garage/i)
      expect((await open().get(path)).body).toContain('href="/my-garage"')
    }
  })

  test('AUTH-05 every other page answers a visitor without sign-in, and there is no page for staff', async () => {
    const browser = open()
    for (const path of ['/', '/search/used-cars', '/enquire', '/success', '/api/session', '/pre-owned'])
      expect((await browser.get(path)).status, path).toBe(200)
    for (const path of ['/admin', '/staff', '/login', '/dashboard', '/api/auth/get-session', '/api/auth/sign-out'])
      expect((await browser.get(path)).status, path).toBe(404)
  })

  test('AUTH-01 a signed-in visitor gets pages of his own, and the cached page stays that of everybody', async () => {
    const browser = open()
    await ask(served.app.port, hosts.a, '/')
    await ask(served.app.port, hosts.a, '/')
    expect(served.app.outcome()).toBe('hit')
    await browser.signIn(phone)
    await browser.get('/')
    expect(served.app.outcome()).toBe('own')
    const page = await ask(served.app.port, hosts.a, '/')
    expect(page.headers['set-cookie']).toBeUndefined()
  })
})
