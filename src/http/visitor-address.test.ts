import { describe, expect, test } from 'vitest'
import { resolveVisitorAddress, resolveVisitorNetwork, resolveWiderNetwork } from './visitor-address.ts'

describe('API-04 whose requests are counted together', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7 ', '203.0.113.7'],
    ['203.0.113.7:51522', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['::1', '0:0:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ])('API-04 %s counts as %s', (text, counted) => {
    expect(resolveVisitorAddress(text)).toBe(counted)
  })

  test('API-04 another address of the same IPv6 network is the same visitor, another network is not', () => {
    expect(resolveVisitorAddress('2001:db8:1:2:ffff::1')).toBe(
      resolveVisitorAddress('2001:db8:1:2:aaaa:bbbb:cccc:dddd'),
    )
    expect(resolveVisitorAddress('2001:db8:1:3::1')).not.toBe(resolveVisitorAddress('2001:db8:1:2::1'))
  })

  test.each([
    ['2001:db8:1:2::1', '2001:db8:1::/48'],
    ['[2001:DB8:0001:ffff::9]:443', '2001:db8:1::/48'],
    ['203.0.113.7', null],
    ['::ffff:203.0.113.7', null],
    ['unknown', null],
  ])('API-04 the wider network of %s is %s', (text, network) => {
    expect(resolveVisitorNetwork(text)).toBe(network)
  })

  test.each([
    ['2001:db8:1:2::1', '2001:db8:1::/48'],
    ['203.0.113.7', '203.0.113.0/24'],
    ['unknown', '-'],
  ])('API-04 where too many wait, %s shares the turns of %s', (text, network) => {
    const visitor = { address: resolveVisitorAddress(text), network: resolveVisitorNetwork(text) }
    expect(resolveWiderNetwork(visitor)).toBe(network)
  })

  test.each(['', 'unknown', '_hidden', 'a'.repeat(10_000), '1.2.3.4.5', '203.0.113.7, 198.51.100.1'])(
    'API-04 %s, which is no address, gives nobody a rate limit of his own',
    (text) => {
      expect(resolveVisitorAddress(text)).toBe('-')
    },
  )
})
