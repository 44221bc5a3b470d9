import { createServer, type AddressInfo, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openSphinx, type OpenSphinxOptions } from './open-sphinx.ts'

/** A session with a server that is no search engine. */
async function openAt(receive: (socket: Socket) => void, options: Partial<OpenSphinxOptions> = {}) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    receive(socket)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const session = openSphinx({ daemons: [{ host: '127.0.0.1', port }], now: () => performance.now(), ...options })
  onTestFinished(async () => {
    await session.close()
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { session, sockets }
}

test('SRCH-10 an answer without end is cut at its limit', async () => {
  const chunk = Buffer.alloc(65_536, 0x61)
  // The beginning of the longest packet of the protocol.
  chunk.writeUIntLE(0xff_ffff, 0, 3)
  let sent = 0
  const { session } = await openAt(
    (socket) => {
      const send = (): void => {
        while (!socket.destroyed) {
          sent += chunk.length
          if (!socket.write(chunk)) return
        }
      }
      socket.on('drain', send)
      send()
    },
    { answerBytes: 200_000 },
  )
  await expect(session.ask(['SELECT 1'])).rejects.toThrow(/did not answer: it sent more than 200000 bytes; see that/)
  // What the system had taken for the connection by then counts as sent.
  expect(sent).toBeLessThan(50_000_000)
})

test('a flood of searches keeps nobody from looking whether the engine answers', async () => {
  const { session, sockets } = await openAt(() => undefined, { queryMs: 5_000, failures: 1_000 })
  const flood = Array.from({ length: 30 }, () => session.ask(['SELECT 1']).catch(() => null))
  await vi.waitFor(() => expect(sockets.size).toBe(8))
  const look = session.ask(['SELECT 1'], 0).catch(() => null)
  await vi.waitFor(() => expect(sockets.size).toBe(9), { timeout: 800 })
  await session.close()
  for (const socket of sockets) socket.destroy()
  await Promise.all([...flood, look])
})
