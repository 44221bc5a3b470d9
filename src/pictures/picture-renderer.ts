import { createWorkerProcess } from '#concurrency/worker-process.ts'
import type { EncodeLogo } from './encode-logo.ts'
import type { EncodePicture } from './encode-picture.ts'
import type { EncodePreview } from './encode-preview.ts'
import type { PictureRequest } from './picture-worker.ts'

export interface PictureRenderer {
  /** Starts the process, which loads its codecs, so that the first picture does not wait for them. */
  start(): void
  readonly encode: EncodePicture
  readonly encodePreview: EncodePreview
  readonly encodeLogo: EncodeLogo
  /** Id of the worker process; null before the start or the first picture, and after the process has ended. */
  readonly pid: number | null
  stop(): void
}

/** Renders drawings, previews and logos in a worker process. */
export function createPictureRenderer(): PictureRenderer {
  const worker = createWorkerProcess<PictureRequest, Uint8Array>({
    program: new URL('./picture-worker.ts', import.meta.url),
    name: 'the picture renderer',
  })
  async function render(request: PictureRequest): Promise<Buffer> {
    const { buffer, byteOffset, byteLength } = await worker.run(request)
    return Buffer.from(buffer, byteOffset, byteLength)
  }
  return {
    start: () => worker.start(),
    encode: (svg, width, format, overlay) => render({ kind: 'encode', svg, width, format, overlay: overlay ?? null }),
    encodePreview: (picture) => render({ kind: 'preview', picture }),
    encodeLogo: (logo, size) => render({ kind: 'logo', logo, size }),
    get pid() {
      return worker.pid
    },
    stop: () => worker.stop(),
  }
}
