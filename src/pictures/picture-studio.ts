import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Site } from '#site/site.ts'
import { drawingPathPrefix, type Backdrop, type Drawing, type DrawingSource } from './drawing-source.ts'
import { encodePicture, type EncodePicture } from './encode-picture.ts'
import { answerPicture, type Picture, type PictureSize } from './picture-answer.ts'
import { pictureNeeds, type PictureNeed } from './picture-need.ts'
import { createFinishedFiles } from '#files/finished-files.ts'
import { createByteLimitedCache } from '#http/byte-limited-cache.ts'
import type { StockDrawings } from './stock-drawings.ts'
import { createSingleFlight } from '#concurrency/single-flight.ts'
import { createTally } from '#concurrency/tally.ts'
import { createWorkQueue, QueueFullError } from '#concurrency/work-queue.ts'

export interface StudioOptions {
  /** Folder for finished pictures; created if missing. Without it pictures are still answered, but more slowly. */
  readonly directory: string
  /** Loads the drawings when the first one is requested, of a vehicle of a demo site or of a model. */
  readonly loadDrawings: () => Promise<DrawingSource>
  /** Renders pictures. Default: in this process. */
  readonly encode?: EncodePicture
  /**
   * Pictures that are rendered at the same time; default 1. With 2, a process draws the next picture while the threads
   * of its codec encode the one before.
   */
  readonly atOnce?: number
  /** Bytes of pictures in memory. */
  readonly memoryBytes: number
  /** Maximum bytes in the folder. 256 MiB hold about 20,000 pictures. */
  readonly diskBytes?: number
  /** Maximum length of the queue; the last of 300 pictures waits about half a minute. More are refused with 503. */
  readonly longestQueue?: number
  /** Pictures of one site that may be under way; default half of `longestQueue`, which leaves room for the others. */
  readonly mostOfSite?: number
  /** Called when the folder starts to fail. */
  readonly onTrouble?: (error: unknown) => void
}

export interface PictureOrder extends PictureSize {
  /** Slug of the site that shows it. Sites share the finished pictures; each has a share of the queue. */
  readonly site: string
  readonly backdrop: Backdrop
  /** Priority in the queue; default 'answer'. */
  readonly need?: PictureNeed
}

/** Limits what an anonymous visitor may have drawn. Without a gate everything is drawn. */
export interface DrawingGate {
  /** See StockDrawings. */
  readonly includes: StockDrawings['includes']
  /** Rate limit of this visitor, used only for pictures that are not in memory. */
  readonly mayDraw: () => boolean
}

/** Thrown when a visitor has exceeded the rate limit of drawings. */
class TooManyDrawingsError extends Error {
  override readonly name = 'TooManyDrawingsError'
}

/** Draws vehicles on request, and caches the pictures in memory and on disk. */
export interface PictureStudio {
  /** Answers `/vehicle-art/<key>/<view>?w=<width>&f=<format>`; true when the path was a picture's. */
  answer(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    site: Pick<Site, 'slug' | 'demo' | 'theme' | 'images'>,
    gate?: DrawingGate,
  ): Promise<boolean>
  /**
   * Returns the picture of a path, for documents; null if there is no such drawing. Throws QueueFullError while the
   * queue is full.
   */
  getPicture(path: string, order: PictureOrder): Promise<Picture | null>
}

export interface QueuedPictureStudio extends PictureStudio {
  /** Number of queued drawings. */
  readonly waiting: number
}

/**
 * A month. The address contains key, view and width, but neither the backdrop of the site nor the version of the
 * drawing, so a change of these may take that long to reach a returning visitor.
 */
const cacheControl = 'public, max-age=2592000, immutable'

