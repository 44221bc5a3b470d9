import { constants, createBrotliCompress, createGzip, type BrotliCompress, type Gzip } from 'node:zlib'

/**
 * Bytes of the buffer that an engine writes into. A compressed page fits, so that it takes one turn in the thread of
 * the engine, and Node.js takes no buffer of this size from a pool that other buffers would keep.
 */
const chunkSize = 64 * 1024

/**
 * Compresses a whole answer beside the thread; the qualities of brotli are 0 to 11, the level of gzip is 6. The bytes
 * must not change meanwhile.
 *
 * Node's own `brotliCompress` and `gzip` would do, but V8 keeps their engines until its next full collection, and their
 * callbacks keep the bytes (decision 47). Here nothing that an engine refers to knows the bytes that it has compressed.
 */
export function compressBytes(bytes: Buffer, encoding: 'br' | 'gzip', brotliQuality: number): Promise<Buffer> {
  const engine =
    encoding === 'gzip'
      ? createGzip({ level: 6, chunkSize })
      : createBrotliCompress({
          chunkSize,
          params: {
            [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          },
        })
  const compressed = collect(engine)
  engine.end(bytes)
  return compressed
}

/** A function of its own: the listeners keep the variables of the function around them, and with them no bytes. */
function collect(engine: BrotliCompress | Gzip): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const pieces: Buffer[] = []
  engine.on('data', (piece: Buffer) => pieces.push(piece))
  engine.once('error', reject)
  engine.once('end', () => {
    // The engine would keep the pieces and the promise by its listeners.
    engine.removeAllListeners()
    releaseOutput(engine)
    resolve(Buffer.concat(pieces))
  })
  return promise
}

/**
 * The engine also keeps the buffer that it writes into. Those of a thousand pages are the 64 MB outside the heap at
 * which V8 makes a full collection (decision 47). No public method releases the buffer; in a version of Node.js that
 * names it differently, this call does nothing.
 */
function releaseOutput(engine: BrotliCompress | Gzip): void {
  Reflect.set(engine, '_outBuffer', null)
}
