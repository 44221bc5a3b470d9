import type { PictureFormat } from '../picture-format.ts'
import { fetchPicture, type FetchFault, type FetchRules } from './fetch-picture.ts'
import { encodeServed, prepareMaster } from './prepare-picture.ts'
import { createWorkQueue } from '#concurrency/work-queue.ts'

/** `reason` is for the log. */
export type PhotoResult =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly fault: FetchFault; readonly reason: string }

/** The work on feed pictures. A server runs it in another process. */
export interface PhotoWork {
  /** Fetches a picture from one of the hosts and converts it to the form in which it is kept. */
  fetch(url: string, hosts: readonly string[]): Promise<PhotoResult>
  /** Rejects when it is not one of the kept pictures. */
  encode(master: Uint8Array, width: number, format: PictureFormat): Promise<Uint8Array>
  stop(): void
}

/** The work itself, in this process. */
export function createPhotoWork(rules: FetchRules): PhotoWork {
  // One picture is decoded at a time, because a large one needs much memory.
  const unpacking = createWorkQueue({ atOnce: 1, longest: 1_000 })
  return {
    async fetch(url, hosts) {
      const fetched = await fetchPicture(url, hosts, rules)
      if (!fetched.ok) return fetched
      return unpacking.run(() => prepareMaster(fetched.bytes))
    },
    encode: (master, width, format) =>
      encodeServed(Buffer.from(master.buffer, master.byteOffset, master.byteLength), width, format),
    stop: () => undefined,
  }
}
