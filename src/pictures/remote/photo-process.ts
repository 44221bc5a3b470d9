import { createWorkerProcess } from '#concurrency/worker-process.ts'
import type { PhotoMastersOptions } from './photo-masters.ts'
import type { PhotoWork } from './photo-work.ts'
import type { PhotoAnswer, PhotoOrder, PhotoWorkerOptions, TrustedHost } from './photo-worker.ts'

export interface PhotoProcess extends PhotoWork {
  /** Id of the worker process; null before the first picture and after the process has ended. */
  readonly pid: number | null
}

export interface PhotoProcessOptions extends Pick<PhotoMastersOptions, 'directory' | 'diskBytes'> {
  /** For tests and benches. */
  readonly trusted?: TrustedHost
}

/**
 * Fetches, keeps and encodes feed pictures in a worker process: connections, TLS, decoding and encoding. The bytes of a
 * master stay there.
 */
export function createPhotoProcess({ directory, diskBytes, trusted }: PhotoProcessOptions): PhotoProcess {
  const worker = createWorkerProcess<PhotoOrder, PhotoAnswer>({
    program: new URL('./photo-worker.ts', import.meta.url),
    args: [JSON.stringify({ directory, diskBytes, trusted: trusted ?? null } satisfies PhotoWorkerOptions)],
    name: 'the worker for feed pictures',
  })
  return {
    async has(name) {
      const answer = await worker.run({ kind: 'has', name })
      return answer.kind === 'has' && answer.has
    },
    async fetch(url, hosts, name) {
      const answer = await worker.run({ kind: 'fetch', url, hosts, name })
      if (answer.kind === 'fetch') return answer.fetched
      // A failure of the code over one picture counts as a fault of that picture; the process goes on.
      return { ok: false, fault: 'unusable', reason: describeFailure(answer) }
    },
    async encode(name, width, format) {
      const answer = await worker.run({ kind: 'encode', name, width, format })
      if (answer.kind === 'encode') return answer.bytes
      throw new Error(describeFailure(answer))
    },
    get pid() {
      return worker.pid
    },
    stop: () => worker.stop(),
  }
}

const describeFailure = (answer: PhotoAnswer): string =>
  answer.kind === 'failure' ? answer.reason : `unexpected answer of the kind '${answer.kind}'`
