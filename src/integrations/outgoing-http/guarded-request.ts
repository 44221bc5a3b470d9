import type { LookupAddress } from 'node:dns'
import { lookup as lookUpName } from 'node:dns/promises'
import { request as requestPlain, type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestSafe } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/**
 * Which addresses may be requested (SSRF protection). `openInternet` in production; a test may allow its own server.
 */
export interface OutgoingRules {
  /** With the colon: 'https:' alone on the open internet. */
  readonly schemes: readonly string[]
  /** null: only the default port of the scheme. */
  readonly ports: readonly number[] | null
  /** Every address of a name. Rejects when it has none. */
  readonly resolveName: (name: string) => Promise<readonly LookupAddress[]>
  /** Whether a connection may be made to an IP address. */
  readonly isReachable: (address: string) => boolean
}

/** Public addresses, by https on its usual port. */
export const openInternet: OutgoingRules = {
  schemes: ['https:'],
  ports: null,
  resolveName: (name) => lookUpName(name, { all: true }),
  isReachable: isPublicAddress,
}

/**
 * `unusable`: the address or its answer will not get better by asking again. `host`: the host or the network is in
 * trouble.
 */
export type OutgoingFault = 'unusable' | 'host'

/** Reason why a request failed. The message is for the log and holds no header or body of the request. */
export class OutgoingProblem extends Error {
  override readonly name = 'OutgoingProblem'
  readonly fault: OutgoingFault
  constructor(fault: OutgoingFault, reason: string) {
    super(reason)
    this.fault = fault
  }
}

/**
 * The address, where it may be asked: scheme, port, and a name, never an IP address however it is spelled. Throws
 * OutgoingProblem.
 */
export function requireAskable(address: string, rules: Pick<OutgoingRules, 'schemes' | 'ports'>): URL {
  const url = URL.parse(address)
  if (url === null) throw new OutgoingProblem('unusable', 'not an address')
  if (!rules.schemes.includes(url.protocol))
    throw new OutgoingProblem('unusable', `scheme ${url.protocol} is not asked`)
  if (url.username !== '' || url.password !== '')
    throw new OutgoingProblem('unusable', 'an address with a user name is not asked')
  // The parser writes every spelling of an IPv4 address (decimal, hexadecimal, octal, short) as four decimal parts.
  if (url.hostname.startsWith('[') || isIP(url.hostname) !== 0)
    throw new OutgoingProblem('unusable', 'a bare IP address is not asked')
  if (url.port !== '' && rules.ports?.includes(Number(url.port)) !== true)
    throw new OutgoingProblem('unusable', `port ${url.port} is not asked`)
  return url
}

export interface OutgoingRequest {
  /** As `requireAskable` returned it. */
  readonly url: URL
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/**
 * Sends one request and resolves to the answer's head. The name is resolved once, every address it has is checked, and
 * the connection goes to exactly those (a pinned DNS answer), so that a name cannot change its meaning in between.
 * Redirects are not followed. Throws OutgoingProblem for a refused address, else the network's own error; aborts with
 * `signal`.
 */
export async function sendGuarded(
  request: OutgoingRequest,
  rules: OutgoingRules,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const addresses = await resolveChecked(request.url.hostname, rules, signal)
  const { method, body } = request
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  // Requests no compression, which prevents decompression bombs.
  const headers = { 'accept-encoding': 'identity', ...request.headers, ...length }
  const sent = openRequest(request.url, { method, signal, lookup: pinTo(addresses), headers })
  // Errors after the answer has begun come out of its body.
  sent.on('error', () => undefined)
  try {
    return await new Promise<IncomingMessage>((resolve, reject) => {
      sent.once('response', resolve)
      sent.once('error', reject)
      sent.end(body)
    })
  } catch (error) {
    sent.destroy()
    throw error
  }
}

/**
 * The body as it arrives. Throws OutgoingProblem 'unusable' once it is, or says that it will be, longer than
 * `maxBytes`, or when it is compressed. Ending the loop early destroys the connection.
 */
export async function* readLimited(response: IncomingMessage, maxBytes: number): AsyncGenerator<Buffer> {
  const encoding = response.headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity') throw new OutgoingProblem('unusable', `content encoding ${encoding}`)
  const declaredBytes = Number(response.headers['content-length'] ?? 0)
  if (declaredBytes > maxBytes) throw new OutgoingProblem('unusable', `${declaredBytes} bytes, more than ${maxBytes}`)
  let bytes = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new OutgoingProblem('unusable', `more than ${maxBytes} bytes`)
    yield chunk
  }
}

/**
 * The addresses of a name; one with a single closed address among open ones is refused whole. For connections that are
 * no HTTP requests, which go to exactly these addresses. Throws OutgoingProblem.
 */
export async function resolveChecked(
  name: string,
  rules: Pick<OutgoingRules, 'resolveName' | 'isReachable'>,
  signal: AbortSignal,
): Promise<readonly [LookupAddress, ...LookupAddress[]]> {
  const addresses = await orTimeOver(rules.resolveName(name), signal).catch((error: unknown) => {
    throw new OutgoingProblem(
      'host',
      `${name} was not found: ${error instanceof Error ? error.message : String(error)}`,
    )
  })
  const closed = addresses.find(({ address }) => !rules.isReachable(address))
  if (closed !== undefined)
    throw new OutgoingProblem('unusable', `${name} is at ${closed.address}, which is not on the open internet`)
  const [first, ...others] = addresses
  if (first === undefined) throw new OutgoingProblem('host', `${name} has no address`)
  return [first, ...others]
}

/** Rejects when the time is over, also where what is waited for cannot be stopped. */
function orTimeOver<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(new OutgoingProblem('host', 'took too long'))
    if (signal.aborted) giveUp()
    else signal.addEventListener('abort', giveUp, { once: true })
    work.then(resolve, reject)
  })
}

/** The connection does not resolve the name again; it uses the addresses that were checked. */
const pinTo =
  ([first, ...others]: readonly [LookupAddress, ...LookupAddress[]]): LookupFunction =>
  (_name, options, callback) => {
    if (options.all === true) callback(null, [first, ...others])
    else callback(null, first.address, first.family)
  }

function openRequest(url: URL, options: RequestOptions): ClientRequest {
  return url.protocol === 'https:' ? requestSafe(url, options) : requestPlain(url, options)
}
