import type { LookupAddress } from 'node:dns'
import { lookup as lookUpName } from 'node:dns/promises'
import { request as requestPlain, type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestSafe } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isListedHost } from '#domain/picture/served-pictures.ts'
import { looksLikePicture, mayBePicture } from './picture-bytes.ts'
import { isPublicAddress } from './public-address.ts'

/** What may be asked for, and how much of it. `defaultFetchRules` for the open internet. */
export interface FetchRules {
  /** 'https:' alone; a picture host of a test may speak plainly. */
  readonly schemes: readonly string[]
  /** null: the usual port of the scheme alone. */
  readonly ports: readonly number[] | null
  /** Every address of a name. Rejects when it has none. */
  readonly resolveName: (name: string) => Promise<readonly LookupAddress[]>
  /** Whether a connection may be made to an address. */
  readonly isReachable: (address: string) => boolean
  readonly maxBytes: number
  /** For everything: names, connections, redirects, the picture. */
  readonly totalMs: number
  readonly maxRedirects: number
}

/** The open internet, by https on its usual port. */
export const defaultFetchRules: FetchRules = {
  schemes: ['https:'],
  ports: null,
  resolveName: (name) => lookUpName(name, { all: true }),
  isReachable: isPublicAddress,
  maxBytes: 20 * 1024 * 1024,
  totalMs: 8_000,
  maxRedirects: 3,
}

/**
 * `unusable`: asking again soon will not help (not there, no picture, too large, an address that is not asked).
 * `host`: it was no fault of the picture: the host is in trouble, or this machine was too busy.
 */
export type FetchFault = 'unusable' | 'host'

/** `reason` is for the log. */
export type FetchedPicture = { readonly ok: true; readonly bytes: Buffer } | { readonly ok: false; readonly fault: FetchFault; readonly reason: string }

class FetchProblem extends Error {
  readonly fault: FetchFault
  constructor(fault: FetchFault, reason: string) {
    super(reason)
    this.fault = fault
  }
}

/** The address, where it may be asked: scheme, port, a name (never a number, however it is spelled) and a name on the list. */
function checkTarget(text: string, hosts: readonly string[], rules: FetchRules): URL {
  const url = URL.parse(text)
  if (url === null) throw new FetchProblem('unusable', 'not an address')
  if (!rules.schemes.includes(url.protocol)) throw new FetchProblem('unusable', `scheme ${url.protocol} is not asked`)
  if (url.username !== '' || url.password !== '') throw new FetchProblem('unusable', 'an address with a user name is not asked')
  // The parser writes every spelling of an IPv4 address (decimal, hexadecimal, octal, short) as four decimal parts.
  if (url.hostname.startsWith('[') || isIP(url.hostname) !== 0) throw new FetchProblem('unusable', 'a bare IP address is not asked')
  if (!isListedHost(url.hostname, hosts)) throw new FetchProblem('unusable', `${url.hostname} is not on the list of picture hosts`)
  if (url.port !== '' && rules.ports?.includes(Number(url.port)) !== true) throw new FetchProblem('unusable', `port ${url.port} is not asked`)
  return url
}

/** Rejects when the time is over, also where what is waited for cannot be stopped. */
function orTimeOver<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(new FetchProblem('host', 'took too long'))
    if (signal.aborted) giveUp()
    else signal.addEventListener('abort', giveUp, { once: true })
    work.then(resolve, reject)
  })
}

/** The addresses of a name; one with a single closed address among open ones is refused whole. */
async function resolveChecked(name: string, rules: FetchRules, signal: AbortSignal): Promise<readonly [LookupAddress, ...LookupAddress[]]> {
  const addresses = await orTimeOver(rules.resolveName(name), signal).catch((error: unknown) => {
    throw new FetchProblem('host', `${name} was not found: ${error instanceof Error ? error.message : String(error)}`)
  })
  const closed = addresses.find(({ address }) => !rules.isReachable(address))
  if (closed !== undefined) throw new FetchProblem('unusable', `${name} is at ${closed.address}, which is not on the open internet`)
  const [first, ...others] = addresses
  if (first === undefined) throw new FetchProblem('host', `${name} has no address`)
  return [first, ...others]
}

