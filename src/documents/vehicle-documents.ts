import { createHash } from 'node:crypto'
import type { SheetPicture } from './vehicle-pdf.ts'
import type { VehicleSheet } from './vehicle-sheet.ts'

/**
 * Gives the bytes of a picture; null: this source will never have it. Throws when it could not be had this time.
 * The only way in which a document gets a picture.
 */
export type FindSheetPicture = (url: string, place: 'main' | 'small') => Promise<SheetPicture | null>

export interface VehicleDocument {
  readonly bytes: Buffer
  /** Strong entity tag: another sheet, another tag. */
  readonly tag: string
}

export type DocumentAnswer =
  | { readonly ok: true; readonly document: VehicleDocument }
  | { readonly ok: false; readonly error: 'busy' | 'failed' }

export type RenderSheet = (sheet: VehicleSheet, pictures: readonly SheetPicture[]) => Promise<Buffer>

export interface VehicleDocumentsOptions {
  /** Bytes of finished documents held in memory; the longest unused go first. */
  readonly limitBytes: number
  /** How many different documents may wait to be made; one more is told to come again. */
  readonly longestQueue?: number
  /**
   * Loads what draws; asked before the pictures are, so that the first document does not wait for the one after the
   * other.
   */
  readonly load: () => Promise<RenderSheet>
  /** Told of a document that could not be made, and of a picture that could not be had. */
  readonly onTrouble: (error: unknown, sheet: VehicleSheet) => void
}

export interface VehicleDocuments {
  /** The PDF of a sheet, made when it is first asked for. `site` keeps the sheets of sites apart, whatever they say. */
  find(site: string, sheet: VehicleSheet, findPicture: FindSheetPicture): Promise<DocumentAnswer>
  readonly figures: { readonly bytes: number; readonly documents: number; readonly made: number }
}

/**
 * Makes each document once and keeps it (SHARE-05). The key is all that stands on the sheet: a price, a picture or a
 * phone number that changes makes another document, and nothing else does. One is drawn at a time, for drawing holds
 * the processor.
 */
export function createVehicleDocuments({
  limitBytes,
  longestQueue = 24,
  load,
  onTrouble,
}: VehicleDocumentsOptions): VehicleDocuments {
  const held = new Map<string, VehicleDocument>()
  const making = new Map<string, Promise<DocumentAnswer>>()
  let bytes = 0
  let made = 0
  let turn: Promise<unknown> = Promise.resolve()

  function hold(key: string, document: VehicleDocument): void {
    if (document.bytes.length > limitBytes) return
    held.set(key, document)
    bytes += document.bytes.length
    for (const [oldest, { bytes: size }] of held) {
      if (bytes <= limitBytes) return
      held.delete(oldest)
      bytes -= size.length
    }
  }

  /** The pictures that can be had; `whole` is false where one was missed that may be had another time. */
  async function findPictures(
    sheet: VehicleSheet,
    findPicture: FindSheetPicture,
  ): Promise<{ readonly pictures: readonly SheetPicture[]; readonly whole: boolean }> {
    let whole = true
    const found = await Promise.all(
      sheet.pictures.map(({ url }, index) =>
        findPicture(url, index === 0 ? 'main' : 'small').catch((error: unknown) => {
          whole = false
          onTrouble(error, sheet)
          return null
        }),
      ),
    )
    return { pictures: found.filter((picture) => picture !== null), whole }
  }

  async function make(key: string, sheet: VehicleSheet, findPicture: FindSheetPicture): Promise<DocumentAnswer> {
    try {
      const [render, { pictures, whole }] = await Promise.all([load(), findPictures(sheet, findPicture)])
      const drawn = turn.then(() => render(sheet, pictures))
      turn = drawn.catch(() => undefined)
      const document: VehicleDocument = { bytes: await drawn, tag: `"${whole ? key : `${key}-part`}"` }
      made += 1
      if (whole) hold(key, document)
      return { ok: true, document }
    } catch (error) {
      onTrouble(error, sheet)
      return { ok: false, error: 'failed' }
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
      if (known !== undefined) {
        // Moved to the end: the first is the one unused for longest.
        held.delete(key)
        held.set(key, known)
        return { ok: true, document: known }
      }
      const underWay = making.get(key)
      if (underWay !== undefined) return underWay
      if (making.size >= longestQueue) return { ok: false, error: 'busy' }
      const begun = make(key, sheet, findPicture).finally(() => making.delete(key))
      making.set(key, begun)
      return begun
    },
    get figures() {
      return { bytes, documents: held.size, made }
    },
  }
}
