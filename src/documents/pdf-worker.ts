import { parentPort } from 'node:worker_threads'
import type { SheetPicture } from './vehicle-pdf.ts'
import type { VehicleSheet } from './vehicle-sheet.ts'

export interface PdfOrder {
  readonly id: number
  readonly sheet: VehicleSheet
  readonly pictures: readonly { readonly bytes: Uint8Array; readonly format: SheetPicture['format'] }[]
}

export type PdfDelivery =
  | { readonly id: number; readonly ok: true; readonly bytes: Uint8Array }
  | { readonly id: number; readonly ok: false; readonly message: string }

// The thread of `create-pdf-renderer.ts`. The renderer is loaded with the thread and tried once, while the pictures are
// still being drawn.
const drawing = import('./vehicle-pdf.ts').then(async (renderer) => {
  await renderer.warmUpPdf()
  return renderer
})

parentPort?.on('message', ({ id, sheet, pictures }: PdfOrder) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
  const deliver = (delivery: PdfDelivery): void => parentPort?.postMessage(delivery)
  drawing
    .then(({ renderVehiclePdf }) =>
      renderVehiclePdf(
        sheet,
        pictures.map(({ bytes, format }) => ({
          bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
          format,
        })),
      ),
    )
    .then(
      (bytes) => deliver({ id, ok: true, bytes }),
      (error: unknown) =>
        deliver({ id, ok: false, message: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    )
})
