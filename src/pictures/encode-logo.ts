/** Pixels of the largest picture that is decoded: logos of dealers are small. */
const mostPixels = 4_000_000

/**
 * Scales a logo, a drawing or a picture of any form, to PNG with what is transparent in it, so that it fits a box of
 * `size` pixels. Rejects when the bytes are no picture or too large a one.
 */
export type EncodeLogo = (
  logo: Uint8Array,
  size: { readonly width: number; readonly height: number },
) => Promise<Buffer>

export const encodeLogo: EncodeLogo = async (logo, { width, height }) => {
  const { default: sharp } = await import('sharp')
  return sharp(logo, { limitInputPixels: mostPixels }).resize(width, height, { fit: 'inside' }).png().toBuffer()
}
