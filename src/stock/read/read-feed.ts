import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { decodeText } from './decode-text.ts'
import type { Encoding } from './decode-text.ts'
import { FeedError } from './feed-row.ts'
import type { FeedRow } from './feed-row.ts'
import { readCsv } from './read-csv.ts'
import type { CsvOptions } from './read-csv.ts'
import { readJson } from './read-json.ts'
import type { JsonOptions } from './read-json.ts'
import { readXml } from './read-xml.ts'
import type { XmlOptions } from './read-xml.ts'

export const feedFormats = ['csv', 'json', 'xml'] as const
export type FeedFormat = (typeof feedFormats)[number]

export interface ReadOptions {
  readonly format: FeedFormat
  readonly encoding: Encoding
  readonly csv: CsvOptions
  readonly json: JsonOptions
  readonly xml: XmlOptions
}

/**
 * Streams the rows of a feed file (STOCK-03). Memory stays at about one row and one chunk. Throws FeedError when the
 * file as a whole cannot be trusted (missing, damaged, cut off, another format): rows given before are then to be
 * forgotten.
 */
export async function* readFeed(file: string, options: ReadOptions): AsyncGenerator<FeedRow> {
  const text = decodeText(readChunks(file), options.encoding)
  switch (options.format) {
    case 'csv':
      yield* readCsv(text, options.csv)
      return
    case 'json':
      yield* readJson(text, options.json)
      return
    case 'xml':
      yield* readXml(text, options.xml)
  }
}

/**
 * The file in small pieces: what one piece holds dies young in the garbage collector instead of swelling the old heap.
 * All pieces are one buffer, so a piece must be used up before the next is asked for.
 */
async function* readChunks(file: string): AsyncGenerator<Buffer> {
  let handle: FileHandle | null = null
  try {
    handle = await open(file)
    const buffer = Buffer.allocUnsafe(32_768)
    for (;;) {
      const { bytesRead } = await handle.read(buffer, 0, buffer.length, null)
      if (bytesRead === 0) return
      yield buffer.subarray(0, bytesRead)
    }
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
