import type { EncodePicture } from './encode-picture.ts'
import { createPictureProcess } from './picture-process.ts'
import type { PictureWork } from './picture-worker.ts'

export interface PictureRenderer {
  readonly encode: EncodePicture
  /** Of the process at work; null before the first picture and after its end. */
  readonly pid: number | null
  stop(): void
}

/** Renders the drawings of the demo's vehicles in a process of its own. */
export function createPictureRenderer(): PictureRenderer {
  const renderer = createPictureProcess<PictureWork, Uint8Array>({
    program: new URL('./picture-worker.ts', import.meta.url),
    name: 'the renderer of pictures',
  })
  return {
    async encode(svg, width, format) {
      const { buffer, byteOffset, byteLength } = await renderer.perform({ svg, width, format })
      return Buffer.from(buffer, byteOffset, byteLength)
    },
    get pid() {
      return renderer.pid
    },
    stop: () => renderer.stop(),
  }
}
