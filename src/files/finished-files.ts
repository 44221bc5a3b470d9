import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createSingleFlight } from '#concurrency/single-flight.ts'

export interface FinishedFilesOptions {
  /** Created if missing. Whatever lies in it counts towards the limit and may be removed. */
  readonly directory: string
  /** Bytes; beyond it the least recently used files are removed, down to nine tenths of it. */
  readonly limitBytes: number
  /** Called once when the folder begins to fail, and again only after it has worked in between. */
  readonly onTrouble: (error: unknown) => void
  /** Writes one file whole; for tests of a full disk. */
  readonly write?: (file: string, content: Buffer) => Promise<void>
}

/** Files that can be made again. Trouble with the folder is reported and costs time, never an answer. */
export interface FinishedFiles {
  /** null when there is no such file or the folder cannot be read. */
  find(name: string): Promise<Buffer | null>
  /** Safe beside other processes on the same folder: a file appears whole or not at all. */
  save(name: string, content: Buffer): Promise<void>
}

/** Share of the limit that a process writes before it looks at what others have written to the folder meanwhile. */
const unseenShare = 0.05
/** Share of the limit, or of what a full disk holds, that stays when room is made. */
const keptShare = 0.9

const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))
const isMissing = (error: unknown): boolean => hasCode(error, 'ENOENT')
/** The disk is full, or what this user may take of it. */
const isFull = (error: unknown): boolean => hasCode(error, 'ENOSPC', 'EDQUOT')

/** Sizes by path, the least recently used first. Other processes may remove files while they are listed. */
async function listFiles(directory: string): Promise<Map<string, number>> {
  const found: { readonly file: string; readonly bytes: number; readonly used: number }[] = []
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    // Gone since it was listed: another process keeps to the same limit.
    const about = await stat(file).catch(() => null)
    if (about !== null) found.push({ file, bytes: about.size, used: about.mtimeMs })
  }
  return new Map(found.sort((one, other) => one.used - other.used).map(({ file, bytes }) => [file, bytes]))
}

/**
 * Lists the folder with the first file that is found or saved, and keeps its size in mind from then on. Several nodes
 * may share the folder: it is listed again after a twentieth of the limit was written, and before files are removed.
 */
export function createFinishedFiles({
  directory,
  limitBytes,
  onTrouble,
  write = (file, content) => writeFile(file, content),
}: FinishedFilesOptions): FinishedFiles {
  let listed: Promise<Map<string, number>> | null = null
  let total = 0
  let writtenSinceListed = 0
  let isBroken = false
  const trimming = createSingleFlight<void>()

  function report(error: unknown): void {
    if (!isBroken) onTrouble(error)
    isBroken = true
  }

  function list(): Promise<Map<string, number>> {
    listed ??= listFiles(directory).then(
      (files) => {
        total = files.values().reduce((sum, bytes) => sum + bytes, 0)
        writtenSinceListed = 0
        return files
      },
      (error: unknown) => {
        listed = null
        throw error
      },
    )
    return listed
  }

  /** Removes the least recently used files of what lies there now until no more than the limit is left. */
  async function trim(limit: (total: number) => number): Promise<void> {
    listed = null
    const files = await list()
    const most = limit(total)
    for (const [file, bytes] of files) {
      if (total <= most) return
      files.delete(file)
      total -= bytes
      await rm(file, { force: true })
    }
  }

  const keepToLimit = (): Promise<void> =>
    trimming.run('', () => trim((bytes) => (bytes > limitBytes ? limitBytes * keptShare : limitBytes)))

  /** Writes the file. On a full disk it gives up a tenth of what lies there and tries once more. */
  async function writeWhole(file: string, content: Buffer): Promise<void> {
    try {
      await write(file, content)
    } catch (error) {
      // Where room was made in vain, others fill the disk: what is left is not given up as well.
      if (!isFull(error) || isBroken) throw error
      await rm(file, { force: true })
      await trimming.run('', () => trim((bytes) => bytes * keptShare))
      await write(file, content)
    }
  }

  return {
    async find(name) {
      const file = join(directory, name)
      const content = await readFile(file).catch((error: unknown) => {
        if (!isMissing(error)) report(error)
        return null
      })
      // A power cut may leave a name without its bytes.
      if (content === null || content.length === 0) return null
      try {
        const files = await list()
        total += content.length - (files.get(file) ?? 0)
        files.delete(file)
        files.set(file, content.length)
        // The order of use outlives the process as the file's time.
        const now = new Date()
        await utimes(file, now, now)
      } catch (error) {
        if (!isMissing(error)) report(error)
      }
      return content
    },
    async save(name, content) {
      const file = join(directory, name)
      const unfinished = `${file}.${randomUUID()}.part`
      try {
        await list()
        await mkdir(dirname(file), { recursive: true })
        await writeWhole(unfinished, content)
        await rename(unfinished, file)
        const files = await list()
        total += content.length - (files.get(file) ?? 0)
        writtenSinceListed += content.length
        files.delete(file)
        files.set(file, content.length)
        if (total > limitBytes || writtenSinceListed > limitBytes * unseenShare) await keepToLimit()
        isBroken = false
      } catch (error) {
        report(error)
        // Where writing failed removing may fail too; the first problem is the one to report.
        await rm(unfinished, { force: true }).catch(() => undefined)
      }
    },
  }
}
