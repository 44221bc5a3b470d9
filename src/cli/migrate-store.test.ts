import { expect, test } from 'vitest'
import { run } from './migrate-store.ts'

test.each([
  [[], 'DATABASE_URL must name the empty PostgreSQL database'],
  [['elsewhere'], 'takes no names'],
  [['--unknown'], "Unknown option '--unknown'"],
  [['--prepare', '--finish'], 'exclude each other'],
  [['--wait', '60'], 'together with --finish'],
  [['--finish', '--wait', 'long'], '--wait takes whole seconds'],
  [['--finish', '--wait', '86401'], '--wait takes whole seconds up to 86400'],
  [['--prepare'], 'DATABASE_URL must name the empty PostgreSQL database'],
])('migrate-store %j without a database to move to changes nothing and says how it is used', async (args, text) => {
  const errors: string[] = []
  const io = { out: () => {}, err: (line: string) => void errors.push(line), cwd: '/', isTerminal: false }
  expect(await run(args, io, { url: null, directory: '/nowhere' })).toBe(2)
  expect(errors).toEqual([expect.stringContaining(text), expect.stringContaining('usage: DATABASE_URL=')])
})

test('migrate-store --cancel needs no database, and says where there is no store', async () => {
  const errors: string[] = []
  const io = { out: () => {}, err: (line: string) => void errors.push(line), cwd: '/', isTerminal: false }
  expect(await run(['--cancel'], io, { url: null, directory: '/nowhere' })).toBe(1)
  expect(errors).toEqual(['There is no SQLite store /nowhere/forecourt.sqlite'])
})

test.each([[], ['--prepare']])('migrate-store %j without a SQLite store says so', async (...args) => {
  const lines: string[] = []
  const io = { out: (line: string) => void lines.push(line), err: () => {}, cwd: '/', isTerminal: false }
  expect(await run([...args, '--json'], io, { url: 'postgres://nobody@127.0.0.1:1/none', directory: '/nowhere' })).toBe(
    1,
  )
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
    { ok: false, error: 'There is no SQLite store /nowhere/forecourt.sqlite to move' },
  ])
})
