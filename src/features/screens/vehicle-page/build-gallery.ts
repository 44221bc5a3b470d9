import { buildPictureSources, isSizedPicture, sizePicture } from '#domain/picture/picture-sources.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'

export interface GalleryPicture {
  /** Address in the size that any screen can do with. */
  readonly url: string
  /** Widths to choose from; null where the picture comes in one size. */
  readonly srcSet: string | null
  readonly thumbnail: string
  readonly alt: string
}

/**
 * What the platform serves comes in several widths; a feed's picture from elsewhere as it is, with its small form where
 * the feed gives one.
 */
export function buildGallery({
  images,
  thumbnails,
  name,
}: Pick<Vehicle, 'images' | 'thumbnails' | 'name'>): readonly GalleryPicture[] {
  return images.map(({ url, alt }, index) => {
    const { src, srcSet } = buildPictureSources(url, [1280, 320, 640, 768, 960])
    return {
      url: src,
      srcSet,
      thumbnail: isSizedPicture(url) ? sizePicture(url, 320) : (thumbnails[index] ?? url),
      alt: alt ?? `${name}, photo ${index + 1} of ${images.length}`,
    }
  })
}
