import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createDirectoryFeedSource } from './directory-feed-source.ts'
import type { FetchLimits } from './feed-source.ts'
import { generousLimits, testFeedSource, useFetch } from './feed-source.testkit.ts'

let folder: string
/** How far the clock of the test is ahead; files are as old as that. */
let aheadMs = 0
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-drop-'))
  aheadMs = 3_600_000
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const open = (pattern = 'stock.csv', limits: FetchLimits = generousLimits) =>
  createDirectoryFeedSource({ folder, pattern, settleMs: 60_000, limits, now: () => Date.now() + aheadMs })

describe('a feed in a folder', () => {
  testFeedSource(() => ({
    open: (limits) => open('stock.csv', limits),
    put: (content) => writeFile(join(folder, 'stock.csv'), content),
    remove: () => rm(join(folder, 'stock.csv'), { force: true }),
    fallSilent: null,
  }))
})

describe('a folder', () => {
  const { fetch, read } = useFetch()
  const put = (name: string, content: string) => writeFile(join(folder, name), content)

  test('STOCK-03 a file is finished when it has not changed for a minute, whatever time it was given', async () => {
    await put('stock.csv', 'half')
    // A transfer may set the time of the original while it still writes.
    await utimes(join(folder, 'stock.csv'), 1, 1)
    aheadMs = 30_000
    expect(await fetch(open())).toEqual({
      kind: 'retry',
      reason: expect.stringMatching(
        /^stock\.csv is still being written: unchanged for (?:29|30) of 60 seconds; run it again, or wait for/,
      ),
    })
    aheadMs = 61_000
    expect(await read(await fetch(open()))).toBe('half')
  })

  test('STOCK-03 partial and hidden files, folders and symbolic links are left out', async () => {
    await writeFile(join(folder, 'a.csv.part'), 'part')
    await writeFile(join(folder, '.b.csv'), 'hidden')
    await mkdir(join(folder, 'c.csv'))
    await symlink('/etc/passwd', join(folder, 'd.csv'))
    expect(await fetch(open('*.csv'))).toMatchObject({ kind: 'retry', reason: expect.stringContaining('no file') })
    await put('e.csv', 'taken')
    expect(await read(await fetch(open('*.csv')))).toBe('taken')
  })

  test('STOCK-03 a folder that is not there is refused, and the reason names it', async () => {
    await rm(folder, { recursive: true })
    expect(await fetch(open())).toMatchObject({ kind: 'refused', reason: expect.stringContaining(folder) })
  })
})
