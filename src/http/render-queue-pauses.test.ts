import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRenderPace } from './render-pace.ts'
import { createRenderQueue } from './render-queue.ts'
import { limits, nextTurn, visitor } from './render-queue.testkit.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Uses the thread for a time. */
const work = (ms: number): unknown => vi.advanceTimersByTime(ms)

test('API-04 a render goes on for two milliseconds, and then until the events that arrived are heard', async () => {
  const pause = createRenderPace(nextTurn, () => null)
  expect(pause()).toBeNull()
  work(1.9)
  expect(pause()).toBeNull()
  work(0.1)
  let heard = 0
  setImmediate(() => (heard += 1))
  const pausing = pause()
  expect(pausing).not.toBeNull()
  expect(pause(), 'its parts wait for the same pause').toBe(pausing)
  await pausing
  expect(heard).toBe(1)
})

test('API-04 the time for which others used the thread after a pause is none of the render', async () => {
  const pause = createRenderPace(nextTurn, () => null)
  work(5)
  await pause()
  work(50)
  expect(pause(), 'each slice gets on').toBeNull()
  work(2)
  expect(pause()).not.toBeNull()
})

/** A poll would wait so long that the renders end meanwhile. */
async function until(isTrue: () => boolean): Promise<void> {
  for (let turn = 0; turn < 100 && !isTrue(); turn += 1) await nextTurn()
  expect(isTrue()).toBe(true)
}

/** Renders of `parts` parts, each of three milliseconds; `done` records them. */
function createRenders() {
  const queue = createRenderQueue({ ...limits, atOnce: 2, longest: 30 })
  const done: string[] = []
  const render = (site: string, name: string, parts: number): Promise<void> =>
    queue.run({ ...visitor, site, caller: name }, async ({ pause }) => {
      for (let part = 1; part <= parts; part += 1) {
        await pause()
        work(3)
        done.push(`${name} ${part}`)
      }
    })
  return { done, render }
}

test('API-04 a visitor’s render goes before the parts that are left of a render of a crowd', async () => {
  const { done, render } = createRenders()
  await render('two', 'first', 1)
  const crowd = Array.from({ length: 8 }, (_, at) => render('one', `crowd ${at}`, 4))
  await until(() => done.includes('crowd 0 1'))
  const visit = render('two', 'visit', 4)
  await visit
  const before = done.slice(1, done.indexOf('visit 1')).length
  expect(before, 'parts of the crowd that were begun').toBeLessThanOrEqual(3)
  expect(done.slice(done.indexOf('visit 1'))).toEqual(['visit 1', 'visit 2', 'visit 3', 'visit 4'])
  await Promise.all(crowd)
  expect(done, 'nothing of the crowd is lost').toHaveLength(1 + 4 + 8 * 4)
})

test('API-04 below a crowd, a visitor’s render waits for one part of another site’s at a time', async () => {
  const queue = createRenderQueue({ ...limits, atOnce: 4, longest: 30 })
  const done: string[] = []
  const render = (site: string, caller: string): Promise<void> =>
    queue.run({ ...visitor, site, caller }, async ({ pause }) => {
      for (let part = 1; part <= 8; part += 1) {
        await pause()
        work(3)
        done.push(site)
      }
    })
  await Promise.all([render('one', 'a'), render('one', 'b'), render('one', 'c'), render('two', 'visit')])
  const others = done.slice(done.indexOf('two'), done.lastIndexOf('two')).filter((site) => site === 'one')
  expect(others.length, done.join(' ')).toBeLessThanOrEqual(8)
})

test('API-04 a render that gave way goes on before its site begins another one', async () => {
  const { done, render } = createRenders()
  await render('two', 'first', 1)
  const crowd = Array.from({ length: 8 }, (_, at) => render('one', `crowd ${at}`, 4))
  await until(() => done.includes('crowd 0 1'))
  await render('two', 'visit', 4)
  const begun = new Set(done.map((part) => part.slice(0, -2)))
  await Promise.all(crowd)
  const after = done.slice(done.indexOf('visit 4') + 1)
  const [next = ''] = after
  expect(begun, next).toContain(next.slice(0, -2))
})

test('API-04 a render of a crowd that gives way goes on after a quarter of a second', async () => {
  const queue = createRenderQueue({ ...limits, atOnce: 2, longest: 30 })
  const { promise: isLeft, resolve: leave } = Promise.withResolvers<void>()
  const visits: Promise<unknown>[] = []
  const order = (site: string, caller: string) => ({ ...visitor, site, caller })
  await queue.run(order('two', 'first'), () => Promise.resolve())
  let parts = 0
  const crowd = Array.from({ length: 8 }, (_, at) =>
    queue.run(order('one', `crowd ${at}`), async ({ pause }) => {
      if (visits.length === 0) visits.push(queue.run(order('two', 'visit'), () => isLeft))
      await nextTurn()
      work(3)
      await pause()
      parts += 1
    }),
  )
  await until(() => queue.figures.running > 1)
  for (let turn = 0; turn < 20; turn += 1) await nextTurn()
  const before = parts
  vi.advanceTimersByTime(249)
  for (let turn = 0; turn < 20; turn += 1) await nextTurn()
  expect(parts).toBe(before)
  vi.advanceTimersByTime(1)
  await until(() => parts > before)
  leave()
  for (let turn = 0; turn < 50; turn += 1) {
    vi.advanceTimersByTime(300)
    await nextTurn()
  }
  await Promise.all([...crowd, ...visits])
  expect(parts).toBe(8)
})
