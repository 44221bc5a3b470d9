import { trimTrailingSlashes } from '#domain/format/trim-slashes.ts'

/** Widths in pixels in which the platform serves its pictures; others are answered with the next larger. */
const pictureWidths = [320, 640, 768, 960, 1280] as const
export type PictureWidth = (typeof pictureWidths)[number]

/**
 * The width behind an address's `w`; only a few widths exist, so that requests cannot make the platform produce any
 * number of pictures.
 */
export function resolvePictureWidth(asked: string | null): PictureWidth {
  const wanted = asked !== null && /^\d{1,4}$/.test(asked) ? Number(asked) : 960
  return pictureWidths.find((width) => width >= wanted) ?? 1280
}

export interface PictureSources {
  readonly src: string
  /** null: the picture is served unchanged from its own address. */
  readonly srcSet: string | null
}

/**
 * Addresses under which the platform answers pictures in several widths and formats: drawn ones, and those of feeds.
 */
const sizedPrefixes = ['/vehicle-art/', '/pictures/'] as const

/** The same behind the base of an image CDN. Strict, for a feed may name anything. */
const behindCdn = /^https:\/\/[^?#]+\/(?:vehicle-art\/[a-z0-9-]+\/[a-z-]+|pictures\/[\w-]{1,40}\/[a-z0-9]{14})$/

const isOwnPicture = (url: string): boolean => sizedPrefixes.some((prefix) => url.startsWith(prefix))

/** Whether the platform answers it in several widths, itself or through an image CDN. */
export const isSizedPicture = (url: string): boolean => isOwnPicture(url) || behindCdn.test(url)

/**
 * The address under which visitors get a picture of the platform: behind the base of the image CDN, where there is one
 * (TEN-14). Others stay as they are.
 */
export const toCdnAddress = (url: string, base: string | null): string =>
  base !== null && isOwnPicture(url) ? `${trimTrailingSlashes(base)}${url}` : url

/** The platform's own address of a picture behind the base; any other stays as it is. */
export function fromCdnAddress(url: string, base: string | null): string {
  const start = base === null ? null : trimTrailingSlashes(base)
  return start !== null && url.startsWith(start) && behindCdn.test(url) ? url.slice(start.length) : url
}

/**
 * The picture in a width; one from elsewhere comes as it is. 'jpeg' for readers that know no newer form: link previews,
 * documents.
 */
export function sizePicture(url: string, width: PictureWidth, form?: 'jpeg'): string {
  return isSizedPicture(url) ? `${url}?w=${width}${form === undefined ? '' : `&f=${form}`}` : url
}

/** Addresses of a picture in the given widths, the first of them for browsers that choose none. */
export function buildPictureSources(
  url: string,
  [first, ...others]: readonly [PictureWidth, ...PictureWidth[]],
): PictureSources {
  if (!isSizedPicture(url)) return { src: url, srcSet: null }
  const widths = [first, ...others].toSorted((a, b) => a - b)
  return {
    src: sizePicture(url, first),
    srcSet: widths.map((width) => `${sizePicture(url, width)} ${width}w`).join(', '),
  }
}
