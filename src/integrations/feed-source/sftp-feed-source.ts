import type { Stats } from 'ssh2'
import {
  buildFileValidator,
  chooseFile,
  describeChanging,
  isFinished,
  mostFiles,
  requireFile,
  type FileChoice,
  type ListedFile,
} from './choose-file.ts'
import { FetchProblem, type FeedSource, type FetchLimits } from './feed-source.ts'
import { runFetch } from './run-fetch.ts'
import { withSftp, type SftpServer, type SftpSession } from './sftp-connection.ts'
import { writeFeedFile } from './write-feed-file.ts'

export interface SftpFeedOptions {
  readonly server: SftpServer
  /** Path of the file; '*' in its last part stands for any characters. */
  readonly path: string
  /** Milliseconds without a change after which a file counts as finished. */
  readonly settleMs: number
  readonly limits: FetchLimits
  readonly now: () => number
}

/** Bytes of one request, which every server answers whole, and requests under way, so that distance costs little. */
const partBytes = 32_768
const partsUnderWay = 16

/** Takes a file, or the newest finished one of a form, from a server that speaks SFTP and has the pinned host key. */
export function createSftpFeedSource({ server, path, settleMs, limits, now }: SftpFeedOptions): FeedSource {
  const cut = path.lastIndexOf('/') + 1
  const [folder, pattern] = [path.slice(0, cut), path.slice(cut)]
  return {
    fetch: ({ into, validator, signal }) =>
      runFetch(limits, signal, (run) =>
        withSftp(server, run.signal, async (session) => {
          const choice = await choose(session, { folder, pattern, now: now(), settleMs })
          const found = requireFile(choice, {
            missing: `there is no file ${path} on the server`,
            known: validator,
            now: now(),
            settleMs,
            maxBytes: limits.maxBytes,
          })
          if (found === null) return { kind: 'unchanged' }
          const { file, state } = found
          const written = await writeFeedFile(readChecked(session, folder, file), {
            folder: into,
            name: file.name,
            maxBytes: limits.maxBytes,
            noteBytes: run.noteBytes,
          })
          return { kind: 'fetched', ...written, validator: state }
        }),
      ),
  }
}

/** Both are optional in the protocol; without them it is unknown whether a file is whole. */
function toListed(name: string, { size, mtime }: Partial<Pick<Stats, 'size' | 'mtime'>>): ListedFile {
  if (size === undefined || mtime === undefined || !Number.isSafeInteger(size))
    throw new FetchProblem('refused', 'the server does not report size and time of its files')
  return { name, bytes: size, changedAt: mtime * 1000 }
}

async function choose(
  session: SftpSession,
  options: { readonly folder: string; readonly pattern: string; readonly now: number; readonly settleMs: number },
): Promise<FileChoice> {
  const { folder, pattern, now, settleMs } = options
  if (pattern.includes('*')) return chooseFile(await listFiles(session, folder), { pattern, now, settleMs })
  const stats = await session.stat(`${folder}${pattern}`).catch((error: unknown) => {
    throw describeMissing(error, `${folder}${pattern}`)
  })
  if (!stats.isFile()) throw new FetchProblem('refused', `${folder}${pattern} is not a file; name the file itself`)
  const file = toListed(pattern, stats)
  return isFinished(file, now, settleMs) ? { kind: 'file', file, isNewest: true } : { kind: 'unfinished', file }
}

async function listFiles(session: SftpSession, folder: string): Promise<readonly ListedFile[]> {
  const files: ListedFile[] = []
  const path = folder === '' ? '.' : folder
  try {
    for await (const part of session.list(path))
      for (const { filename, attrs } of part) {
        // The kind of file is in the upper bits of the mode; a symbolic link in a folder is left out.
        if ((attrs.mode & 0o170000) !== 0o100000) continue
        if (files.length >= mostFiles)
          throw new FetchProblem('refused', `the folder ${path} holds more than ${mostFiles} files; remove old ones`)
        files.push(toListed(filename, attrs))
      }
  } catch (error) {
    throw describeMissing(error, path)
  }
  return files
}

/** SFTP's codes of what is not there, and of what may not be read. */
function describeMissing(error: unknown, path: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 2) return new FetchProblem('retry', `there is no ${path} on the server`)
  if (code === 3) return new FetchProblem('refused', `the user of the feed may not read ${path}`)
  return error
}

/** The bytes of a file; a file that changes while it is read is not whole. */
async function* readChecked(session: SftpSession, folder: string, file: ListedFile): AsyncGenerator<Uint8Array> {
  const path = `${folder}${file.name}`
  const handle = await session.open(path).catch((error: unknown) => {
    throw describeMissing(error, path)
  })
  const parts: Promise<Buffer>[] = []
  let asked = 0
  const ask = (): void => {
    if (asked >= file.bytes) return
    const part = readPart(session, handle, asked, Math.min(partBytes, file.bytes - asked))
    // The loop below meets the failure of a part when its turn comes.
    part.catch(() => undefined)
    parts.push(part)
    asked += partBytes
  }
  for (let index = 0; index < partsUnderWay; index += 1) ask()
  for (let part = parts.shift(); part !== undefined; part = parts.shift()) {
    yield await part
    ask()
  }
  const after = toListed(file.name, await session.stat(path))
  if (buildFileValidator(after) !== buildFileValidator(file))
    throw new FetchProblem('retry', describeChanging(file.name))
}

/** A server may answer with fewer bytes than it was asked for. */
async function readPart(session: SftpSession, handle: Buffer, from: number, length: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  for (let at = from; at < from + length;) {
    const piece = await session.read(handle, at, from + length - at)
    if (piece.length === 0) throw new FetchProblem('retry', 'the file became shorter while it was read')
    pieces.push(piece)
    at += piece.length
  }
  return Buffer.concat(pieces)
}
