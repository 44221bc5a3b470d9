import type { Site } from '#site/site.ts'
import { createByteLimitedCache } from '#http/byte-limited-cache.ts'
import type { ReadSitePicture } from './read-site-picture.ts'
import { createWorkQueue, QueueFullError } from '#concurrency/work-queue.ts'

/** Small enough to be written into a page: some 150 bytes, which the browser stretches to a blur. */
const previewSize = { width: 16, height: 12 } as const
const quality = 40
/** A picture that could not be had is not asked for again before, milliseconds. */
const restMs = 10 * 60_000

export interface PicturePreviews {
  /**
   * A blurred preview as a data address, for a picture's place while the picture is awaited. null as long as it has not
   * been made: the first question has it made, and pages are rendered anew within a minute.
   */
  find(site: Site, url: string): string | null
}

export interface PicturePreviewOptions {
  readonly read: ReadSitePicture
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Held in memory, bytes. */
  readonly limitBytes: number
}

async function encodePreview(picture: Buffer): Promise<string> {
  // Loaded with the first preview: a start need not wait for it.
  const { default: sharp } = await import('sharp')
  const bytes = await sharp(picture)
    .resize(previewSize.width, previewSize.height, { fit: 'cover' })
    .webp({ quality })
    .toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}

export function createPicturePreviews({ read, now, limitBytes }: PicturePreviewOptions): PicturePreviews {
  const held = createByteLimitedCache<{
    readonly bytes: number
    readonly preview: string | null
    readonly retryAt: number
  }>(limitBytes)
  const queue = createWorkQueue({ atOnce: 1, longest: 50 })
  const underWay = new Set<string>()

  async function make(key: string, site: Site, url: string): Promise<void> {
    try {
      const preview = await queue.run(async () => {
        const picture = await read(site, url, { width: 320, format: 'webp' })
        return picture === null ? null : encodePreview(picture)
      })
      held.set(key, {
        bytes: 2 * key.length + (preview?.length ?? 0),
        preview,
        retryAt: preview === null ? now() + restMs : Infinity,
      })
    } catch (error) {
      // Whoever serves the picture itself tells of its trouble; a preview that is turned away is made for a later page.
      if (!(error instanceof QueueFullError))
        held.set(key, { bytes: 2 * key.length, preview: null, retryAt: now() + restMs })
    } finally {
      underWay.delete(key)
    }
  }

  return {
    find(site, url) {
      const key = `${site.slug}\n${site.theme.studio}\n${url}`
      const found = held.get(key)
      if (found !== undefined && now() < found.retryAt) return found.preview
      if (!underWay.has(key)) {
        underWay.add(key)
        void make(key, site, url)
      }
      return null
    },
  }
}
