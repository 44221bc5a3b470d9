import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot, startServerProcess } from '../fixtures/server-process.ts'
import { addOddSites } from './odd-sites.ts'

const plainDrawings = new URL('plain-drawings.ts', import.meta.url).href

/**
 * Starts one server with the five demo sites and two odd ones for all browser tests, on a free port, with its own data
 * folder. An error in its log fails the run.
 */
export default async function startServer(): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'forecourt-e2e-'))
  const server = await startServerProcess({
    directory,
    demo: true,
    draws: true,
    // The drawings are replaced as modules.
    program: join(projectRoot, 'src/server/main.ts'),
    environment: { LOG_LEVEL: 'error', NODE_OPTIONS: `--import ${plainDrawings}` },
  })
  try {
    await addOddSites(directory, server.port)
  } catch (error) {
    await server.stop()
    throw error
  }
  process.env.FORECOURT_E2E_PORT = String(server.port)
  return async () => {
    await server.stop()
    await rm(directory, { recursive: true, force: true })
    const complaints = server
      .output()
      .split('\n')
      .filter((line) => line.includes('"level":"error"'))
    if (complaints.length > 0)
      throw new Error(`the server logged errors during the browser tests:\n${complaints.join('\n')}`)
  }
}
