import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDiskProbe } from './disk-probe.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-probe-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

test('API-04 a writable folder is reported as such and left as it was', async () => {
  const probe = createDiskProbe(
    join(directory, 'data'),
    () => 0,
    () => undefined,
  )
  expect(await probe.isWritable()).toBe(true)
  expect(await readdir(join(directory, 'data'))).toEqual([])
})

test('API-04 a folder that cannot be written is reported once in five seconds, until it can be', async () => {
  const clock = { value: 0 }
  const troubles: unknown[] = []
  const file = join(directory, 'a-file')
  await writeFile(file, '')
  const probe = createDiskProbe(
    join(file, 'data'),
    () => clock.value,
    (error) => troubles.push(error),
  )
  expect(await Promise.all([probe.isWritable(), probe.isWritable()])).toEqual([false, false])
  await rm(file)
  clock.value += 4_999
  expect(await probe.isWritable()).toBe(false)
  expect(troubles).toHaveLength(1)
  clock.value += 1
  expect(await probe.isWritable()).toBe(true)
})
