import { describe, expect, it } from 'vitest';
import { listingOrigins } from '../listing-origin.ts';
import { line, product } from './events.fixtures.ts';
import { isLowStock, itemOfLine, itemOfProduct } from '../events.ts';

describe('a product as an item', () => {
  it('has every field that reports use', () => {
    const place = { listId: '4711', listName: 'Jackets', index: 3, origin: listingOrigins.grid };
    expect(itemOfProduct(product(), place)).toEqual({
      item_id: 'NF12AB34',
      item_name: 'Ridge jacket',
      item_style: 'NF12',
      item_brand: 'Northfell',
      item_category: 'Women',
      item_category2: 'Jackets',
      item_variant: 'Clay',
      item_list_id: '4711',
      item_list_name: 'Jackets',
      index: 3,
      listing_origin: 'grid',
      price: 149.99,
      discount: 50.01,
      coupon: 'WARM10',
      promotion_id: 'WINTER',
      discount_tag: 'Marked Down',
      badge: 'New',
      eyebrow: 'Only a few left',
      low_stock: true,
      available_sizes: 'M,L',
      rating: 4.6,
      reviews: 128,
      season: 'FW26',
      merchant_product_id: '12345678901',
    });
  });

  it('is described by the colour and size that are chosen, else by the default colour, else by the first', () => {
    const variant = (...args: Parameters<typeof itemOfProduct>) => itemOfProduct(...args)?.item_variant;
    expect(variant(product(), { color: 'Moss', size: 'L' })).toBe('Moss / L');
    expect(variant(product())).toBe('Clay');
    expect(variant(product({ attributes: [{ type: 'Colour', options: [{ label: 'Sand' }] }] }))).toBe('Sand');
    expect(variant(product({ attributes: [] }))).toBeUndefined();
  });

  it.each([
    ['LOW_STOCK', true],
    ['LOW STOCK', true],
    ['low-stock', true],
    ['lowstock', true],
    ['LOW', false],
    ['NEW', false],
    [null, false],
    [7, false],
  ])('an eyebrow with the id %j marks low stock: %s', (id, expected) =>
    expect(isLowStock({ id: id as string })).toBe(expected),
  );

  it('carries the customs fields, addresses without their query', () => {
    const customs = {
      isCustoms: true,
      dummyCustoms: false,
      customsExternalUrl: 'https://customs.example/x?session=1',
      customsRecipeID: '123456789012',
      customsCustomizer: 'boot-lab',
      precreatedCustomsCode: 'PRE1',
    };
    expect(itemOfProduct(product(customs))).toMatchObject({
      is_customs: true,
      dummy_customs: false,
      customs_url: 'https://customs.example/x',
      recipe_id: '123456789012',
      customs_customizer: 'boot-lab',
      precreated_customs_code: 'PRE1',
    });
    expect(itemOfProduct(product({ recipeId: 'R1', customsRecipeID: 'R2' }))?.recipe_id).toBe('R1');
  });
});

describe('a row as an item', () => {
  it('has sku, variants, unit price, tax and the selected delivery', () => {
    expect(itemOfLine(line())).toEqual({
      item_id: 'NF12AB34',
      item_sku: 'NF12AB34CD',
      item_name: 'Ridge jacket',
      item_variant: 'Clay / M',
      price: 149.99,
      discount: 50.01,
      quantity: 2,
      tax: 50,
      discount_tag: 'Marked Down',
      shipping_method: 'sts',
      delivery_time: '3-5 days',
      store_id: 'STORE-7',
    });
  });

  it.each([
    [{ priceAfterOrderDiscount: 80, priceAfterItemDiscount: 90, proratedPrice: 95, rowTotal: 100 }, 40],
    [{ priceAfterItemDiscount: 90, proratedPrice: 95, rowTotal: 100 }, 45],
    [{ proratedPrice: 95, rowTotal: 100 }, 47.5],
    [{ rowTotal: 100, amount: 60 }, 50],
    [{ amount: 60, current: 70 }, 60],
    [{ current: 70 }, 70],
    [{}, undefined],
  ])('the unit price is after every known discount: %j gives %s', (price, expected) =>
    expect(itemOfLine(line({ price }))?.price).toBe(expected),
  );

  it('a gift of a promotion is tagged Free Gift', () =>
    expect(itemOfLine(line({ bonus: true }))?.discount_tag).toBe('Free Gift'));

  it('a gift option is reported without recipient and text', () => {
    const giftOption = { email: 'maria@example.com', to: 'María O’Neil', message: 'Happy birthday' };
    const item = itemOfLine(line({ giftOption }));
    expect(item?.gift_option).toBe(true);
    expect(JSON.stringify(item)).not.toMatch(/maria|maría|neil|birthday/i);
    expect(itemOfLine(line({ giftOption: null }))).not.toHaveProperty('gift_option');
  });

  it('the address of a product is made relative behind the flag, and never carries its query', () => {
    const pdpUrl = 'https://shop.example/en-gb/p/ridge-jacket-NF12AB34?email=maria@example.com';
    expect(itemOfLine(line({ pdpUrl }), { hasRelativeUrls: true })?.item_url).toBe(
      '/en-gb/p/ridge-jacket-NF12AB34',
    );
    expect(itemOfLine(line({ pdpUrl }))?.item_url).toBe('https://shop.example/en-gb/p/ridge-jacket-NF12AB34');
  });
});
