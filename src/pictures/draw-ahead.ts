import { QueueFullError } from '#concurrency/work-queue.ts'
import type { PictureOrder, PictureStudio } from './picture-studio.ts'

/** A picture that the first visitors are expected to request. */
export interface ExpectedPicture {
  readonly path: string
  readonly order: Omit<PictureOrder, 'need'>
  /** It is drawn even on a busy machine, because it loads and warms up what later drawings need. */
  readonly isWarmUp?: true
}

export interface DrawAheadOptions {
  readonly studio: Pick<PictureStudio, 'getPicture'>
  /** The pictures in drawing order. The next one is pulled only after the previous one is finished. */
  readonly pictures: AsyncIterable<ExpectedPicture>
  /** Whether the machine is idle; checked before every picture but the first and those that warm up. */
  readonly isIdle: () => boolean
  /** Resolves when it is time to check again whether the machine is idle. */
  readonly pause: () => Promise<void>
  /** Called with the error that ended the work early. */
  readonly onTrouble: (error: unknown) => void
}

export interface AheadDrawing {
  /** Resolves when all pictures are drawn, after `stop`, and after an error. */
  readonly done: Promise<void>
  /** Stops before the next picture. */
  stop(): void
}

/**
 * Draws pictures in advance, one at a time and with the lowest priority. The first one is drawn even on a busy machine,
 * because it loads everything that later drawings need, and so are those that warm up.
 */
export function drawAhead({ studio, pictures, isIdle, pause, onTrouble }: DrawAheadOptions): AheadDrawing {
  const stopping = new AbortController()
  const { signal } = stopping

  /** Retries after a pause while the queue is full. */
  async function draw({ path, order }: ExpectedPicture): Promise<void> {
    while (!signal.aborted)
      try {
        await studio.getPicture(path, { ...order, need: 'ahead' })
        return
      } catch (error) {
        if (!(error instanceof QueueFullError)) throw error
        await pause()
      }
  }

  async function drawAll(): Promise<void> {
    let drawn = 0
    for await (const picture of pictures) {
      if (drawn > 0 && picture.isWarmUp !== true) while (!signal.aborted && !isIdle()) await pause()
      if (signal.aborted) return
      await draw(picture)
      drawn += 1
    }
  }

  const done = drawAll().catch((error: unknown) => {
    // Stopping the server ends the drawing process, and with it the current picture.
    if (!signal.aborted) onTrouble(error)
  })
  return { done, stop: () => stopping.abort() }
}
