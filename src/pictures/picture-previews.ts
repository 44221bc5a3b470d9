import type { Site } from '#site/site.ts'
import { createSingleFlight } from '#concurrency/single-flight.ts'
import { createWorkQueue, QueueFullError } from '#concurrency/work-queue.ts'
import { createByteLimitedCache } from '#http/byte-limited-cache.ts'
import { encodePreview, type EncodePreview } from './encode-preview.ts'
import type { ReadSitePicture } from './read-site-picture.ts'

/** Milliseconds before a picture that was unavailable is requested again. */
const restMs = 10 * 60_000

export interface PicturePreviews {
  /**
   * Returns a blurred preview as a data address, which fills a picture's place while the picture loads. Returns null
   * until the preview has been made: the first call starts that, and pages are rendered again within a minute.
   */
  find(site: Site, url: string): string | null
}

export interface PicturePreviewOptions {
  readonly read: ReadSitePicture
  /** Decodes and encodes. Default: in this process. */
  readonly encode?: EncodePreview
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Bytes of previews in memory. */
  readonly limitBytes: number
}

export function createPicturePreviews({
  read,
  encode = encodePreview,
  now,
  limitBytes,
}: PicturePreviewOptions): PicturePreviews {
  const held = createByteLimitedCache<{
    readonly bytes: number
    readonly preview: string | null
    readonly retryAt: number
  }>(limitBytes)
  const queue = createWorkQueue({ atOnce: 1, longest: 50 })
  const making = createSingleFlight<void>()

  async function make(key: string, site: Site, url: string): Promise<void> {
    try {
      const preview = await queue.run(async () => {
        const picture = await read(site, url, { width: 320, format: 'webp', need: 'preview' })
        return picture === null ? null : `data:image/webp;base64,${(await encode(picture)).toString('base64')}`
      })
      held.set(key, {
        bytes: 2 * key.length + (preview?.length ?? 0),
        preview,
        retryAt: preview === null ? now() + restMs : Infinity,
      })
    } catch (error) {
      // The service of the picture reports errors. If the queue was full, a later page requests the preview again.
      if (!(error instanceof QueueFullError))
        held.set(key, { bytes: 2 * key.length, preview: null, retryAt: now() + restMs })
    }
  }

  return {
    find(site, url) {
      const key = `${site.slug}\n${site.theme.studio}\n${url}`
      const found = held.get(key)
      if (found !== undefined && now() < found.retryAt) return found.preview
      void making.run(key, () => make(key, site, url))
      return null
    },
  }
}
