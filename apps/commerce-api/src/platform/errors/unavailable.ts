/** A call that cannot be answered now and can be later: 503 with Retry-After. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}
