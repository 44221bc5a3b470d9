import type { FileHandle } from 'node:fs/promises'
import { FeedError } from './feed-row.ts'

/** The one file in a ZIP archive. */
export interface ZipEntry {
  /** Where its bytes begin in the archive. */
  readonly start: number
  readonly packedBytes: number
  /** Length after unpacking. */
  readonly bytes: number
  /** CRC-32 after unpacking. */
  readonly checksum: number
  /** False: stored as it is. */
  readonly isDeflated: boolean
}

const localSignature = 0x04034b50
const centralSignature = 0x02014b50
const endSignature = 0x06054b50
const endBytes = 22
const centralBytes = 46
const localBytes = 30
/** Bytes of the directory that are read; an archive of one feed and what packers add to it has a few hundred. */
const longestDirectory = 65_536
const longestComment = 65_535
/** A field of this value is in the ZIP64 extension, for archives above 4 GB. */
const inExtension = 0xffffffff

/** Whether a file of these first bytes is a ZIP archive with something in it. */
export const isZip = (head: Buffer): boolean => head.length >= 4 && head.readUInt32LE(0) === localSignature

/**
 * Finds the one file of an archive by its directory, whose format APPNOTE.TXT of PKWARE describes. Folders, and what
 * macOS adds, do not count. Throws FeedError for an archive of several files, an Excel workbook, and what this cannot
 * unpack.
 */
export async function readZipEntry(file: FileHandle): Promise<ZipEntry> {
  const { size } = await file.stat()
  const tail = await readAt(file, Math.max(0, size - endBytes - longestComment), endBytes + longestComment)
  const end = findEnd(tail)
  const directoryBytes = end.readUInt32LE(12)
  const directoryStart = end.readUInt32LE(16)
  if (directoryStart === inExtension) throw refuse('larger than 4 GB; split the feed')
  if (directoryBytes > longestDirectory) throw refuse('of very many files; pack the feed alone')
  const entries = listEntries(await readAt(file, directoryStart, directoryBytes))
  if (entries.some(({ name }) => name === '[Content_Types].xml'))
    throw new FeedError('failed', 'the file is an Excel workbook, whatever its name is; save the sheet as CSV (UTF-8)')
  const feeds = entries.filter(({ name }) => !name.endsWith('/') && !name.startsWith('__MACOSX/'))
  const [entry] = feeds
  if (entry === undefined) throw refuse('without a file in it; have it sent again')
  if (feeds.length > 1) throw refuse(`of ${feeds.length} files; pack the feed alone`)
  if (entry.isEncrypted) throw refuse('with a password; have it sent without one')
  if (entry.method !== 0 && entry.method !== 8)
    throw refuse('packed in an unusual way; pack it as a plain ZIP or with gzip')
  const local = await readAt(file, entry.localStart, localBytes)
  if (local.length < localBytes || local.readUInt32LE(0) !== localSignature) throw damaged()
  const start = entry.localStart + localBytes + local.readUInt16LE(26) + local.readUInt16LE(28)
  const { packedBytes, bytes, checksum, method } = entry
  return { start, packedBytes, bytes, checksum, isDeflated: method === 8 }
}

const refuse = (what: string): FeedError => new FeedError('failed', `the file is a ZIP archive ${what}`)
const damaged = (): FeedError => refuse('that is cut off or damaged; have it sent again')

async function readAt(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await file.read(buffer, 0, length, start)
  return buffer.subarray(0, bytesRead)
}

/** The record at the end of an archive; a comment of any bytes may follow it. */
function findEnd(tail: Buffer): Buffer {
  for (let at = tail.length - endBytes; at >= 0; at -= 1)
    if (tail.readUInt32LE(at) === endSignature && at + endBytes + tail.readUInt16LE(at + 20) === tail.length)
      return tail.subarray(at)
  throw damaged()
}

interface DirectoryEntry extends Omit<ZipEntry, 'start' | 'isDeflated'> {
  readonly name: string
  readonly method: number
  readonly isEncrypted: boolean
  /** Where the entry begins, before its own header. */
  readonly localStart: number
}

function listEntries(directory: Buffer): readonly DirectoryEntry[] {
  const entries: DirectoryEntry[] = []
  for (let at = 0; at + centralBytes <= directory.length;) {
    if (directory.readUInt32LE(at) !== centralSignature) throw damaged()
    const nameBytes = directory.readUInt16LE(at + 28)
    const entry = {
      name: directory.toString('utf8', at + centralBytes, at + centralBytes + nameBytes),
      isEncrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
      method: directory.readUInt16LE(at + 10),
      checksum: directory.readUInt32LE(at + 16),
      packedBytes: directory.readUInt32LE(at + 20),
      bytes: directory.readUInt32LE(at + 24),
      localStart: directory.readUInt32LE(at + 42),
    }
    if ([entry.packedBytes, entry.bytes, entry.localStart].includes(inExtension))
      throw refuse('larger than 4 GB; split the feed')
    entries.push(entry)
    at += centralBytes + nameBytes + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return entries
}
