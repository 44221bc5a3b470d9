import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { requestContextKey, type RequestContext } from '#server/request-context.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import type { DocumentAnswer } from '#documents/vehicle-documents.ts'
import type { VehicleSheet } from '#documents/vehicle-sheet.ts'
import { loader as loadSheet } from './print.tsx'
import { loader as loadPdf } from './vehicle-pdf.ts'

const nowMs = Date.UTC(2026, 10, 20)
const day = 86_400
const car = buildVehicle('A1', { id: 'a234567', slug: '2022-toyota-hilux-a1' })

interface Surroundings {
  readonly vehicle?: Vehicle
  readonly part?: DocumentPart
  readonly answer?: DocumentAnswer
  readonly allowed?: boolean
}

/** What a loader is given, with just the services that these two ask. */
function createArguments(
  path: string,
  headers: Readonly<Record<string, string>>,
  {
    vehicle = car,
    part = {},
    answer = { ok: true, document: { bytes: Buffer.from('%PDF-1.3'), tag: '"t"' } },
    allowed = true,
  }: Surroundings,
) {
  const asked: VehicleSheet[] = []
  const services: Partial<RequestContext> = {
    site: buildTestSite(part),
    ctx: { siteId: 'test-site', now: () => nowMs },
    stock: {
      findBySlug: (_ctx: unknown, slug: string) => Promise.resolve(slug === vehicle.slug ? vehicle : null),
      findByIdOrSlug: (_ctx: unknown, key: string) =>
        Promise.resolve(key === vehicle.slug || key === vehicle.id ? vehicle : null),
    } as unknown as RequestContext['stock'],
    takeAllowance: () => Promise.resolve(allowed),
    findDocument: (sheet) => {
      asked.push(sheet)
      return Promise.resolve(answer)
    },
  }
  const context = new RouterContextProvider()
  context.set(requestContextKey, services as RequestContext)
  const url = new URL(path, 'http://test-site.localhost:3000')
  return {
    asked,
    args: {
      context,
      url,
      request: new Request(url, { headers }),
      params: { slug: url.pathname.split('/')[2] ?? '' },
    } as unknown as Parameters<typeof loadSheet>[0] & Parameters<typeof loadPdf>[0],
  }
}

async function openSheet(path: string, surroundings: Surroundings = {}) {
  try {
    return { status: 200, ...(await loadSheet(createArguments(path, {}, surroundings).args)) }
  } catch (error) {
    return { status: (error as { readonly init: { readonly status: number } }).init.status, sheet: null, path: null }
  }
}

const openPdf = (surroundings: Surroundings = {}, headers: Readonly<Record<string, string>> = {}, slug = car.slug) =>
  loadPdf(createArguments(`/cars/${slug}/document.pdf`, headers, surroundings).args)

test('SHARE-04 FIN-06 /print takes the car by slug or by id', async () => {
  for (const key of [car.slug, car.id]) {
    const { status, sheet, path } = await openSheet(`/print?car_id=${key}`)
    expect([status, sheet?.title, path]).toEqual([200, '2022 Toyota HiLux SR5', '/cars/2022-toyota-hilux-a1'])
  }
})

test.each([
  ['no car', '/print', {}],
  ['an empty car', '/print?car_id=', {}],
  ['a car that never was', '/print?car_id=nothing', {}],
  ['printing off', `/print?car_id=${car.slug}`, { print: { enabled: false } }],
  [
    'printing off at the dealership',
    `/print?car_id=${car.slug}`,
    { dealerships: [{ id: 'main', slug: 'main', name: 'Main', hide: ['print' as const] }] },
  ],
])('SHARE-04 TEN-11 /print with %s answers 404', async (_what, path, part) => {
  expect((await openSheet(path, { part })).status).toBe(404)
})

test('SHARE-05 TEN-11 the PDF is an attachment named after the car, or 404 without printing or the car', async () => {
  const answer = await openPdf()
  expect([answer.status, await answer.text()]).toEqual([200, '%PDF-1.3'])
  expect(answer.headers.get('Content-Type')).toBe('application/pdf')
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="2022-toyota-hilux-a1.pdf"')
  expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
  expect((await openPdf({ part: { print: { enabled: false } } })).status).toBe(404)
  expect((await openPdf({}, {}, 'nothing')).status).toBe(404)
})

test('SHARE-05 who holds the same document gets no second copy', async () => {
  const answer = await openPdf({}, { 'If-None-Match': '"t"' })
  expect([answer.status, await answer.text(), answer.headers.get('ETag')]).toEqual([304, '', '"t"'])
  expect((await openPdf({}, { 'If-None-Match': '"other"' })).status).toBe(200)
})

test('STOCK-05 SHARE-04 SHARE-05 a car sold long ago has no paper any more, one sold yesterday has', async () => {
  const soldAgo = (days: number) => ({
    ...car,
    status: 'sold',
    sold: true,
    sold_date_timestamp: nowMs / 1000 - days * day,
  })
  expect((await openSheet(`/print?car_id=${car.slug}`, { vehicle: soldAgo(1) })).sheet?.price).toBeNull()
  expect((await openSheet(`/print?car_id=${car.slug}`, { vehicle: soldAgo(1_000) })).status).toBe(410)
  expect([
    (await openPdf({ vehicle: soldAgo(1) })).status,
    (await openPdf({ vehicle: soldAgo(1_000) })).status,
  ]).toEqual([200, 410])
})

test.each([
  ['too many wait', { answer: { ok: false, error: 'busy' } }, 503, /We are busy with other PDFs/],
  ['it cannot be made', { answer: { ok: false, error: 'failed' } }, 500, /could not make the PDF/],
  ['one visitor asks for too many', { allowed: false }, 429, /Try again in a minute/],
] as const)(
  'SHARE-05 API-03 API-04 when %s the answer says so: as problem details to the script, in words to a person',
  async (_what, surroundings, status, words) => {
    const toScript = await openPdf(surroundings, { Accept: '*/*' })
    expect([toScript.status, toScript.headers.get('Content-Type'), toScript.headers.get('Cache-Control')]).toEqual([
      status,
      'application/problem+json',
      'no-store',
    ])
    expect(((await toScript.json()) as { readonly detail: string }).detail).toMatch(words)
    const toPerson = await openPdf(surroundings, { Accept: 'text/html,*/*' })
    expect([toPerson.status, toPerson.headers.get('Content-Type')]).toEqual([status, 'text/plain; charset=utf-8'])
    expect(await toPerson.text()).toMatch(words)
  },
)
