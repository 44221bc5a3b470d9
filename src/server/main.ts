import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { importQueryLimitMs, openDatabase } from '#data/open-database.ts'
import { createPdfRenderer } from '#documents/create-pdf-renderer.ts'
import { createDocumentFiles } from '#documents/document-files.ts'
import { createVehicleDocuments } from '#documents/vehicle-documents.ts'
import { createFinishedFiles } from '#files/finished-files.ts'
import { connectionLimits, createLimitedServer } from '#http/connection-limits.ts'
import { closeLimitMs, closeOnSignal } from './close-on-signal.ts'
import { createApp } from './create-app.ts'
import { readDocumentVersion } from './document-version.ts'
import { drawFirstPictures } from './draw-first-pictures.ts'
import { createFeedProcess } from './feed-process.ts'
import { createLeadDeliverer } from './create-lead-deliverer.ts'
import { createServices } from './create-services.ts'
import { readEnvironment } from './environment.ts'
import { describeError } from '#log/describe-error.ts'
import { createFindVehicleDocument } from './find-vehicle-document.ts'
import { readFormSecret } from './form-secret.ts'
import { createLogger } from '#log/log.ts'
import { createPageCache } from '#http/page-cache/page-cache.ts'
import { createPictureRenderer } from '#pictures/picture-renderer.ts'
import { createPicturePreviews } from '#pictures/picture-previews.ts'
import { createPictureStudio } from '#pictures/picture-studio.ts'
import { createReadSitePicture } from '#pictures/read-site-picture.ts'
import { loadBuiltPages, loadDevelopmentPages } from './pages.ts'
import { listFeedProblems } from './list-feed-problems.ts'
import { listLeadProblems } from './list-lead-problems.ts'
import { loadSiteFiles } from './load-site-files.ts'
import { createPhotoProcess } from '#pictures/remote/photo-process.ts'
import { createPhotoService } from '#pictures/remote/photo-service.ts'
import { renderLimits } from '#http/render-limits.ts'
import { createRenderQueue, OverloadedError } from '#http/render-queue.ts'
import { chooseSmsSender } from './sign-in/choose-sms-sender.ts'
import { describeStartProblem, lastingProblemStatus, resolveStartStatus } from './start-problem.ts'

const pinnedNode = '26.'

/** Milliseconds after the start when the process that renders PDFs starts: the first pages have gone before it. */
const pdfWarmUpMs = 1_000

/** Bytes of finished PDFs in the data folder: some thousand of 100 to 300 kB. */
const documentFileBytes = 256 * 1024 * 1024

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
  const renderer = createPictureRenderer()
  const pictures = createPictureStudio({
    directory: join(environment.dataDirectory, 'pictures'),
    loadDrawings: async () => (await import('#demo/vehicle-drawings.ts')).vehicleDrawings,
    encode: renderer.encode,
    atOnce: 2,
    memoryBytes: 64 * 1024 * 1024,
    onTrouble: (error) =>
      log.warn(
        { error: describeError(error) },
        'finished pictures cannot be kept on disk; they are drawn anew after a start',
      ),
  })
  const photoFolder = { directory: join(environment.dataDirectory, 'photos'), diskBytes: environment.photoCacheBytes }
  const photoWork = createPhotoProcess(photoFolder)
  const photos = createPhotoService({
    ...photoFolder,
    work: photoWork,
    findVehicle: (siteId, id) => services.stock.findByIdOrSlug({ siteId, now }, id),
    now,
    memoryBytes: 64 * 1024 * 1024,
    onFault: (trouble) => log.warn(trouble, 'a picture of a feed cannot be shown'),
    onTrouble: (error) =>
      log.warn(
        { error: describeError(error) },
        'pictures of feeds cannot be kept on disk; they are fetched anew after a start',
      ),
  })
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
  const pdfs = createPdfRenderer()
  const documents = createVehicleDocuments({
    limitBytes: 32 * 1024 * 1024,
    files: createDocumentFiles({
      folder: createFinishedFiles({
        directory: join(environment.dataDirectory, 'documents'),
        limitBytes: documentFileBytes,
        onTrouble: (error) =>
          log.warn({ error: describeError(error) }, 'PDFs cannot be kept on disk; they are made anew after a start'),
      }),
      readVersion: () =>
        readDocumentVersion(join(import.meta.dirname, '../..')).catch((error: unknown) => {
          log.warn({ error: describeError(error) }, 'PDFs are not kept on disk: what makes them cannot be read')
          throw error
        }),
      now,
    }),
    load: () => pdfs.load(),
    onTrouble: (error, sheet) =>
      log.error({ file: sheet.fileName, error: describeError(error) }, 'a document could not be made whole'),
  })
  const readPicture = createReadSitePicture(pictures, photos)
  const previews = createPicturePreviews({
    read: readPicture,
    encode: renderer.encodePreview,
    now,
    limitBytes: 8 * 1024 * 1024,
  })
  let isStopping = false
  const app = createApp({
    services,
    environment,
    loadPages: pages.load,
    pictures,
    photos,
    findDocument: createFindVehicleDocument(documents, readPicture, {
      readAsset: pages.assets.read,
      encode: renderer.encodeLogo,
    }),
    previews,
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

  renderer.start()
  const firstPictures = drawFirstPictures(services, pictures)
  const warming = setTimeout(() => void pdfs.load(), pdfWarmUpMs).unref()

  const close = async (): Promise<void> => {
    isStopping = true
    firstPictures.stop()
    clearTimeout(warming)
    await sleep(environment.drainMs)
    // Requests under way get their answer; after ten seconds the rest is cut.
    const cut = setTimeout(() => server.closeAllConnections(), 10_000)
    server.closeIdleConnections()
    await new Promise<void>((resolve) => void server.close(() => resolve()))
    clearTimeout(cut)
    renderer.stop()
    photoWork.stop()
    pdfs.stop()
    await services.stop()
    await database.close()
  }
  closeOnSignal({ close, limitMs: closeLimitMs + environment.drainMs, log, process })
}

main(new Set(process.argv.slice(2))).catch((error: unknown) =>
  stop(describeStartProblem(error), resolveStartStatus(error)),
)
