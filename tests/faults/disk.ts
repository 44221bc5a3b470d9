import { execFile } from 'node:child_process'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A small disk of its own for what the store writes, which can be filled. */
export interface Disk {
  readonly directory: string
  /** False where this user may not mount a file system: plans then go without full disks, and the run says so. */
  readonly canFill: boolean
  /** Takes the last byte. */
  fill(): Promise<void>
  /** Gives the space back. */
  free(): Promise<void>
  /** Removes the folder and all that is in it. */
  remove(): Promise<void>
}

/** Mounts a tmpfs of so many megabytes on a new folder; elsewhere an ordinary folder. */
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
        // Somebody else may take a page in between, and this write then fails as theirs will.
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
      // Lazily: a process that was killed this moment may still be listed as using it.
      if (canFill) await run('umount', ['-l', directory])
      await rm(directory, { recursive: true, force: true })
    },
  }
}
