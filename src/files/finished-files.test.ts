import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFinishedFiles, type FinishedFilesOptions } from './finished-files.ts'

let directory: string
let troubles: unknown[]
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-files-'))
  troubles = []
})
afterEach(() => rm(directory, { recursive: true, force: true }))

const open = (limitBytes: number, folder = directory, change: Partial<FinishedFilesOptions> = {}) =>
  createFinishedFiles({ directory: folder, limitBytes, onTrouble: (error) => troubles.push(error), ...change })

async function sizeOnDisk(): Promise<number> {
  const names = await readdir(directory, { recursive: true })
  const about = await Promise.all(names.map((name) => stat(join(directory, name))))
  return about.filter((entry) => entry.isFile()).reduce((sum, entry) => sum + entry.size, 0)
}

test('gives back what it was given, and null for the rest', async () => {
  const files = open(1000)
  await files.save('a/one.webp', Buffer.from('one'))
  expect((await files.find('a/one.webp'))?.toString()).toBe('one')
  expect(await files.find('a/two.webp')).toBeNull()
  expect(troubles).toEqual([])
})

test('keeps to its limit: the least lately used go first', async () => {
  const files = open(1000)
  for (let index = 0; index < 9; index += 1) await files.save(`${index}.webp`, Buffer.alloc(100, index + 1))
  await files.find('0.webp')
  await files.save('9.webp', Buffer.alloc(180, 9))
  expect(await sizeOnDisk()).toBeLessThanOrEqual(1000)
  expect(await files.find('0.webp'), 'used just now').not.toBeNull()
  expect(await files.find('1.webp'), 'used least lately').toBeNull()
  expect(await files.find('9.webp'), 'the newest').not.toBeNull()
})

test('counts what an earlier process left, oldest first, and leftovers of a crash with it', async () => {
  for (const [name, age] of [
    ['old.webp', 300],
    ['crashed.webp.part', 200],
    ['young.webp', 100],
  ] as const) {
    await writeFile(join(directory, name), Buffer.alloc(400, 1))
    const used = new Date(Date.now() - age * 1000)
    await utimes(join(directory, name), used, used)
  }
  const files = open(600)
  await files.save('new.webp', Buffer.alloc(100, 2))
  expect((await readdir(directory)).sort()).toEqual(['new.webp', 'young.webp'])
})

test('two writers of one name leave one whole file', async () => {
  const [one, other] = [open(10_000), open(10_000)]
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? one : other).save('same.webp', Buffer.alloc(300, 7))),
  )
  expect(await readdir(directory)).toEqual(['same.webp'])
  expect((await one.find('same.webp'))?.equals(Buffer.alloc(300, 7))).toBe(true)
})

test('tells of trouble once, and again after it had worked in between', async () => {
  const blocked = join(directory, 'later-a-folder')
  await writeFile(blocked, 'in the way')
  const files = open(1000, blocked)
  await files.save('a.webp', Buffer.from('a'))
  await files.save('b.webp', Buffer.from('b'))
  expect(await files.find('a.webp')).toBeNull()
  expect(troubles).toHaveLength(1)
  await rm(blocked)
  await files.save('c.webp', Buffer.from('c'))
  expect((await files.find('c.webp'))?.toString()).toBe('c')
  await rm(blocked, { recursive: true })
  await writeFile(blocked, 'in the way again')
  await files.save('d.webp', Buffer.from('d'))
  expect(troubles).toHaveLength(2)
})

test('three nodes on one folder keep to one limit', async () => {
  const nodes = [open(10_000), open(10_000), open(10_000)]
  for (let index = 0; index < 150; index += 1) {
    await nodes[index % 3]?.save(`${index}.webp`, Buffer.alloc(200, 1))
    // Each may write a twentieth, and one file more, before it looks at the others' again.
    expect(await sizeOnDisk()).toBeLessThanOrEqual(10_000 + 3 * (500 + 200))
  }
  expect(await nodes[0]?.find('149.webp'), 'the newest, of another node').not.toBeNull()
  expect(await nodes[0]?.find('0.webp'), 'the oldest').toBeNull()
})

/** A disk of `room()` bytes. */
const createDisk =
  (room: () => number): NonNullable<FinishedFilesOptions['write']> =>
  async (file, content) => {
    if ((await sizeOnDisk()) + content.length > room())
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    await writeFile(file, content)
  }

test('on a full disk the least recently used files make room', async () => {
  const files = open(100_000, directory, { write: createDisk(() => 1_000) })
  for (let index = 0; index < 10; index += 1) await files.save(`${index}.webp`, Buffer.alloc(100, 1))
  await files.save('new.webp', Buffer.alloc(90, 2))
  expect((await files.find('new.webp'))?.length).toBe(90)
  expect([await files.find('0.webp'), troubles]).toEqual([null, []])
})

test('where others fill the disk the trouble is told once and no more is given up than a tenth', async () => {
  let room = 1_000
  const files = open(100_000, directory, { write: createDisk(() => room) })
  for (let index = 0; index < 10; index += 1) await files.save(`${index}.webp`, Buffer.alloc(100, 1))
  room = 0
  for (let index = 0; index < 5; index += 1) await files.save(`new-${index}.webp`, Buffer.alloc(100, 2))
  expect(await sizeOnDisk()).toBe(900)
  expect(troubles).toHaveLength(1)
  room = 1_000
  await files.save('again.webp', Buffer.alloc(100, 3))
  expect((await files.find('again.webp'))?.length).toBe(100)
})
