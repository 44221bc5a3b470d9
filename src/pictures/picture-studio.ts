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
import { createWorkQueue, QueueFullError } from '#concurrency/work-queue.ts'

export interface StudioOptions {
  /** Folder for finished pictures; created if missing. Pictures are answered without it too, only slower. */
  readonly directory: string
  /** Loads the drawings when the first one is asked for: of a demo site's vehicle, or of a model. */
  readonly loadDrawings: () => Promise<DrawingSource>
  /** Renders; in this process where none is given. */
  readonly encode?: EncodePicture
  /** Bytes of pictures in memory. */
  readonly memoryBytes: number
  /** Bytes of pictures in the folder. 256 MiB hold some twenty thousand. */
  readonly diskBytes?: number
  /** Pictures that may wait to be drawn; the last of 300 waits some half a minute. More are turned away with 503. */
  readonly longestQueue?: number
  /** Called when the folder begins to fail. */
  readonly onTrouble?: (error: unknown) => void
}

export interface PictureOrder extends PictureSize {
  readonly backdrop: Backdrop
  /** Default 'answer'. Of the drawings that wait, the one with the most urgent need is made first. */
  readonly need?: PictureNeed
}

/** What an anonymous visitor may have drawn; without a gate everything is. */
export interface DrawingGate {
  /** See StockDrawings. */
  readonly includes: StockDrawings['includes']
  /** Rate limit of this visitor, used only for pictures that are not in memory. */
  readonly mayDraw: () => boolean
}

/** Thrown to a visitor who has had too many pictures drawn. */
class TooManyDrawingsError extends Error {
  override readonly name = 'TooManyDrawingsError'
}

/** Draws the demo's vehicles on request, once: memory, then disk, then the drawing itself. */
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
   * The picture behind a path, for documents; null when the studio draws no such picture. Throws QueueFullError under a
   * flood.
   */
  getPicture(path: string, order: PictureOrder): Promise<Picture | null>
}

export interface QueuedPictureStudio extends PictureStudio {
  /** Drawings that wait for the renderer. */
  readonly waiting: number
}

/**
 * A month: the address names key, view and width but neither the site's backdrop nor the state of the drawing, and a
 * change of either may take this long to reach a visitor who has been here before.
 */
const cacheControl = 'public, max-age=2592000, immutable'

/** See StudioOptions; nothing is drawn, and no folder made, before the first picture is asked for. */
export function createPictureStudio({
  directory,
  loadDrawings,
  encode = encodePicture,
  memoryBytes,
  diskBytes = 256 * 1024 * 1024,
  longestQueue = 300,
  onTrouble = () => undefined,
}: StudioOptions): QueuedPictureStudio {
  const files = createFinishedFiles({ directory, limitBytes: diskBytes, onTrouble })
  // One at a time: the renderer holds a core while it works, and pages go before pictures.
  const queue = createWorkQueue({ atOnce: 1, longest: longestQueue })
  const held = createByteLimitedCache<Picture>(memoryBytes)
  const making = createSingleFlight<Picture>()
  /** Of the pictures being made, by name: the most urgent need so far. */
  const needed = new Map<string, number>()

  /** Files are named after the drawing itself, so one of an earlier state of the drawing is never taken for today's. */
  async function make(name: string, drawing: Drawing, { width, format }: PictureSize): Promise<Picture> {
    // Asked before drawing, which takes the one thread that everything shares.
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
    // Nobody waits for the disk.
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
    // A visitor who joins a drawing under way costs nothing and spends nothing of the rate limit.
    if (!making.has(name) && !mayDraw()) throw new TooManyDrawingsError('too many pictures for one visitor')
    const priority = pictureNeeds[order.need ?? 'answer']
    needed.set(name, Math.max(priority, needed.get(name) ?? 0))
    // Whoever joins a drawing that waits may need it sooner than the one who ordered it.
    queue.raise({ name, priority })
    return making.run(name, async () => {
      try {
        const picture = await make(name, drawing, order)
        held.set(name, picture)
        return picture
      } finally {
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
            const order = { ...size, backdrop: site.theme.studio, need: 'page' } as const
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
