import { shareCall } from '#concurrency/single-flight.ts'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Milliseconds for which an answer stands, so that readiness checks do not wear the disk. */
const keptMs = 5_000
/** A block of a file system: an empty file can be made on a full disk. */
const probeBytes = Buffer.alloc(4_096, 1)

/** What happens while the data folder cannot be written, and what to do; `storesInFolder`: it holds the store. */
export const describeDiskTrouble = (storesInFolder: boolean): string =>
  storesInFolder
    ? 'the data folder cannot be written; make room there, or give this user the right to write'
    : 'the data folder cannot be written; pages go on without new pictures: make room there, or correct its rights'

export interface DiskProbe {
  /** Whether the data folder can be written now. Never rejects; one probe at a time. */
  isWritable(): Promise<boolean>
}

/** Writes and removes a small file in the data folder. `onTrouble` is called when that begins to fail. */
export function createDiskProbe(directory: string, now: () => number, onTrouble: (error: unknown) => void): DiskProbe {
  const file = join(directory, `.probe-${process.pid}`)
  let last: { readonly atMs: number; readonly writable: boolean } | null = null

  async function probe(): Promise<boolean> {
    let writable = true
    try {
      await mkdir(directory, { recursive: true, mode: 0o700 })
      await writeFile(file, probeBytes, { mode: 0o600 })
    } catch (error) {
      writable = false
      if (last?.writable !== false) onTrouble(error)
    }
    // A full disk leaves an empty file behind.
    await rm(file, { force: true }).catch(() => undefined)
    last = { atMs: now(), writable }
    return writable
  }

  const probeOnce = shareCall(probe)

  return {
    isWritable() {
      const age = last === null ? -1 : now() - last.atMs
      if (last !== null && age >= 0 && age < keptMs) return Promise.resolve(last.writable)
      return probeOnce()
    },
  }
}
