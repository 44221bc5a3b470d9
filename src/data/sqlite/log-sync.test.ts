import { expect, test } from 'vitest'
import { createLogSync } from './log-sync.ts'

/** A file whose flushes end when the test says so. */
function createSlowFile() {
  const flushes: PromiseWithResolvers<void>[] = []
  const opened: string[] = []
  return {
    flushes,
    opened,
    open: (path: string) => {
      opened.push(path)
      return Promise.resolve({
        datasync() {
          const flush = Promise.withResolvers<void>()
          flushes.push(flush)
          return flush.promise
        },
        close: () => Promise.resolve(),
      })
    },
  }
}

const settle = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))

async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false
  void promise.then(
    () => (settled = true),
    () => (settled = true),
  )
  await settle()
  return settled
}

test('LEAD-12 a call during a flush waits for a flush that began after it, and shares that with others', async () => {
  const file = createSlowFile()
  const log = createLogSync('/store/x.sqlite', file.open)
  const first = log.sync()
  await settle()
  const [second, third] = [log.sync(), log.sync()]
  file.flushes[0]?.resolve()
  await first
  expect(await isSettled(second)).toBe(false)
  expect(file.flushes).toHaveLength(2)
  file.flushes[1]?.resolve()
  await Promise.all([second, third])
  expect(file.flushes).toHaveLength(2)
  expect(file.opened).toEqual(['/store/x.sqlite-wal'])
})

test('LEAD-12 a flush that fails is told to those who wait for it, and the next one runs all the same', async () => {
  const file = createSlowFile()
  const log = createLogSync('/store/x.sqlite', file.open)
  const first = log.sync()
  await settle()
  const second = log.sync()
  file.flushes[0]?.reject(new Error('EIO: i/o error, fdatasync'))
  await expect(first).rejects.toThrow('EIO')
  await settle()
  file.flushes[1]?.resolve()
  await expect(second).resolves.toBeUndefined()
})

test('a log that cannot be opened is opened anew at the next call', async () => {
  let tries = 0
  const log = createLogSync('/store/x.sqlite', () => {
    tries += 1
    if (tries === 1) return Promise.reject(new Error('EMFILE: too many open files'))
    return Promise.resolve({ datasync: () => Promise.resolve(), close: () => Promise.resolve() })
  })
  await expect(log.sync()).rejects.toThrow('EMFILE')
  await expect(log.sync()).resolves.toBeUndefined()
})
