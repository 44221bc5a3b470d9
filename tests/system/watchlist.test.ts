import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHoldRepository } from '#data/hold.repository.ts'
import { createSignInRepository } from '#data/sign-in.repository.ts'
import { dollars } from '#domain/money/cents.ts'
import { buildNewHold } from '#tests/fixtures/holds.ts'
import { storeSite } from '#tests/fixtures/stored-site.ts'
import { serveApp, servedSite, type ServedApp } from '#tests/fixtures/served-app.ts'
import { ask, type Answer } from '#tests/fixtures/server-process.ts'
import { buildIncomingVehicle } from '#tests/fixtures/vehicle.ts'

/** The watchlist and the garage as a browser without scripts uses them, by plain HTTP and real sessions. */

const document = { demo: true, auth: { authentication: true, garage: true, garage_name: 'The Shed' } }
const vehicles = ['S1', 'S2', 'S3'].map((stocknum) =>
  buildIncomingVehicle(stocknum, { slug: `car-${stocknum.toLowerCase()}`, price: dollars(31_990) }),
)
const otherSite = 'served-too'

let app: ServedApp
const ids: string[] = []

beforeAll(async () => {
  app = await serveApp({
    fill: async (database) => {
      const now = (): number => Date.now()
      for (const siteId of [servedSite, otherSite])
        await storeSite(database, { siteId, now }, { name: 'Served Motors', ...document }, vehicles)
    },
  })
  for (const slug of ['car-s1', 'car-s2', 'car-s3'])
    ids.push((await app.stock.findBySlug({ siteId: servedSite, now: Date.now }, slug))?.id ?? '')
})
afterAll(() => app.close())

/** A browser: it keeps the cookies of one site. */
function openBrowser(site = servedSite) {
  const host = `${site}.localhost`
  const cookies = new Map<string, string>()
  async function send(path: string, options: { readonly body?: string; readonly type?: string } = {}): Promise<Answer> {
    const { body, type = 'application/x-www-form-urlencoded' } = options
    const answer = await ask(app.port, host, path, {
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': type, origin: `http://${host}` }),
      },
      ...(body === undefined ? {} : { method: 'POST', body }),
    })
    for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '' || /max-age=0/i.test(cookie)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return answer
  }
  return {
    cookies,
    get: (path: string) => send(path),
    post: (path: string, fields: Record<string, string> | string) =>
      send(path, { body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString() }),
    call: async (name: 'save' | 'remove', car_id: string, phone_number: string | null = null) => {
      const answer = await send(`/api/watchlist/${name}-car`, {
        body: JSON.stringify({ phone_number, car_id }),
        type: 'application/json',
      })
      return { status: answer.status, json: JSON.parse(answer.body) as Record<string, unknown> }
    },
    async signIn(phone: string) {
      await send('/sign-in?type=watchlist&redirect=%2F&back=%2F')
      await send('/sign-in?type=watchlist&redirect=%2F&back=%2F', { body: `intent=send&phone=${phone}` })
      const { body } = await send('/sign-in?type=watchlist&redirect=%2F&back=%2F')
      const code = /data-testid="sandbox-code"[^>]*>(\d{6})</.exec(body)?.[1] ?? ''
      await send('/sign-in?type=watchlist&redirect=%2F&back=%2F', { body: `intent=check&code=${code}` })
    },
  }
}

const textOf = ({ body }: Answer): string => body.replaceAll(/<script.*?<\/script>/gs, '').replaceAll(/<[^<>]+>/g, ' ')

