import type { Order } from '@haberdash/api-client/cart';

const address = {
  firstName: 'Linh',
  lastName: 'Nguyễn',
  addressLine1: '84 George Street',
  city: 'Edinburgh',
  postalCode: 'EH2 3BU',
  countryCode: 'GB',
  phone: '+441315550142',
};

const line = (id: string, productId: string, name: string): Order['items'][number] => ({
  id,
  productId,
  masterId: productId.slice(0, 8),
  name,
  qty: 2,
  price: { amount: 120, original: 120, rowTotal: 240 },
  image: { src: '/images/products/NF100234/moss/front', alt: name },
  variants: [{ code: 'size', label: 'Size', value: 'M' }],
});

export const orderNumber = 'NF0012345678';

/** A placed order of two items as the service sends it. */
export const order: Order = {
  orderNumber,
  st: 'secret-of-the-order-0001',
  status: 'PLACED',
  currency: 'GBP',
  email: 'linh.nguyen@example.com',
  createdAt: '2026-05-14T09:31:07Z',
  billingAddress: address,
  shipments: [],
  items: [line('line-1', 'NF10023401', 'Corrie shell'), line('line-2', 'NF10023501', 'Ridge hat')],
  totals: { itemTotal: 480, totalDiscount: 0, totalDiscountPercentage: 0, shipping: 0, total: 480 },
  paymentMethod: [],
  promoSummary: [],
  flash: [],
};

export const ORDER = `GET /consumers-v3/consumer/purchase/${orderNumber}`;
