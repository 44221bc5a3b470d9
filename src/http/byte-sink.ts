import { EventEmitter } from 'node:events'

type Done = () => void

/**
 * Collects what a renderer writes and hands it over whole. It never asks for a pause and never fails, so that it has
 * none of the machinery of a Writable stream, with which 182 kB of each page stayed reachable until a full garbage
 * collection, and 18 kB without (decision 47).
 */
export class ByteSink extends EventEmitter implements NodeJS.WritableStream {
  readonly writable = true
  readonly #chunks: Uint8Array[] = []
  readonly #onEnd: (bytes: Buffer) => void
  readonly #onFailure: (error: unknown) => void

  /** `onEnd` is called with everything that was written, `onFailure` if the renderer gives up. */
  constructor(onEnd: (bytes: Buffer) => void, onFailure: (error: unknown) => void) {
    super()
    this.#onEnd = onEnd
    this.#onFailure = onFailure
  }

  /** Keeps the chunk itself, so that its bytes must not change afterwards. */
  write(chunk: Uint8Array | string, ..._rest: readonly (BufferEncoding | Done | undefined)[]): boolean {
    this.#chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk)
    return true
  }

  end(...rest: readonly (Uint8Array | string | Done | undefined)[]): this {
    const [last] = rest
    if (last instanceof Uint8Array || typeof last === 'string') this.write(last)
    this.#onEnd(Buffer.concat(this.#chunks.splice(0)))
    return this
  }

  /** Called by React instead of `end` where it cannot finish a document that it has begun. */
  destroy(error?: unknown): this {
    this.#onFailure(error)
    return this
  }
}
