import { expect, it } from 'vitest';

import { drawProduct } from './draw-product.ts';
import { GARMENT_KINDS } from './picture.ts';
import { picture } from './picture.fixtures.ts';
import { productMarkup } from './product-markup.ts';

it('draws many products in parallel without mixing them up', async () => {
  const pictures = GARMENT_KINDS.map((kind) => picture({ kind }));
  const drawn = await Promise.all(pictures.map((each) => productMarkup(each, 'front')));
  expect(drawn).toEqual(pictures.map((each) => drawProduct(each, 'front')));
});

it('fails for what cannot be drawn, and draws the next picture again', async () => {
  // Passes validation, so that the fault is in the drawing.
  const broken = { ...picture(), kind: 'nothing' as never };
  await expect(productMarkup(broken, 'front')).rejects.toThrow(TypeError);
  expect(await productMarkup(picture(), 'back')).toBe(drawProduct(picture(), 'back'));
});
