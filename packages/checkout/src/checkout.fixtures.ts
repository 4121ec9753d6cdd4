import { ApiError, type ErrorDetail } from '@haberdash/api-client';
import type { Address, Cart, CartItem, Order, Shipment, ShippingMethod } from '@haberdash/api-client/cart';

export const cartId = '3f2f9f3e-7c1b-4a63-9b0e-4d7a1f0a6b11';

export const address = (overrides: Partial<Address> = {}): Address => ({
  firstName: 'Ailsa',
  lastName: 'Reid',
  addressLine1: '12 Harbour Street',
  city: 'Leith',
  countryCode: 'GB',
  postalCode: 'EH6 6JJ',
  phone: '7911123456',
  email: 'ailsa@example.com',
  ...overrides,
});

export const method = (overrides: Partial<ShippingMethod> = {}): ShippingMethod => ({
  code: 'standard',
  label: 'Standard',
  deliveryTime: '3-5 business days',
  price: { amount: 4.95 },
  selected: true,
  ...overrides,
});

export const shipment = (overrides: Partial<Shipment> = {}): Shipment => ({
  shippingId: 'me',
  code: 'standard',
  applicableShippingMethods: [method()],
  ...overrides,
});

export const line = (overrides: Partial<CartItem> = {}): CartItem => ({
  id: 'line-1',
  productId: 'NF00001001',
  masterId: 'NF000010',
  upc: '4006381333931',
  qty: 2,
  maxQty: 10,
  name: 'Fell sock',
  price: { amount: 15, original: 15, rowTotal: 30 },
  pageUrl: '/p/fell-sock-NF000010',
  image: { src: '/images/sock', alt: 'Fell sock' },
  variants: [{ code: 'size', value: 'M' }],
  bonus: false,
  isCustoms: false,
  available: true,
  selectedShippingOption: 'standard',
  shippingOptions: [],
  ...overrides,
});

/** A cart with one line and nothing chosen yet. */
export const cart = (overrides: Partial<Cart> = {}): Cart => ({
  id: cartId,
  totalItems: 2,
  currency: 'GBP',
  totals: { itemTotal: 30, totalDiscount: 0, totalDiscountPercentage: 0, total: 30 },
  items: [line()],
  payment_instruments: [],
  shippingMethods: [],
  couponItems: [],
  orderPromotions: [],
  promoSummary: [],
  flash: [],
  customerNotifications: [],
  ...overrides,
});

export const order = (overrides: Partial<Pick<Order, 'orderNumber' | 'flash'>> = {}) => ({
  orderNumber: 'NF0000000042',
  flash: [],
  ...overrides,
});

export const apiError = (
  errorId: string,
  detail: Partial<ErrorDetail> = {},
  ...more: ErrorDetail[]
): ApiError =>
  new ApiError({
    status: errorId === 'GEN500' ? 500 : 409,
    call: { method: 'PUT', path: '/cart/v1/test' },
    details: [{ errorId, message: 'The service says no.', ...detail }, ...more],
  });
