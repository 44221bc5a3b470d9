/**
 * An answer whose body is here as a whole. It is read as it is; an ordinary Response copies its body into a stream,
 * piece by piece, and out of it again.
 */
export class WholeResponse extends Response {
  readonly #bytes: Buffer

  /** The body of any answer, without a copy where it is here as a whole: it must not be written to. */
  static async readBytes(answer: Response): Promise<Buffer> {
    return answer instanceof WholeResponse ? answer.#bytes : Buffer.from(await answer.arrayBuffer())
  }

  constructor(bytes: Buffer, init: ResponseInit) {
    super(null, init)
    this.#bytes = bytes
  }

  /**
   * Copies the bytes when they are read: the router looks several times a page whether an answer has a body, and the
   * stream of a Response made for that, with a copy of 200 KB, would stay in memory until a full garbage collection.
   */
  override get body(): ReadableStream<Uint8Array<ArrayBuffer>> | null {
    const bytes = this.#bytes
    return new ReadableStream(
      {
        pull(controller) {
          controller.enqueue(new Uint8Array(bytes))
          controller.close()
        },
      },
      { highWaterMark: 0 },
    )
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#bytes.toString('utf8'))
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(new Uint8Array(this.#bytes).buffer)
  }
}
