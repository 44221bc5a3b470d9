import { createFinishedFiles } from '#files/finished-files.ts'
import { createByteLimitedCache } from '#http/byte-limited-cache.ts'

export interface PhotoMastersOptions {
  /** Created if missing; the finished pictures lie in it too. */
  readonly directory: string
  /** Maximum bytes in the folder. */
  readonly diskBytes: number
  /** Bytes of masters in memory, of which one takes about 1 MB. Default 32 MiB. */
  readonly memoryBytes?: number
}

/** Pictures as they were fetched, from which every width and format is made. They can be fetched again. */
export interface PhotoMasters {
  /** null when there is none of this name, or no more. */
  find(name: string): Promise<Buffer | null>
  /** Resolves to the reason why the folder cannot be used, once for each time that it begins to fail; else to null. */
  save(name: string, bytes: Buffer): Promise<string | null>
}

/**
 * Keeps masters on disk, and the latest in memory as well: they are encoded at once in most cases, also where the disk
 * is full.
 */
export function createPhotoMasters({
  directory,
  diskBytes,
  memoryBytes = 32 * 1024 * 1024,
}: PhotoMastersOptions): PhotoMasters {
  let trouble: string | null = null
  const files = createFinishedFiles({
    directory,
    limitBytes: diskBytes,
    onTrouble: (error) => (trouble = error instanceof Error ? error.message : String(error)),
  })
  const latest = createByteLimitedCache<{ readonly content: Buffer; readonly bytes: number }>(memoryBytes)
  const keep = (name: string, content: Buffer): void => latest.set(name, { content, bytes: content.length })

  return {
    async find(name) {
      const kept = latest.get(name)?.content ?? (await files.find(name))
      if (kept !== null) keep(name, kept)
      return kept
    },
    async save(name, bytes) {
      keep(name, bytes)
      await files.save(name, bytes)
      const reason = trouble
      trouble = null
      return reason
    },
  }
}
