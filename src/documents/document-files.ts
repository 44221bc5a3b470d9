import { createHash } from 'node:crypto'

/** Where finished documents are kept besides memory. It never throws; null: there is no such file. */
export interface DocumentFolder {
  find(name: string): Promise<Buffer | null>
  save(name: string, content: Buffer): Promise<void>
}

export interface DocumentFilesOptions {
  readonly folder: DocumentFolder
  /**
   * What a document depends on besides its sheet: the program that makes it. Asked for once, with the first document;
   * while it cannot be told, no file is read or written.
   */
  readonly readVersion: () => Promise<string>
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

/** Finished documents that other nodes and later processes find. */
export interface DocumentFiles {
  find(key: string): Promise<Buffer | null>
  save(key: string, bytes: Buffer): Promise<void>
}

const dayMs = 86_400_000
const digestLength = 32
const beginning = '%PDF-'

const digestOf = (label: string, bytes: Buffer): Buffer =>
  createHash('sha256').update(label).update('\n').update(bytes).digest()

/**
 * A file begins with the digest of its label and its bytes. The label is the version of the program, the key of the
 * document, and the day: what is broken, belongs to another document, or was put there by something else, is not taken
 * for it. The day is part of it because a feed may put a new picture at an old address.
 */
export function createDocumentFiles({ folder, readVersion, now }: DocumentFilesOptions): DocumentFiles {
  let version: Promise<string | null> | null = null

  async function describe(key: string): Promise<{ readonly label: string; readonly name: string } | null> {
    version ??= readVersion().catch(() => null)
    const known = await version
    if (known === null) return null
    const label = `${known}\n${key}\n${Math.floor(now() / dayMs)}`
    const name = createHash('sha256').update(label).digest('hex').slice(0, 32)
    return { label, name: `${name.slice(0, 2)}/${name}.pdf` }
  }

  return {
    async find(key) {
      const described = await describe(key)
      const content = described === null ? null : await folder.find(described.name)
      if (described === null || content === null) return null
      const bytes = content.subarray(digestLength)
      const isWhole =
        bytes.toString('latin1', 0, beginning.length) === beginning &&
        digestOf(described.label, bytes).equals(content.subarray(0, digestLength))
      return isWhole ? bytes : null
    },
    async save(key, bytes) {
      const described = await describe(key)
      if (described !== null)
        await folder.save(described.name, Buffer.concat([digestOf(described.label, bytes), bytes]))
    },
  }
}
