import { isIP } from 'node:net'

/** Longest text of an address with its port; what is longer was made up. */
const longestAddress = 60
/**
 * IPv6: the four groups (/64) that a connection is given as a whole; the rest its user chooses anew as often as he
 * likes.
 */
const connectionGroups = 4
/** IPv6: the three groups (/48) that a company or a hosting customer is given, 65,536 connections. */
const customerGroups = 3

/**
 * Under which name a visitor's requests are counted: his IPv4 address, or the /64 network of his IPv6 address. A port
 * that a proxy wrote behind the address is left out: it changes with every connection. What is no address counts as one
 * visitor.
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

const formatNetwork = (address: string, groups: number): string =>
  `${expandGroups(address).slice(0, groups).join(':')}::/${groups * 16}`

/** The bare address in a text that may hold a port and brackets; an IPv4 address written as IPv6 as IPv4. */
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
