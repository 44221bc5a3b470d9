import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { decodeText } from './decode-text.ts'
import type { Encoding } from './decode-text.ts'
import { FeedError } from './feed-row.ts'
import { headLength, refuseForeignText } from './file-kinds.ts'
import { refuseInvalidBytes, type InvalidBytes } from './invalid-bytes.ts'
import type { FeedRow } from './feed-row.ts'
import { unpackFeed } from './unpack-feed.ts'
import { formatOf, type FeedFormat, type FormatOptions } from './feed-formats.ts'

export interface ReadOptions extends FormatOptions {
  readonly format: FeedFormat
  readonly encoding: Encoding
}

/**
 * Streams the rows of a feed file (STOCK-03). Memory stays at about one row and one chunk. Throws FeedError when the
 * file as a whole cannot be trusted (missing, damaged, cut off, another format): rows given before are then to be
 * forgotten. `onBytes` gets every piece of the file as it is read, and must not keep it.
 */
export function readFeed(
  file: string,
  options: ReadOptions,
  onBytes?: (piece: Uint8Array) => void,
): AsyncIterable<FeedRow> {
  const invalid: InvalidBytes = { byte: null }
  const text = decodeText(readUnpacked(file, onBytes), options.encoding, invalid)
  const rows = formatOf(options.format).read(refuseForeignText(text, options.format), options[options.format])
  return refuseInvalidBytes(rows, invalid)
}

/** The beginning of the text in a file, without leading blanks. Throws FeedError when it cannot be read as text. */
export async function readHead(file: string): Promise<string> {
  for await (const piece of decodeText(readUnpacked(file), 'auto', { byte: null })) {
    const text = piece.trimStart()
    if (text !== '') return text.slice(0, headLength)
  }
  return ''
}

/**
 * The file in small pieces: what one piece holds dies young in the garbage collector instead of swelling the old heap.
 * All pieces are one buffer, so a piece must be used up before the next is asked for.
 */
async function* readPieces(handle: FileHandle, onBytes?: (piece: Uint8Array) => void): AsyncGenerator<Buffer> {
  const buffer = Buffer.allocUnsafe(32_768)
  for (let position = 0; ;) {
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, position)
    if (bytesRead === 0) return
    position += bytesRead
    const piece = buffer.subarray(0, bytesRead)
    onBytes?.(piece)
    yield piece
  }
}

/** The feed in the file, unpacked where it is compressed; `onBytes` gets the file as it is. */
async function* readUnpacked(file: string, onBytes?: (piece: Uint8Array) => void): AsyncGenerator<Buffer> {
  let handle: FileHandle | null = null
  try {
    handle = await open(file)
    yield* unpackFeed(handle, readPieces(handle, onBytes))
  } catch (error) {
    throw error instanceof Error && 'syscall' in error && 'code' in error
      ? new FeedError('failed', describeFileError(file, String(error.code)))
      : error
  } finally {
    await handle?.close()
  }
}

function describeFileError(file: string, code: string): string {
  switch (code) {
    case 'ENOENT':
      return `there is no file ${file}; check the name`
    case 'EACCES':
    case 'EPERM':
      return `the file ${file} may not be read; check its permissions`
    case 'EISDIR':
      return `${file} is a folder; name the feed file in it`
    default:
      return `the file ${file} cannot be read (${code})`
  }
}
