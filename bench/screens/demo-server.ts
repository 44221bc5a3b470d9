import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '#tests/fixtures/find-chromium.ts'
import { quietChromium } from '#tests/fixtures/quiet-chromium.ts'
import { startServerProcess, type ServerProcess } from '#tests/fixtures/server-process.ts'

export const chromiumPath = findChromium() ?? '/usr/bin/chromium'

/** Chromium as the benches run it: no connections of its own. */
export const chromiumFlags = ['--headless=new', ...quietChromium]

/** Runs the body against a server of its own with the demo sites, on a free port, in a folder that goes with it. */
export async function withDemoServer(body: (server: ServerProcess) => Promise<void>): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'forecourt-bench-'))
  const server = await startServerProcess({ directory, demo: true, draws: true, environment: { LOG_LEVEL: 'error' } })
  try {
    await body(server)
  } finally {
    await server.stop()
    await rm(directory, { recursive: true, force: true })
  }
}
