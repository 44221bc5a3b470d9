/** Pixels. A preview is small enough to be part of a page: some 150 bytes, which the browser stretches to a blur. */
const previewSize = { width: 16, height: 12 } as const
const quality = 40
/** Pixels of the largest picture that is decoded: the previews' own source is 320 wide. */
const mostPixels = 1_000_000

/** Scales a picture down to a WebP preview. Rejects when the bytes are not a picture. */
export type EncodePreview = (picture: Uint8Array) => Promise<Buffer>

export const encodePreview: EncodePreview = async (picture) => {
  const { default: sharp } = await import('sharp')
  return sharp(picture, { limitInputPixels: mostPixels })
    .resize(previewSize.width, previewSize.height, { fit: 'cover' })
    .webp({ quality })
    .toBuffer()
}
