import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

/** Retention of fetched files, milliseconds. */
const originalsKeptMs = 14 * 86_400_000
/** Age after which the folder of a fetch counts as abandoned, milliseconds. */
const abandonedAfterMs = 86_400_000

const originalEnding = '.gz'
const incomingPrefix = 'incoming-'

/** The folder into which a run fetches, `<folder>/incoming-<run>`. Its creator must remove it. */
export async function makeIncomingFolder(folder: string, runId: string): Promise<string> {
  const incoming = join(folder, `${incomingPrefix}${runId}`)
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  return incoming
}

export interface FetchedFile {
  readonly file: string
  readonly sha256: string
}

/**
 * Keeps a compressed copy of a fetched file in `folder` for 14 days and returns its name. Identical files are kept
 * once, for 14 days from the last fetch. Removes older files and the folders of abandoned fetches.
 */
export async function keepOriginal(folder: string, { file, sha256 }: FetchedFile, now: number): Promise<string> {
  const mark = `-${sha256.slice(0, 16)}-`
  const kept = (await readdir(folder)).find((name) => name.includes(mark) && name.endsWith(originalEnding))
  const moment = new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')
  const isPacked = kept === undefined && file.endsWith(originalEnding) && (await isGzip(file))
  const name = kept ?? `${moment}Z${mark}${basename(file)}${isPacked ? '' : originalEnding}`
  if (kept === undefined) {
    // Renamed after it is complete, so that no partial file ever has the final name.
    const unfinished = join(folder, `${incomingPrefix}${sha256}${originalEnding}`)
    const target = createWriteStream(unfinished, { mode: 0o600 })
    // A compressed file is copied unchanged, otherwise its name would end in '.gz.gz'.
    if (isPacked) await pipeline(createReadStream(file), target)
    else await pipeline(createReadStream(file), createGzip({ level: 5 }), target)
    await rename(unfinished, join(folder, name))
  }
  await utimes(join(folder, name), now / 1000, now / 1000)
  await removeOld(folder, now)
  return name
}

/** Whether a file has the magic number of gzip, whatever its name. */
async function isGzip(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0)
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b
  } finally {
    await handle.close()
  }
}

async function removeOld(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const limitMs = name.startsWith(incomingPrefix)
      ? abandonedAfterMs
      : name.endsWith(originalEnding)
        ? originalsKeptMs
        : null
    if (limitMs === null) continue
    const path = join(folder, name)
    // Another run of this node may remove the same file.
    const found = await stat(path).catch(() => null)
    if (found !== null && now - found.mtimeMs > limitMs) await rm(path, { recursive: true, force: true })
  }
}
