import type { OutgoingHttpHeaders } from 'node:http'
import { parseAcceptedEncoding } from './accepted-encoding.ts'
import { compressBytes } from './compress-bytes.ts'

/** For one visitor only: quality 4 takes half the time of 5, and the result is at most a tenth larger. */
const brotliQuality = 4
/** Bytes; smaller bodies fit one packet uncompressed. */
const smallestCompressed = 860
/** Text types; pictures and documents are compressed formats already. */
const textTypes = /^(?:text\/|application\/(?:json|problem\+json|xml|javascript|manifest\+json)\b|image\/svg\+xml)/

export interface CompressedAnswer {
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer
}

/**
 * Compresses an answer that is not cached with the best encoding that `accept` (Accept-Encoding) allows; returns it
 * unchanged where compression does not pay. Names of `headers` are lower case.
 */
export async function compressAnswer(
  accept: string | undefined,
  headers: OutgoingHttpHeaders,
  body: Buffer,
): Promise<CompressedAnswer> {
  const type = headers['content-type']?.toString() ?? ''
  if (body.length < smallestCompressed || !textTypes.test(type) || headers['content-encoding'] !== undefined)
    return { headers, body }
  const vary = headers.vary === undefined ? 'Accept-Encoding' : `${headers.vary}, Accept-Encoding`
  const encoding = parseAcceptedEncoding(accept)
  if (encoding === 'identity') return { headers: { ...headers, vary }, body }
  return {
    headers: { ...headers, vary, 'content-encoding': encoding },
    body: await compressBytes(body, encoding, brotliQuality),
  }
}
