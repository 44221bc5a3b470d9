import type { Site } from '#site/site.ts'
import type { PictureOrder, PictureStudio } from './picture-studio.ts'
import { fromCdnAddress } from '#domain/picture/picture-sources.ts'
import type { PhotoService } from './remote/photo-service.ts'

/**
 * A picture as the platform itself answers it, drawn or of a feed on a host that the site lists; null: not one of
 * these, or there is no such picture. One from elsewhere is not fetched: it would let a feed choose what this server
 * asks for. Rejects while the picture's host is in trouble, and under a flood.
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
    const drawn = await studio.getPicture(url, { ...order, backdrop: site.theme.studio })
    if (drawn !== null) return drawn.content
    const photo = await photos.getPicture(url, site, order)
    if (photo.ok) return photo.picture.content
    if (photo.fault === 'host') throw new Error(`the host of picture ${url} does not answer`)
    return null
  }
}
