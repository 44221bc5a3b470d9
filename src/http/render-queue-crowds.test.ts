import { expect, test, vi } from 'vitest'
import { createDesk, nextTurn } from './render-queue.testkit.ts'

test('API-04 a site with a crowd begins no render beside that of another site, and one at a time', async () => {
  const { begun, run, endNext } = createDesk({ atOnce: 2, longest: 20 })
  const crowd = Array.from({ length: 12 }, (_, at) => run(`f${at}`, { caller: `caller ${at}` }))
  await expect.poll(() => begun).toEqual(['f0', 'f1'])
  const visit = run('v1', { site: 'two' })
  await endNext()
  // Before the crowd.
  await expect.poll(() => begun.slice(2)).toEqual(['v1'])
  await endNext()
  await nextTurn()
  expect(begun.slice(3), 'none beside the visit').toEqual([])
  await endNext()
  await visit
  await expect.poll(() => begun.slice(3)).toEqual(['f2'])
  await nextTurn()
  expect(begun.slice(4), 'the second place is for other sites').toEqual([])
  const second = run('v2', { site: 'two' })
  await expect.poll(() => begun.slice(4)).toEqual(['v2'])
  for (let ended = 0; ended < 11; ended += 1) await endNext()
  await Promise.all([...crowd, second])
})

test('API-04 a visitor who comes during a render of a crowd goes before the next render of the crowd', async () => {
  // A crowd that has waited for a quarter of a second gives no way.
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const { queue, begun, run, endNext } = createDesk({ atOnce: 2, longest: 20 })
    const first = run('v1', { site: 'two' })
    await endNext()
    await first
    const crowd = Array.from({ length: 8 }, (_, at) => run(`f${at}`, { caller: `caller ${at}` }))
    await endNext()
    await endNext()
    await expect.poll(() => begun).toEqual(['v1', 'f0', 'f1', 'f2'])
    await endNext()
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
    expect(queue.figures.running, 'the render has ended, and the event of the visit is not heard yet').toBe(0)
    const second = run('v2', { site: 'two' })
    await expect.poll(() => begun.slice(4)).toEqual(['v2'])
    for (let ended = 0; ended < 6; ended += 1) await endNext()
    await Promise.all([second, ...crowd])
  } finally {
    vi.useRealTimers()
  }
})

test('API-04 a crowd that gives way has its forms and its pages begun in turns', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const { begun, run, endNext } = createDesk({ longest: 20 })
    const visit = run('v1', { site: 'two' })
    const names = ['p1', 'p2', 'p3', 'p4', 'p5', 'x1', 'x2', 'x3', 'x4', 'x5']
    const crowd = names.map((name) => run(name, { urgent: name.startsWith('x') }))
    for (let ended = 0; ended < 11; ended += 1) await endNext()
    await Promise.all([visit, ...crowd])
    const kinds = begun.slice(1, 8).map((name) => name.slice(0, 1))
    expect(kinds).toEqual(['p', 'x', 'p', 'x', 'p', 'x', 'p'])
  } finally {
    vi.useRealTimers()
  }
})

test('API-04 a site with a crowd has all places where no other site is visited', async () => {
  const { begun, run, endNext } = createDesk({ atOnce: 2, longest: 20 })
  const crowd = Array.from({ length: 10 }, (_, at) => run(`f${at}`, { caller: `caller ${at}` }))
  await expect.poll(() => begun).toEqual(['f0', 'f1'])
  await endNext()
  await expect.poll(() => begun.slice(2)).toEqual(['f2'])
  for (let ended = 0; ended < 9; ended += 1) await endNext()
  await Promise.all(crowd)
})
