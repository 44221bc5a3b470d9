import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { renderLimits } from '#http/render-limits.ts'
import { createRenderQueue } from '#http/render-queue.ts'
import { serveApp, servedSite, type ServedApp } from '#tests/fixtures/served-app.ts'

const renders = createRenderQueue(renderLimits)
const form = 'application/x-www-form-urlencoded'
let app: ServedApp
let host: string
const sockets: Socket[] = []

beforeAll(async () => {
  app = await serveApp({ change: () => ({ renders }) })
  host = `${servedSite}.localhost:${app.port}`
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})
afterAll(() => app.close())

/** Sends lines of a request by hand, and tells what came back. */
function send(lines: readonly string[], body: string) {
  const socket = connect(app.port, '127.0.0.1')
  sockets.push(socket)
  const received: Buffer[] = []
  socket.on('data', (part: Buffer) => received.push(part)).on('error', () => {})
  socket.write(`${[...lines, `Host: ${host}`, `Origin: http://${host}`].join('\r\n')}\r\n\r\n${body}`)
  const isClosed = new Promise<true>((resolve) => socket.once('close', () => resolve(true)))
  return { socket, isClosed, text: () => Buffer.concat(received).toString() }
}

describe('API-04 requests whose body does not arrive', () => {
  test.each([
    ['announced', 'Content-Length: 1000', 'n'],
    ['in parts of unknown number', 'Transfer-Encoding: chunked', '1\r\nn\r\n'],
  ])('API-04 two hundred half-sent forms, %s, take no place of the render queue', async (_name, length, begun) => {
    for (const path of ['/enquire', '/sign-in', '/api/leads', '/sign-out'])
      for (let index = 0; index < 50; index += 1)
        send([`POST ${path} HTTP/1.1`, `Content-Type: ${form}`, length], begun)
    // Each is on its way through the handlers by the time that a later connection is answered.
    await app.visit('/healthz')
    const pages = await Promise.all(
      [1, 2, 3].map((page) => app.visit(`/search/used-cars?query=${page}${length.length}`)),
    )
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(renders.figures).toEqual({ running: 0, waiting: 0, shed: 0 })
  })

  test('API-04 a form that arrives in pieces is answered like any other', async () => {
    const { socket, text } = send(['POST /enquire HTTP/1.1', `Content-Type: ${form}`, 'Content-Length: 7'], 'name')
    await app.visit('/healthz')
    socket.write('=An')
    await expect.poll(() => text().slice(0, 13)).toBe('HTTP/1.1 422 ')
    expect(text().toLowerCase()).not.toContain('\r\nconnection: close')
  })

  test('API-04 a body too long for any address is answered, and the connection is closed', async () => {
    const headers = ['Content-Type: application/json', 'Content-Length: 1000000']
    const paths = { '/enquire': 413, '/api/leads': 413, '/search-suggest': 405, '/api/none-such': 404 }
    // All at once, because each waits for a second before it closes.
    const statuses = await Promise.all(
      Object.keys(paths).map(async (path) => {
        const { isClosed, text } = send([`POST ${path} HTTP/1.1`, ...headers], 'x'.repeat(200_000))
        expect(await isClosed).toBe(true)
        expect(text().toLowerCase(), path).toContain('\r\nconnection: close\r\n')
        return [path, Number(text().slice(9, 12))] as const
      }),
    )
    expect(Object.fromEntries(statuses)).toEqual(paths)
  })

  test('API-04 whoever sends all of a body that is too long gets the whole answer', async () => {
    const body = 'x'.repeat(900_000)
    const headers = [`Content-Type: ${form}`, `Content-Length: ${body.length}`]
    const { isClosed, text } = send(['POST /enquire HTTP/1.1', ...headers], body)
    await isClosed
    expect(text()).toMatch(/^HTTP\/1\.1 413 /)
    expect(text()).toContain('</html>')
  })
})
