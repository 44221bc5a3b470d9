import type { PictureFormat } from '../picture-format.ts'
import { fetchPicture, type FetchFault, type FetchRules } from './fetch-picture.ts'
import type { PhotoMasters } from './photo-masters.ts'
import { encodeServed, prepareMaster, type PreparedPicture } from './prepare-picture.ts'
import { createWorkQueue } from '#concurrency/work-queue.ts'

/**
 * `trouble`: why the folder cannot keep the master, which is still there for a while. `reason` is for the log.
 */
export type FetchedPhoto =
  | { readonly ok: true; readonly trouble: string | null }
  | { readonly ok: false; readonly fault: FetchFault; readonly reason: string }

/**
 * The work on feed pictures. A server runs it in another process, which also keeps the masters: the bytes of a picture
 * outside the heap of the server would call for full collections, which hold up its pages (decision 8).
 */
export interface PhotoWork {
  /** Whether the master of this name is there. */
  has(name: string): Promise<boolean>
  /** Fetches a picture from one of the hosts, converts it to the form of a master and keeps it under the name. */
  fetch(url: string, hosts: readonly string[], name: string): Promise<FetchedPhoto>
  /** null: the master is there no more. Rejects when it cannot be read. */
  encode(name: string, width: number, format: PictureFormat): Promise<Uint8Array | null>
  stop(): void
}

/**
 * Milliseconds after which decoding counts as endless, twice what a decoder allows itself: it looks at its own limit
 * only while rows come out, and a file made for it may keep it busy before the first.
 */
const endlessMs = 60_000

export interface PhotoWorkOptions {
  /** Called when a picture keeps the decoder busy without end; nothing but the end of the process stops it. */
  readonly onEndless: () => void
  /** For tests. */
  readonly prepare?: (source: Buffer) => Promise<PreparedPicture>
  readonly endlessMs?: number
}

/** The work itself, in this process. */
export function createPhotoWork(
  rules: FetchRules,
  masters: PhotoMasters,
  { onEndless, prepare = prepareMaster, endlessMs: limitMs = endlessMs }: PhotoWorkOptions,
): PhotoWork {
  /** The one file that never ends is refused; those that wait for it are not. */
  async function prepareInTime(source: Buffer): Promise<PreparedPicture> {
    const limit = Promise.withResolvers<PreparedPicture>()
    const timer = setTimeout(() => {
      limit.resolve({ ok: false, fault: 'unusable', reason: `decoding did not end within ${limitMs} ms` })
      onEndless()
    }, limitMs)
    try {
      return await Promise.race([prepare(source), limit.promise])
    } finally {
      clearTimeout(timer)
    }
  }

  // One picture is decoded at a time, because a large one needs much memory.
  const unpacking = createWorkQueue({ atOnce: 1, longest: 1_000 })
  return {
    has: async (name) => (await masters.find(name)) !== null,
    async fetch(url, hosts, name) {
      const fetched = await fetchPicture(url, hosts, rules)
      if (!fetched.ok) return fetched
      const prepared = await unpacking.run(() => prepareInTime(fetched.bytes))
      if (!prepared.ok) return prepared
      return { ok: true, trouble: await masters.save(name, prepared.bytes) }
    },
    async encode(name, width, format) {
      const master = await masters.find(name)
      return master === null ? null : encodeServed(master, width, format)
    },
    stop: () => undefined,
  }
}
