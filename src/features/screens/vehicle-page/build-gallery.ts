import { resolvePictureCaption } from '#domain/picture/picture-caption.ts'
import { buildPictureSources, isSizedPicture, sizePicture } from '#domain/picture/picture-sources.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'

export interface GalleryPicture {
  /** URL of the size that suits any screen. */
  readonly url: string
  /** The `srcset` of the picture. null when it has one size only. */
  readonly srcSet: string | null
  readonly thumbnail: string
  readonly alt: string
  /** What it shows, in a word or two: 'Cabin'; null: not known. */
  readonly caption: string | null
}

/**
 * Pictures that the platform serves get several widths. A picture from another host is used as it is, with the
 * thumbnail of the feed where there is one.
 */
export function buildGallery({
  images,
  thumbnails,
  name,
}: Pick<Vehicle, 'images' | 'thumbnails' | 'name'>): readonly GalleryPicture[] {
  return images.map(({ url, alt }, index) => {
    const { src, srcSet } = buildPictureSources(url, [1280, 320, 640, 768, 960])
    const caption = resolvePictureCaption({ url, alt }, name)
    return {
      url: src,
      srcSet,
      thumbnail: isSizedPicture(url) ? sizePicture(url, 320) : (thumbnails[index] ?? url),
      alt: alt ?? [name, caption?.toLowerCase(), `photo ${index + 1} of ${images.length}`].filter(Boolean).join(', '),
      caption,
    }
  })
}
