import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { matchesEntityTag, parseAcceptedEncoding, type Encoding } from '../accepted-encoding.ts'
import { buildPageHeaders } from './page-headers.ts'

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

/**
 * Quality 9 takes about 6 ms for a results page, one more than quality 5, and saves 3 % of it; the two above it take
 * 140 and 350 ms.
 */
const brotliQuality = 9
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

/** Reads the body of a shareable answer. `onGrow` is called when a compressed form has increased the size. */
export async function createFinishedPage(
  answer: Response,
  onGrow: (page: FinishedPage) => void,
): Promise<FinishedPage> {
  const identity = Buffer.from(await answer.arrayBuffer())
  const { 'content-length': _length, ...headers } = buildPageHeaders(answer, identity)
  headers.vary = 'Accept-Encoding'
  const digest = createHash('sha256')
    .update(identity)
    .update(String(headers['content-security-policy'] ?? ''))
    .digest('base64url')
    .slice(0, 22)
  const tags: Readonly<Record<Encoding, string>> = {
    identity: `"${digest}"`,
    gzip: `"${digest}-gzip"`,
    br: `"${digest}-br"`,
  }
  const forms = new Map<Encoding, Buffer | Promise<Buffer>>([['identity', identity]])
  let bytes = identity.length + overheadBytes

  async function compress(encoding: 'br' | 'gzip'): Promise<Buffer> {
    const form =
      encoding === 'br'
        ? await compressBrotli(identity, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
              [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
            },
          })
        : await compressGzip(identity, { level: 6 })
    forms.set(encoding, form)
    bytes += form.length
    onGrow(page)
    return form
  }

  /** Returns the form, or the promise of it while it is being made, so that each form is made once. */
  function formOf(encoding: Encoding): Buffer | Promise<Buffer> {
    const known = forms.get(encoding)
    if (known !== undefined) return known
    if (encoding === 'identity') return identity
    const making = compress(encoding)
    forms.set(encoding, making)
    making.catch(() => forms.delete(encoding))
    return making
  }

  const page: FinishedPage = {
    get bytes() {
      return bytes
    },
    async send(request, response) {
      const accepted = parseAcceptedEncoding(request.headers['accept-encoding']?.toString())
      const encoding = identity.length < smallestCompressed ? 'identity' : accepted
      const answerHeaders: OutgoingHttpHeaders = { ...headers, etag: tags[encoding] }
      if (matchesEntityTag(request.headers['if-none-match'], tags[encoding])) {
        delete answerHeaders['content-type']
        response.writeHead(304, answerHeaders).end()
        return
      }
      const form = formOf(encoding)
      const body = form instanceof Promise ? await form : form
      answerHeaders['content-length'] = body.length
      if (encoding !== 'identity') answerHeaders['content-encoding'] = encoding
      response.writeHead(200, answerHeaders)
      response.end(request.method === 'HEAD' ? undefined : body)
    },
  }
  return page
}
