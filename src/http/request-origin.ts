import type { IncomingMessage } from 'node:http'
import { resolveVisitorAddress, resolveVisitorNetwork } from './visitor-address.ts'

/** Scheme, host and caller of a request, as the trusted proxies report them. */
export interface RequestOrigin {
  readonly scheme: 'http' | 'https'
  /** As sent: with its port, in upper or lower case. '' where there is none. */
  readonly host: string
  /** `resolveVisitorAddress`: the key of rate limits. */
  readonly address: string
  /** `resolveVisitorNetwork`: the wider network of an IPv6 visitor; null for IPv4. */
  readonly network: string | null
}

const greatestPort = 65_535

/**
 * `trustedProxies`: number of proxies between the internet and this server, each of which appends to X-Forwarded-For
 * and sets or appends to X-Forwarded-Host and -Proto. The nearest proxy wrote the last entry of a header; entries to
 * the left of those that trusted proxies wrote can be forged. With 0 these headers are ignored.
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
 * Whether a request has one Host header with a valid port (RFC 9112, 3.2). Of two Host headers a proxy could use one
 * and this server the other; a port above 65535 makes no URL.
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
