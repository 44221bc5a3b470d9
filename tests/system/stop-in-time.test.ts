import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createScratchPostgres, findPostgresBinaries } from '#tests/fixtures/postgres-server.ts'
import { startServerProcess, type ServerProcess } from '#tests/fixtures/server-process.ts'

const endsWithinMs = 25_000

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-stop-'))
})
afterAll(() => rm(directory, { recursive: true, force: true }))

/** Stops a node; after 25 s `rescue` ends what it waits for, so that a failing test leaves nothing behind. */
async function stop(node: ServerProcess, rescue: () => void) {
  const began = performance.now()
  const timer = setTimeout(rescue, endsWithinMs)
  const status = await node.stop()
  clearTimeout(timer)
  return { status, ms: performance.now() - began }
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
      environment: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(program)}` },
    })
    const { status, ms } = await stop(node, close)
    close()
    expect(ms).toBeLessThan(endsWithinMs)
    expect(status).toBe(1)
    expect(node.output()).toContain('could not close in time')
  })

  test.skipIf(inject('postgresUrls') === null)('API-04 a frozen PostgreSQL: it ends in time', async () => {
    const postgres = await createScratchPostgres(findPostgresBinaries() ?? '')
    const node = await startServerProcess({ directory: join(directory, 'frozen'), databaseUrl: postgres.url })
    await postgres.freeze()
    const { ms } = await stop(node, () => void postgres.thaw())
    await postgres.thaw()
    await postgres.remove()
    expect(ms).toBeLessThan(endsWithinMs)
  })
})
