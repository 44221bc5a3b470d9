import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolvePictureWidth, type PictureWidth } from '#domain/picture/picture-sources.ts'
import { matchesEntityTag } from '#http/accepted-encoding.ts'
import { sendAnswer, sendText } from '#http/http-answer.ts'
import { parsePictureFormat, pictureTypes, resolvePictureFormat, type PictureFormat } from './picture-format.ts'
import { commonHeaders } from '#http/security-headers.ts'
import { QueueFullError } from '#concurrency/work-queue.ts'

/** A finished picture. */
export interface Picture {
  readonly content: Buffer
  /** Content length in bytes. */
  readonly bytes: number
  /** Entity tag. Changes whenever the content does. */
  readonly tag: string
}

/** The size and format requested by `?w=<width>&f=<format>` and the Accept header. */
export interface PictureSize {
  readonly width: PictureWidth
  readonly format: PictureFormat
}

/** Messages for a person who opens the address of a picture that cannot be answered. */
export interface NoPicture {
  readonly status: number
  readonly text: string
  readonly cacheControl: string
}

export interface PictureAnswerOptions {
  /** Cache-Control of a picture that was found. */
  readonly cacheControl: string
  /** Pages show it through another host, the image CDN's. */
  readonly sharedWithCdn: boolean
  /** QueueFullError is answered with 503 and `busyText`; other errors are passed on to the caller. */
  readonly find: (size: PictureSize) => Promise<Picture | NoPicture>
  readonly busyText: string
}

/**
 * Answers a request for a drawn picture or a feed picture with 200, 304 or an error. `path` is the path of the request
 * without its query.
 */
export async function answerPicture(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  { cacheControl, sharedWithCdn, find, busyText }: PictureAnswerOptions,
): Promise<void> {
  const { method = 'GET' } = request
  if (method !== 'GET' && method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    sendText(response, 405, 'Pictures are only read.')
    return
  }
  const query = new URLSearchParams((request.url ?? '').slice(path.length))
  const size = {
    width: resolvePictureWidth(query.get('w')),
    format: parsePictureFormat(query.get('f')) ?? resolvePictureFormat(request.headers.accept),
  }
  try {
    const found = await find(size)
    if ('status' in found) {
      sendAnswer(
        response,
        found.status,
        { ...commonHeaders, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': found.cacheControl },
        `${found.text}\n`,
        method,
      )
      return
    }
    const headers = {
      ...commonHeaders,
      'Cache-Control': cacheControl,
      'Cross-Origin-Resource-Policy': sharedWithCdn ? 'cross-origin' : 'same-origin',
      Vary: 'Accept',
      'Content-Type': pictureTypes[size.format],
      ETag: found.tag,
    }
    if (matchesEntityTag(request.headers['if-none-match'], found.tag)) response.writeHead(304, headers).end()
    else sendAnswer(response, 200, headers, found.content, method)
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error
    response.setHeader('Retry-After', '5')
    sendText(response, 503, busyText)
  }
}
