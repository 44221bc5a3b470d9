import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createScratchPostgres, findPostgresBinaries } from '#tests/fixtures/postgres-server.ts'
import { startServerProcess, type ServerProcess } from '#tests/fixtures/server-process.ts'

/** Factor by which the timers of the nodes run faster, so that a limit of twenty seconds passes in two. */
const speedUp = 10
/** Program that a node loads first. All its timers run faster; the limits in its log are still those it was set. */
const fastTimers = `const wait=setTimeout;globalThis.setTimeout=(f,ms,...a)=>wait(f,ms/${speedUp},...a)`
/** Real milliseconds after which the test ends what a node waits for; far more than a busy machine needs. */
const rescueMs = 20_000
/** Milliseconds, in the node's own time, within which it must end: a supervisor kills it after thirty seconds. */
const endsWithinMs = 25_000

const preload = (program: string): string => `--import=data:text/javascript,${encodeURIComponent(program)}`

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-stop-'))
})
afterAll(() => rm(directory, { recursive: true, force: true }))

/** Stops a node. If it does not end by itself, `rescue` ends what it waits for, so that no process is left behind. */
async function stop(node: ServerProcess, rescue: () => void) {
  let isRescued = false
  const timer = setTimeout(() => {
    isRescued = true
    rescue()
  }, rescueMs)
  const status = await node.stop()
  clearTimeout(timer)
  return { status, isRescued }
}

describe.concurrent('a web node that is stopped while something hangs', () => {
  test('API-04 a connection that never closes: it ends in time, with a line in the log and status 1', async () => {
    const sockets = new Set<Socket>()
    const silent = createServer({ allowHalfOpen: true }, (socket) => void sockets.add(socket.on('error', () => {})))
    await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve))
    const close = (): void => {
      for (const socket of sockets) socket.destroy()
      silent.close()
    }
    // Opened by the node's own process, and forgotten by whoever should close it.
    const { port } = silent.address() as AddressInfo
    const program = `import{connect}from'node:net';connect(${port},'127.0.0.1')`
    const node = await startServerProcess({
      directory: join(directory, 'connection'),
      environment: { NODE_OPTIONS: `${preload(program)} ${preload(fastTimers)}` },
    })
    const { status, isRescued } = await stop(node, close)
    close()
    expect([status, isRescued]).toEqual([1, false])
    const line =
      node
        .output()
        .split('\n')
        .find((text) => text.includes('could not close in time')) ?? '{}'
    const { limitMs } = JSON.parse(line) as { limitMs: number }
    expect(limitMs).toBeLessThan(endsWithinMs)
  })

  test.skipIf(inject('postgresUrls') === null)('API-04 a frozen PostgreSQL: it ends in time', async () => {
    const postgres = await createScratchPostgres(findPostgresBinaries() ?? '')
    const node = await startServerProcess({
      directory: join(directory, 'frozen'),
      databaseUrl: postgres.url,
      environment: { NODE_OPTIONS: preload(fastTimers) },
    })
    await postgres.freeze()
    const { isRescued } = await stop(node, () => void postgres.thaw())
    await postgres.thaw()
    await postgres.remove()
    expect(isRescued).toBe(false)
  })
})
