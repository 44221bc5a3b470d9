import { BlockList, isIP } from 'node:net'

/** IPv4 ranges that are not public, or that the platform must not reach. */
const closedV4 = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8],
  ['100.64.0.0', 10], // behind a carrier's NAT
  ['127.0.0.0', 8],
  ['169.254.0.0', 16], // link-local, among it the metadata services of clouds
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24], // documentation
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3], // multicast, reserved, broadcast
] as const)
  closedV4.addSubnet(network, bits, 'ipv4')

/**
 * Of IPv6 only what is given out as global unicast, less what leads into IPv4 or to nowhere. Mapped and translated
 * forms lie outside it.
 */
const openV6 = new BlockList()
openV6.addSubnet('2000::', 3, 'ipv6')
const closedV6 = new BlockList()
for (const [network, bits] of [
  ['2001::', 23], // protocol assignments, among them Teredo
  ['2001:db8::', 32],
  ['2002::', 16], // 6to4
  ['3fff::', 20],
] as const)
  closedV6.addSubnet(network, bits, 'ipv6')

/** Whether an address, in its usual spelling, is one of the open internet. Other text is not. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closedV4.check(address, 'ipv4')
    case 6:
      return openV6.check(address, 'ipv6') && !closedV6.check(address, 'ipv6')
    default:
      return false
  }
}
