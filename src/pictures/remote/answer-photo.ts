import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerPicture, type NoPicture } from '../picture-answer.ts'
import type { PhotoFault, PhotoService, PictureSite } from './photo-service.ts'

const briefly = 'public, max-age=60'
const faults: Readonly<Record<PhotoFault, NoPicture>> = {
  unknown: { status: 404, text: 'No such picture.', cacheControl: briefly },
  unusable: { status: 404, text: 'This picture cannot be shown.', cacheControl: briefly },
  host: { status: 502, text: 'The host of this picture does not answer.', cacheControl: briefly },
}

/** Answers `/pictures/<vehicle>/<key>?w=<width>&f=<format>`; true when the path was a picture's. */
export async function answerPhoto(
  photos: PhotoService,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  site: PictureSite,
): Promise<boolean> {
  if (!path.startsWith('/pictures/')) return false
  await answerPicture(request, response, path, {
    // A feed may replace the picture at an address, so a browser revalidates after a day, in the background.
    cacheControl: 'public, max-age=86400, stale-while-revalidate=604800',
    sharedWithCdn: site.images.cdn_base !== null,
    async find(size) {
      const found = await photos.getPicture(path, site, { ...size, need: 'page' })
      return found.ok ? found.picture : faults[found.fault]
    },
    busyText: 'We are busy with other pictures. Try again in a moment.',
  })
  return true
}
