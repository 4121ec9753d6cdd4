import type { CartShape, LineShape, OrderShape, ProductShape } from './shapes.ts';

/** A jacket with every field that reports use. */
export const product = (overrides: Partial<ProductShape> = {}): ProductShape => ({
  id: 'NF12AB34CD',
  masterId: 'NF12AB34',
  styleId: 'NF12',
  name: 'Ridge jacket',
  brand: 'Northfell',
  badge: { label: 'New' },
  eyebrow: { id: 'LOW_STOCK', label: 'Only a few left' },
  rating: { score: 4.6, reviewsCount: 128 },
  attributes: [
    {
      type: 'color',
      options: [
        { id: 'moss', label: 'Moss' },
        { id: 'clay', label: 'Clay', defaultColor: true },
      ],
    },
    {
      type: 'Size',
      options: [
        { label: 'S', available: false },
        { label: 'M', available: true },
        { label: 'L', available: true },
      ],
    },
  ],
  price: { currency: 'GBP', original: 200, current: 149.99 },
  productPromotions: [{ promotionId: 'WINTER', couponCode: 'WARM10', campaignId: 'CAMP' }],
  season: 'FW26',
  merchantProductId: '12345678901',
  breadcrumbs: [{ text: 'Women' }, { text: 'Jackets' }],
  ...overrides,
});

export const line = (overrides: Partial<LineShape> = {}): LineShape => ({
  id: 'line-1',
  productId: 'NF12AB34CD',
  masterId: 'NF12AB34',
  name: 'Ridge jacket',
  qty: 2,
  price: { original: 200, amount: 149.99, rowTotal: 299.98 },
  taxTotal: 50,
  variants: [
    { code: 'color', value: 'Clay' },
    { code: 'size', value: 'M' },
  ],
  shippingOptions: [
    { selected: false, shippingMethod: { code: 'pickup' } },
    {
      selected: true,
      shippingMethod: { code: 'sts', deliveryTime: '3-5 days' },
      storeInfo: { id: 'STORE-7' },
    },
  ],
  ...overrides,
});

export const cart = (overrides: Partial<CartShape> = {}): CartShape => ({
  currency: 'GBP',
  items: [line()],
  totals: {
    total: 304.93,
    itemTotal: 299.98,
    totalDiscount: 100,
    totalDiscountPercentage: 33,
    shipping: 4.95,
  },
  couponItems: [{ code: 'WARM10' }],
  ...overrides,
});

export const order = (overrides: Partial<OrderShape> = {}): OrderShape => ({
  ...cart(),
  totals: { ...cart().totals, tax: 50 },
  orderNumber: 'NF20260001',
  createdAt: '2026-03-09T10:00:00Z',
  ...overrides,
});
