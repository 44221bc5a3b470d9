import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Spool } from './spool.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-spool-'))
  vi.stubEnv('TMPDIR', folder)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

async function leaveBehind(name: string, ageMs = 0): Promise<string> {
  const left = join(folder, name)
  await mkdir(left)
  await writeFile(join(left, 'rows.ndjson'), '{}')
  const at = new Date(Date.now() - ageMs)
  await utimes(left, at, at)
  return left
}

test('STOCK-03 what killed imports have left behind goes at the next start, and nothing else', async () => {
  // The process has ended, so its number is nobody's.
  const { pid: ended } = spawnSync(process.execPath, ['--version'])
  const gone = await Promise.all([
    leaveBehind(`forecourt-import-${ended}-abcdef`),
    leaveBehind(`forecourt-import-${process.pid}-oldold`, 90_000_000),
    leaveBehind('forecourt-import-oldold', 90_000_000),
  ])
  const kept = await Promise.all([
    leaveBehind(`forecourt-import-${process.pid}-abcdef`),
    leaveBehind('forecourt-import-abcdef'),
    leaveBehind('forecourt-other-abcdef', 90_000_000),
    leaveBehind('forecourt-import-of-mine', 90_000_000),
  ])
  const spool = await Spool.create<number>()
  expect(gone.filter((left) => existsSync(left))).toEqual([])
  expect(kept.filter((left) => !existsSync(left))).toEqual([])
  await spool.remove()
  expect(kept.filter((left) => !existsSync(left))).toEqual([])
})

test('STOCK-03 the folder of an import tells its process, is for its user alone and goes with it', async () => {
  const spool = await Spool.create<number>()
  const [name = '', ...others] = await readdir(folder)
  expect([name, others]).toEqual([expect.stringMatching(new RegExp(`^forecourt-import-${process.pid}-\\w{6}$`)), []])
  for (const [path, mode] of [
    [name, 0o700],
    [join(name, 'rows.ndjson'), 0o600],
  ] as const)
    expect((await stat(join(folder, path))).mode & 0o777, path).toBe(mode)
  // Another import that starts meanwhile leaves it alone.
  const another = await Spool.create<number>()
  expect(existsSync(join(folder, name))).toBe(true)
  await Promise.all([spool.remove(), another.remove()])
  expect(await readdir(folder)).toEqual([])
})

// Only the superuser can give a folder to another user.
test.runIf(process.getuid?.() === 0)('STOCK-03 a folder of another user is left alone, however old', async () => {
  const foreign = await leaveBehind('forecourt-import-abcdef', 90_000_000)
  await chown(foreign, 65_534, 65_534)
  await (await Spool.create<number>()).remove()
  expect(existsSync(foreign)).toBe(true)
})
