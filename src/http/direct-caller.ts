import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

interface ProxySettings {
  /** Number of trusted proxies in front of this server, which write X-Forwarded-For. */
  readonly trustedProxies: number
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Networks without a route from the internet: a network at home, or that of containers on this machine. */
const privateNetworks = new BlockList()
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv6')

const holds = (list: BlockList, address: string): boolean =>
  isIP(address) !== 0 && list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')

/** Headers that proxies and CDNs add, such as X-Forwarded-For, Forwarded, Via, X-Real-IP, CF-Connecting-IP. */
const marksProxy = /^(?:x-forwarded-|forwarded$|via$|x-real-ip$|x-client-ip$|cf-|true-client-ip$|fastly-|x-envoy-)/

/** Whether no proxy announces itself: behind one the caller could be anybody on the internet. */
function isDirect({ headers }: IncomingMessage, environment: ProxySettings): boolean {
  return environment.trustedProxies === 0 && !Object.keys(headers).some((name) => marksProxy.test(name))
}

/** The caller's address; an IPv4 caller of an IPv6 socket as IPv4. */
const addressOf = (request: IncomingMessage): string =>
  (request.socket.remoteAddress ?? '').replace(/^::ffff:(?=[\d.]+$)/i, '')

/** Whether a request comes from this machine itself. */
export function isDirectLoopback(request: IncomingMessage, environment: ProxySettings): boolean {
  return isDirect(request, environment) && holds(loopback, addressOf(request))
}

/** Whether a request comes from this machine or from a private network. */
export function isDirectNeighbour(request: IncomingMessage, environment: ProxySettings): boolean {
  return (
    isDirect(request, environment) &&
    (holds(loopback, addressOf(request)) || holds(privateNetworks, addressOf(request)))
  )
}
