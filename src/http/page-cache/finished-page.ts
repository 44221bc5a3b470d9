import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { matchesEntityTag, parseAcceptedEncoding, type Encoding } from '../accepted-encoding.ts'
import { compressBytes } from '../compress-bytes.ts'
import { WholeResponse } from '../whole-response.ts'
import { buildPageHeaders } from './page-headers.ts'

/**
 * A home page of 299 kB becomes 42.9 kB in 6 ms with quality 6 and 42.4 kB in 10 ms with 7. With its headers the former
 * exceeds the 43.8 kB of a new connection's first two round trips, and the third delays the largest paint by 150 ms on
 * a phone. The tables of quality 9 take 32 MB, which the system has to clear for each page.
 */
const brotliQuality = 7
/** Bytes; smaller bodies fit one packet uncompressed. */
const smallestCompressed = 860
/** Estimated bytes of an entry besides its body: headers, keys, objects. Generous, so that the limit holds. */
const overheadBytes = 2_048

/** A rendered answer for every anonymous visitor. Compressed forms are made on the first request for each. */
export interface FinishedPage {
  readonly bytes: number
  /** Answers the request: 304 when If-None-Match names this form, else the form that Accept-Encoding allows. */
  send(request: IncomingMessage, response: ServerResponse): Promise<void>
}

/** Whether an answer may be cached for everybody: a complete page without a cookie, whose route does not forbid it. */
export function isShareable(answer: Response): boolean {
  if (answer.status !== 200 || answer.headers.getSetCookie().length > 0) return false
  const type = answer.headers.get('content-type') ?? ''
  if (!type.startsWith('text/html') && !type.startsWith('text/x-script')) return false
  if (/\b(no-store|private)\b/i.test(answer.headers.get('cache-control') ?? '')) return false
  const vary = (answer.headers.get('vary') ?? '').toLowerCase()
  return vary === '' || vary === 'accept-encoding'
}

/** Compresses a page that is going to be sent many times. Runs beside the thread. */
export const compressPage = (page: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> =>
  compressBytes(page, encoding, brotliQuality)

/** Reads the body of a shareable answer. `onGrow` is called when a compressed form has increased the size. */
export async function createFinishedPage(
  answer: Response,
  onGrow: (page: FinishedPage) => void,
): Promise<FinishedPage> {
  const identity = await WholeResponse.readBytes(answer)
  const { 'content-length': _length, ...headers } = buildPageHeaders(answer, identity)
  headers.vary = 'Accept-Encoding'
  const digest = createHash('sha256')
    .update(identity)
    .update(String(headers['content-security-policy'] ?? ''))
    .digest('base64url')
    .slice(0, 22)
  return new CompressedOnce(identity, headers, digest, onGrow)
}

/**
 * A class, because V8 keeps what the getter of an object literal refers to until a full garbage collection, which would
 * be the whole of each page that has left the cache.
 */
class CompressedOnce implements FinishedPage {
  readonly #identity: Buffer
  readonly #headers: OutgoingHttpHeaders
  readonly #tags: Readonly<Record<Encoding, string>>
  readonly #onGrow: (page: FinishedPage) => void
  readonly #forms: Map<Encoding, Buffer | Promise<Buffer>>
  #bytes: number

  constructor(identity: Buffer, headers: OutgoingHttpHeaders, digest: string, onGrow: (page: FinishedPage) => void) {
    this.#identity = identity
    this.#headers = headers
    this.#tags = { identity: `"${digest}"`, gzip: `"${digest}-gzip"`, br: `"${digest}-br"` }
    this.#onGrow = onGrow
    this.#forms = new Map([['identity', identity]])
    this.#bytes = identity.length + overheadBytes
  }

  get bytes(): number {
    return this.#bytes
  }

  async send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const accepted = parseAcceptedEncoding(request.headers['accept-encoding']?.toString())
    const encoding = this.#identity.length < smallestCompressed ? 'identity' : accepted
    const headers: OutgoingHttpHeaders = { ...this.#headers, etag: this.#tags[encoding] }
    if (matchesEntityTag(request.headers['if-none-match'], this.#tags[encoding])) {
      delete headers['content-type']
      response.writeHead(304, headers).end()
      return
    }
    const form = this.#formOf(encoding)
    const body = form instanceof Promise ? await form : form
    headers['content-length'] = body.length
    if (encoding !== 'identity') headers['content-encoding'] = encoding
    response.writeHead(200, headers)
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  /** Returns the form, or the promise of it while it is being made, so that each form is made once. */
  #formOf(encoding: Encoding): Buffer | Promise<Buffer> {
    const known = this.#forms.get(encoding)
    if (known !== undefined) return known
    if (encoding === 'identity') return this.#identity
    const making = this.#compress(encoding)
    this.#forms.set(encoding, making)
    making.catch(() => this.#forms.delete(encoding))
    return making
  }

  async #compress(encoding: 'br' | 'gzip'): Promise<Buffer> {
    const form = await compressPage(this.#identity, encoding)
    this.#forms.set(encoding, form)
    this.#bytes += form.length
    this.#onGrow(this)
    return form
  }
}
