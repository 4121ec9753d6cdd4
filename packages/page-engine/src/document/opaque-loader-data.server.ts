/**
 * The data of a public page on their way to its document, which hands them over itself. The router would write them
 * anew for every answer; of this it sees nothing.
 */
export class OpaqueLoaderData {
  readonly #data: object;

  constructor(data: object) {
    this.#data = data;
  }

  /** A route without a page is answered as JSON, and that is of its data. */
  toJSON(): object {
    return this.#data;
  }

  /** The data of one route as its page takes them. */
  static reveal(value: unknown): unknown {
    return value instanceof OpaqueLoaderData ? value.#data : value;
  }
}
