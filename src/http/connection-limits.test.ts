import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { connectionLimits, createLimitedServer } from './connection-limits.ts'

test.each([
  ['never reads', { longestStallMs: 100 }, null],
  ['reads a little at a time', { longestStallMs: 60_000, longestAnswerMs: 300 }, 20],
] as const)('API-04 a client that asks and %s is cut, and its answer let go', async (_name, limits, readEveryMs) => {
  const server = createLimitedServer({ ...connectionLimits, ...limits })
  const cut = Promise.withResolvers<boolean>()
  server.on('request', (_request, response) => {
    response.once('close', () => cut.resolve(response.writableFinished))
    // More than the buffers of both ends hold.
    response.end(Buffer.alloc(64 * 1024 * 1024))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.on('error', () => undefined).pause()
  const reading = readEveryMs === null ? undefined : setInterval(() => client.read(64), readEveryMs)
  client.write('GET / HTTP/1.1\r\nHost: a.example\r\n\r\n')
  expect(await cut.promise).toBe(false)
  clearInterval(reading)
  client.destroy()
  server.closeAllConnections()
  await new Promise((resolve) => void server.close(resolve))
})
