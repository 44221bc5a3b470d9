import type { FileHandle } from 'node:fs/promises'
import { pipeline, Readable, type Duplex } from 'node:stream'
import { crc32, createGunzip, createInflateRaw } from 'node:zlib'
import { FeedError } from './feed-row.ts'
import { isZip, readZipEntry, type ZipEntry } from './zip-entry.ts'

/**
 * Bytes of a feed after unpacking, at most. A file of a few kilobytes can unpack to any length; the largest real feeds
 * are some hundred megabytes.
 */
const largestUnpacked = 2 * 1024 ** 3

/**
 * The feed in a file that is compressed with gzip, or is a ZIP archive of one file; any other file as it is. `pieces`
 * are the bytes of the file from its beginning, each used up before the next is asked for. Memory stays at a few
 * pieces. Throws FeedError when the file is damaged, or not one feed, or unpacks to more than `largest` bytes.
 */
export async function* unpackFeed(
  file: FileHandle,
  pieces: AsyncIterable<Buffer>,
  largest: number = largestUnpacked,
): AsyncGenerator<Buffer> {
  const iterator = pieces[Symbol.asyncIterator]()
  const first = await iterator.next()
  if (first.done === true) return
  const head = first.value
  const all = (async function* () {
    yield head
    yield* { [Symbol.asyncIterator]: () => iterator }
  })()
  if (head[0] === 0x1f && head[1] === 0x8b) yield* limit(inflate(all, createGunzip(), 'gzip file'), largest)
  else if (isZip(head)) yield* unpackZip(all, await readZipEntry(file), largest)
  else yield* all
}

async function* unpackZip(pieces: AsyncIterable<Buffer>, entry: ZipEntry, largest: number): AsyncGenerator<Buffer> {
  const packed = cut(pieces, entry.start, entry.packedBytes)
  const unpacked = entry.isDeflated ? inflate(packed, createInflateRaw(), 'ZIP archive') : packed
  let checksum = 0
  let bytes = 0
  for await (const piece of limit(unpacked, largest)) {
    checksum = crc32(piece, checksum)
    bytes += piece.length
    yield piece
  }
  if (checksum !== entry.checksum || bytes !== entry.bytes) throw damaged('ZIP archive')
}

/** The bytes from `start` on; the rest is read all the same, so that who counts the file's bytes sees all of them. */
async function* cut(pieces: AsyncIterable<Buffer>, start: number, length: number): AsyncGenerator<Buffer> {
  let at = 0
  for await (const piece of pieces) {
    const wanted = piece.subarray(Math.max(0, start - at), Math.max(0, start + length - at))
    if (wanted.length > 0) yield wanted
    at += piece.length
  }
}

async function* inflate(pieces: AsyncIterable<Buffer>, unpacker: Duplex, form: string): AsyncGenerator<Buffer> {
  // The unpacker works on a piece while the next is read into the same memory.
  const copies = async function* (): AsyncGenerator<Buffer> {
    for await (const piece of pieces) yield Buffer.from(piece)
  }
  pipeline(Readable.from(copies()), unpacker, () => {})
  try {
    for await (const piece of unpacker) yield piece as Buffer
  } catch (error) {
    const isDamage =
      error instanceof Error && 'code' in error && /^(?:Z_|ERR_STREAM_PREMATURE)/.test(String(error.code))
    throw isDamage ? damaged(form) : error
  }
}

const damaged = (form: string): FeedError =>
  new FeedError('failed', `the file is a ${form} that is cut off or damaged; have it sent again`)

async function* limit(pieces: AsyncIterable<Buffer>, largest: number): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const piece of pieces) {
    bytes += piece.length
    if (bytes > largest)
      throw new FeedError(
        'failed',
        `the file unpacks to more than ${Math.floor(largest / 1024 ** 2)} MB; split the feed`,
      )
    yield piece
  }
}
