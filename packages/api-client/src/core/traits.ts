/**
 * What a contract says about the operations of one service beyond their types, a letter each: what most of them have
 * in common, and those that differ. Generated into `traits.gen.ts`.
 *
 * `t` carries the shopper's token · `i` may be repeated although it writes · `e` may answer without a body ·
 * `l` takes the lead source · `p` takes the preview mode · `c` takes the content environment · `b` answers bytes · `x` belongs to another host, which
 * gets none of our headers.
 */
export interface ServiceTraits {
  readonly name: string;
  readonly common: string;
  readonly but: Readonly<Record<string, string>>;
}

/** The letters of an operation such as `GET /cart/v1/cart/{basketId}`. */
export const flagsOf = (traits: ServiceTraits, operation: string): string =>
  traits.but[operation] ?? traits.common;
