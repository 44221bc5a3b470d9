import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Resolves with the next message of a child process. Rejects when the process ends before, or after `limitMs`. */
export async function receiveMessage(child: ChildProcess, limitMs: number): Promise<unknown> {
  const settled = new AbortController()
  const signal = AbortSignal.any([settled.signal, AbortSignal.timeout(limitMs)])
  const died = once(child, 'exit', { signal }).then(() => {
    throw new Error(`process ${child.pid ?? '?'} of the bench ended before it answered`)
  })
  try {
    const [message] = await Promise.race([once(child, 'message', { signal }), died])
    return message
  } finally {
    settled.abort()
    died.catch(() => undefined)
  }
}
