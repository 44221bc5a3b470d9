import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { hasProperHost, readRequestOrigin } from './request-origin.ts'

const read = (headers: Readonly<Record<string, string>>, trustedProxies: number) =>
  readRequestOrigin(
    {
      headers: { host: 'dealer.example', ...headers },
      socket: { remoteAddress: '198.51.100.1' },
    } as unknown as IncomingMessage,
    trustedProxies,
  )

describe('what a proxy says of a request', () => {
  test('TEN-07 API-04 without a trusted proxy no header moves host, scheme or address', () => {
    const forged = {
      'x-forwarded-host': 'other.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '203.0.113.9',
    }
    expect(read(forged, 0)).toEqual({ host: 'dealer.example', scheme: 'http', address: '198.51.100.1', network: null })
  })

  test('TEN-07 behind a proxy that appends, what a stranger wrote before it chooses no dealer and no scheme', () => {
    const { host, scheme } = read(
      { 'x-forwarded-host': 'victim.example, dealer.example', 'x-forwarded-proto': 'https, http' },
      1,
    )
    expect([host, scheme]).toEqual(['dealer.example', 'http'])
    expect(read({ 'x-forwarded-host': 'shown.example', 'x-forwarded-proto': 'https' }, 1)).toMatchObject({
      host: 'shown.example',
      scheme: 'https',
    })
  })

  test('TEN-07 a proxy that sets no host leaves the Host header', () => {
    expect(read({ 'x-forwarded-host': ' , ' }, 1).host).toBe('dealer.example')
    expect(read({}, 2).host).toBe('dealer.example')
  })

  test.each([
    [1, '1.1.1.1, 203.0.113.9', '203.0.113.9'],
    [2, '1.1.1.1, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    [3, '1.1.1.1, 203.0.113.9, 10.0.0.3, 10.0.0.2', '203.0.113.9'],
    [2, '203.0.113.9', '203.0.113.9'],
    [1, '', '198.51.100.1'],
  ])('API-04 with %d proxies the visitor of "%s" is %s', (proxies, forwarded, address) => {
    expect(read({ 'x-forwarded-for': forwarded }, proxies).address).toBe(address)
  })

  test('API-04 an IPv6 visitor has a wider network beside his own, whoever names him', () => {
    const networks = { address: '2001:db8:1:2::/64', network: '2001:db8:1::/48' }
    expect(read({ 'x-forwarded-for': '2001:db8:1:2::9' }, 1)).toMatchObject(networks)
    const direct = { headers: {}, socket: { remoteAddress: '2001:db8:1:2::9' } } as unknown as IncomingMessage
    expect(readRequestOrigin(direct, 0)).toEqual({ host: '', scheme: 'http', ...networks })
  })

  test.each([
    [['Host', 'a.example'], 'a.example', true],
    [['Host', 'a.example', 'host', 'b.example'], 'a.example', false],
    [['Host', 'a.example:65535', 'Accept', 'host'], 'a.example:65535', true],
    [['Host', 'a.example:99999'], 'a.example:99999', false],
    [['Host', '[::1]'], '[::1]', true],
  ])('TEN-07 %j is a proper host: %s, %s', (rawHeaders, host, proper) => {
    expect(hasProperHost({ rawHeaders } as IncomingMessage, host)).toBe(proper)
  })
})
