import type { DocumentAnswer, FindSheetPicture, VehicleDocuments } from '#documents/vehicle-documents.ts'
import type { VehicleSheet } from '#documents/vehicle-sheet.ts'
import type { Site } from '#site/site.ts'
import type { PictureWidth } from '#domain/picture/picture-sources.ts'
import type { ReadSitePicture } from '#pictures/read-site-picture.ts'

export type FindVehicleDocument = (site: Site, sheet: VehicleSheet) => Promise<DocumentAnswer>

/** 200 dots an inch or more where they stand on the sheet: the main picture 108 mm wide, the others 35 mm. */
const mainWidth: PictureWidth = 960
const smallWidth: PictureWidth = 320

/**
 * Documents with the pictures that this platform answers. One whose host is in trouble may be had another time: the
 * document is not kept without it.
 */
export function createFindVehicleDocument(
  documents: VehicleDocuments,
  readPicture: ReadSitePicture,
): FindVehicleDocument {
  return (site, sheet) => {
    const findPicture: FindSheetPicture = async (url, place) => {
      const bytes = await readPicture(site, url, { width: place === 'main' ? mainWidth : smallWidth, format: 'jpeg' })
      return bytes === null ? null : { bytes, format: 'jpg' }
    }
    return documents.find(site.slug, sheet, findPicture)
  }
}
