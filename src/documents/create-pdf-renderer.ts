import { Worker } from 'node:worker_threads'
import type { PdfDelivery, PdfOrder } from './pdf-worker.ts'
import type { RenderSheet } from './vehicle-documents.ts'

export interface PdfRenderer {
  /** Starts the thread where none runs and answers what draws in it. */
  load(): Promise<RenderSheet>
  stop(): Promise<void>
}

export interface PdfRendererOptions {
  readonly script?: URL
  /** The thread holds some 80 MB; after so long without an order it ends. Milliseconds. */
  readonly idleMs?: number
}

interface Pending {
  readonly resolve: (bytes: Buffer) => void
  readonly reject: (error: Error) => void
}

/**
 * Draws PDFs in a thread of its own: a drawing holds a processor for some tens of milliseconds, in which this node
 * would answer nobody. The thread starts with a document, ends when none was wanted for a while, and keeps no process
 * alive; one that dies fails what it had in hand, and the next document starts another.
 */
export function createPdfRenderer({
  script = new URL('./pdf-worker.ts', import.meta.url),
  idleMs = 300_000,
}: PdfRendererOptions = {}): PdfRenderer {
  const pending = new Map<number, Pending>()
  let running: Worker | null = null
  let orders = 0
  let idle: NodeJS.Timeout | null = null

  function start(): Worker {
    const worker = new Worker(script, { execArgv: [] })
    worker.unref()
    const end = (error: Error): void => {
      if (running !== worker) return
      running = null
      for (const { reject } of pending.values()) reject(error)
      pending.clear()
    }
    worker.on('message', (delivery: PdfDelivery) => {
      const asked = pending.get(delivery.id)
      pending.delete(delivery.id)
      if (delivery.ok)
        asked?.resolve(Buffer.from(delivery.bytes.buffer, delivery.bytes.byteOffset, delivery.bytes.byteLength))
      else asked?.reject(new Error(delivery.message))
    })
    worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', (code) => end(new Error(`the thread that draws PDFs ended with code ${code}`)))
    return worker
  }

  function useThread(): Worker {
    if (idle !== null) clearTimeout(idle)
    idle = setTimeout(() => {
      if (pending.size > 0) {
        useThread()
        return
      }
      // Forgotten first: an order that comes while it ends goes to another.
      const unused = running
      running = null
      void unused?.terminate()
    }, idleMs)
    idle.unref()
    running ??= start()
    return running
  }

  const render: RenderSheet = (sheet, pictures) =>
    new Promise<Buffer>((resolve, reject) => {
      orders += 1
      pending.set(orders, { resolve, reject })
      const order: PdfOrder = { id: orders, sheet, pictures }
      const thread = useThread()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      thread.postMessage(order)
    })

  return {
    load() {
      useThread()
      return Promise.resolve(render)
    },
    async stop() {
      if (idle !== null) clearTimeout(idle)
      await running?.terminate()
    },
  }
}
