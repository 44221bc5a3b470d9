import { lstat, mkdtemp, open, readdir, rm } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const flushAt = 65_536

/**
 * Records put by on disk between reading a feed and applying it: the whole feed must be seen to be sound before the
 * first vehicle is written, and must not be held in memory. One JSON text a line in a temporary folder of its own.
 */
export class Spool<T> {
  private readonly folder: string
  private readonly file: FileHandle
  private pending: string[] = []
  private pendingSize = 0

  private constructor(folder: string, file: FileHandle) {
    this.folder = folder
    this.file = file
  }

  static async create<T>(): Promise<Spool<T>> {
    await removeAbandonedSpools()
    const folder = await mkdtemp(join(tmpdir(), `${folderPrefix}${process.pid}-`))
    try {
      return new Spool<T>(folder, await open(join(folder, 'rows.ndjson'), 'w+', 0o600))
    } catch (error) {
      await rm(folder, { recursive: true, force: true })
      throw error
    }
  }

  /** Gives a promise to wait for when 64 k characters have gathered, else null. */
  add(record: T): Promise<void> | null {
    const line = `${JSON.stringify(record)}\n`
    this.pending.push(line)
    this.pendingSize += line.length
    return this.pendingSize >= flushAt ? this.flush() : null
  }

  /** Every record in order, in batches; nothing may be added meanwhile. */
  async *batches(size: number): AsyncGenerator<readonly T[]> {
    await this.flush()
    let batch: T[] = []
    let rest = ''
    for await (const text of this.readText()) {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        batch.push(JSON.parse(line) as T)
        if (batch.length < size) continue
        yield batch
        batch = []
      }
    }
    if (batch.length > 0) yield batch
  }

  async remove(): Promise<void> {
    await this.file.close()
    await rm(this.folder, { recursive: true, force: true })
  }

  private async *readText(): AsyncGenerator<string> {
    const decoder = new TextDecoder()
    const buffer = Buffer.allocUnsafe(65_536)
    for (let position = 0; ;) {
      const { bytesRead } = await this.file.read(buffer, 0, buffer.length, position)
      if (bytesRead === 0) return
      position += bytesRead
      yield decoder.decode(buffer.subarray(0, bytesRead), { stream: true })
    }
  }

  private async flush(): Promise<void> {
    const text = this.pending.join('')
    this.pending = []
    this.pendingSize = 0
    if (text !== '') await this.file.write(text)
  }
}

const folderPrefix = 'forecourt-import-'
const folderName = /^forecourt-import-(?:(\d+)-)?\w{6}$/

/** Longer than any import runs: the process number of a folder so old may be another program's by now. */
const abandonedAfterMs = 86_400_000

/**
 * Removes what imports that were killed have left in the temporary folder: folders of this user whose process is gone,
 * or which are older than a day. A failure is passed over, since another import may be removing the same.
 */
async function removeAbandonedSpools(): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => [])
  for (const name of names) {
    const owner = folderName.exec(name)
    if (owner === null) continue
    const folder = join(tmpdir(), name)
    try {
      const { uid, mtimeMs } = await lstat(folder)
      if (uid !== process.getuid?.()) continue
      const isOld = Date.now() - mtimeMs > abandonedAfterMs
      if (isOld || (owner[1] !== undefined && !isRunning(Number(owner[1]))))
        await rm(folder, { recursive: true, force: true })
    } catch {
      // Gone already, or not ours to remove.
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
