import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#data/open-database.ts'
import { createApp, type AppOptions } from '#server/create-app.ts'
import { createServices } from '#server/create-services.ts'
import { readEnvironment, type Environment } from '#server/environment.ts'
import { createLogger, type Logger } from '#log/log.ts'
import { loadBuiltPages } from '#server/pages.ts'
import { renderLimits } from '#http/render-limits.ts'
import { createRenderQueue } from '#http/render-queue.ts'
import { createStore } from './site-store.ts'

/**
 * The platform in this process: one site with 20,000 vehicles, no pictures, no documents, no page cache where none is
 * given.
 */
export interface BenchApp {
  /** For files of the bench; goes with it. */
  readonly directory: string
  readonly environment: Environment
  /** Serves on a free port of loopback until the bench ends; answers the port. */
  readonly serve: (change?: Partial<Pick<AppOptions, 'photos' | 'pageCache'>>) => Promise<number>
}

export interface BenchAppOptions {
  /** Errors alone are written where none is given. */
  readonly log?: Logger
  /** Adds to the store before the search index is made. */
  readonly prepare?: (directory: string) => Promise<void>
}

/** What an app needs to render the built pages and nothing else: no pictures, documents or page cache. */
export function buildPageParts(pages: Awaited<ReturnType<typeof loadBuiltPages>>) {
  return {
    loadPages: pages.load,
    pictures: { answer: () => Promise.resolve(false), getPicture: () => Promise.resolve(null) },
    findDocument: () => Promise.resolve({ ok: false, error: 'failed' } as const),
    previews: { find: () => null },
    pageCache: null,
    renders: createRenderQueue(renderLimits),
    formSecret: 'the secret of the tests, which signs forms',
    assets: pages.assets,
  }
}

/** Runs the body beside a store and a search index of its own, and takes everything away after it. */
export async function withBenchApp(
  body: (app: BenchApp) => Promise<void>,
  { log = createLogger('error'), prepare }: BenchAppOptions = {},
): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'forecourt-bench-'))
  try {
    await createStore({ url: null, directory }, 20_000)
    await prepare?.(directory)
    const read = readEnvironment({}, directory)
    if (!read.ok) throw new Error(read.error)
    const { environment } = read
    const database = await openDatabase({ url: null, directory })
    const services = await createServices(database, log, () => Date.now())
    // What is measured is a node that holds its sites.
    await services.countStockOfAll()
    const pages = await loadBuiltPages()
    const servers: ReturnType<typeof createServer>[] = []
    try {
      await body({
        directory,
        environment,
        async serve(change = {}) {
          const app = createApp({
            services,
            environment,
            ...buildPageParts(pages),
            ...change,
          })
          const server = createServer(app)
          servers.push(server)
          await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
          return (server.address() as AddressInfo).port
        },
      })
    } finally {
      // A failure must not keep the bench waiting for connections.
      for (const server of servers) server.closeAllConnections()
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
      await services.stop()
      await database.close()
    }
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}
