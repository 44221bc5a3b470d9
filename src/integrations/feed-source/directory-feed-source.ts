import { constants } from 'node:fs'
import { lstat, open, opendir, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { chooseFile, describeChanging, mostFiles, requireFile, type ListedFile } from './choose-file.ts'
import { FetchProblem, type FeedSource, type FetchLimits } from './feed-source.ts'
import { runFetch } from './run-fetch.ts'
import { writeFeedFile } from './write-feed-file.ts'

export interface DirectoryFeedOptions {
  /** Path of the folder. */
  readonly folder: string
  /** Name of the file; '*' stands for any characters. */
  readonly pattern: string
  /** Milliseconds without a change after which a file counts as finished. */
  readonly settleMs: number
  readonly limits: FetchLimits
  readonly now: () => number
}

/**
 * Takes the newest finished file of a folder, into which an FTP server or another program puts them. Only regular files
 * count: a symbolic link could lead to a file of somebody else.
 */
export function createDirectoryFeedSource({
  folder,
  pattern,
  settleMs,
  limits,
  now,
}: DirectoryFeedOptions): FeedSource {
  return {
    fetch: ({ into, validator, signal }) =>
      runFetch(limits, signal, async (run) => {
        const choice = chooseFile(await listFiles(folder), { pattern, now: now(), settleMs })
        const found = requireFile(choice, {
          missing: `there is no file '${pattern}' in the folder ${folder}`,
          known: validator,
          now: now(),
          settleMs,
          maxBytes: limits.maxBytes,
        })
        if (found === null) return { kind: 'unchanged' }
        const { file, state } = found
        // A name that has become a symbolic link meanwhile is not followed.
        const handle = await open(join(folder, file.name), constants.O_RDONLY | constants.O_NOFOLLOW)
        try {
          const written = await writeFeedFile(readChecked(handle, file, run.signal), {
            folder: into,
            name: file.name,
            maxBytes: limits.maxBytes,
            noteBytes: run.noteBytes,
          })
          return { kind: 'fetched', ...written, validator: state }
        } finally {
          await handle.close()
        }
      }),
  }
}

/** Bytes of one read. */
const partBytes = 262_144

async function listFiles(folder: string): Promise<readonly ListedFile[]> {
  const files: ListedFile[] = []
  for await (const entry of await openFolder(folder)) {
    if (!entry.isFile()) continue
    if (files.length >= mostFiles)
      throw new FetchProblem('refused', `the folder ${folder} holds more than ${mostFiles} files; remove old ones`)
    // The change time moves with every write, also where a transfer sets an old modification time.
    const { size, mtimeMs, ctimeMs } = await lstat(join(folder, entry.name))
    files.push({ name: entry.name, bytes: size, changedAt: Math.floor(Math.max(mtimeMs, ctimeMs)) })
  }
  return files
}

async function openFolder(folder: string): ReturnType<typeof opendir> {
  try {
    return await opendir(folder)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'ENOENT' || code === 'ENOTDIR')
      throw new FetchProblem('refused', `there is no folder ${folder}; make it, or correct source.directory.folder`)
    throw new FetchProblem('refused', `the folder ${folder} cannot be read (${String(code)})`)
  }
}

/** The bytes of a file; a file that changes while it is read is not whole. */
async function* readChecked(
  handle: FileHandle,
  { name, bytes, changedAt }: ListedFile,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  let read = 0
  for (;;) {
    signal.throwIfAborted()
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(partBytes), 0, partBytes, read)
    if (bytesRead === 0) break
    read += bytesRead
    yield buffer.subarray(0, bytesRead)
  }
  const { size, mtimeMs, ctimeMs } = await handle.stat()
  const isSame = size === bytes && read === bytes && Math.floor(Math.max(mtimeMs, ctimeMs)) === changedAt
  if (!isSame) throw new FetchProblem('retry', describeChanging(name))
}
