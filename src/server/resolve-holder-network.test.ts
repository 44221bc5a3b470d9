import { expect, test } from 'vitest'
import { resolveVisitorAddress, resolveVisitorNetwork } from '#http/visitor-address.ts'
import { resolveHolderNetwork } from './resolve-holder-network.ts'

test.each<[string, string | null]>([
  ['203.0.113.7', '203.0.113.0/24'],
  ['203.0.113.200:4711', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:7:1::9', '2001:db8:7::/48'],
  ['2001:db8:7:ffff::1', '2001:db8:7::/48'],
  ['172.32.0.1', '172.32.0.0/24'],
  ['127.0.0.1', null],
  ['::1', null],
  ['10.1.2.3', null],
  ['172.16.0.1', null],
  ['192.168.1.1', null],
  ['100.64.0.1', null],
  ['fd00::1', null],
  ['fe80::1', null],
  ['nobody', null],
])('BUY-03 unpaid holds from %s count for %s', (caller, network) => {
  const origin = { address: resolveVisitorAddress(caller), network: resolveVisitorNetwork(caller) }
  expect(resolveHolderNetwork(origin)).toBe(network)
})
