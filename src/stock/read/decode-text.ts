import { FeedError } from './feed-row.ts'
import { describePackedFile } from './file-kinds.ts'
import { findPending, markInvalid, type InvalidBytes } from './invalid-bytes.ts'

/** Encodings a mapping may name. `auto`: by byte order mark, by the XML prolog, else UTF-8 and nothing else. */
export const encodings = ['auto', 'utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export type Encoding = (typeof encodings)[number]

type KnownEncoding = Exclude<Encoding, 'auto'>

/** Enough for a byte order mark and an XML prolog. */
const headBytes = 512

/**
 * Bytes to text, piece by piece. A byte order mark wins over everything and is removed. Invalid bytes end the reading
 * with a FeedError: replacement characters in names and prices would be stored for ever, and guessing an encoding
 * turns a damaged file into a plausible one. With `invalid`, invalid UTF-8 is recorded there and marked in the text, so
 * that who reads the rows can name the one it is in; `refuseInvalidBytes` ends the reading then.
 */
export async function* decodeText(
  chunks: AsyncIterable<Buffer>,
  encoding: Encoding,
  invalid: InvalidBytes | null = null,
): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null
  let used: KnownEncoding = 'utf-8'
  let bytesBefore = 0
  let head = Buffer.alloc(0)
  let pending: Uint8Array = head

  const decode = (chunk: Buffer | null): string => {
    if (decoder === null) return ''
    try {
      const text = chunk === null ? decoder.decode() : decoder.decode(chunk, { stream: true })
      if (chunk !== null && invalid !== null) pending = findPending(chunk)
      return text
    } catch {
      if (chunk !== null && invalid !== null && used === 'utf-8') {
        decoder = new TextDecoder(used)
        const { text, at } = markInvalid(Buffer.concat([pending, chunk]), decoder)
        invalid.byte = bytesBefore - pending.length + at + 1
        return text
      }
      throw new FeedError('failed', describeInvalid(used, bytesBefore, chunk?.length ?? 0))
    }
  }

  for await (const chunk of chunks) {
    if (decoder === null) {
      head = Buffer.concat([head, chunk])
      if (head.length < headBytes) continue
      used = resolveEncoding(head, encoding)
      decoder = new TextDecoder(used, { fatal: true })
      yield decode(head)
      bytesBefore += head.length
    } else {
      yield decode(chunk)
      bytesBefore += chunk.length
    }
  }
  if (decoder === null) {
    if (head.length === 0) return
    used = resolveEncoding(head, encoding)
    decoder = new TextDecoder(used, { fatal: true })
    yield decode(head)
    bytesBefore += head.length
  }
  const rest = decode(null)
  if (rest !== '') yield rest
}

function resolveEncoding(head: Buffer, wanted: Encoding): KnownEncoding {
  const packed = describePackedFile(head)
  if (packed !== null) throw new FeedError('failed', `the file is ${packed}`)
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8'
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  if (wanted !== 'auto') return wanted
  const prolog = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.-]+)["']/i.exec(head.toString('latin1'))
  if (prolog?.[1] !== undefined) return requireDeclared(prolog[1])
  const zeros = head.reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0)
  if (zeros > head.length / 4) {
    throw new FeedError(
      'failed',
      'the file looks like UTF-16 without a byte order mark, or is not a text file; if it is UTF-16, say ' +
        'encoding: utf-16le in the mapping',
    )
  }
  return 'utf-8'
}

function requireDeclared(name: string): KnownEncoding {
  switch (name.toLowerCase()) {
    case 'utf-8':
    case 'utf8':
    case 'us-ascii':
      return 'utf-8'
    case 'windows-1252':
    case 'cp1252':
    case 'iso-8859-1': // As browsers do: what is called Latin-1 is Windows-1252 in practice.
    case 'latin1':
      return 'windows-1252'
    case 'utf-16':
    case 'utf-16le':
      return 'utf-16le'
    case 'utf-16be':
      return 'utf-16be'
    default:
      throw new FeedError(
        'failed',
        `the XML prolog declares the encoding '${name}', which is not supported; send UTF-8, UTF-16 or Windows-1252`,
      )
  }
}

function describeInvalid(encoding: KnownEncoding, from: number, length: number): string {
  const where = `near byte ${from + 1}${length > 0 ? ` to ${from + length}` : ' (the end of the file)'}`
  return encoding === 'utf-8'
    ? `the file is not valid UTF-8 ${where}; if it is Windows-1252, say encoding: windows-1252 in the mapping`
    : `the file is not valid ${encoding} ${where}; it may be cut off`
}
