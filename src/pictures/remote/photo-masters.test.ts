import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPhotoMasters } from './photo-masters.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-masters-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

const master = Buffer.alloc(40_000, 'master')
const diskBytes = 1024 * 1024

test('a master is found by its name, also by a process that starts later', async () => {
  const masters = createPhotoMasters({ directory, diskBytes })
  expect(await masters.find('aa/1.master')).toBeNull()
  expect(await masters.save('aa/1.master', master)).toBeNull()
  expect((await masters.find('aa/1.master'))?.equals(master)).toBe(true)
  const later = createPhotoMasters({ directory, diskBytes })
  expect((await later.find('aa/1.master'))?.equals(master)).toBe(true)
  expect(await later.find('aa/2.master')).toBeNull()
})

test('the latest are found where the folder has given them up, as far as the memory goes', async () => {
  const masters = createPhotoMasters({ directory, diskBytes: 1, memoryBytes: 10 * master.length })
  for (let at = 0; at < 12; at += 1) await masters.save(`aa/${at}.master`, master)
  expect((await readdir(directory, { recursive: true })).filter((name) => name.endsWith('.master'))).toEqual([])
  expect(await masters.find('aa/0.master')).toBeNull()
  expect((await masters.find('aa/11.master'))?.equals(master)).toBe(true)
})

test('a folder that cannot be used is told of once, and costs nothing that is in memory', async () => {
  const file = join(directory, 'file')
  await writeFile(file, '')
  const masters = createPhotoMasters({ directory: file, diskBytes })
  expect(await masters.save('aa/1.master', master)).toMatch(/ENOTDIR|EEXIST/)
  expect(await masters.save('aa/2.master', master)).toBeNull()
  expect((await masters.find('aa/1.master'))?.equals(master)).toBe(true)
})
