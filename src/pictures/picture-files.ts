import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createSingleFlight } from '#concurrency/single-flight.ts'

export interface PictureFilesOptions {
  /** Created if missing. Whatever lies in it counts towards the limit and may be removed. */
  readonly directory: string
  /** Bytes; beyond it the least recently used files are removed, down to nine tenths of it. */
  readonly limitBytes: number
  /** Called once when the folder begins to fail, and again only after it has worked in between. */
  readonly onTrouble: (error: unknown) => void
}

/** Finished pictures on disk. Trouble with the folder is reported and costs time, never an answer. */
export interface PictureFiles {
  /** null when there is no such file or the folder cannot be read. */
  find(name: string): Promise<Buffer | null>
  /** Safe beside other processes on the same folder: a file appears whole or not at all. */
  save(name: string, picture: Buffer): Promise<void>
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

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

/** Lists the folder with the first picture that is found or saved, and keeps its size in mind from then on. */
export function createPictureFiles({ directory, limitBytes, onTrouble }: PictureFilesOptions): PictureFiles {
  let listed: Promise<Map<string, number>> | null = null
  let total = 0
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
        return files
      },
      (error: unknown) => {
        listed = null
        throw error
      },
    )
    return listed
  }

  async function trim(files: Map<string, number>): Promise<void> {
    for (const [file, bytes] of files) {
      if (total <= limitBytes * 0.9) return
      files.delete(file)
      total -= bytes
      await rm(file, { force: true })
    }
  }

  return {
    async find(name) {
      const file = join(directory, name)
      const picture = await readFile(file).catch((error: unknown) => {
        if (!isMissing(error)) report(error)
        return null
      })
      // A power cut may leave a name without its bytes.
      if (picture === null || picture.length === 0) return null
      try {
        const files = await list()
        files.delete(file)
        files.set(file, picture.length)
        // The order of use outlives the process as the file's time.
        const now = new Date()
        await utimes(file, now, now)
      } catch (error) {
        if (!isMissing(error)) report(error)
      }
      return picture
    },
    async save(name, picture) {
      const file = join(directory, name)
      const unfinished = `${file}.${randomUUID()}.part`
      try {
        const files = await list()
        await mkdir(dirname(file), { recursive: true })
        await writeFile(unfinished, picture)
        await rename(unfinished, file)
        total += picture.length - (files.get(file) ?? 0)
        files.delete(file)
        files.set(file, picture.length)
        if (total > limitBytes) {
          await trimming.run('', () => trim(files))
        }
        isBroken = false
      } catch (error) {
        report(error)
        // Where writing failed removing may fail too; the first trouble is the one to tell.
        await rm(unfinished, { force: true }).catch(() => undefined)
      }
    },
  }
}
