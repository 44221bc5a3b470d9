import { fork, type ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { PhotoResult, PhotoWork } from './photo-work.ts'
import type { PhotoAnswer, PhotoOrder, TrustedHost } from './photo-worker.ts'

interface Waiting {
  readonly resolve: (result: PhotoResult) => void
  readonly reject: (error: Error) => void
}

type WithoutId<Order> = Order extends PhotoOrder ? Omit<Order, 'id'> : never

export interface PhotoProcess extends PhotoWork {
  /** Of the process at work; null before the first picture and after its end. */
  readonly pid: number | null
}

/**
 * Works on pictures of feeds in a process of its own at low priority: connections, their ciphers, unpacking and encoding take
 * nothing from pages, and a picture made to break the reader breaks that process, which the next picture starts anew.
 */
export function createPhotoProcess(trusted: TrustedHost | null = null): PhotoProcess {
  const waiting = new Map<number, Waiting>()
  let worker: ChildProcess | null = null
  let lastId = 0

  function start(): ChildProcess {
    const given = trusted === null ? [] : [JSON.stringify(trusted)]
    const child = fork(fileURLToPath(new URL('./photo-worker.ts', import.meta.url)), given, { serialization: 'advanced', execArgv: [] })
    try {
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    } catch {
      // Where priorities cannot be set pictures come out all the same.
    }
    child.on('message', ({ id, result }: PhotoAnswer) => {
      waiting.get(id)?.resolve(result)
      waiting.delete(id)
    })
    const fail = (reason: string): void => {
      if (worker !== child) return
      worker = null
      for (const { reject } of waiting.values()) reject(new Error(reason))
      waiting.clear()
    }
    child.on('error', (error) => fail(`pictures of feeds cannot be worked on: ${error.message}`))
    child.on('exit', (code, signal) => fail(`the worker for pictures of feeds ended (${signal ?? code})`))
    // An idle worker keeps nobody from leaving.
    child.unref()
    child.channel?.unref()
    return child
  }

  function order(asked: WithoutId<PhotoOrder>): Promise<PhotoResult> {
    return new Promise((resolve, reject) => {
      worker ??= start()
      lastId += 1
      const id = lastId
      waiting.set(id, { resolve, reject })
      worker.send({ ...asked, id } satisfies PhotoOrder, (error) => {
        if (error !== null && waiting.delete(id)) reject(error)
      })
    })
  }

  return {
    fetch: (url, hosts) => order({ kind: 'fetch', url, hosts }),
    async encode(master, width, format) {
      const result = await order({ kind: 'encode', master, width, format })
      if (!result.ok) throw new Error(result.reason)
      return result.bytes
    },
    get pid() {
      return worker?.pid ?? null
    },
    stop() {
      worker?.kill()
    },
  }
}
