import { fork, type ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { EncodePicture } from './encode-picture.ts'
import type { PictureResult } from './picture-worker.ts'

export interface PictureRenderer {
  readonly encode: EncodePicture
  /** Of the process at work; null before the first picture and after its end. */
  readonly pid: number | null
  stop(): void
}

interface Waiting {
  readonly resolve: (picture: Buffer) => void
  readonly reject: (error: Error) => void
}

/**
 * Renders pictures in a process of its own at low priority: inside this one the encoder's threads take the processor from
 * pages whenever the machine is busy. Started with the first picture, and again after it has died; never outlives this process.
 */
export function createPictureRenderer(): PictureRenderer {
  const waiting = new Map<number, Waiting>()
  let worker: ChildProcess | null = null
  let lastId = 0

  function start(): ChildProcess {
    const child = fork(fileURLToPath(new URL('./picture-worker.ts', import.meta.url)), [], { serialization: 'advanced', execArgv: [] })
    try {
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    } catch {
      // Where priorities cannot be set pictures come out all the same.
    }
    child.on('message', (result: PictureResult) => {
      const order = waiting.get(result.id)
      waiting.delete(result.id)
      if (result.ok) order?.resolve(Buffer.from(result.picture))
      else order?.reject(new Error(result.error))
    })
    const fail = (reason: string): void => {
      if (worker === child) worker = null
      for (const { reject } of waiting.values()) reject(new Error(reason))
      waiting.clear()
    }
    child.on('error', (error) => fail(`pictures cannot be rendered: ${error.message}`))
    child.on('exit', (code, signal) => fail(`the renderer of pictures ended (${signal ?? code})`))
    // An idle renderer keeps nobody from leaving.
    child.unref()
    child.channel?.unref()
    return child
  }

  return {
    encode(svg, width, format) {
      return new Promise((resolve, reject) => {
        worker ??= start()
        lastId += 1
        const id = lastId
        waiting.set(id, { resolve, reject })
        worker.send({ id, svg, width, format }, (error) => {
          if (error === null || !waiting.delete(id)) return
          reject(error)
        })
      })
    },
    get pid() {
      return worker?.pid ?? null
    },
    stop() {
      worker?.kill()
    },
  }
}
