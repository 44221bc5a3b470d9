import { execFile } from 'node:child_process'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A small file system for the store, which can be filled. */
export interface Disk {
  readonly directory: string
  /** False if this user may not mount file systems. Plans then contain no full disks, and the run says so. */
  readonly canFill: boolean
  /** Fills the disk to the last byte. */
  fill(): Promise<void>
  /** Frees the space. */
  free(): Promise<void>
  /** Removes the folder with its content. */
  remove(): Promise<void>
}

/** Mounts a tmpfs of this size in megabytes on a new folder, or uses an ordinary folder where that is impossible. */
export async function createDisk(directory: string, megabytes: number): Promise<Disk> {
  await mkdir(directory, { recursive: true })
  const canFill = await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', directory]).then(
    () => true,
    () => false,
  )
  const ballast = join(directory, 'ballast')
  return {
    directory,
    canFill,
    async fill() {
      const { bavail, bsize } = await statfs(directory)
      try {
        // The store may take the last page in between. Then this write fails, as its next one will.
        await writeFile(ballast, Buffer.alloc(bavail * bsize))
        await writeFile(`${ballast}-rest`, Buffer.alloc(64 * bsize))
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
      }
    },
    async free() {
      await rm(ballast, { force: true })
      await rm(`${ballast}-rest`, { force: true })
    },
    async remove() {
      // Lazy unmount: a process that was just killed may still count as a user.
      if (canFill) await run('umount', ['-l', directory])
      await rm(directory, { recursive: true, force: true })
    },
  }
}