describe('the watchlist', () => {
  test('WATCH-01 AUTH-05 the page is open to everyone and asks a visitor to sign in; the calls refuse', async () => {
    const browser = openBrowser()
    const page = await browser.get('/watchlist')
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(page.body).toContain('/sign-in?type=watchlist&amp;redirect=%2Fwatchlist')
    expect((await browser.call('save', ids[0] ?? '')).status).toBe(401)
    const posted = await browser.post('/watchlist', { remove: ids[0] ?? '' })
    expect([posted.status, posted.headers.location]).toEqual([303, expect.stringContaining('/sign-in?type=watchlist')])
  })

  test('WATCH-02 WATCH-06 saved cars are listed with price and status, and removed without scripts', async () => {
    const browser = openBrowser()
    await browser.signIn('0400000101')
    for (const id of ids) expect((await browser.call('save', id)).json).toEqual({ success: true, message: null })
    expect(JSON.parse((await browser.get('/api/session')).body)).toMatchObject({
      signedIn: true,
      watchlist: ids.toReversed(),
    })
    expect((await browser.call('save', ids[0] ?? '', '0400 000 102')).status).toBe(403)
    const page = await browser.get('/watchlist')
    expect(textOf(page).match(/\$31,990/g)).toHaveLength(3)
    expect((await browser.post('/watchlist', { remove: ids[1] ?? '' })).status).toBe(303)
    expect((await browser.get('/watchlist')).body).not.toContain('/cars/car-s2')
    expect((await browser.post('/watchlist', `remove=${'x'.repeat(20_000)}`)).status).toBe(413)
  })

  test('WATCH-06 a lower price since saving is told, and a sold car stays on the list', async () => {
    const browser = openBrowser()
    await browser.signIn('0400000103')
    for (const id of ids.slice(0, 2)) await browser.call('save', id)
    const ctx = { siteId: servedSite, now: Date.now }
    const importId = await app.stock.beginImport(ctx, { feed: 'main', fileName: 'later.csv' })
    const later = buildIncomingVehicle('S1', { slug: 'car-s1', price: dollars(30_990) })
    await app.stock.upsertBatch(ctx, { importId, feed: 'main', vehicles: [later] })
    await app.stock.markSold(ctx, { importId, ids: [ids[1] ?? ''] })
    const text = textOf(await browser.get('/watchlist'))
    expect(text).toContain('$1,000 less than when you saved it')
    expect(text).toMatch(/\bSold\b/)
    expect(text.match(/\$31,990/g)).toBeNull()
    // WATCH-04: it can be removed, and not be saved again.
    await browser.call('remove', ids[1] ?? '')
    expect((await browser.call('save', ids[1] ?? '')).json.success).toBe(false)
  })

  test('WATCH-01 TEN-07 no other visitor and no other site sees or changes it', async () => {
    const [ana, ben, elsewhere] = [openBrowser(), openBrowser(), openBrowser(otherSite)]
    await ana.signIn('0400000104')
    await ben.signIn('0400000105')
    await ana.call('save', ids[0] ?? '')
    await ben.call('remove', ids[0] ?? '')
    expect((await ana.get('/watchlist')).body).toContain('/cars/car-s1')
    expect((await ben.get('/watchlist')).body).not.toContain('/cars/car-s1')
    // The same number on another site is another visitor; a session of one site is none on the other.
    await elsewhere.signIn('0400000104')
    expect(JSON.parse((await elsewhere.get('/api/session')).body)).toMatchObject({ signedIn: true, watchlist: [] })
    expect((await elsewhere.call('save', ids[0] ?? '')).status).toBe(404)
    const thief = openBrowser(otherSite)
    for (const [name, value] of ana.cookies) thief.cookies.set(name, value)
    expect(JSON.parse((await thief.get('/api/session')).body)).toMatchObject({ signedIn: false, watchlist: [] })
  })

  test('API-04 a page of another origin cannot change a watchlist', async () => {
    const answer = await ask(app.port, `${servedSite}.localhost`, '/api/watchlist/save-car', {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example', 'content-type': 'application/json' },
      body: JSON.stringify({ car_id: ids[0] }),
    })
    expect(answer.status).toBe(403)
  })
})

