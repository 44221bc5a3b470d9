/** Larger pictures are not decoded: logos of dealers are small. */
const maxPixels = 4_000_000

/**
 * Scales a logo of any image format to a PNG that fits into a box of `size` pixels; transparency is kept. Rejects when
 * the bytes are not an image, or the image is too large.
 */
export type EncodeLogo = (
  logo: Uint8Array,
  size: { readonly width: number; readonly height: number },
) => Promise<Buffer>

export const encodeLogo: EncodeLogo = async (logo, { width, height }) => {
  const { default: sharp } = await import('sharp')
  return sharp(logo, { limitInputPixels: maxPixels }).resize(width, height, { fit: 'inside' }).png().toBuffer()
}
