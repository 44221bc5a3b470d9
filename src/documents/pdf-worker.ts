import { answerRequests } from '#concurrency/worker-process.ts'
import type { SheetPicture } from './pdf-elements.ts'
import type { VehicleSheet } from './vehicle-sheet.ts'

/** A request to the process that `create-pdf-renderer.ts` starts; the result is the bytes of the PDF. */
export interface PdfRequest {
  readonly sheet: VehicleSheet
  readonly pictures: readonly SentPicture[]
  readonly logo: SentPicture | null
}

/** A picture after its copy: a Buffer has become a plain array of bytes. */
interface SentPicture {
  readonly bytes: Uint8Array
  readonly format: SheetPicture['format']
}

const toPicture = ({ bytes, format }: SentPicture): SheetPicture => ({
  bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  format,
})

// Loads the renderer and renders a trial document while the pictures of the first document are still being read.
const loading = import('./vehicle-pdf.ts').then(async (renderer) => {
  await renderer.warmUpPdf()
  return renderer
})

answerRequests(async ({ sheet, pictures, logo }: PdfRequest): Promise<Uint8Array> => {
  const { renderVehiclePdf } = await loading
  return renderVehiclePdf(sheet, pictures.map(toPicture), logo === null ? null : toPicture(logo))
})
