import { generateProduct } from '@haberdash/demo-shop/product-generator.ts';

/** A public call with its error code. */
export interface ReadCase {
  readonly url: string;
  readonly locale?: string;
  readonly body?: object;
  readonly errorId?: string;
}

export const CODE = generateProduct(0).id;
export const GONE = generateProduct(1).id;
/** An unknown product. */
export const NEVER = 'ZZ000000';

export const get = (url: string, errorId?: string): ReadCase => ({
  url,
  ...(errorId === undefined ? {} : { errorId }),
});
export const post = (url: string, body: object, errorId?: string): ReadCase => ({
  ...get(url, errorId),
  body,
});

/** Cases by operation and status. */
export type ReadCases = Readonly<Record<string, Readonly<Record<number, ReadCase>>>>;
