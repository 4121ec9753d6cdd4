import { generateProduct } from '@haberdash/demo-shop/product-generator.ts';
import { expect, it } from 'vitest';

import { checkCategoryCodes, checkProductCodes } from './check-codes.ts';

const product = { ...generateProduct(0), inStores: [] };
const [variant] = product.variants;

it('takes the products of the demo', () => {
  expect(() => checkProductCodes([product], 0)).not.toThrow();
});

it('names each row whose code the contracts do not have, with the reason', () => {
  const wrong = { ...product, id: 'jotun-1', variants: variant ? [{ ...variant, upc: 'no barcode' }] : [] };
  expect(() => checkProductCodes([product, wrong], 200)).toThrow(
    [
      'The source has codes that the shop cannot use:',
      'product 202 (jotun-1): "jotun-1", but a product code is two capitals and 6 to 9 capitals or digits.',
      'product 202 (jotun-1): "no barcode", but a bar code is 12 or 13 digits.',
    ].join('\n'),
  );
  const category = { slug: 'x', scene: 'x', names: {}, titles: {}, descriptions: {} };
  expect(() => checkCategoryCodes([{ ...category, id: 'abc' } as never])).toThrow('category 1: "abc"');
});
