import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLeadRepository } from '#data/lead.repository.ts'
import { ask, type Answer } from '#tests/fixtures/server-process.ts'
import { serveApp, type ServedApp } from '#tests/fixtures/served-app.ts'
import { storeSite } from '#tests/fixtures/stored-site.ts'
import { buildIncomingVehicle } from '#tests/fixtures/vehicle.ts'

const dayMs = 86_400_000
let app: ServedApp
let now = Date.UTC(2026, 10, 20)
/** Ids of the one car of each site. */
const cars = { a: '', b: '' }

beforeAll(async () => {
  const ctxOf = (siteId: string) => ({ siteId, now: () => now })
  app = await serveApp({
    now: () => now,
    variables: { TRUST_PROXY: '1' },
    async fill(database) {
      for (const name of ['a', 'b'])
        await storeSite(database, ctxOf(`site-${name}`), { leads: { hourly_limit: 2 } }, [
          buildIncomingVehicle(`S-${name}`, { slug: `car-${name}` }),
        ])
    },
  })
  for (const name of ['a', 'b'] as const)
    cars[name] = (await app.stock.findBySlug(ctxOf(`site-${name}`), `car-${name}`))?.id ?? ''
})
afterAll(() => app.close())
beforeEach(() => {
  now += 2 * dayMs
})

const listLeads = () => createLeadRepository(app.database).list({ siteId: 'site-a', now: () => now }, 1_000)
const person = { name: 'Ana', email: 'ana@example.com', phone: '0400 123 456', message: 'Is it still there?' }

/** Visitors of no two requests share an address, unless one is given. */
let visitors = 0
function send(path: string, type: string, body: string, from?: string, host = 'site-a'): Promise<Answer> {
  visitors += 1
  const address = from ?? `10.${visitors >> 8}.${visitors & 255}.1`
  const headers = { 'content-type': type, 'x-forwarded-for': address }
  return ask(app.port, `${host}.localhost`, path, { method: 'POST', body, headers })
}
const post = (fields: Readonly<Record<string, string>>, from?: string) =>
  send('/enquire', 'application/x-www-form-urlencoded', new URLSearchParams(fields).toString(), from)
const call = (body: object) => send('/api/leads', 'application/json', JSON.stringify(body))

/** The token of a form as it is opened; a person then takes a few seconds. */
async function open(host = 'site-a'): Promise<string> {
  const { body } = await ask(app.port, `${host}.localhost`, '/enquire')
  now += 5_000
  return /name="submission" value="([^"]+)"/.exec(body)?.[1] ?? ''
}

test('API-04 TEN-07 a car that is unknown or of another site is not found, and nothing is stored', async () => {
  const before = (await listLeads()).length
  for (const id of [cars.b, 'car-b', 'z234567', '../car-a', '%00', '__proto__', "' or 1=1 --", 'x'.repeat(5_000)]) {
    const submission = await open()
    const answer = await call({ form: 'enquiry', submission, userData: { ...person, car_id: id } })
    expect([id.slice(0, 20), [400, 404].includes(answer.status)]).toEqual([id.slice(0, 20), true])
    expect(answer.body).not.toContain('S-b')
    const page = await ask(app.port, 'site-a.localhost', `/enquire?car_id=${encodeURIComponent(id)}`)
    expect(page.status).toBeLessThan(500)
    expect(page.body).not.toContain('S-b')
  }
  expect(await listLeads()).toHaveLength(before)
  const own = await call({ form: 'enquiry', submission: await open(), userData: { ...person, car_id: cars.a } })
  expect(own.status).toBe(200)
  expect((await listLeads())[0]?.car?.slug).toBe('car-a')
})

test('LEAD-13 TEN-07 a form without a token, with one of another site, and a day old comes back with a good one', async () => {
  const before = (await listLeads()).length
  const [own, foreign] = [await open(), await open('site-b')]
  now += dayMs
  for (const submission of ['', foreign, own, `${own}x`]) {
    const refused = await post({ ...person, submission })
    expect(refused.status).toBe(422)
    expect(refused.body).toContain('This form was open for a long time')
    expect(refused.body).toContain('Is it still there?')
  }
  expect(await listLeads()).toHaveLength(before)
  expect((await post({ ...person, submission: await open() })).status).toBe(303)
})

test('API-04 a message of a megabyte is refused with 413 by page and call, and the next visitor is served', async () => {
  const submission = await open()
  const message = 'x'.repeat(1_000_000)
  expect((await post({ ...person, submission, message })).status).toBe(413)
  expect((await call({ form: 'enquiry', submission, userData: { ...person, message } })).status).toBe(413)
  expect((await post({ ...person, submission })).status).toBe(303)
})

test('LEAD-12 names in every script reach the ledger as typed', async () => {
  const names = [
    'Ngũgĩ',
    '王小明',
    'Ελένη',
    'Владимир',
    'محمد بن سلمان',
    'נועה',
    'สมชาย',
    'अनिल',
    '👩🏽‍🔧',
    '</adf>',
    '<b>"&\'',
  ]
  for (const name of names) {
    expect((await post({ ...person, name, submission: await open() })).status, name).toBe(303)
    expect((await listLeads())[0]?.form['name']).toBe(name)
  }
})

test('LEAD-13 a rotating /48 gets its share; the rest is answered alike and held', async () => {
  const before = (await listLeads()).length
  for (let index = 0; index < 10; index += 1) {
    const from = `2001:db8:9:${index.toString(16)}::1`
    const answer = await post({ ...person, message: `Flood ${index}`, submission: await open() }, from)
    expect([answer.status, answer.headers.location]).toEqual([303, expect.stringMatching(/^\/success\?lead=/)])
  }
  const flood = (await listLeads()).slice(0, -before)
  expect(flood.map(({ suspicion }) => suspicion).toReversed()).toEqual([
    ...Array.from({ length: 6 }, () => null),
    ...Array.from({ length: 4 }, () => 'flood'),
  ])
  const elsewhere = await post({ ...person, message: 'Another', submission: await open() }, '2001:db8:a::1')
  expect(elsewhere.status).toBe(303)
  expect((await listLeads())[0]?.suspicion).toBeNull()
})
