import { afterAll, beforeAll, expect, test } from 'vitest'
import { renderLimits } from '#http/render-limits.ts'
import { createRenderQueue } from '#http/render-queue.ts'
import { serveApp, servedSite, type ServedApp } from '#tests/fixtures/served-app.ts'
import { ask } from '#tests/fixtures/server-process.ts'
import { buildIncomingVehicle } from '#tests/fixtures/vehicle.ts'

const documents = 24
const pictures = Promise.withResolvers<void>()
const renders = createRenderQueue(renderLimits)
let underWay = 0
let app: ServedApp

beforeAll(async () => {
  app = await serveApp({
    vehicles: Array.from({ length: documents }, (_, index) =>
      buildIncomingVehicle(`T${index}`, { slug: `vehicle-t${index}` }),
    ),
    variables: { TRUST_PROXY: '1' },
    change: () => ({
      renders,
      pageCache: null,
      async findDocument() {
        underWay += 1
        await pictures.promise
        return { ok: true, document: { bytes: Buffer.from('%PDF-'), tag: '"one"' } }
      },
    }),
  })
})
afterAll(() => app.close())

test('SHARE-05 API-04 PDFs that wait for their pictures keep no page of their site waiting', async () => {
  const host = `${servedSite}.localhost`
  const asked = Array.from({ length: documents }, (_, index) =>
    ask(app.port, host, `/cars/vehicle-t${index}/document.pdf`, {
      headers: { 'x-forwarded-for': `203.0.${100 + (index % 8)}.7` },
    }),
  )
  await expect.poll(() => underWay, { timeout: 10_000 }).toBe(documents)
  expect(renders.figures).toEqual({ running: 0, waiting: 0, shed: 0 })
  const page = await ask(app.port, host, '/search/used-cars?query=1', {
    headers: { 'x-forwarded-for': '198.51.100.7' },
  })
  expect(page.status).toBe(200)
  pictures.resolve()
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]))
})
