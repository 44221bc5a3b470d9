import { createPictureProcess } from '../picture-process.ts'
import type { PhotoResult, PhotoWork } from './photo-work.ts'
import type { PhotoOrder, TrustedHost } from './photo-worker.ts'

export interface PhotoProcess extends PhotoWork {
  /** Of the process at work; null before the first picture and after its end. */
  readonly pid: number | null
}

/** Works on pictures of feeds in a process of its own: connections, their ciphers, unpacking and encoding. */
export function createPhotoProcess(trusted: TrustedHost | null = null): PhotoProcess {
  const worker = createPictureProcess<PhotoOrder, PhotoResult>({
    program: new URL('./photo-worker.ts', import.meta.url),
    args: trusted === null ? [] : [JSON.stringify(trusted)],
    name: 'the worker for pictures of feeds',
  })
  return {
    fetch: (url, hosts) => worker.perform({ kind: 'fetch', url, hosts }),
    async encode(master, width, format) {
      const result = await worker.perform({ kind: 'encode', master, width, format })
      if (!result.ok) throw new Error(result.reason)
      return result.bytes
    },
    get pid() {
      return worker.pid
    },
    stop: () => worker.stop(),
  }
}
