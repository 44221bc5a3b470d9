import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPictureFiles } from './picture-files.ts'

let directory: string
let troubles: unknown[]
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-files-'))
  troubles = []
})
afterEach(() => rm(directory, { recursive: true, force: true }))

const open = (limitBytes: number, folder = directory) =>
  createPictureFiles({ directory: folder, limitBytes, onTrouble: (error) => troubles.push(error) })

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
