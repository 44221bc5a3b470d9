import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { isDirectLoopback, isDirectNeighbour } from './direct-caller.ts'

const ask = (remoteAddress: string | undefined, headers: Readonly<Record<string, string>> = {}, trustedProxies = 0) => {
  const request = { socket: { remoteAddress }, headers } as unknown as IncomingMessage
  return [isDirectLoopback(request, { trustedProxies }), isDirectNeighbour(request, { trustedProxies })]
}

describe('TEN-07 who stands next to the server', () => {
  test.each([
    ['127.0.0.1', true, true],
    ['127.9.9.9', true, true],
    ['::1', true, true],
    ['::ffff:127.0.0.1', true, true],
    ['172.17.0.1', false, true],
    ['::ffff:10.0.0.7', false, true],
    ['192.168.1.20', false, true],
    ['fd00::7', false, true],
    ['172.32.0.1', false, false],
    ['203.0.113.9', false, false],
    ['2001:db8::1', false, false],
    ['', false, false],
    [undefined, false, false],
  ])('TEN-07 %s is on this machine: %s, or in its network: %s', (address, loopback, neighbour) => {
    expect(ask(address)).toEqual([loopback, neighbour])
  })

  test.each([
    'x-forwarded-for',
    'x-forwarded-proto',
    'forwarded',
    'via',
    'x-real-ip',
    'cf-connecting-ip',
    'true-client-ip',
  ])('TEN-07 with the header %s a proxy passes on somebody else', (header) => {
    expect(ask('127.0.0.1', { [header]: 'x' })).toEqual([false, false])
  })

  test('TEN-07 where a proxy is trusted every caller is one', () => {
    expect(ask('127.0.0.1', {}, 1)).toEqual([false, false])
  })
})
