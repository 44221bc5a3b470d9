import { expect, test } from 'vitest'
import { describeCluster } from './describe-cluster.ts'
import { keepRunning } from './keep-running.ts'

/** A node whose process the test ends; its first start after that fails. */
function createNode() {
  let pid: number | null = 100
  let starts = 0
  return {
    end: () => void (pid = null),
    node: {
      name: 'node-1',
      pid: () => pid,
      start() {
        starts += 1
        if (starts === 1) return Promise.reject(new Error('the port is in use'))
        pid = 100 + starts
        return Promise.resolve()
      },
    },
  }
}

test('a node that has ended is started again until it runs, and nothing is started after the end', async () => {
  const { node, end } = createNode()
  const stopped = new AbortController()
  const said: string[] = []
  const watch = { restartAfterMs: 1, everyMs: 1, signal: stopped.signal, say: (line: string) => void said.push(line) }
  const watching = keepRunning(node, watch)
  end()
  await expect.poll(() => said.at(-1)).toBe('node-1 is back, as process 102.')
  expect(said).toContain('the port is in use')
  stopped.abort()
  await watching
  end()
  expect(node.pid()).toBeNull()
})

test('the cluster prints each thing to try with the processes and places that it has', () => {
  const text = describeCluster(
    {
      port: 3000,
      figuresPort: 3006,
      directory: '/tmp/c',
      nodes: [11, 12, 13].map((pid, at) => ({ name: `node-${at + 1}`, port: 3001 + at, pid: () => pid })),
      pair: {
        primary: { data: '/tmp/c/primary/data' },
        standby: { data: '/tmp/c/standby/data' },
        connectionUrl: () => 'postgres://app@127.0.0.1:3004,127.0.0.1:3005/postgres',
      },
    },
    { isRoot: true, restartSeconds: 10 },
  )
  for (const command of [
    'kill -STOP 11',
    'kill -CONT 11',
    'kill -9 12',
    'pg_ctl -D /tmp/c/primary/data -m immediate stop',
    'pg_ctl -D /tmp/c/standby/data promote',
    'stock import harbourside-toyota /tmp/c/try.csv',
    'for port in 3001 3002 3003; do',
  ])
    expect(text).toContain(command)
  expect(text).toMatch(/runuser -u postgres -- \S+pg_ctl/)
})
