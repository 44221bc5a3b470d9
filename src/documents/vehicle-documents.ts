import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { withFallback } from '#concurrency/deadline.ts'
import { createSingleFlight } from '#concurrency/single-flight.ts'
import { createTally } from '#concurrency/tally.ts'
import { createWorkQueue } from '#concurrency/work-queue.ts'
import type { DocumentFiles } from './document-files.ts'
import type { SheetPicture } from './pdf-elements.ts'
import type { VehicleSheet } from './vehicle-sheet.ts'

/**
 * Returns the bytes of a picture, or null where this source will never have it. Throws when the picture is temporarily
 * unavailable. A document gets its pictures in no other way.
 */
export type FindSheetPicture = (url: string, place: 'main' | 'small' | 'logo') => Promise<SheetPicture | null>

export interface VehicleDocument {
  readonly bytes: Buffer
  /** Strong entity tag, which changes with the sheet. */
  readonly tag: string
}

export type DocumentAnswer =
  | { readonly ok: true; readonly document: VehicleDocument }
  | { readonly ok: false; readonly error: 'busy' | 'failed' }

export type RenderSheet = (
  sheet: VehicleSheet,
  pictures: readonly SheetPicture[],
  logo: SheetPicture | null,
) => Promise<Buffer>

const busy = { ok: false, error: 'busy' } as const

interface FoundPictures {
  readonly pictures: readonly SheetPicture[]
  readonly logo: SheetPicture | null
  readonly whole: boolean
}

export interface VehicleDocumentsOptions {
  /** Bytes of finished documents in memory, 1 or more; the least recently used are evicted first. */
  readonly limitBytes: number
  /** Where finished documents are found again after a start, and those of other nodes; absent: in memory alone. */
  readonly files?: DocumentFiles
  /** Different documents that may be in the making; a request for one more is answered with 'busy'. */
  readonly longestQueue?: number
  /** As `longestQueue`, of one site. */
  readonly mostOfSite?: number
  /**
   * Milliseconds after which whoever waits for a document is answered with 'busy', while it goes on being made; default
   * 30 s, before a proxy gives the request up.
   */
  readonly answerLimitMs?: number
  /** Loads the renderer; called before the pictures are read, so that both happen at the same time. */
  readonly load: () => Promise<RenderSheet>
  /** Called for a document that could not be made and for a picture that was temporarily unavailable. */
  readonly onTrouble: (error: unknown, sheet: VehicleSheet) => void
}

export interface VehicleDocuments {
  /** Returns the PDF of a sheet, made on the first request. `site` is part of the key, so that sites share nothing. */
  find(site: string, sheet: VehicleSheet, findPicture: FindSheetPicture): Promise<DocumentAnswer>
  readonly figures: { readonly bytes: number; readonly documents: number; readonly made: number }
}

/**
 * LRU cache of documents, each rendered once (SHARE-05), by one node for all that share a folder. The key is the
 * whole content of the sheet: a price, a picture or a phone number that changes gives another document, and nothing
 * else does. One document is rendered at a time, because rendering keeps a processor busy; a site that is asked for
 * many leaves half of the places to the others.
 */
export function createVehicleDocuments({
  limitBytes,
  files,
  longestQueue = 24,
  mostOfSite = 12,
  answerLimitMs = 30_000,
  load,
  onTrouble,
}: VehicleDocumentsOptions): VehicleDocuments {
  const held = new LRUCache<string, VehicleDocument>({
    maxSize: limitBytes,
    sizeCalculation: ({ bytes }) => bytes.length,
  })
  const making = createSingleFlight<DocumentAnswer>()
  const makingOf = createTally()
  const drawing = createWorkQueue({ atOnce: 1, longest: longestQueue })
  let made = 0

  /** The available pictures; `whole` is false where one is temporarily unavailable. */
  async function findPictures(sheet: VehicleSheet, findPicture: FindSheetPicture): Promise<FoundPictures> {
    let whole = true
    const find = (url: string, place: Parameters<FindSheetPicture>[1]) =>
      findPicture(url, place).catch((error: unknown) => {
        whole = false
        onTrouble(error, sheet)
        return null
      })
    const [logo, ...found] = await Promise.all([
      sheet.logo === null ? null : find(sheet.logo.url, 'logo'),
      ...sheet.pictures.map(({ url }, index) => find(url, index === 0 ? 'main' : 'small')),
    ])
    return { pictures: found.filter((picture) => picture !== null), logo: logo ?? null, whole }
  }

  async function make(key: string, sheet: VehicleSheet, findPicture: FindSheetPicture): Promise<DocumentAnswer> {
    try {
      const kept = (await files?.find(key)) ?? null
      if (kept !== null) {
        const document: VehicleDocument = { bytes: kept, tag: `"${key}"` }
        held.set(key, document)
        return { ok: true, document }
      }
      const [render, { pictures, logo, whole }] = await Promise.all([load(), findPictures(sheet, findPicture)])
      const bytes = await drawing.run(() => render(sheet, pictures, logo))
      const document: VehicleDocument = { bytes, tag: `"${whole ? key : `${key}-part`}"` }
      made += 1
      if (whole) {
        held.set(key, document)
        // Nobody waits for the disk.
        void files?.save(key, bytes)
      }
      return { ok: true, document }
    } catch (error) {
      onTrouble(error, sheet)
      return { ok: false, error: 'failed' }
    }
  }

  /** `make`, counted for its site meanwhile. */
  async function makeFor(site: string, ...asked: Parameters<typeof make>): Promise<DocumentAnswer> {
    makingOf.add(site, 1)
    try {
      return await make(...asked)
    } finally {
      makingOf.add(site, -1)
    }
  }

  return {
    async find(site, sheet, findPicture) {
      const key = createHash('sha256')
        .update(site)
        .update('\n')
        .update(JSON.stringify(sheet))
        .digest('base64url')
        .slice(0, 27)
      const known = held.get(key)
      if (known !== undefined) return { ok: true, document: known }
      const isFull = making.size >= longestQueue || makingOf.of(site) >= mostOfSite
      if (isFull && !making.has(key)) return busy
      return withFallback(
        making.run(key, () => makeFor(site, key, sheet, findPicture)),
        answerLimitMs,
        busy,
      )
    },
    get figures() {
      return { bytes: held.calculatedSize, documents: held.size, made }
    },
  }
}
