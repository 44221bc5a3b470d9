import { relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { importQueryLimitMs, openDatabase } from '#data/open-database.ts'
import { connectionLimits, createLimitedServer } from '#http/connection-limits.ts'
import { closeLimitMs, closeOnSignal } from './close-on-signal.ts'
import { createApp } from './create-app.ts'
import { drawFirstPictures } from './draw-first-pictures.ts'
import { createFeedProcess } from './feed-process.ts'
import { createMedia } from './create-media.ts'
import { createLeadDeliverer } from './create-lead-deliverer.ts'
import { createServices } from './create-services.ts'
import { readEnvironment } from './environment.ts'
import { describeError } from '#log/describe-error.ts'
import { createFindVehicleDocument } from './find-vehicle-document.ts'
import { readFormSecret } from './form-secret.ts'
import { createLogger } from '#log/log.ts'
import { createPageCache } from '#http/page-cache/page-cache.ts'
import { loadBuiltPages, loadDevelopmentPages } from './pages.ts'
import { listFeedProblems } from './list-feed-problems.ts'
import { listLeadProblems } from './list-lead-problems.ts'
import { loadSiteFiles } from './load-site-files.ts'
import { renderLimits } from '#http/render-limits.ts'
import { createRenderQueue, OverloadedError } from '#http/render-queue.ts'
import { chooseSmsSender } from './sign-in/choose-sms-sender.ts'
import { describeStartProblem, lastingProblemStatus, resolveStartStatus } from './start-problem.ts'

const pinnedNode = '26.'

function stop(message: string, status: number = lastingProblemStatus): never {
  process.stderr.write(`${message}\n`)
  process.exit(status)
}

/** Starts one web node. `--demo` fills an empty store with the demo sites, `--dev` compiles pages as they change. */
async function main(flags: ReadonlySet<string>): Promise<void> {
  if (!process.versions.node.startsWith(pinnedNode))
    stop(`This is Node ${process.versions.node}; start with \`npm start\`, which uses the pinned Node 26`)
  const read = readEnvironment(process.env, process.cwd())
  if (!read.ok) stop(read.error)
  const { environment } = read
  // The store holds names and numbers of people who enquired: what is written is for this user alone.
  process.umask(0o077)
  const log = createLogger(environment.logLevel)
  const now = (): number => Date.now()

  // Before the store is touched: with one mistake in the files nothing starts and nothing changes (TEN-02).
  const siteFiles = flags.has('--demo')
    ? await loadSiteFiles(relative(process.cwd(), environment.siteFolder) || '.', process.cwd())
    : []
  const place = { url: environment.databaseUrl, directory: environment.dataDirectory, log }
  if (flags.has('--demo')) {
    const { seedDemo } = await import('./seed-demo.ts')
    const importing = await openDatabase({ ...place, queryLimitMs: importQueryLimitMs })
    try {
      await seedDemo(importing, siteFiles, now, (line) => process.stdout.write(`${line}\n`))
    } finally {
      await importing.close()
    }
  }
  const database = await openDatabase({ ...place, leadThread: true })
  const deliverLead = createLeadDeliverer({ database, environment, variables: process.env, log, now })
  const formSecret = await readFormSecret(environment.secret, environment.dataDirectory, (error) =>
    log.warn(
      { error: describeError(error) },
      'no secret can be kept in the data folder; forms that are open during a restart have to be sent again',
    ),
  )
  const services = await createServices(database, log, now, {
    deliverLead,
    indexBytes: environment.indexBytes,
    node: { name: environment.nodeName, secret: formSecret },
    searchDaemons: environment.searchDaemons,
    searchSites: environment.searchSites,
    runFeed: createFeedProcess(process.env, log),
    listSiteProblems: (site) => [
      ...listLeadProblems(site, { mail: environment.mail, variables: process.env }),
      ...listFeedProblems(site, { environment, variables: process.env, now }),
    ],
  })
  const pages = flags.has('--dev') ? await loadDevelopmentPages() : await loadBuiltPages()
  const server = createLimitedServer(connectionLimits)
  const media = createMedia({ environment, stock: services.stock, log, now })
  // Pages under development change without a change of any site.
  const keepsPages = environment.pageCacheBytes > 0 && !flags.has('--dev')
  const pageCache = keepsPages
    ? createPageCache({
        limitBytes: environment.pageCacheBytes,
        now,
        onRefreshError: (error, site) =>
          log[error instanceof OverloadedError ? 'warn' : 'error'](
            { site, error: describeError(error) },
            'a cached page could not be refreshed',
          ),
      })
    : null
  const renders = createRenderQueue(renderLimits)
  let isStopping = false
  const app = createApp({
    services,
    environment,
    loadPages: pages.load,
    pictures: media.pictures,
    photos: media.photos,
    findDocument: createFindVehicleDocument(media.documents, media.readPicture, {
      readAsset: pages.assets.read,
      encode: media.encodeLogo,
    }),
    previews: media.previews,
    pageCache,
    renders,
    formSecret,
    chooseSmsSender: (site) => chooseSmsSender(site, environment.smsGateway, flags.has('--dev')),
    assets: pages.assets,
    isStopping: () => isStopping,
  })
  const { middleware } = pages
  server.on(
    'request',
    middleware === null ? app : (request, response) => middleware(request, response, () => app(request, response)),
  )

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(environment.port, environment.host, resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : environment.port
  process.stdout.write(
    `\nForecourt is listening on port ${port}, process ${process.pid}\n  all sites   http://localhost:${port}/\n`,
  )
  for (const site of services.sites.list())
    process.stdout.write(`  ${site.name}   http://${site.slug}.localhost:${port}/\n`)

  if (environment.warmsUp) media.start()
  const firstPictures = environment.warmsUp ? drawFirstPictures(services, media.pictures) : null

  const close = async (): Promise<void> => {
    isStopping = true
    firstPictures?.stop()
    await sleep(environment.drainMs)
    // Requests under way get their answer; after ten seconds the rest is cut.
    const cut = setTimeout(() => server.closeAllConnections(), 10_000)
    server.closeIdleConnections()
    await new Promise<void>((resolve) => void server.close(() => resolve()))
    clearTimeout(cut)
    media.stop()
    await services.stop()
    await database.close()
  }
  closeOnSignal({ close, limitMs: closeLimitMs + environment.drainMs, log, process })
}

main(new Set(process.argv.slice(2))).catch((error: unknown) =>
  stop(describeStartProblem(error), resolveStartStatus(error)),
)