describe('the garage', () => {
  test('AUTH-03 AUTH-02 a visitor is sent to sign-in and back', async () => {
    const browser = openBrowser()
    for (const path of ['/my-garage', '/my-data/export', '/my-data/delete']) {
      const answer = await browser.get(path)
      expect([answer.status, answer.headers.location]).toEqual([303, expect.stringContaining('/sign-in?type=garage')])
    }
    expect((await browser.post('/my-data/delete', { confirm: 'delete' })).status).toBe(303)
  })

  test('AUTH-03 the garage has its name, the saved cars and the enquiries of the visitor alone', async () => {
    const [ana, ben] = [openBrowser(), openBrowser()]
    await ana.signIn('0400000106')
    await ben.signIn('0400000107')
    await ana.call('save', ids[2] ?? '')
    await storeEnquiry('0400000106', 'Does it <b>tow</b> two tonnes?')
    const page = await ana.get('/my-garage')
    const text = textOf(page)
    expect(page.headers['cache-control']).toBe('no-store')
    for (const words of ['The Shed', '/cars/car-s3', 'Quick Enquiry', '0400 000 106'])
      expect(page.body).toContain(words)
    expect(text).toContain('Does it &lt;b&gt;tow&lt;/b&gt; two tonnes?')
    expect(textOf(await ben.get('/my-garage'))).not.toContain('two tonnes')
  })

  test('AUTH-03 the export holds what is stored of the visitor', async () => {
    const browser = openBrowser()
    await browser.signIn('0400000108')
    await browser.call('save', ids[2] ?? '')
    await storeEnquiry('0400000108', 'Is it still there?')
    const answer = await browser.get('/my-data/export')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="my-data.json"')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(JSON.parse(answer.body)).toMatchObject({
      phone: '+61400000108',
      saved_vehicles: [{ id: ids[2], price_at_saving: 31_990 }],
      enquiries: [{ subcategory: 'Quick Enquiry', form: { message: 'Is it still there?' } }],
    })
  })

  test('AUTH-03 deleting asks first, tells what stays, and ends every session', async () => {
    const [here, phone] = [openBrowser(), openBrowser()]
    await here.signIn('0400000109')
    await here.call('save', ids[2] ?? '')
    await phone.signIn('0400000109')
    const page = textOf(await here.get('/my-data/delete'))
    expect(page).toContain('1 saved vehicle')
    expect(page).toContain('which holds them in its own records')
    expect(JSON.parse((await here.get('/api/session')).body)).toMatchObject({ signedIn: true })
    const deleted = await here.post('/my-data/delete', { confirm: 'delete' })
    expect([deleted.status, deleted.headers.location]).toEqual([303, '/my-data/delete?deleted=1'])
    expect(textOf(await here.get('/my-data/delete?deleted=1'))).toContain('Your data is deleted')
    for (const browser of [here, phone])
      expect(JSON.parse((await browser.get('/api/session')).body)).toMatchObject({ signedIn: false, watchlist: [] })
    // The number signs in as somebody new.
    await here.signIn('0400000109')
    expect(JSON.parse((await here.get('/api/session')).body)).toMatchObject({ signedIn: true, watchlist: [] })
  })

  test('AUTH-03 an open reservation is kept, and the page says how to cancel it first', async () => {
    const browser = openBrowser()
    await browser.signIn('0400000110')
    const ctx = { siteId: servedSite, now: Date.now }
    const visitor = await createSignInRepository(app.database).visitors.findByPhone(ctx, '+61400000110')
    const order = buildNewHold(ids[0] ?? '', 'kept', {
      visitorId: visitor?.id ?? null,
      unpaidUntil: Date.now() + 900_000,
    })
    const begun = await createHoldRepository(app.database).begin(ctx, order)
    if (begun.kind !== 'held') throw new Error(begun.kind)
    expect((await browser.get('/my-data/delete')).body).toContain(`/reservations/${begun.hold.id}?key=`)
    expect(JSON.parse((await browser.get('/my-data/export')).body)).toMatchObject({
      reservations: [{ contact: order.contact, form: order.lead.form }],
    })
    const deleted = await browser.post('/my-data/delete', { confirm: 'delete' })
    expect(deleted.headers.location).toBe('/my-data/delete?deleted=1&kept=1')
    expect(textOf(await browser.get('/my-data/delete?deleted=1&kept=1'))).toContain('Your reservation stays in place')
    expect(await createHoldRepository(app.database).find(ctx, begun.hold.id)).toEqual(begun.hold)
  })

  test('AUTH-03 without authentication there is no watchlist, no garage and no link to them', async () => {
    const site = 'served-plain'
    await storeSite(app.database, { siteId: site, now: Date.now }, { name: 'Plain' }, vehicles)
    const browser = openBrowser(site)
    await expect.poll(async () => (await browser.get('/watchlist')).status, { timeout: 10_000 }).toBe(200)
    expect(textOf(await browser.get('/watchlist'))).toContain('kept in this browser')
    expect((await browser.call('save', ids[0] ?? '')).status).toBe(404)
    for (const path of ['/my-garage', '/my-data/export', '/my-data/delete', '/my-data/delete?deleted=1'])
      expect((await browser.get(path)).status, path).toBe(404)
    expect((await browser.get('/search/new-used-and-demo-cars')).body).not.toMatch(/my-garage|sign-in/)
  })
})

/** Stores an enquiry about the third car as its form does. */
async function storeEnquiry(phone: string, message: string): Promise<void> {
  const ctx = { siteId: servedSite, now: Date.now }
  const visitor = await app.services.signIn.visitors.findByPhone(ctx, `+61${phone.slice(1)}`)
  await app.services.leads.save(ctx, {
    category: 'Used Vehicle Enquiry',
    subcategory: 'Quick Enquiry',
    event: 'default_form',
    form: { name: 'Ana', phone, message },
    car: null,
    pageUrl: null,
    userAgent: null,
    consent: { opt_in: false, opt_in_text: '', collection_notice: '', at: 0 },
    source: 'Website',
    attributes: { visited_pages: [], linked_query_params: {} },
    locationId: null,
    visitorId: visitor?.id ?? null,
    suspicion: null,
    idempotencyKey: `${phone} ${message}`,
    channels: ['sandbox'],
  })
}
