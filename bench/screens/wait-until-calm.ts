import { setTimeout as sleep } from 'node:timers/promises'
import { readDescendantsMs } from '../processor-time.ts'

const periodMs = 2_000
/** Share of one processor that the timers of browser and server may use in a period of calm. */
const calmShare = 0.1

/**
 * Waits until the processes that this one started, such as server and browser, hardly use the processor. A server that
 * has just started draws the pictures that it expects to be asked for, and each visit calls for some more: while it
 * draws, the browser has one processor less than on any day but the first.
 * @throws Error after ten minutes.
 */
export async function waitUntilCalm(): Promise<void> {
  const end = performance.now() + 600_000
  let before = readDescendantsMs()
  for (;;) {
    await sleep(periodMs)
    const after = readDescendantsMs()
    const usedMs = [...after].reduce((sum, [pid, usedByNow]) => sum + usedByNow - (before.get(pid) ?? 0), 0)
    if (usedMs < periodMs * calmShare) return
    if (performance.now() > end) throw new Error('server and browser were still at work after ten minutes')
    before = after
  }
}
