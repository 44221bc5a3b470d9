import { describe, expect, test, vi } from 'vitest'
import { createRenderQueue, OverloadedError, type RenderOrder, type RenderQueueOptions } from './render-queue.ts'

const limits: RenderQueueOptions = { atOnce: 1, slowAfterMs: 60_000, most: 10, longest: 4, deadlineMs: 60_000 }

/** A queue whose work ends when the test says so. */
function createDesk(options: Partial<RenderQueueOptions> = {}) {
  const queue = createRenderQueue({ ...limits, ...options })
  const begun: string[] = []
  const refused: string[] = []
  const ends: (() => void)[] = []
  const run = (name: string, order: Partial<RenderOrder> = {}): Promise<void> =>
    queue
      .run({ caller: name.slice(0, 1), ...order }, async () => {
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

describe('API-04 rendering is bounded', () => {
  test('API-04 as many as allowed are under way, the rest wait', async () => {
    const { queue, begun, run, endNext } = createDesk({ atOnce: 2 })
    const all = Promise.all(['a1', 'b1', 'c1'].map((name) => run(name)))
    await expect.poll(() => begun).toEqual(['a1', 'b1'])
    expect(queue.figures).toEqual({ running: 2, waiting: 1, shed: 0 })
    for (let ended = 0; ended < 3; ended += 1) await endNext()
    await all
    expect(begun).toEqual(['a1', 'b1', 'c1'])
    expect(queue.figures).toEqual({ running: 0, waiting: 0, shed: 0 })
  })

  test('API-04 a caller with many requests waits behind himself, not before the others', async () => {
    const { begun, run, endNext } = createDesk({ longest: 10 })
    const all = Promise.all(['a1', 'a2', 'a3', 'a4', 'b1', 'c1'].map((name) => run(name)))
    for (let ended = 0; ended < 6; ended += 1) await endNext()
    await all
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4'])
  })

  test('API-04 one too many drives out the newest of the caller who has most waiting', async () => {
    const { queue, refused, begun, run, endNext } = createDesk({ longest: 3 })
    const all = Promise.all(['a1', 'a2', 'a3', 'a4', 'b1'].map((name) => run(name)))
    await expect.poll(() => refused).toEqual(['a4'])
    for (let ended = 0; ended < 4; ended += 1) await endNext()
    await all
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
    expect(queue.figures.shed).toBe(1)
  })

  test('API-04 a form that was sent waits for one page at most, and pages for one form at most', async () => {
    const { begun, run, endNext } = createDesk({ longest: 10 })
    const pages = ['a1', 'b1', 'c1', 'd1'].map((name) => run(name))
    const forms = ['x1', 'x2', 'x3'].map((name) => run(name, { urgent: true }))
    for (let ended = 0; ended < 7; ended += 1) await endNext()
    await Promise.all([...pages, ...forms])
    expect(begun.slice(1).map((name) => name.startsWith('x'))).toEqual([false, true, false, true, false, true])
  })

  test('API-04 where too many wait a form is kept before a page, and a flood of forms loses its own', async () => {
    const { refused, run, endNext } = createDesk({ longest: 2 })
    const all = Promise.all([
      run('a1'),
      run('b1'),
      run('c1'),
      run('d1', { urgent: true }),
      run('d2', { urgent: true }),
      run('d3', { urgent: true }),
    ])
    await expect.poll(() => refused).toEqual(['b1', 'd2', 'd3'])
    for (let ended = 0; ended < 3; ended += 1) await endNext()
    await all
  })

  test('API-04 what waited until its deadline is refused, and what is under way is not', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const { refused, begun, run, endNext } = createDesk({ deadlineMs: 3_000 })
      const all = Promise.all([run('a1'), run('b1')])
      vi.advanceTimersByTime(2_999)
      await Promise.resolve()
      expect(refused).toEqual([])
      vi.advanceTimersByTime(1)
      vi.useRealTimers()
      await expect.poll(() => refused).toEqual(['b1'])
      await endNext()
      await all
      expect(begun).toEqual(['a1'])
    } finally {
      vi.useRealTimers()
    }
  })

  test('API-04 a page that nobody waits for any more is not rendered', async () => {
    const { refused, begun, run, endNext } = createDesk()
    const all = Promise.all([run('a1'), run('b1', { isWanted: () => false }), run('c1')])
    await endNext()
    await endNext()
    await all
    expect([begun, refused]).toEqual([['a1', 'c1'], ['b1']])
  })

  test('API-04 renders that wait for the database make room for others, up to a limit of their own', async () => {
    const { queue, begun, run, endNext } = createDesk({ slowAfterMs: 1, most: 3 })
    const all = Promise.all(['a1', 'b1', 'c1', 'd1'].map((name) => run(name)))
    await expect.poll(() => begun).toEqual(['a1', 'b1', 'c1'])
    expect(queue.figures).toEqual({ running: 3, waiting: 1, shed: 0 })
    await endNext()
    await expect.poll(() => begun).toEqual(['a1', 'b1', 'c1', 'd1'])
    for (let ended = 0; ended < 3; ended += 1) await endNext()
    await all
    expect(queue.figures).toEqual({ running: 0, waiting: 0, shed: 0 })
  })

  test('API-04 what the node had to answer when a render was ordered is answered before it begins', async () => {
    const order: string[] = []
    const rendered = createRenderQueue(limits).run({ caller: 'a' }, () => {
      order.push('render')
      return Promise.resolve()
    })
    setImmediate(() => order.push('cached page'))
    await rendered
    expect(order).toEqual(['cached page', 'render'])
  })

  test('API-04 work that fails gives its place back and fails for its caller alone', async () => {
    const queue = createRenderQueue(limits)
    await expect(queue.run({ caller: 'a' }, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await queue.run({ caller: 'a' }, () => Promise.resolve('fine'))).toBe('fine')
    expect(queue.figures).toEqual({ running: 0, waiting: 0, shed: 0 })
  })
})
