import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { resolvePictureWidth } from '#domain/picture/picture-sources.ts'
import { matchesEntityTag } from '../accepted-encoding.ts'
import { sendAnswer, sendText } from '../http-answer.ts'
import { parsePictureFormat, pictureTypes, resolvePictureFormat } from '../picture-format.ts'
import { commonHeaders } from '../security-headers.ts'
import { QueueFullError } from '../work-queue.ts'
import type { PhotoFault, PhotoService, PictureSite } from './photo-service.ts'

/** A feed may put another picture at the same address, so a browser asks again after a day, without waiting for the answer. */
const photoHeaders: OutgoingHttpHeaders = { ...commonHeaders, 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800', 'Cross-Origin-Resource-Policy': 'same-origin', Vary: 'Accept' }

const faults: Readonly<Record<PhotoFault, { readonly status: number; readonly text: string }>> = {
  unknown: { status: 404, text: 'No such picture.' },
  unusable: { status: 404, text: 'This picture cannot be shown.' },
  host: { status: 502, text: 'The host of this picture does not answer.' },
}

/** Answers `/pictures/<vehicle>/<key>?w=<width>&f=<format>`; true when the path was a picture's. */
export async function answerPhoto(photos: PhotoService, request: IncomingMessage, response: ServerResponse, path: string, site: PictureSite): Promise<boolean> {
  if (!path.startsWith('/pictures/')) return false
  const { method = 'GET' } = request
  if (method !== 'GET' && method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    sendText(response, 405, 'Pictures are only read.')
    return true
  }
  const query = new URLSearchParams((request.url ?? '').slice(path.length))
  const format = parsePictureFormat(query.get('f')) ?? resolvePictureFormat(request.headers.accept)
  try {
    const found = await photos.getPicture(path, site, { width: resolvePictureWidth(query.get('w')), format })
    if (!found.ok) {
      const { status, text } = faults[found.fault]
      sendAnswer(response, status, { ...commonHeaders, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=60' }, `${text}\n`, method)
      return true
    }
    const headers = { ...photoHeaders, 'Content-Type': pictureTypes[format], ETag: found.picture.tag }
    if (matchesEntityTag(request.headers['if-none-match'], found.picture.tag)) response.writeHead(304, headers).end()
    else sendAnswer(response, 200, headers, found.picture.content, method)
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error
    response.setHeader('Retry-After', '5')
    sendText(response, 503, 'Too many pictures are being fetched. Please try again in a moment.')
  }
  return true
}
