/** Size of a preview in pixels: about 150 bytes, small enough to be inlined. The browser scales it up to a blur. */
const previewSize = { width: 16, height: 12 } as const
const quality = 40
/** Larger pictures are not decoded, in pixels: previews are made from pictures 320 wide. */
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
