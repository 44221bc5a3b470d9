import type { Site } from '#site/site.ts'
import type { PictureOrder, PictureStudio } from './picture-studio.ts'
import { fromCdnAddress } from '#domain/picture/picture-sources.ts'
import type { PhotoService } from './remote/photo-service.ts'

/**
 * Reads a picture that the platform serves itself: a drawing, or a feed picture on a host that the site lists. null: it
 * is neither, or does not exist. Pictures on other hosts are not fetched, because a feed could then choose the requests
 * of this server (SSRF). Rejects while the host fails or the queue is full.
 */
export type ReadSitePicture = (
  site: Site,
  url: string,
  order: Pick<PictureOrder, 'width' | 'format' | 'need'>,
) => Promise<Buffer | null>

export function createReadSitePicture(
  studio: Pick<PictureStudio, 'getPicture'>,
  photos: PhotoService,
): ReadSitePicture {
  return async (site, address, order) => {
    const url = fromCdnAddress(address, site.images.cdn_base)
    const drawn = await studio.getPicture(url, { ...order, site: site.slug, backdrop: site.theme.studio })
    if (drawn !== null) return drawn.content
    const photo = await photos.getPicture(url, site, order)
    if (photo.ok) return photo.picture.content
    if (photo.fault === 'host') throw new Error(`the host of picture ${url} does not answer`)
    return null
  }
}
