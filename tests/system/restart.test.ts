import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findFreePort } from '#tests/fixtures/free-port.ts'
import { copyDemoStore } from '#tests/fixtures/demo-store.ts'
import { ask, projectRoot, seedByStart } from '#tests/fixtures/server-process.ts'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-restart-'))
  await copyDemoStore(directory, seedByStart)
})
afterAll(() => rm(directory, { recursive: true, force: true }))

interface Supervised {
  readonly process: ChildProcess
  readonly output: () => string
  readonly ended: Promise<number | null>
}

/** The server as `npm start` runs it, without the installing and building before it. */
function startSupervised(port: number): Supervised {
  const code = "import { runServer } from './scripts/run-server.mjs'; runServer([], { NODE_ENV: 'production' })"
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: projectRoot,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      FORECOURT_DATA: directory,
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
      WARM_UP: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const written: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => written.push(chunk.toString()))
  return {
    process: child,
    output: () => written.join(''),
    ended: new Promise((resolve) => child.once('exit', resolve)),
  }
}

const serverIds = (supervised: Supervised): number[] =>
  [...supervised.output().matchAll(/listening on port \d+, process (\d+)/g)].map(([, id]) => Number(id))

describe('the server comes back by itself', () => {
  test('API-04 a killed server is restarted and answers; a server asked to stop stays down', async () => {
    const port = await findFreePort()
    const supervised = startSupervised(port)
    try {
      await expect.poll(() => serverIds(supervised), { timeout: 60_000 }).toHaveLength(1)
      expect((await ask(port, 'localhost', '/healthz')).status).toBe(200)
      process.kill(serverIds(supervised)[0] ?? 0, 'SIGKILL')
      await expect.poll(() => serverIds(supervised), { timeout: 60_000 }).toHaveLength(2)
      expect(supervised.output()).toContain('The server ended unexpectedly (SIGKILL). It is started again in 1 s.')
      expect((await ask(port, 'bigsky-motors.localhost', '/')).status).toBe(200)
      expect(serverIds(supervised)[1]).not.toBe(serverIds(supervised)[0])
    } finally {
      supervised.process.kill('SIGTERM')
    }
    expect(await supervised.ended).toBe(0)
    await expect(ask(port, 'localhost', '/healthz')).rejects.toThrow(/ECONNREFUSED/)
  })

  test('API-04 a port in use is not tried again, and the last line says so', async () => {
    const port = await findFreePort()
    const holder = createServer()
    await new Promise<void>((resolve) => void holder.listen(port, '127.0.0.1', resolve))
    const supervised = startSupervised(port)
    try {
      expect(await supervised.ended).toBe(78)
    } finally {
      holder.close()
    }
    expect(supervised.output()).toContain(`Port ${port} is in use`)
    expect(supervised.output().trimEnd()).toMatch(/not started again: another start would fail in the same way\.$/)
  })
})
