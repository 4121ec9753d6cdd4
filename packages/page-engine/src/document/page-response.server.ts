/** A rendered page as bytes, sent without a stream. */
export class PageResponse extends Response {
  readonly #html: Buffer<ArrayBuffer>;

  constructor(html: Buffer<ArrayBuffer>, init: ResponseInit) {
    super(null, init);
    this.#html = html;
    let stream: ReadableStream<Uint8Array<ArrayBuffer>> | undefined;
    // A stream for other consumers, such as the development server.
    Object.defineProperty(this, 'body', { get: () => (stream ??= streamOf(html)) });
  }

  override bytes(): Promise<Uint8Array<ArrayBuffer>> {
    return Promise.resolve(this.#html);
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#html.toString('utf8'));
  }
}

const streamOf = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream(
    {
      pull(controller) {
        controller.enqueue(bytes);
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
