import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageType } from '../page-type.ts';
import * as paths from '../paths.ts';
import { userSegment } from '../user-segment.ts';
import * as commerce from '../events.ts';
import { line, product } from './events.fixtures.ts';
import { itemOfLine, itemOfProduct } from '../events.ts';
import { amountOf, countOf, idOf, textOf } from './read.ts';
import * as shop from './shop-events.ts';

describe('bad input has a documented result', () => {
  it.each([
    ['null', null, undefined],
    ['undefined', undefined, undefined],
    ['an object', {}, undefined],
    ['a list', ['x'], undefined],
    ['an empty text', '  ', undefined],
    ['a number', 12, '12'],
    ['NaN', Number.NaN, undefined],
    ['a lone surrogate', 'a\uD800b', 'a\uFFFDb'],
    ['NUL', 'a\u0000b', 'a\u0000b'],
  ])('text: %s', (_name, value, expected) => {
    expect(textOf(value)).toBe(expected);
    expect(idOf(value)).toBe(expected);
  });

  it('text: a huge one is cut to 100 code points, without halving one', () => {
    const text = textOf('🧥'.repeat(1_000_000)) ?? '';
    expect(Array.from(text)).toHaveLength(100);
    expect(text).not.toMatch(/\p{Surrogate}/u);
  });

  it.each([
    ['null', null],
    ['a text', '12'],
    ['NaN', Number.NaN],
    ['Infinity', Infinity],
    ['an object', {}],
  ])('numbers: %s is left out', (_name, value) => {
    expect(amountOf(value)).toBeUndefined();
    expect(countOf(value)).toBeUndefined();
  });

  it.each([
    ['-1', -1],
    ['1.5', 1.5],
    ['2^53', 2 ** 53],
  ])('counts: %s is left out', (_name, value) => expect(countOf(value)).toBeUndefined());

  it.each([
    ['null', null],
    ['a text', 'product'],
    ['a list', []],
    ['no id', { name: 'x' }],
    ['no name', { id: 'x' }],
    ['fields of wrong types', { id: {}, name: [], price: 'free', attributes: 'red' }],
  ])('products and rows: %s gives no item', (_name, value) => {
    expect(itemOfProduct(value as never)).toBeUndefined();
    expect(itemOfLine(value as never)).toBeUndefined();
    expect(commerce.viewItem(value as never).ecommerce.items).toEqual([]);
  });

  it('products: invalid fields are left out, the rest is reported', () => {
    const broken = {
      price: 'free',
      attributes: [null, 'x', { type: 7 }],
      rating: 5,
      breadcrumbs: {},
      eyebrow: 'x',
    };
    expect(itemOfProduct({ ...product(), ...broken } as never)).toMatchObject({
      item_id: 'NF12AB34',
      season: 'FW26',
    });
  });

  it('carts: null, wrong types and holes are an empty cart and the rows that can be read', () => {
    for (const value of [null, undefined, 'cart', 7, { items: 'x' }, { items: [null, 1, 'x'] }])
      expect(commerce.viewCart(value as never).ecommerce.items).toEqual([]);
    expect(commerce.viewCart({ items: [null, line(), undefined] }).ecommerce.items).toHaveLength(1);
  });

  it('carts: of a million lines the first 200 are reported', () => {
    const row = line();
    const items = Array.from({ length: 1_000_000 }, () => row);
    expect(commerce.viewCart({ items }).ecommerce.items).toHaveLength(200);
  });

  it('names that mean something to JavaScript are names like others', () => {
    const hostile = product({ id: '__proto__', masterId: '__proto__', name: 'constructor' });
    expect(itemOfProduct(hostile)).toMatchObject({ item_id: '__proto__', item_name: 'constructor' });
    expect(
      commerce.cartChanges({ items: [] }, { items: [line({ productId: '__proto__' })] }).added,
    ).toHaveLength(1);
    expect(({} as Record<string, unknown>)['item_id']).toBeUndefined();
  });

  it('paths and profiles of any kind give a page type and a segment', () => {
    expect(shop.pageView({ path: null as never })).toMatchObject({ page_type: 'Other', page_path: '/' });
    const huge = `/en-gb/p/${'a'.repeat(200_000)}`;
    expect(pageType(huge)).toBe('PDP');
    expect(paths.productCodeFromPath(huge)).toBeUndefined();
    expect(paths.analyticsProductId('-'.repeat(200_000))).toBeUndefined();
    expect(paths.categoryIdFromPath(`/c/${'1'.repeat(200_000)}`)).toBeUndefined();
    expect(userSegment({ consumerDetails: { identity: [] } })).toBe('');
  });

  it('no mapper throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (first, second) => {
        const [one, other] = [first as never, second as never];
        expect(() => {
          commerce.viewItem(one);
          commerce.viewCart(one);
          commerce.purchase(one);
          commerce.addShippingInfo(one, other);
          commerce.addPaymentInfo(one, other);
          commerce.cartChanges(one, other);
          commerce.addToCart([{ line: one, quantity: other }], other);
          commerce.viewItemList({ products: one, listName: other });
          commerce.selectItem({ product: one, index: other });
          shop.search(one, other);
          shop.viewPromotion(one);
          shop.navigation({ action: 'select', area: one, name: other });
          shop.experience(one, other);
          shop.popUp(one, 'show');
        }).not.toThrow();
      }),
    );
  });
});
