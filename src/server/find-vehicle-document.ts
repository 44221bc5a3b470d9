import type { DocumentAnswer, FindSheetPicture, VehicleDocuments } from '#documents/vehicle-documents.ts'
import type { VehicleSheet } from '#documents/vehicle-sheet.ts'
import type { Site } from '#site/site.ts'
import type { EncodeLogo } from '#pictures/encode-logo.ts'
import type { PictureWidth } from '#domain/picture/picture-sources.ts'
import type { ReadSitePicture } from '#pictures/read-site-picture.ts'

export type FindVehicleDocument = (site: Site, sheet: VehicleSheet) => Promise<DocumentAnswer>

/** 200 dots an inch or more where they stand on the sheet: the main picture 108 mm wide, the others 35 mm. */
const mainWidth: PictureWidth = 960
const smallWidth: PictureWidth = 320

/** The box of a logo, at 300 dots an inch and more where it stands on the sheet. */
const logoSize = { width: 1000, height: 160 } as const

interface LogoSource {
  /** The bytes of a file of the platform; null: there is none of this path. */
  readonly readAsset: (path: string) => Buffer | null
  readonly encode: EncodeLogo
}

/**
 * Documents with the pictures that this platform answers. One whose host is in trouble may be had another time: the
 * document is not kept without it. A logo at another host is not fetched: the document has the name in its place.
 */
export function createFindVehicleDocument(
  documents: VehicleDocuments,
  readPicture: ReadSitePicture,
  logos: LogoSource,
): FindVehicleDocument {
  return (site, sheet) => {
    const findPicture: FindSheetPicture = async (url, place) => {
      if (place === 'logo') {
        const logo = logos.readAsset(url.split('?', 1)[0] ?? '')
        return logo === null ? null : { bytes: await logos.encode(logo, logoSize), format: 'png' }
      }
      const bytes = await readPicture(site, url, { width: place === 'main' ? mainWidth : smallWidth, format: 'jpeg' })
      return bytes === null ? null : { bytes, format: 'jpg' }
    }
    return documents.find(site.slug, sheet, findPicture)
  }
}
