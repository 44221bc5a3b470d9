import { createWorkerProcess } from '#concurrency/worker-process.ts'
import type { PhotoResult, PhotoWork } from './photo-work.ts'
import type { PhotoOrder, TrustedHost } from './photo-worker.ts'

export interface PhotoProcess extends PhotoWork {
  /** Id of the worker process; null before the first picture and after the process has ended. */
  readonly pid: number | null
}

/** Fetches and encodes feed pictures in a worker process: connections, TLS, decoding and encoding. */
export function createPhotoProcess(trusted: TrustedHost | null = null): PhotoProcess {
  const worker = createWorkerProcess<PhotoOrder, PhotoResult>({
    program: new URL('./photo-worker.ts', import.meta.url),
    args: trusted === null ? [] : [JSON.stringify(trusted)],
    name: 'the worker for feed pictures',
  })
  return {
    fetch: (url, hosts) => worker.run({ kind: 'fetch', url, hosts }),
    async encode(master, width, format) {
      const result = await worker.run({ kind: 'encode', master, width, format })
      if (!result.ok) throw new Error(result.reason)
      return result.bytes
    },
    get pid() {
      return worker.pid
    },
    stop: () => worker.stop(),
  }
}
