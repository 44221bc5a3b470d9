import { expect, test } from 'vitest'
import { exitStatus } from './command.ts'
import { run } from './search-config.ts'

async function call(...args: string[]) {
  const out: string[] = []
  const err: string[] = []
  const io = { out: (line: string) => void out.push(line), err: (line: string) => void err.push(line) }
  return { status: await run(args, { ...io, cwd: '/', isTerminal: false }), out: out.join('\n'), err: err.join('\n') }
}

const daemons = ['10.0.0.1:9306:9312', '10.0.0.2:9306:9312']

test('each daemon keeps its own part and asks the other for the rest', async () => {
  const first = await call('--own', '0', '--directory', '/var/lib/sphinx', ...daemons)
  const second = await call('--own', '1', '--directory', '/var/lib/sphinx', ...daemons)
  expect([first.status, second.status]).toEqual([exitStatus.done, exitStatus.done])
  expect(first.out).toContain('agent_persistent = 10.0.0.2:9312:market_part_a')
  expect(first.out).not.toContain('10.0.0.1:9312:')
  expect(second.out).toContain('agent_persistent = 10.0.0.1:9312:market_part_a')
  expect(second.out).toContain('listen = 10.0.0.2:9306:mysql41')
  // A killed daemon keeps its changes; with 1 Sphinx writes none.
  expect(first.out).toContain('binlog_flush = 2')
})

test.each([
  [[], 'name each daemon'],
  [['--own', '0', '--directory', '/d', '10.0.0.1:9306'], 'name each daemon'],
  [['--own', '2', '--directory', '/d', ...daemons], 'own is the place'],
  [['--own', '0', ...daemons], 'directory is the absolute path'],
  [['--own', '0', '--directory', 'data', ...daemons], 'directory is the absolute path'],
])('%j is refused with what is expected', async (args, words) => {
  const { status, err, out } = await call(...args)
  expect([status === exitStatus.done, out]).toEqual([false, ''])
  expect(err).toContain(words)
})
