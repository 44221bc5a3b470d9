/**
 * Output formats of pictures. JPEG is for clients without support for newer formats, such as PDFs and link previews.
 */
const pictureFormats = ['avif', 'webp', 'jpeg'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** Content types. */
export const pictureTypes: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
}

/** Parses the parameter `f` of an address; null leaves the choice to the Accept header. */
export function parsePictureFormat(text: string | null): PictureFormat | null {
  return pictureFormats.find((format) => format === text) ?? null
}

/**
 * Chooses the smallest format that an Accept header names. A bare wildcard gets WebP, because old browsers send it
 * without supporting AVIF. JPEG is for clients that accept neither of the others nor a wildcard.
 */
export function resolvePictureFormat(accept: string | undefined): PictureFormat {
  const named = new Set<string>()
  for (const part of (accept ?? '').split(',')) {
    const [type = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) named.add(type)
  }
  if (named.has('image/avif')) return 'avif'
  const takesWebp = named.has('image/webp') || named.has('image/*') || named.has('*/*')
  return named.has('image/jpeg') && !takesWebp ? 'jpeg' : 'webp'
}
