// Imported eagerly: the server starts the process before the first picture is requested.
import 'sharp'
import { answerRequests } from '#concurrency/worker-process.ts'
import { encodeLogo } from './encode-logo.ts'
import { encodePicture } from './encode-picture.ts'
import { encodePreview } from './encode-preview.ts'
import type { Overlay } from './drawing-source.ts'
import type { PictureFormat } from './picture-format.ts'

/** A request to the process that `picture-renderer.ts` starts; the result is the bytes of a picture. */
export type PictureRequest =
  | {
      readonly kind: 'encode'
      readonly svg: string
      readonly width: number
      readonly format: PictureFormat
      readonly overlay: Overlay | null
    }
  | { readonly kind: 'preview'; readonly picture: Uint8Array }
  | {
      readonly kind: 'logo'
      readonly logo: Uint8Array
      readonly size: { readonly width: number; readonly height: number }
    }

answerRequests((request: PictureRequest): Promise<Uint8Array> => {
  switch (request.kind) {
    case 'encode':
      return encodePicture(request.svg, request.width, request.format, request.overlay ?? undefined)
    case 'preview':
      return encodePreview(request.picture)
    case 'logo':
      return encodeLogo(request.logo, request.size)
  }
})
