/** A successful response: the contract's example, and its media type if not JSON. */
export interface MockBody {
  readonly body?: unknown;
  readonly type?: string;
}

/** An operation with a response for every status; an error is the list of its codes. */
export interface MockOperation<Id extends string = string> {
  readonly id: Id;
  /** Method and path of the contract, such as `GET /cart/v1/cart/{basketId}`. */
  readonly call: string;
  readonly host?: string;
  readonly answers: Readonly<Record<string, MockBody | readonly string[]>>;
}
