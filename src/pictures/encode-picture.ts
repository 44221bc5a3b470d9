import type { Overlay, OverlayPixels } from './drawing-source.ts'
import type { PictureFormat } from './picture-format.ts'

/**
 * Renders an SVG document, with its overlay if there is one, at a width in pixels and encodes it. Rejects if the SVG is
 * invalid.
 */
export type EncodePicture = (svg: string, width: number, format: PictureFormat, overlay?: Overlay) => Promise<Buffer>

async function renderPixels({ program, input }: Overlay, width: number): Promise<OverlayPixels> {
  const { renderOverlay } = (await import(program)) as {
    readonly renderOverlay?: (input: object, width: number) => OverlayPixels
  }
  if (renderOverlay === undefined) throw new TypeError(`${program} exports no renderOverlay`)
  return renderOverlay(input, width)
}

/**
 * Effort 1 encodes an AVIF 640 pixels wide in half the time of effort 2 (3 % more bytes) and an eighth of the time of
 * the default (14 % more bytes). Chroma subsampling is not visible on painted panels.
 */
export const encodePicture: EncodePicture = async (svg, width, format, overlay) => {
  const { default: sharp } = await import('sharp')
  const drawing = sharp(Buffer.from(svg)).resize(width)
  const over = overlay === undefined ? null : await renderPixels(overlay, width)
  const pixels =
    over === null
      ? drawing
      : drawing.composite([
          {
            input: Buffer.from(over.pixels.buffer, over.pixels.byteOffset, over.pixels.byteLength),
            raw: { width: over.width, height: over.height, channels: 4 },
            left: 0,
            top: 0,
          },
        ])
  switch (format) {
    case 'avif':
      return pixels.avif({ quality: 58, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer()
    case 'webp':
      return pixels.webp({ quality: 80, effort: 3 }).toBuffer()
    case 'jpeg':
      return pixels.flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toBuffer()
  }
}
