import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { createNotifyBell } from './notify-bell.ts'

/** AuthenticationOk and ReadyForQuery of PostgreSQL's protocol. */
const welcome = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])

test('a connection whose LISTEN is never answered is closed, so that no server process is kept', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => socket.write(welcome))
    socket.resume()
  })
  const connected = once(server, 'connection') as Promise<[Socket]>
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const bell = createNotifyBell({
    place: 'test',
    log: { info() {}, warn() {} },
    connect: () => new Client({ host: '127.0.0.1', port, user: 'a', database: 'a', query_timeout: 50 }),
  })
  await bell.onRing(() => {})
  const [socket] = await connected
  await once(socket, 'close')
  expect(socket.destroyed).toBe(true)
  await bell.close()
  server.close()
})
