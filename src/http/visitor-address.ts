import { isIP } from 'node:net'

/** Characters of the longest address with a port; anything longer is forged. */
const longestAddress = 60
/** IPv6: the four groups (/64) that a provider assigns to a connection; its user chooses the rest freely. */
const connectionGroups = 4
/** IPv6: the three groups (/48) that a provider assigns to a company or a hosting customer: 65,536 connections. */
const customerGroups = 3

/**
 * The key under which a visitor's requests are counted: the IPv4 address, or the /64 network of the IPv6 address. A
 * port that a proxy appended is left out, because it changes with every connection. Everything that is not an address
 * counts as one visitor.
 */
export function resolveVisitorAddress(text: string): string {
  const address = parseAddress(text)
  switch (isIP(address)) {
    case 4:
      return address
    case 6:
      return formatNetwork(address, connectionGroups)
    default:
      return '-'
  }
}

/** The /48 network of an IPv6 address, for a second and wider limit beside the one of its /64; null for all others. */
export function resolveVisitorNetwork(text: string): string | null {
  const address = parseAddress(text)
  return isIP(address) === 6 ? formatNetwork(address, customerGroups) : null
}

/**
 * The network whose visitors share turns where too many wait: the /48 of an IPv6 visitor, the /24 of an IPv4 visitor.
 * Takes what `resolveVisitorAddress` and `resolveVisitorNetwork` returned.
 */
export function resolveWiderNetwork({ address, network }: { address: string; network: string | null }): string {
  return network ?? (isIP(address) === 4 ? `${address.slice(0, address.lastIndexOf('.'))}.0/24` : address)
}

const formatNetwork = (address: string, groups: number): string =>
  `${expandGroups(address).slice(0, groups).join(':')}::/${groups * 16}`

/** The address in a text that may have a port and brackets; an IPv4-mapped IPv6 address becomes IPv4. */
function parseAddress(text: string): string {
  const given = text.trim().slice(0, longestAddress)
  const address =
    /^\[(?<inside>[^\]]*)\](?::\d+)?$/.exec(given)?.groups?.inside ??
    /^(?<inside>[\d.]+):\d+$/.exec(given)?.groups?.inside ??
    given
  const mapped = /^::ffff:(?<inside>[\d.]+)$/i.exec(address)?.groups?.inside
  return mapped !== undefined && isIP(mapped) === 4 ? mapped : address
}

/** The eight groups of an IPv6 address, without leading zeros. */
function expandGroups(address: string): readonly string[] {
  const bare = address.split('%', 1)[0] ?? ''
  const [head = '', tail] = bare.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  // An IPv4 address at the end stands for two groups.
  const width =
    first.length + last.length + (last.at(-1)?.includes('.') === true || first.at(-1)?.includes('.') === true ? 1 : 0)
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - width) }, () => '0')
  return [...first, ...zeros, ...last].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
}
