import { isListedHost } from '#domain/picture/served-pictures.ts'
import {
  openInternet,
  OutgoingProblem,
  readLimited,
  requireAskable,
  sendGuarded,
  type OutgoingFault,
  type OutgoingRules,
} from '#integrations/outgoing-http/guarded-request.ts'
import type { IncomingMessage } from 'node:http'
import { looksLikePicture, mayBePicture } from './picture-bytes.ts'

/** Which requests are allowed, and their limits. `defaultFetchRules` is for the internet. */
export interface FetchRules extends OutgoingRules {
  readonly maxBytes: number
  /** Time limit for the whole fetch: DNS, connections, redirects and the picture. */
  readonly totalMs: number
  readonly maxRedirects: number
}

/** The internet, over https on its usual port. */
export const defaultFetchRules: FetchRules = {
  ...openInternet,
  maxBytes: 20 * 1024 * 1024,
  totalMs: 8_000,
  maxRedirects: 3,
}

/**
 * `unusable`: a retry will not help soon (not found, not a picture, too large, forbidden address).
 * `host`: not the fault of the picture: the host failed, or this machine was too busy.
 */
export type FetchFault = OutgoingFault

/** `reason` is for the log. */
export type FetchedPicture =
  | { readonly ok: true; readonly bytes: Buffer }
  | { readonly ok: false; readonly fault: FetchFault; readonly reason: string }

/** Parses an address. Throws OutgoingProblem if it is not allowed or its host is not on the list. */
function checkTarget(text: string, hosts: readonly string[], rules: FetchRules): URL {
  const url = requireAskable(text, rules)
  if (!isListedHost(url.hostname, hosts))
    throw new OutgoingProblem('unusable', `${url.hostname} is not on the list of picture hosts`)
  return url
}

type Answer = { readonly redirect: string } | { readonly bytes: Buffer }

async function readBody(response: IncomingMessage, rules: FetchRules): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of readLimited(response, rules.maxBytes)) {
    chunks.push(chunk)
    // An HTML page that is served as a picture is rejected by its first bytes.
    if (chunks.length === 1 && chunk.length >= 12 && !looksLikePicture(chunk))
      throw new OutgoingProblem('unusable', 'not a picture')
  }
  const whole = Buffer.concat(chunks)
  if (!looksLikePicture(whole)) throw new OutgoingProblem('unusable', 'not a picture')
  return whole
}

async function readAnswer(response: IncomingMessage, rules: FetchRules): Promise<Answer> {
  const { statusCode: status = 0, headers } = response
  if ([301, 302, 303, 307, 308].includes(status) && headers.location !== undefined)
    return { redirect: headers.location }
  if (status === 429 || status >= 500) throw new OutgoingProblem('host', `answered ${status}`)
  if (status !== 200) throw new OutgoingProblem('unusable', `answered ${status}`)
  if (!mayBePicture(headers['content-type']))
    throw new OutgoingProblem('unusable', `content type ${headers['content-type']}`)
  return { bytes: await readBody(response, rules) }
}

async function ask(url: URL, rules: FetchRules, signal: AbortSignal): Promise<Answer> {
  const headers = { accept: 'image/avif,image/webp,image/jpeg,image/png,image/gif', 'user-agent': 'Forecourt pictures' }
  const response = await sendGuarded({ url, method: 'GET', headers }, rules, signal)
  try {
    const answer = await readAnswer(response, rules)
    if ('redirect' in answer) response.destroy()
    return answer
  } catch (error) {
    // The rest of the answer is not read.
    response.destroy()
    throw error
  }
}

/**
 * Fetches a feed picture from a host on the list, and follows redirects to such hosts. Never throws because of a host.
 */
export async function fetchPicture(
  address: string,
  hosts: readonly string[],
  rules: FetchRules = defaultFetchRules,
): Promise<FetchedPicture> {
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
    if (error instanceof OutgoingProblem) return { ok: false, fault: error.fault, reason: error.message }
    return { ok: false, fault: 'host', reason: error instanceof Error ? error.message : String(error) }
  }
}
