/**
 * An answer whose body is here as a whole. It is read as it is; an ordinary Response copies its body into a stream,
 * piece by piece, and out of it again.
 */
export class WholeResponse extends Response {
  readonly #bytes: Buffer

  constructor(bytes: Buffer, init: ResponseInit) {
    super(null, init)
    this.#bytes = bytes
  }

  override get body(): ReadableStream<Uint8Array<ArrayBuffer>> | null {
    return new Response(new Uint8Array(this.#bytes)).body
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#bytes.toString('utf8'))
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(new Uint8Array(this.#bytes).buffer)
  }
}
