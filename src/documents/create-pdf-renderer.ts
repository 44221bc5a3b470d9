import { createWorkerProcess } from '#concurrency/worker-process.ts'
import type { PdfRequest } from './pdf-worker.ts'
import type { RenderSheet } from './vehicle-documents.ts'

export interface PdfRenderer {
  /** Starts the worker process where none runs, and returns the function that renders in it. */
  load(): Promise<RenderSheet>
  /** Id of the worker process; null before the first document and after the process has ended. */
  readonly pid: number | null
  stop(): void
}

export interface PdfRendererOptions {
  readonly program?: URL
  /** Milliseconds without a document after which the process ends; it holds some 80 MB. Default five minutes. */
  readonly idleMs?: number
}

/** Renders PDFs in a worker process: a document keeps a processor busy for some tens of milliseconds. */
export function createPdfRenderer({
  program = new URL('./pdf-worker.ts', import.meta.url),
  idleMs = 300_000,
}: PdfRendererOptions = {}): PdfRenderer {
  const worker = createWorkerProcess<PdfRequest, Uint8Array>({ program, name: 'the PDF renderer', idleMs })
  const render: RenderSheet = async (sheet, pictures, logo) => {
    const { buffer, byteOffset, byteLength } = await worker.run({ sheet, pictures, logo })
    return Buffer.from(buffer, byteOffset, byteLength)
  }
  return {
    load() {
      worker.start()
      return Promise.resolve(render)
    },
    get pid() {
      return worker.pid
    },
    stop: () => worker.stop(),
  }
}
