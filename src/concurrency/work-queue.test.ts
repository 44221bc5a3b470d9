import { expect, test } from 'vitest'
import { createWorkQueue, QueueFullError } from './work-queue.ts'

const settle = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))

test('runs no more at once than allowed, in the order of asking, and goes on after a failure', async () => {
  const queue = createWorkQueue({ atOnce: 2, longest: 10 })
  let [running, most] = [0, 0]
  const begun: number[] = []
  const results = await Promise.allSettled(
    Array.from({ length: 7 }, (_, index) =>
      queue.run(async () => {
        begun.push(index)
        running += 1
        most = Math.max(most, running)
        await settle()
        running -= 1
        if (index % 3 === 0) throw new Error(`failed ${index}`)
        return index
      }),
    ),
  )
  expect(most).toBe(2)
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(results.map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'rejected',
  ])
  expect(await queue.run(() => Promise.resolve('still open'))).toBe('still open')
})

test('refuses work beyond its length and takes work again once there is room', async () => {
  const queue = createWorkQueue({ atOnce: 1, longest: 1 })
  let free: () => void = () => undefined
  const first = queue.run(() => new Promise<void>((resolve) => (free = resolve)))
  const second = queue.run(() => Promise.resolve('second'))
  expect(queue.waiting).toBe(1)
  await expect(queue.run(() => Promise.resolve('third'))).rejects.toThrow(QueueFullError)
  free()
  await first
  expect(await second).toBe('second')
  expect(await queue.run(() => Promise.resolve('fourth'))).toBe('fourth')
})

test('runs what waits by priority, then in the order of asking; raised work goes ahead of lower work', async () => {
  const queue = createWorkQueue({ atOnce: 1, longest: 10 })
  const begun: string[] = []
  const add = (name: string, priority: number): Promise<unknown> =>
    queue.run(() => Promise.resolve(begun.push(name)), { name, priority })
  const all = [add('first', 0), add('low', 0), add('middle', 1), add('second middle', 1), add('raised', 0)]
  queue.raise({ name: 'raised', priority: 2 })
  // Neither lowers what waits nor minds what does not.
  queue.raise({ name: 'raised', priority: 1 })
  queue.raise({ name: 'first', priority: 9 })
  queue.raise({ name: 'nobody', priority: 9 })
  await Promise.all(all)
  expect(begun).toEqual(['first', 'raised', 'middle', 'second middle', 'low'])
})
