import type { DocumentAnswer, FindSheetPicture, VehicleDocuments } from '#documents/vehicle-documents.ts'
import type { VehicleSheet } from '#documents/vehicle-sheet.ts'
import type { Site } from '#site/site.ts'
import type { PictureWidth } from '#domain/picture/picture-sources.ts'
import type { PictureStudio } from './picture-studio.ts'
import type { PhotoService } from './remote-pictures/photo-service.ts'

export type FindVehicleDocument = (site: Site, sheet: VehicleSheet) => Promise<DocumentAnswer>

/** 200 dots an inch or more where they stand on the sheet: the main picture 108 mm wide, the others 35 mm. */
const mainWidth: PictureWidth = 960
const smallWidth: PictureWidth = 320

/**
 * Documents with the pictures that this platform answers: drawn ones, and those of feeds on the hosts that the site lists. One
 * from elsewhere is not fetched: it would let a feed choose what this server asks for.
 */
export function createFindVehicleDocument(documents: VehicleDocuments, studio: Pick<PictureStudio, 'getPicture'>, photos: PhotoService): FindVehicleDocument {
  return (site, sheet) => {
    const findPicture: FindSheetPicture = async (url, place) => {
      const width = place === 'main' ? mainWidth : smallWidth
      const drawn = await studio.getPicture(url, { width, format: 'jpeg', backdrop: site.theme.studio })
      if (drawn !== null) return { bytes: drawn.content, format: 'jpg' }
      const photo = await photos.getPicture(url, site, { width, format: 'jpeg' })
      if (photo.ok) return { bytes: photo.picture.content, format: 'jpg' }
      // Another time it may be had: the document is not kept without it.
      if (photo.fault === 'host') throw new Error(`the host of picture ${url} does not answer`)
      return null
    }
    return documents.find(site.slug, sheet, findPicture)
  }
}