/** The connection resolves nothing itself: it goes to the addresses that were looked at, whatever the name means by then. */
const pinTo =
  ([first, ...others]: readonly [LookupAddress, ...LookupAddress[]]): LookupFunction =>
  (_name, options, callback) => {
    if (options.all === true) callback(null, [first, ...others])
    else callback(null, first.address, first.family)
  }

type Answer = { readonly redirect: string } | { readonly bytes: Buffer }

async function readBody(response: IncomingMessage, rules: FetchRules): Promise<Buffer> {
  const told = Number(response.headers['content-length'] ?? 0)
  if (told > rules.maxBytes) throw new FetchProblem('unusable', `${told} bytes, more than ${rules.maxBytes}`)
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > rules.maxBytes) throw new FetchProblem('unusable', `more than ${rules.maxBytes} bytes`)
    chunks.push(chunk)
    // Whoever calls a page a picture is found out before he has sent it all.
    if (chunks.length === 1 && chunk.length >= 12 && !looksLikePicture(chunk)) throw new FetchProblem('unusable', 'not a picture')
  }
  const whole = Buffer.concat(chunks)
  if (!looksLikePicture(whole)) throw new FetchProblem('unusable', 'not a picture')
  return whole
}

async function readAnswer(response: IncomingMessage, rules: FetchRules): Promise<Answer> {
  const { statusCode: status = 0, headers } = response
  if ([301, 302, 303, 307, 308].includes(status) && headers.location !== undefined) return { redirect: headers.location }
  if (status === 429 || status >= 500) throw new FetchProblem('host', `answered ${status}`)
  if (status !== 200) throw new FetchProblem('unusable', `answered ${status}`)
  if (!mayBePicture(headers['content-type'])) throw new FetchProblem('unusable', `content type ${headers['content-type']}`)
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw new FetchProblem('unusable', `content encoding ${headers['content-encoding']}`)
  return { bytes: await readBody(response, rules) }
}

function openRequest(url: URL, options: RequestOptions): ClientRequest {
  return url.protocol === 'https:' ? requestSafe(url, options) : requestPlain(url, options)
}

async function ask(url: URL, rules: FetchRules, signal: AbortSignal): Promise<Answer> {
  const addresses = await resolveChecked(url.hostname, rules, signal)
  const asked = openRequest(url, {
    signal,
    lookup: pinTo(addresses),
    // No compression: a picture needs none, and what unpacks can unpack without end.
    headers: { accept: 'image/avif,image/webp,image/jpeg,image/png,image/gif', 'accept-encoding': 'identity', 'user-agent': 'Forecourt pictures' },
  })
  // Errors after the answer has begun come out of its body.
  asked.on('error', () => undefined)
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      asked.once('response', resolve)
      asked.once('error', reject)
      asked.end()
    })
    const answer = await readAnswer(response, rules)
    if ('redirect' in answer) asked.destroy()
    return answer
  } catch (error) {
    // Nothing more of it is read, whatever it still has to say.
    asked.destroy()
    throw error
  }
}

/** Fetches a picture of a feed from a host on the list, following redirects there. Never throws for what a host does. */
export async function fetchPicture(address: string, hosts: readonly string[], rules: FetchRules = defaultFetchRules): Promise<FetchedPicture> {
  const signal = AbortSignal.timeout(rules.totalMs)
  try {
    let url = checkTarget(address, hosts, rules)
    for (let redirects = 0; redirects <= rules.maxRedirects; redirects += 1) {
      const answer = await ask(url, rules, signal)
      if ('bytes' in answer) return { ok: true, bytes: answer.bytes }
      const next = URL.parse(answer.redirect, url)
      url = checkTarget(next?.href ?? '', hosts, rules)
    }
    return { ok: false, fault: 'unusable', reason: `more than ${rules.maxRedirects} redirects` }
  } catch (error) {
    if (signal.aborted) return { ok: false, fault: 'host', reason: `not here within ${rules.totalMs} ms` }
    if (error instanceof FetchProblem) return { ok: false, fault: error.fault, reason: error.message }
    return { ok: false, fault: 'host', reason: error instanceof Error ? error.message : String(error) }
  }
}
