/**
 * Forms in which a picture is answered; JPEG for readers that know nothing newer, such as documents and link previews.
 */
const pictureFormats = ['avif', 'webp', 'jpeg'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** Content types. */
export const pictureTypes: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
}

/** The `f` of an address where it names a form; null leaves the choice to the Accept header. */
export function parsePictureFormat(text: string | null): PictureFormat | null {
  return pictureFormats.find((format) => format === text) ?? null
}

/**
 * The smallest form that an Accept header names. A bare wildcard promises nothing about AVIF, which old browsers send
 * without reading it, so it takes WebP; JPEG goes to a reader that names it and neither of the others nor a wildcard.
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