/** See StudioOptions. Does nothing, not even create the folder, before the first request. */
export function createPictureStudio({
  directory,
  loadDrawings,
  encode = encodePicture,
  atOnce = 1,
  memoryBytes,
  diskBytes = 256 * 1024 * 1024,
  longestQueue = 300,
  mostOfSite = Math.ceil(longestQueue / 2),
  onTrouble = () => undefined,
}: StudioOptions): QueuedPictureStudio {
  const files = createFinishedFiles({ directory, limitBytes: diskBytes, onTrouble })
  // Few at a time: the renderer keeps a core busy, and pages have priority over pictures.
  const queue = createWorkQueue({ atOnce, longest: longestQueue })
  const held = createByteLimitedCache<Picture>(memoryBytes)
  const making = createSingleFlight<Picture>()
  const makingOf = createTally()
  /** The highest priority requested so far, for each picture under way, by name. */
  const needed = new Map<string, number>()

  /** Files are named after a digest of the drawing, so a changed drawing never finds an outdated file. */
  async function make(name: string, drawing: Drawing, { width, format }: PictureSize): Promise<Picture> {
    // Checked before drawing, which blocks the main thread.
    if (queue.isFull) throw new QueueFullError('too many pictures are being drawn')
    const svg = drawing.draw()
    const { overlay } = drawing
    const hash = createHash('sha256')
      .update(overlay === undefined ? svg : `${svg}${JSON.stringify(overlay.input)}`)
      .digest('hex')
      .slice(0, 24)
    const tag = `"${hash}-${width}-${format}"`
    const file = `${hash.slice(0, 2)}/${hash}-${width}.${format}`
    const kept = await files.find(file)
    if (kept !== null) return { content: kept, bytes: kept.length, tag }
    const priority = needed.get(name) ?? pictureNeeds.answer
    const content = await queue.run(() => encode(svg, width, format, overlay), { name, priority })
    // The answer does not wait for the write to disk.
    void files.save(file, content)
    return { content, bytes: content.length, tag }
  }

  async function getPicture(
    path: string,
    order: PictureOrder,
    mayDraw: () => boolean = () => true,
  ): Promise<Picture | null> {
    if (!path.startsWith(drawingPathPrefix)) return null
    const drawing = (await loadDrawings()).find(path, order.backdrop)
    if (drawing === null) return null
    const name = `${drawing.name}-${order.width}.${order.format}`
    const ready = held.get(name)
    if (ready !== undefined) return ready
    // Joining a drawing that is under way does not count towards the rate limit.
    if (!making.has(name) && !mayDraw()) throw new TooManyDrawingsError('too many pictures for one visitor')
    if (!making.has(name) && makingOf.of(order.site) >= mostOfSite)
      throw new QueueFullError('too many pictures of one site are being drawn')
    const priority = pictureNeeds[order.need ?? 'answer']
    needed.set(name, Math.max(priority, needed.get(name) ?? 0))
    // The new request may have a higher priority than the one that queued the drawing.
    queue.raise({ name, priority })
    return making.run(name, async () => {
      makingOf.add(order.site, 1)
      try {
        const picture = await make(name, drawing, order)
        held.set(name, picture)
        return picture
      } finally {
        makingOf.add(order.site, -1)
        needed.delete(name)
      }
    })
  }

  const noPicture = { status: 404, text: 'No such picture.', cacheControl: 'no-store' } as const

  return {
    getPicture: (path, order) => getPicture(path, order),
    get waiting() {
      return queue.waiting
    },
    async answer(request, response, path, site, gate) {
      if (!path.startsWith(drawingPathPrefix)) return false
      await answerPicture(request, response, path, {
        cacheControl,
        sharedWithCdn: site.images.cdn_base !== null,
        async find(size) {
          if (gate !== undefined && !(await gate.includes(site, path))) return noPicture
          try {
            const order = { ...size, site: site.slug, backdrop: site.theme.studio, need: 'page' } as const
            return (await getPicture(path, order, gate?.mayDraw)) ?? noPicture
          } catch (error) {
            if (!(error instanceof TooManyDrawingsError)) throw error
            response.setHeader('Retry-After', '60')
            return {
              status: 429,
              text: 'You have loaded a lot of pictures in a short time. Try again in a minute.',
              cacheControl: 'no-store',
            }
          }
        },
        busyText: 'We are busy with other pictures. Try again in a moment.',
      })
      return true
    },
  }
}
