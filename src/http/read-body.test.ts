import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createBodyReader } from './read-body.ts'
import { OverloadedError } from './render-queue.ts'

/** A request whose body arrives as the test says. */
function createSender(headers: Readonly<Record<string, string>> = {}) {
  const request = new IncomingMessage(new Socket())
  Object.assign(request.headers, headers)
  return {
    request,
    send: (text: string): void => void request.push(Buffer.from(text)),
    end(): void {
      request.complete = true
      request.push(null)
    },
  }
}

const limits = { largestBytes: 10, mostBytesOfNetwork: 15, mostBytes: 25 }

test('API-04 a body is read to its end, in however many parts it comes', async () => {
  const read = createBodyReader(limits)
  const { request, send, end } = createSender()
  const reading = read(request, 'a')
  send('name=')
  send('Ann')
  end()
  expect(String(await reading)).toBe('name=Ann')
  const empty = createSender()
  const nothing = read(empty.request, 'a')
  empty.end()
  expect(String(await nothing)).toBe('')
})

test('API-04 a body beyond the limit is not read further, whether it says so or not', async () => {
  const read = createBodyReader(limits)
  const honest = createSender({ 'content-length': '11' })
  expect(await read(honest.request, 'a')).toBe('too long')
  expect(honest.request.listenerCount('data')).toBe(0)
  const { request, send } = createSender()
  const reading = read(request, 'a')
  send('12345678901')
  expect(await reading).toBe('too long')
  expect([request.listenerCount('data'), request.isPaused()]).toEqual([0, true])
})

test('API-04 a caller who disconnects in the middle of a body is no error', async () => {
  const read = createBodyReader(limits)
  const { request, send } = createSender()
  const reading = read(request, 'a')
  send('name=')
  request.destroy()
  expect(await reading).toBe('gone')
  expect(await read(request, 'a')).toBe('gone')
})

test('API-04 unfinished bodies fill neither the memory of a network nor that of the node', async () => {
  const read = createBodyReader(limits)
  const senders = ['a', 'a', 'b', 'c', 'c'].map((network) => {
    const sender = createSender()
    return { ...sender, reading: read(sender.request, network).catch((error: unknown) => error) }
  })
  const [first, second, other, third, fourth] = senders
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
  first?.send('12345678')
  await turn()
  // 8 bytes of this network are in memory: 8 more are too many, and the other networks have room.
  second?.send('12345678')
  expect(await second?.reading).toBeInstanceOf(OverloadedError)
  other?.send('12345678')
  await turn()
  third?.send('1234567')
  await turn()
  // 23 bytes in all.
  fourth?.send('123')
  expect(await fourth?.reading).toBeInstanceOf(OverloadedError)
  for (const sender of [first, other, third]) sender?.end()
  expect(await Promise.all([first, other, third].map((sender) => sender?.reading)).then(String)).toBe(
    '12345678,12345678,1234567',
  )
  // What has been read, refused or left is not counted any more.
  const next = createSender()
  const reading = read(next.request, 'a')
  next.send('1234567890')
  next.end()
  expect(String(await reading)).toBe('1234567890')
})
