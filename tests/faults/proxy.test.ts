import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startProxy, type Proxy } from './proxy.ts'

let echo: Server
let proxy: Proxy
const opened: Socket[] = []

beforeEach(async () => {
  echo = createServer((socket) => {
    socket.on('error', () => {})
    socket.pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(echo, 'listening')
  proxy = await startProxy((echo.address() as AddressInfo).port)
})
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy()
  await proxy.close()
  echo.close()
})

/** A connection through the proxy, what it has got back so far, and whether it has ended. */
async function open() {
  const socket = connect(proxy.port, '127.0.0.1')
  opened.push(socket)
  const seen = { text: '', isClosed: false }
  socket.on('data', (piece: Buffer) => (seen.text += piece.toString()))
  socket.on('error', () => {})
  socket.on('close', () => (seen.isClosed = true))
  // One that is refused may be reset before it is connected.
  await new Promise<void>((resolve) => void socket.once('connect', resolve).once('close', () => resolve()))
  return { socket, seen }
}

/** Long enough for an echo on loopback to be there if nothing held it back. */
const pauseMs = 40

test.each([null, 'slow', 'dripping'] as const)('%s: everything arrives, in order', async (trouble) => {
  proxy.trouble(trouble)
  const { socket, seen } = await open()
  const text = Array.from({ length: 300 }, (_, index) => `line ${index}\n`).join('')
  socket.write(text)
  await expect.poll(() => seen.text).toBe(text)
})

test('held: nothing arrives until it is over, then everything does, in order', async () => {
  const { socket, seen } = await open()
  proxy.trouble('held')
  socket.write('one')
  await sleep(pauseMs)
  socket.write('two')
  await sleep(pauseMs)
  expect(seen).toEqual({ text: '', isClosed: false })
  proxy.trouble(null)
  await expect.poll(() => seen.text).toBe('onetwo')
})

test('lost: what was open stays silent for good without being closed; a new connection works afterwards', async () => {
  const before = await open()
  proxy.trouble('lost')
  const during = await open()
  for (const { socket } of [before, during]) socket.write('one')
  proxy.trouble(null)
  const after = await open()
  after.socket.write('two')
  await expect.poll(() => after.seen.text).toBe('two')
  await sleep(pauseMs)
  for (const { seen } of [before, during]) expect(seen).toEqual({ text: '', isClosed: false })
})

test('reset: connections break, new ones are refused, and afterwards they work', async () => {
  const before = await open()
  proxy.trouble('reset')
  await expect.poll(() => before.seen.isClosed).toBe(true)
  const during = await open()
  await expect.poll(() => during.seen.isClosed).toBe(true)
  proxy.trouble(null)
  const after = await open()
  after.socket.write('two')
  await expect.poll(() => after.seen.text).toBe('two')
})
