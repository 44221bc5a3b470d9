import { describe, expect, test, vi } from 'vitest'
import { createRenderQueue } from './render-queue.ts'
import { createDesk, limits, nextTurn, visitor } from './render-queue.testkit.ts'

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
    await expect.poll(() => refused).toEqual(['c1', 'd2', 'd3'])
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
    const rendered = createRenderQueue(limits).run(visitor, () => {
      order.push('render')
      return Promise.resolve()
    })
    setImmediate(() => order.push('cached page'))
    await rendered
    expect(order).toEqual(['cached page', 'render'])
  })

  test('API-04 work that fails gives its place back and fails for its caller alone', async () => {
    const queue = createRenderQueue(limits)
    await expect(queue.run(visitor, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await queue.run(visitor, () => Promise.resolve('fine'))).toBe('fine')
    expect(queue.figures).toEqual({ running: 0, waiting: 0, shed: 0 })
  })
})

describe('API-04 one site, network or caller cannot keep the others out', () => {
  test('API-04 sites take turns, within a site networks, within a network addresses', async () => {
    const { begun, run, endNext } = createDesk({ longest: 20 })
    const all = Promise.all([
      run('x0', { site: 'zero' }),
      ...['a1', 'b1', 'c1'].map((name) => run(name, { network: 'n1' })),
      run('d1', { network: 'n2' }),
      run('e1', { site: 'two', network: 'n3' }),
      run('f1', { site: 'two', network: 'n3' }),
    ])
    for (let ended = 0; ended < 7; ended += 1) await endNext()
    await all
    expect(begun).toEqual(['x0', 'a1', 'e1', 'd1', 'f1', 'b1', 'c1'])
  })

  test('API-04 a flood of one site from ever new addresses sheds no other site and no other network', async () => {
    const { refused, begun, run, endNext } = createDesk({ longest: 4 })
    const all = [
      run('visitor of two', { site: 'two', network: 'v', caller: 'v' }),
      run('other of one', { network: 'w', caller: 'w' }),
    ]
    const flood = (from: number): Promise<void>[] =>
      Array.from({ length: 20 }, (_, index) =>
        run(`flood ${from + index}`, { network: 'f', caller: `f${from + index}` }),
      )
    all.unshift(run('first'))
    all.push(...flood(0))
    all.push(run('late of two', { site: 'two', network: 'v', caller: 'v2' }), ...flood(20))
    await expect.poll(() => refused.length).toBe(39)
    expect(refused.every((name) => name.startsWith('flood'))).toBe(true)
    for (let ended = 0; ended < 5; ended += 1) await endNext()
    await Promise.all(all)
    expect(begun.filter((name) => !name.startsWith('flood'))).toHaveLength(4)
  })

  test('API-04 of those that wait alike the newest is shed, so that whoever waits longest is served', async () => {
    const { refused, run, endNext } = createDesk({ longest: 2 })
    const all = Promise.all(['a1', 'b1', 'c1', 'd1', 'e1'].map((name) => run(name, { network: name })))
    await expect.poll(() => refused).toEqual(['d1', 'e1'])
    for (let ended = 0; ended < 3; ended += 1) await endNext()
    await all
  })

  test('API-04 the renders of one caller and of one site are limited; further ones wait', async () => {
    const { queue, begun, run, endNext } = createDesk({ atOnce: 9, mostOfCaller: 2, mostOfSite: 3 })
    const all = Promise.all([...['a1', 'a2', 'a3', 'b1', 'c1'].map((name) => run(name)), run('d1', { site: 'two' })])
    await expect.poll(() => begun.toSorted()).toEqual(['a1', 'a2', 'b1', 'd1'])
    expect(queue.figures).toEqual({ running: 4, waiting: 2, shed: 0 })
    await endNext()
    await expect.poll(() => begun.length).toBe(5)
    for (let ended = 0; ended < 5; ended += 1) await endNext()
    await all
    expect(begun.toSorted()).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'd1'])
    expect(queue.figures).toEqual({ running: 0, waiting: 0, shed: 0 })
  })

  test('API-04 a render that waits for a party outside leaves its place to others, and takes it again', async () => {
    const queue = createRenderQueue({ ...limits, atOnce: 2, most: 2, mostOfSite: 1, mostOutsideOfSite: 2 })
    const gateway = Promise.withResolvers<void>()
    const done = Promise.withResolvers<void>()
    const sends = Array.from({ length: 3 }, (_, index) =>
      queue.run({ ...visitor, caller: `s${index}` }, async ({ whileOutside }) => {
        await Promise.all([whileOutside(() => gateway.promise), whileOutside(() => gateway.promise)])
        await done.promise
      }),
    )
    // Two wait outside, and the third keeps the only place of the site.
    await expect.poll(() => queue.figures).toEqual({ running: 1, waiting: 0, shed: 0 })
    await nextTurn()
    const own = queue.run(visitor, () => Promise.resolve('own'))
    expect(await queue.run({ ...visitor, site: 'two' }, () => Promise.resolve('of another site'))).toBe(
      'of another site',
    )
    expect(queue.figures).toEqual({ running: 1, waiting: 1, shed: 0 })
    gateway.resolve()
    await expect.poll(() => queue.figures.running).toBe(3)
    done.resolve()
    await Promise.all(sends)
    expect(await own).toBe('own')
    expect(queue.figures).toEqual({ running: 0, waiting: 0, shed: 0 })
  })

  test('API-04 a render that ends before the party outside answers gives back one place, not two', async () => {
    const queue = createRenderQueue(limits)
    const gateway = Promise.withResolvers<void>()
    let asked: Promise<void> = Promise.resolve()
    await queue.run(visitor, ({ whileOutside }) => {
      asked = whileOutside(() => gateway.promise)
      return Promise.resolve()
    })
    expect(queue.figures.running).toBe(0)
    gateway.resolve()
    await asked
    expect(queue.figures.running).toBe(0)
    expect(await queue.run(visitor, () => Promise.resolve('next'))).toBe('next')
  })
})
