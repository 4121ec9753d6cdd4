import { generateProduct } from '@haberdash/demo-shop/product-generator.ts';

/** A call that needs no token, and the code that it is rejected with. */
export interface ReadCase {
  readonly url: string;
  readonly locale?: string;
  readonly body?: object;
  readonly errorId?: string;
}

/** Code of a product that is sold. */
export const CODE = generateProduct(0).id;
/** Code of a product that is gone for good. */
export const GONE = generateProduct(1).id;
/** A code that no product ever had. */
export const NEVER = 'ZZ000000';

/** A read by its address. */
export const get = (url: string, errorId?: string): ReadCase => ({
  url,
  ...(errorId === undefined ? {} : { errorId }),
});
/** A read that is asked with a body. */
export const post = (url: string, body: object, errorId?: string): ReadCase => ({
  ...get(url, errorId),
  body,
});

/** Cases of one area by operation and status. */
export type ReadCases = Readonly<Record<string, Readonly<Record<number, ReadCase>>>>;
