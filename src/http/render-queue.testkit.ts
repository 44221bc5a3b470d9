import { expect } from 'vitest'
import type { RenderQueueOptions } from './render-limits.ts'
import { createRenderQueue, OverloadedError, type RenderOrder } from './render-queue.ts'

export const limits: RenderQueueOptions = {
  atOnce: 1,
  slowAfterMs: 60_000,
  most: 10,
  mostOfSite: 10,
  mostOfCaller: 10,
  mostOutsideOfSite: 10,
  longest: 4,
  deadlineMs: 60_000,
}
export const visitor = { site: 'one', network: 'n', caller: 'a' }
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** A queue whose work ends when the test says so. */
export function createDesk(options: Partial<RenderQueueOptions> = {}) {
  const queue = createRenderQueue({ ...limits, ...options })
  const begun: string[] = []
  const refused: string[] = []
  const ends: (() => void)[] = []
  const run = (name: string, order: Partial<RenderOrder> = {}): Promise<void> =>
    queue
      .run({ ...visitor, caller: name.slice(0, 1), ...order }, async () => {
        begun.push(name)
        await new Promise<void>((resolve) => void ends.push(resolve))
      })
      .catch((error: unknown) => {
        if (!(error instanceof OverloadedError)) throw error
        refused.push(name)
      })
  const endNext = async (): Promise<void> => {
    await expect.poll(() => ends.length).toBeGreaterThan(0)
    ends.shift()?.()
  }
  return { queue, begun, refused, run, endNext }
}
