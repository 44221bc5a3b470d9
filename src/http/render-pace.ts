/** How long a render uses the thread until it pauses, milliseconds. A page takes 5 to 15. */
const sliceMs = 2

/**
 * Splits a render into slices. The returned function decides whether a part of the render that is about to run has to
 * wait first: it returns a promise where the slice is over, the same one for all parts until the pause has ended, and
 * null where the render may go on. `nextTurn` resolves when the events that arrived have been heard and the render may
 * use the thread again; `giveWay` says then whether others are to use it first.
 */
export function createRenderPace(
  nextTurn: () => Promise<void>,
  giveWay: () => Promise<void> | null,
): () => Promise<void> | null {
  /** Null after a pause, until the render goes on: others may have used the thread since, which is no slice of it. */
  let sliceBegan: number | null = performance.now()
  let pausing: Promise<void> | null = null

  async function pause(): Promise<void> {
    await nextTurn()
    for (let others = giveWay(); others !== null; others = giveWay()) await others
    sliceBegan = null
    pausing = null
  }

  return () => {
    if (pausing !== null) return pausing
    const now = performance.now()
    sliceBegan ??= now
    return now - sliceBegan < sliceMs ? null : (pausing = pause())
  }
}
