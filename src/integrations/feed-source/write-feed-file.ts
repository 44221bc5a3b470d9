import { createHash } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { FetchProblem } from './feed-source.ts'

export interface WrittenFile {
  readonly file: string
  readonly bytes: number
  readonly sha256: string
}

/** Name for a local file: the letters, digits, dots and hyphens of the source's own name, at most 100 of them. */
function buildLocalName(name: string): string {
  const plain = name
    .slice(-100)
    .replaceAll(/[^A-Za-z0-9._-]/g, '_')
    .replace(/^\.+/, '')
  return plain === '' ? 'feed' : plain
}

/**
 * Writes what arrives into a file of its own, readable by this user only. Throws FetchProblem 'refused' beyond
 * `maxBytes`, and whatever `chunks` throws; the file is removed then.
 */
export async function writeFeedFile(
  chunks: AsyncIterable<Uint8Array>,
  { folder, name, maxBytes, noteBytes }: { folder: string; name: string; maxBytes: number; noteBytes: () => void },
): Promise<WrittenFile> {
  const file = join(folder, buildLocalName(name))
  const handle = await open(file, 'wx', 0o600)
  const hash = createHash('sha256')
  let bytes = 0
  try {
    for await (const chunk of chunks) {
      noteBytes()
      bytes += chunk.length
      requireSize(bytes, maxBytes)
      hash.update(chunk)
      await handle.writeFile(chunk)
    }
    await handle.close()
    return { file, bytes, sha256: hash.digest('hex') }
  } catch (error) {
    await handle.close()
    await rm(file, { force: true })
    throw error
  }
}

/** Throws FetchProblem 'refused' for a file of more than `maxBytes`. */
export function requireSize(bytes: number, maxBytes: number): void {
  if (bytes > maxBytes)
    throw new FetchProblem(
      'refused',
      `the file is larger than ${Math.round(maxBytes / 1_000_000)} MB; if it should be, raise its max_megabytes`,
    )
}
