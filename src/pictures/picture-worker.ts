import { encodePicture } from './encode-picture.ts'
import type { PictureFormat } from './picture-format.ts'
import { answerOrders } from './picture-process.ts'

/** What the process that `picture-renderer.ts` starts is asked for. */
export interface PictureWork {
  readonly svg: string
  /** Pixels. */
  readonly width: number
  readonly format: PictureFormat
}

answerOrders(({ svg, width, format }: PictureWork): Promise<Uint8Array> => encodePicture(svg, width, format))
