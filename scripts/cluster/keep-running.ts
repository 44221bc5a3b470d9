import { setTimeout as sleep } from 'node:timers/promises'
import type { WebNode } from './web-node.ts'

export interface KeepRunningOptions {
  /** Milliseconds from the end of a node to its start: long enough to see where its sites go. */
  readonly restartAfterMs: number
  readonly say: (line: string) => void
  /** Ends the watch. */
  readonly signal: AbortSignal
  /** Milliseconds between two looks. */
  readonly everyMs?: number
}

/** Starts a node again whenever it has ended, as systemd does; a start that fails is tried again. Never rejects. */
export async function keepRunning(
  node: Pick<WebNode, 'name' | 'pid' | 'start'>,
  { restartAfterMs, say, signal, everyMs = 200 }: KeepRunningOptions,
): Promise<void> {
  const wait = (ms: number): Promise<unknown> => sleep(ms, undefined, { signal }).catch(() => undefined)
  while (!signal.aborted) {
    if (node.pid() === null) {
      say(`${node.name} has ended. It is started again in ${restartAfterMs / 1000} s.`)
      await wait(restartAfterMs)
      if (signal.aborted) return
      try {
        await node.start()
        say(`${node.name} is back, as process ${node.pid()}.`)
      } catch (error) {
        if (!signal.aborted) say(error instanceof Error ? error.message : String(error))
      }
    }
    await wait(everyMs)
  }
}
