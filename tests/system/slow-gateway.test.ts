import { afterAll, beforeAll, expect, test } from 'vitest'
import { renderLimits } from '#http/render-limits.ts'
import { createRenderQueue } from '#http/render-queue.ts'
import { serveApp, type ServedApp } from '#tests/fixtures/served-app.ts'
import { ask } from '#tests/fixtures/server-process.ts'
import { storeSite } from '#tests/fixtures/stored-site.ts'

const slow = 'slow.localhost'
const other = 'other.localhost'
const sendings = 40
const gateway = Promise.withResolvers<void>()
const renders = createRenderQueue(renderLimits)
let underWay = 0
let app: ServedApp

beforeAll(async () => {
  app = await serveApp({
    variables: { TRUST_PROXY: '1' },
    async fill(database) {
      const document = { auth: { authentication: true, garage: true }, integrations: { sms: 'twilio' } }
      await storeSite(database, { siteId: 'slow', now: Date.now }, document)
      await storeSite(database, { siteId: 'other', now: Date.now }, {})
    },
    change: () => ({
      renders,
      chooseSmsSender: () => ({
        name: 'http',
        async send() {
          underWay += 1
          await gateway.promise
          return { ok: true, reference: 'SM1' }
        },
      }),
    }),
  })
})
afterAll(() => app.close())

test('API-04 a gateway that hangs takes no places of its site, and none of the others', async () => {
  const asked = Array.from({ length: sendings }, (_, index) =>
    ask(app.port, slow, '/sign-in', {
      method: 'POST',
      body: new URLSearchParams({ intent: 'send', phone: `04005550${10 + index}` }).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: `http://${slow}`,
        'x-forwarded-for': `203.0.${100 + (index % 8)}.7`,
      },
    }),
  )
  await expect.poll(() => underWay, { timeout: 10_000 }).toBe(sendings)
  expect(renders.figures).toEqual({ running: 0, waiting: 0, shed: 0 })
  const pages = await Promise.all(
    [slow, other, other].map((host, index) =>
      ask(app.port, host, `/search/used-cars?query=${index}`, { headers: { 'x-forwarded-for': '198.51.100.7' } }),
    ),
  )
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200])
  gateway.resolve()
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([303]))
})
