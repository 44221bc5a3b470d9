import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'
import { QueueFullError } from './work-queue.ts'

/** Work of named owners that ends when it is told to, and the order in which it began. */
function watch(queue: ReturnType<typeof createFairQueue>) {
  const begun: string[] = []
  const ends: (() => void)[] = []
  return {
    begun,
    add(owner: string, name: string, priority = 0): Promise<void> {
      const work = (): Promise<void> => {
        begun.push(name)
        return new Promise((resolve) => ends.push(resolve))
      }
      return queue.run(owner, work, { name, priority })
    },
    async endOne(): Promise<void> {
      ends.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

test('whoever comes after a hundred pieces of work of another owner waits for those in the common queue', async () => {
  const work = watch(createFairQueue({ atOnce: 2, mostOfOwner: 3, longestOfOwner: 200 }))
  for (let index = 0; index < 100; index += 1) void work.add('busy', `busy ${index}`)
  void work.add('quiet', 'quiet')
  await work.endOne()
  await work.endOne()
  expect(work.begun).toEqual(['busy 0', 'busy 1', 'busy 2', 'quiet'])
})

test('an owner whose own queue is full is refused, and no other', async () => {
  const queue = createFairQueue({ atOnce: 1, mostOfOwner: 1, longestOfOwner: 2 })
  const work = watch(queue)
  for (const name of ['one', 'two', 'three']) void work.add('busy', name)
  await expect(work.add('busy', 'four')).rejects.toBeInstanceOf(QueueFullError)
  const quiet = work.add('quiet', 'quiet')
  await work.endOne()
  await work.endOne()
  await expect(quiet).resolves.toBeUndefined()
})

test('work goes ahead of less urgent work of its owner and of others, also where it became urgent later', async () => {
  const queue = createFairQueue({ atOnce: 1, mostOfOwner: 1, longestOfOwner: 9 })
  const work = watch(queue)
  void work.add('a', 'first')
  void work.add('b', 'other', 1)
  void work.add('c', 'urgent', 2)
  void work.add('a', 'late')
  void work.add('a', 'raised')
  queue.raise('a', { name: 'raised', priority: 3 })
  for (let index = 0; index < 5; index += 1) await work.endOne()
  expect(work.begun).toEqual(['first', 'urgent', 'other', 'raised', 'late'])
})
