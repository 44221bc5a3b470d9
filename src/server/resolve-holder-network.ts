import type { RequestOrigin } from '#http/request-origin.ts'

/** Addresses of this machine, of private networks and of carriers' translators: a proxy's, and no visitor's. */
const privateAddress =
  /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./
const privateNetwork = /^(?:0:|f[cd]|fe[89ab])/

/**
 * The network whose unpaid holds are counted together: the /48 of an IPv6 address, the /24 of an IPv4 address. null
 * where the address does not identify the visitor, so that a server whose proxy is not set up (TRUST_PROXY) does not
 * count all visitors as one.
 */
export function resolveHolderNetwork({ address, network }: Pick<RequestOrigin, 'address' | 'network'>): string | null {
  const parts = address.split('.')
  if (parts.length === 4) return privateAddress.test(address) ? null : `${parts.slice(0, 3).join('.')}.0/24`
  return network === null || privateNetwork.test(network) ? null : network
}
