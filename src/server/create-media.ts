import { join } from 'node:path'
import type { StockRepository } from '#data/stock.repository.ts'
import { createPdfRenderer } from '#documents/create-pdf-renderer.ts'
import { createDocumentFiles } from '#documents/document-files.ts'
import { createVehicleDocuments, type VehicleDocuments } from '#documents/vehicle-documents.ts'
import { createFinishedFiles } from '#files/finished-files.ts'
import { describeError } from '#log/describe-error.ts'
import type { Logger } from '#log/log.ts'
import { createPicturePreviews } from '#pictures/picture-previews.ts'
import { createPictureRenderer, type PictureRenderer } from '#pictures/picture-renderer.ts'
import { createPictureStudio, type QueuedPictureStudio } from '#pictures/picture-studio.ts'
import { createReadSitePicture } from '#pictures/read-site-picture.ts'
import { createPhotoProcess } from '#pictures/remote/photo-process.ts'
import { createPhotoService, type PhotoService } from '#pictures/remote/photo-service.ts'
import { readDocumentVersion } from './document-version.ts'
import type { Environment } from './environment.ts'

/** Milliseconds after the start when the process that renders PDFs starts: the first pages have gone before it. */
const pdfWarmUpMs = 1_000

/** Bytes of finished PDFs in the data folder: some thousand of 100 to 300 kB. */
const documentFileBytes = 256 * 1024 * 1024

interface MediaParts {
  readonly environment: Pick<Environment, 'dataDirectory' | 'photoCacheBytes'>
  readonly stock: Pick<StockRepository, 'findByIdOrSlug'>
  readonly log: Logger
  /** Epoch milliseconds. */
  readonly now: () => number
}

/** Pictures and PDFs of a node, with the processes that make them. */
interface Media {
  readonly pictures: QueuedPictureStudio
  readonly photos: PhotoService
  readonly previews: ReturnType<typeof createPicturePreviews>
  readonly documents: VehicleDocuments
  readonly readPicture: ReturnType<typeof createReadSitePicture>
  readonly encodeLogo: PictureRenderer['encodeLogo']
  /** Starts the processes ahead of the first request. Without it, the first request starts them. */
  start(): void
  /** Ends the processes. */
  stop(): void
}

/** Creates what makes and keeps pictures and PDFs. A full or broken disk is logged and costs only the kept files. */
export function createMedia({ environment, stock, log, now }: MediaParts): Media {
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
    findVehicle: (siteId, id) => stock.findByIdOrSlug({ siteId, now }, id),
    now,
    memoryBytes: 64 * 1024 * 1024,
    onFault: (trouble) => log.warn(trouble, 'a picture of a feed cannot be shown'),
    onTrouble: (error) =>
      log.warn(
        { error: describeError(error) },
        'pictures of feeds cannot be kept on disk; they are fetched anew after a start',
      ),
  })
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
  let warming: NodeJS.Timeout | undefined
  return {
    pictures,
    photos,
    previews,
    documents,
    readPicture,
    encodeLogo: renderer.encodeLogo,
    start() {
      renderer.start()
      warming = setTimeout(() => void pdfs.load(), pdfWarmUpMs).unref()
    },
    stop() {
      clearTimeout(warming)
      renderer.stop()
      photoWork.stop()
      pdfs.stop()
    },
  }
}
