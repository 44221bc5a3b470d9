import type { PictureFormat } from '../picture-format.ts'
import type { FetchFault } from './fetch-picture.ts'

/**
 * Pixels of the largest picture that is read: 8,000 by 6,000, above what cameras of dealers make. Asked of the header,
 * before anything is unpacked.
 */
const mostPixels = 48_000_000
/** Largest width that is served. */
const masterWidth = 1280
/**
 * For work of a second: at low priority on a busy machine it may take long, and what runs out of time is tried again.
 */
const patience = { seconds: 30 }

export type PreparedPicture =
  | { readonly ok: true; readonly bytes: Buffer }
  | { readonly ok: false; readonly fault: FetchFault; readonly reason: string }

/**
 * The picture as it is kept: upright, without the camera's notes (they may tell a seller's home), at most 1280 wide, so
 * that a stranger's bytes are read once and everything else is made of our own.
 */
export async function prepareMaster(source: Buffer): Promise<PreparedPicture> {
  const { default: sharp } = await import('sharp')
  try {
    const picture = sharp(source, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
    const { width, height } = await picture.metadata()
    if (width * height > mostPixels)
      return { ok: false, fault: 'unusable', reason: `${width} by ${height} pixels, more than ${mostPixels}` }
    const bytes = await picture
      .autoOrient()
      .resize(masterWidth, masterWidth, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
      .timeout(patience)
      .toBuffer()
    return { ok: true, bytes }
  } catch (error) {
    const reason = `cannot be read: ${error instanceof Error ? error.message : String(error)}`
    return { ok: false, fault: /timeout/i.test(reason) ? 'host' : 'unusable', reason }
  }
}

/**
 * A kept picture in a width (never wider than it is) and a form. Photographs bear less effort and more loss than
 * drawings.
 */
export async function encodeServed(master: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const pixels = sharp(master, { limitInputPixels: mostPixels })
    .resize(width, null, { withoutEnlargement: true })
    .timeout(patience)
  switch (format) {
    case 'avif':
      return pixels.avif({ quality: 52, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer()
    case 'webp':
      return pixels.webp({ quality: 76, effort: 3 }).toBuffer()
    case 'jpeg':
      return pixels.jpeg({ quality: 80 }).toBuffer()
  }
}
