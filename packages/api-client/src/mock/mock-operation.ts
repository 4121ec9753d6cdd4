/** A good answer: the example of the contract, and its type where that is not JSON. */
export interface MockBody {
  readonly body?: unknown;
  readonly type?: string;
}

/** One operation of a contract with an answer for every status; an error is the list of its codes. */
export interface MockOperation<Id extends string = string> {
  readonly id: Id;
  /** Method and path of the contract, such as `GET /cart/v1/cart/{basketId}`. */
  readonly call: string;
  /** The address of a service of another provider. */
  readonly host?: string;
  readonly answers: Readonly<Record<string, MockBody | readonly string[]>>;
}
