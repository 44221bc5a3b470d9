import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readElements } from '#tests/fixtures/read-html.ts'
import { ask, startServerProcess, type ServerProcess } from '#tests/fixtures/server-process.ts'

let directory: string
let server: ServerProcess
let path: string
const host = () => `harbourside-toyota.localhost:${server.port}`

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-documents-'))
  server = await startServerProcess({ directory, demo: true, draws: true })
  const { body } = await ask(server.port, host(), '/search/new-used-and-demo-cars?sortBy=price_desc')
  path = /href="(\/cars\/[a-z0-9-]+)"/.exec(body)?.[1] ?? ''
})
afterAll(async () => {
  await server.stop()
  await rm(directory, { recursive: true, force: true })
})

test('a start draws the first pictures before anybody asks for one', async () => {
  const list = () => readdir(join(directory, 'pictures')).catch(() => [])
  await expect.poll(list, { timeout: 60_000 }).not.toEqual([])
})

/** Asks until the PDF is made: on a busy machine the first one takes longer than a request waits. */
async function askForPdf(of: string): ReturnType<typeof ask> {
  for (;;) {
    const answer = await ask(server.port, of, `${path}/document.pdf`, { timeoutMs: 60_000 })
    if (answer.status !== 503) return answer
    await sleep(200)
  }
}

test('API-05 PRICE-05 a page, cached or rendered, holds structured data with the price it shows', async () => {
  const rendered = await ask(server.port, host(), path, { headers: { cookie: 'visitor=1' } })
  const kept = [await ask(server.port, host(), path), await ask(server.port, host(), path)]
  for (const { status, body, headers } of [rendered, ...kept]) {
    expect(status).toBe(200)
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? ''
    const { '@graph': graph } = JSON.parse(json) as {
      readonly '@graph': readonly { readonly '@type': string; readonly offers?: { readonly price: number } }[]
    }
    expect(graph.map((node) => node['@type'])).toEqual(['Car', 'BreadcrumbList'])
    expect(graph[0]?.offers?.price).toBe(Number(/data-price="(\d+)"/.exec(body)?.[1]) / 100)
    const canonical = readElements(body, 'link').find(({ rel }) => rel === 'canonical')
    expect(canonical?.href).toMatch(new RegExp(`^https?://[^/]+${path}$`))
    const image = readElements(body, 'meta').find(({ property }) => property === 'og:image')
    expect(image?.content).toMatch(/^https?:\/\/.+f=jpeg$/)
    // Data in a script is not run and needs no word in the policy; nothing inline is allowed at large.
    expect(String(headers['content-security-policy'])).not.toMatch(/script-src[^;]*'unsafe-inline'/)
  }
})

test('SHARE-05 all who ask at once get one PDF, and a browser that has it gets 304', async () => {
  // As many as one address may ask for at once: more would wait, and nobody waits longer than 3 s.
  const answers = await Promise.all(Array.from({ length: 8 }, () => askForPdf(host())))
  expect(
    new Set(
      answers.map(({ status, headers }) => `${status} ${String(headers['content-type'])} ${String(headers.etag)}`),
    ).size,
  ).toBe(1)
  expect(answers[0]?.headers['content-disposition']).toBe(`attachment; filename="${path.replace('/cars/', '')}.pdf"`)
  const again = await ask(server.port, host(), `${path}/document.pdf`, {
    headers: { 'if-none-match': String(answers[0]?.headers.etag) },
  })
  expect(again.status).toBe(304)
  expect((await ask(server.port, host(), '/cars/never-was/document.pdf')).status).toBe(404)
})

test('TEN-07 SHARE-05 a PDF names the host that it was asked of, whoever asked before', async () => {
  const other = `harbourside-toyota.localhost:${server.port + 1}`
  const [own, foreign] = await Promise.all([askForPdf(host()), askForPdf(other)])
  expect(own.headers.etag).not.toBe(foreign.headers.etag)
})

test('SHARE-04 TEN-07 /print is for no search engine and for no other site', async () => {
  const sheet = await ask(server.port, host(), `/print?car_id=${path.replace('/cars/', '')}`)
  expect([sheet.status, sheet.body.includes('content="noindex"')]).toEqual([200, true])
  expect(
    (await ask(server.port, `bigsky-motors.localhost:${server.port}`, `/print?car_id=${path.replace('/cars/', '')}`))
      .status,
  ).toBe(404)
  expect((await ask(server.port, host(), '/print')).status).toBe(404)
})
