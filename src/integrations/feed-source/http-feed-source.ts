import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { readLimited, requireAskable, sendGuarded, type OutgoingRules } from '../outgoing-http/guarded-request.ts'
import { FetchProblem, type FeedSource, type FetchLimits, type FetchOutcome } from './feed-source.ts'
import { runFetch, type FetchRun } from './run-fetch.ts'
import { writeFeedFile } from './write-feed-file.ts'

export interface HttpFeedOptions {
  readonly url: string
  /** Value of the Authorization header; null sends none. It goes to the origin of `url` only. */
  readonly authorization: string | null
  /** Which addresses may be asked (SSRF protection), by the address: a redirect may lead to another host. */
  readonly rulesFor: (url: string) => OutgoingRules
  readonly limits: FetchLimits
}

const mostRedirects = 3
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])
/** May be better soon; a file that is being replaced is missing for a moment. */
const passing: ReadonlySet<number> = new Set([404, 408, 409, 423, 425, 429])

/** Characters of an ETag or a date that are kept and sent back. */
const longestTag = 500

const validatorSchema = z.object({
  etag: z.string().max(longestTag).nullable(),
  lastModified: z.string().max(longestTag).nullable(),
})

/**
 * Fetches a feed by HTTP(S). An unchanged file is recognised by its ETag or its date and costs one short answer. An
 * answer whose end cannot be known is refused: cut off, it would look whole.
 */
export function createHttpFeedSource({ url, authorization, rulesFor, limits }: HttpFeedOptions): FeedSource {
  return {
    fetch: ({ into, validator, signal }) =>
      runFetch(limits, signal, async (run) => {
        const conditions = buildConditions(validator)
        const { response, asked } = await follow({ url, authorization, rulesFor }, conditions, run)
        try {
          return await take(response, asked, { into, isConditional: Object.keys(conditions).length > 0 }, limits, run)
        } finally {
          // Closes the connection: the rest of a refused answer is not read.
          response.destroy()
        }
      }),
  }
}

/** The answer at the end of the redirects, each of which is checked like the first address. */
async function follow(
  { url, authorization, rulesFor }: Omit<HttpFeedOptions, 'limits'>,
  conditions: Readonly<Record<string, string>>,
  { signal }: FetchRun,
): Promise<{ readonly response: IncomingMessage; readonly asked: URL }> {
  const home = URL.parse(url)?.origin
  let asked = requireAskable(url, rulesFor(url))
  for (let redirect = 0; ; redirect += 1) {
    const headers = {
      accept: '*/*',
      'user-agent': 'Forecourt feeds',
      ...conditions,
      ...(authorization !== null && asked.origin === home ? { authorization } : {}),
    }
    const response = await sendGuarded({ url: asked, method: 'GET', headers }, rulesFor(asked.href), signal)
    if (!redirects.has(response.statusCode ?? 0)) return { response, asked }
    response.destroy()
    const next = URL.parse(response.headers.location ?? '', asked)
    if (next === null) throw new FetchProblem('refused', 'the server redirects to nowhere')
    if (redirect === mostRedirects)
      throw new FetchProblem('refused', `the server redirects more than ${mostRedirects} times`)
    if (asked.protocol === 'https:' && next.protocol !== 'https:')
      throw new FetchProblem('refused', 'the server redirects from https to an unencrypted address')
    asked = requireAskable(next.href, rulesFor(next.href))
  }
}

async function take(
  response: IncomingMessage,
  asked: URL,
  { into, isConditional }: { readonly into: string; readonly isConditional: boolean },
  limits: FetchLimits,
  run: FetchRun,
): Promise<FetchOutcome> {
  const status = response.statusCode ?? 0
  if (status === 304 && isConditional) return { kind: 'unchanged' }
  if (status !== 200) throw describeStatus(status)
  const declaredBytes = response.headers['content-length']
  if (declaredBytes === undefined && response.headers['transfer-encoding'] === undefined)
    throw new FetchProblem(
      'refused',
      'the server does not declare the length of its response, so that a cut would not be noticed; it must send a ' +
        'Content-Length, or the chunks of HTTP/1.1',
    )
  const written = await writeFeedFile(readLimited(response, limits.maxBytes), {
    folder: into,
    name: readName(asked),
    maxBytes: limits.maxBytes,
    noteBytes: run.noteBytes,
  })
  return { kind: 'fetched', ...written, validator: readValidator(response) }
}

function describeStatus(status: number): FetchProblem {
  if (status === 401 || status === 403)
    return new FetchProblem('refused', `the server answered ${status}: check user name and password of the feed`)
  const isPassing = passing.has(status) || (status >= 500 && status <= 599)
  return new FetchProblem(isPassing ? 'retry' : 'refused', `the server answered ${status}, and not with a file`)
}

/** The last part of the path, whose ending decides the format where there is no mapping. */
function readName({ pathname }: URL): string {
  const last = pathname.slice(pathname.lastIndexOf('/') + 1)
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

function readValidator({ headers }: IncomingMessage): string | null {
  const keep = (text: string | undefined): string | null =>
    text !== undefined && text.length <= longestTag ? text : null
  const etag = keep(headers.etag)
  const lastModified = keep(headers['last-modified'])
  return etag === null && lastModified === null ? null : JSON.stringify({ etag, lastModified })
}

/** The headers that ask for the file only if it has changed. */
function buildConditions(validator: string | null): Readonly<Record<string, string>> {
  if (validator === null) return {}
  const parsed = validatorSchema.safeParse(parseJson(validator))
  // A validator of another kind of source: the feed has moved.
  if (!parsed.success) return {}
  const { etag, lastModified } = parsed.data
  if (etag !== null) return { 'if-none-match': etag }
  return lastModified === null ? {} : { 'if-modified-since': lastModified }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
