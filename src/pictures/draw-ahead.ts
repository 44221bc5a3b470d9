import { QueueFullError } from '#concurrency/work-queue.ts'
import type { PictureOrder, PictureStudio } from './picture-studio.ts'

/** A picture that the first visitors will ask for. */
export interface ExpectedPicture {
  readonly path: string
  readonly order: Omit<PictureOrder, 'need'>
}

export interface DrawAheadOptions {
  readonly studio: Pick<PictureStudio, 'getPicture'>
  /** The pictures in the order in which they are drawn; asked for the next one only when the last one is finished. */
  readonly pictures: AsyncIterable<ExpectedPicture>
  /** Whether the machine has nothing better to do; asked before every picture but the first. */
  readonly isIdle: () => boolean
  /** Resolves when it is time to ask again whether the machine is idle. */
  readonly pause: () => Promise<void>
  /** Called with what ended the work early. */
  readonly onTrouble: (error: unknown) => void
}

export interface AheadDrawing {
  /** Resolves when all pictures are drawn, and after `stop` or trouble. */
  readonly done: Promise<void>
  /** Draws no further picture. */
  stop(): void
}

/**
 * Draws pictures that nobody has asked for yet, one at a time, behind every drawing that somebody waits for. The first
 * one is drawn even on a busy machine, because it loads everything that the later ones need.
 */
export function drawAhead({ studio, pictures, isIdle, pause, onTrouble }: DrawAheadOptions): AheadDrawing {
  const stopping = new AbortController()
  const { signal } = stopping

  /** A queue that is full has no room for what nobody waits for. */
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
      if (drawn > 0) while (!signal.aborted && !isIdle()) await pause()
      if (signal.aborted) return
      await draw(picture)
      drawn += 1
    }
  }

  const done = drawAll().catch((error: unknown) => {
    // Stopping the server ends the process that draws, and with it the picture in hand.
    if (!signal.aborted) onTrouble(error)
  })
  return { done, stop: () => stopping.abort() }
}
