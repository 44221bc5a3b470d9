import { createServer, request, type IncomingMessage } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFinishedPage, type FinishedPage } from './finished-page.ts'

const text = `<!doctype html><script>go()</script>${'<p>vehicle</p>'.repeat(500)}`
const grown: number[] = []
let page: FinishedPage
const server = createServer((asked, response) => void page.send(asked, response))

beforeAll(async () => {
  page = await createFinishedPage(
    new Response(text, { headers: { 'Content-Type': 'text/html', 'X-Kept': 'yes' } }),
    ({ bytes }) => grown.push(bytes),
  )
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise((resolve) => void server.close(resolve)))

function ask(headers: Record<string, string>, method = 'GET'): Promise<{ answer: IncomingMessage; body: Buffer }> {
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', headers, method, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => resolve({ answer, body: Buffer.concat(chunks) }))
    })
    asked.once('error', reject)
    asked.end()
  })
}

const forms = [
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
  ['', (bytes: Buffer) => bytes],
] as const

test('each form is the same text with its own tag and policy, and is compressed once for all requests', async () => {
  const tags = new Set<string>()
  for (const [encoding, decode] of forms) {
    const answers = await Promise.all([1, 2, 3].map(() => ask({ 'accept-encoding': encoding })))
    for (const { answer, body } of answers) {
      expect(decode(body).toString()).toBe(text)
      expect(answer.headers).toMatchObject({
        vary: 'Accept-Encoding',
        'cache-control': 'private, no-cache',
        'x-kept': 'yes',
        'content-length': String(body.length),
      })
      expect(answer.headers['content-encoding']).toBe(encoding === '' ? undefined : encoding)
      expect(answer.headers['content-security-policy']).toContain("script-src 'self';")
      tags.add(answer.headers.etag ?? '')
    }
  }
  expect(tags.size).toBe(3)
  expect(grown).toHaveLength(2)
  expect(grown[1]).toBe(page.bytes)
})

test('a visitor with this form gets 304 without a body; one with another form gets this one', async () => {
  const { answer } = await ask({ 'accept-encoding': 'br' })
  const tag = answer.headers.etag ?? ''
  const again = await ask({ 'accept-encoding': 'br', 'if-none-match': tag })
  expect([again.answer.statusCode, again.body.length, again.answer.headers.etag, again.answer.headers.vary]).toEqual([
    304,
    0,
    tag,
    'Accept-Encoding',
  ])
  const other = await ask({ 'accept-encoding': 'gzip', 'if-none-match': tag })
  expect([other.answer.statusCode, gunzipSync(other.body).toString()]).toEqual([200, text])
})

test('HEAD gets the headers of GET and no body', async () => {
  const [get, head] = [await ask({ 'accept-encoding': 'br' }), await ask({ 'accept-encoding': 'br' }, 'HEAD')]
  const { date: _one, ...expected } = get.answer.headers
  const { date: _other, ...given } = head.answer.headers
  expect(given).toEqual(expected)
  expect(head.body).toHaveLength(0)
})
