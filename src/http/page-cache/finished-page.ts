import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { matchesEntityTag, parseAcceptedEncoding, type Encoding } from '../accepted-encoding.ts'
import { buildPageHeaders } from './page-headers.ts'

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

/** Quality 5 takes about 2 ms for a results page and is within a tenth of the size of the slowest. */
const brotliQuality = 5
/** Smaller bodies fit one packet as they are. */
const smallestCompressed = 860
/** What an entry costs besides its bytes: headers, keys, objects. A generous guess, so that the limit holds. */
const overheadBytes = 2_048

/** A finished answer, the same for every stranger, with its compressed forms as they are first asked for. */
export interface FinishedPage {
  readonly bytes: number
  /**
   * Answers the request: 304 where the visitor holds this very form, else the form that the visitor's browser takes.
   */
  send(request: IncomingMessage, response: ServerResponse): Promise<void>
}

/**
 * Whether an answer is the same for everybody and worth keeping: a whole page, without a cookie, whose route did not
 * forbid it.
 */
export function isShareable(answer: Response): boolean {
  if (answer.status !== 200 || answer.headers.getSetCookie().length > 0) return false
  const type = answer.headers.get('content-type') ?? ''
  if (!type.startsWith('text/html') && !type.startsWith('text/x-script')) return false
  if (/\b(no-store|private)\b/i.test(answer.headers.get('cache-control') ?? '')) return false
  const vary = (answer.headers.get('vary') ?? '').toLowerCase()
  return vary === '' || vary === 'accept-encoding'
}

/** Takes a shareable answer's body. `onGrow` is told the new size whenever a compressed form was added. */
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

  /** The same promise for all who ask while it is being made, so that each form is made once. */
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
