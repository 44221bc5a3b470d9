import type { PictureFormat } from '../picture-format.ts'
import type { FetchFault } from './fetch-picture.ts'
import { countJpegScans } from './jpeg-scans.ts'

/**
 * Maximum size of a source picture in pixels: 8,000 by 6,000, more than the cameras of dealers produce. Checked in the
 * header, before anything is decoded (decompression bomb).
 */
const mostPixels = 48_000_000
/**
 * Maximum number of scans of a progressive JPEG; encoders write about ten. Each scan passes over the whole picture
 * before the first row is ready, and `patience` is not looked at until then: 2,600 scans in 450 kB take minutes.
 */
const mostScans = 100
/** Maximum width that is served. */
const masterWidth = 1280
/**
 * Time limit for work that takes about a second. At low priority on a busy machine it may take much longer; after a
 * timeout it is retried later.
 */
const patience = { seconds: 30 }

export type PreparedPicture =
  | { readonly ok: true; readonly bytes: Buffer }
  | { readonly ok: false; readonly fault: FetchFault; readonly reason: string }

/**
 * Converts a source picture to the form in which it is kept: rotated upright, without metadata (EXIF may contain the
 * location of a private seller), at most 1280 wide. Untrusted bytes are decoded only here.
 */
export async function prepareMaster(source: Buffer): Promise<PreparedPicture> {
  if (countJpegScans(source, mostScans) > mostScans)
    return { ok: false, fault: 'unusable', reason: `more than ${mostScans} scans` }
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
 * Scales a kept picture to a width (never up) and encodes it. Photographs need less encoder effort and quality than
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
