import type { IncomingMessage } from 'node:http'
import { resolveVisitorAddress, resolveVisitorNetwork } from './visitor-address.ts'

/** Under which address a request came, and from whom, with the word of the trusted proxies. */
export interface RequestOrigin {
  readonly scheme: 'http' | 'https'
  /** As given: with its port, in any case. '' where there is none. */
  readonly host: string
  /** `resolveVisitorAddress`: whose requests are counted together. */
  readonly address: string
  /** `resolveVisitorNetwork`: the wider network of an IPv6 visitor; null for IPv4. */
  readonly network: string | null
}

const greatestPort = 65_535

/**
 * `trustedProxies`: how many proxies stand between the internet and this server, each of which appends to
 * X-Forwarded-For and sets or appends to X-Forwarded-Host and -Proto. A header's last entry is the nearest proxy's
 * word; what stands further to the left than the trusted proxies wrote anyone can make up. 0 trusts no such header.
 */
export function readRequestOrigin(request: IncomingMessage, trustedProxies: number): RequestOrigin {
  const { headers, socket } = request
  const trusted = (name: string): readonly string[] => (trustedProxies === 0 ? [] : splitList(headers[name]))
  const hops = trusted('x-forwarded-for')
  const caller = hops.at(-Math.min(trustedProxies, hops.length)) ?? socket.remoteAddress ?? ''
  return {
    scheme: trusted('x-forwarded-proto').at(-1)?.toLowerCase() === 'https' ? 'https' : 'http',
    host: trusted('x-forwarded-host').at(-1) ?? headers.host ?? '',
    address: resolveVisitorAddress(caller),
    network: resolveVisitorNetwork(caller),
  }
}

/**
 * Whether a request names its host once and with a port that exists (RFC 9112, 3.2). Two Host headers could be read as
 * one by a proxy and as the other by this server; a port above 65535 makes no URL.
 */
export function hasProperHost(request: IncomingMessage, host: string): boolean {
  const given = request.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
  const port = /:(?<port>\d+)$/.exec(host)?.groups?.port
  return given <= 1 && (port === undefined || Number(port) <= greatestPort)
}

function splitList(header: string | string[] | undefined): readonly string[] {
  const text = Array.isArray(header) ? header.join(',') : (header ?? '')
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}
