/** A temporary failure: 503 with Retry-After. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}
