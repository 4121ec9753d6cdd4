/** A public page's data, hidden from the router, which would encode them for every response. */
export class OpaqueLoaderData {
  readonly #data: object;

  constructor(data: object) {
    this.#data = data;
  }

  /** A request without a document gets the data as JSON. */
  toJSON(): object {
    return this.#data;
  }

  /** Unwraps the data of one route. */
  static reveal(value: unknown): unknown {
    return value instanceof OpaqueLoaderData ? value.#data : value;
  }
}
