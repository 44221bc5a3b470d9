import { encodePicture } from './encode-picture.ts'
import type { PictureFormat } from './picture-format.ts'

/** The process that `picture-renderer.ts` starts: one answer for each order, until its parent is gone. */
export interface PictureWork {
  readonly id: number
  readonly svg: string
  readonly width: number
  readonly format: PictureFormat
}

export type PictureResult = { readonly id: number; readonly ok: true; readonly picture: Uint8Array } | { readonly id: number; readonly ok: false; readonly error: string }

process.on('message', ({ id, svg, width, format }: PictureWork) => {
  encodePicture(svg, width, format).then(
    (picture) => process.send?.({ id, ok: true, picture } satisfies PictureResult),
    (error: unknown) => process.send?.({ id, ok: false, error: error instanceof Error ? error.message : String(error) } satisfies PictureResult),
  )
})
process.on('disconnect', () => process.exit(0))
