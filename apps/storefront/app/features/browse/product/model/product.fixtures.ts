import type { ProductDetails, Variant } from '@haberdash/api-client/products';

export const price = (current: number, original: number = current): ProductDetails['price'] => ({
  currency: 'GBP',
  current,
  original,
});

export const variant = (colorId: string, sizeId: string, overrides: Partial<Variant> = {}): Variant => ({
  productId: `NF100234${colorId === 'moss' ? '1' : '2'}${sizeId}`,
  upc: '400638133393',
  colorId,
  sizeId,
  price: price(120),
  stock: 'IN_STOCK',
  ...overrides,
});

/** A jacket in two colours and three sizes; the middle size of the second colour is sold out. */
export const product = (overrides: Partial<ProductDetails> = {}): ProductDetails => ({
  id: 'NF100234',
  masterId: 'NF100234',
  styleId: 'NF100234',
  name: 'Corrie shell',
  kindLabel: 'Women’s shell jacket',
  url: '/p/corrie-shell-NF100234',
  slug: 'corrie-shell',
  description: 'A light shell for days that turn.',
  features: ['Taped seams', 'Two-way zip'],
  materials: ['100 % recycled nylon'],
  care: ['Wash at 30 °C'],
  fit: 'Regular fit.',
  rating: { score: 4.4, reviewsCount: 12 },
  price: price(120),
  colors: [
    {
      id: 'moss',
      label: 'Moss',
      hex: '#4a5a3c',
      defaultColor: true,
      available: true,
      images: [{ src: '/images/products/NF100234/moss/front', alt: 'Corrie shell in moss, front' }],
    },
    {
      id: 'slate',
      label: 'Slate',
      hex: '#5b6670',
      available: true,
      images: [{ src: '/images/products/NF100234/slate/front', alt: 'Corrie shell in slate, front' }],
    },
  ],
  sizes: ['S', 'M', 'L'].map((id) => ({ id, label: id, available: true })),
  variants: [
    variant('moss', 'S', { stock: 'LOW_STOCK', quantity: 2 }),
    variant('moss', 'M'),
    variant('slate', 'S', { price: price(90, 120) }),
    variant('slate', 'M', { stock: 'OUT_OF_STOCK' }),
    variant('slate', 'L', { price: price(99, 120) }),
  ],
  breadcrumbs: [
    { text: 'Women', url: '/c/women-1000' },
    { text: 'Jackets', url: '/c/women-jackets-1010' },
  ],
  soldIn: ['CAD', 'EUR', 'GBP', 'USD'],
  deliveryPromise: {
    label: 'With you in 3-5 business days',
    freeFrom: 75,
    returns: 'Free returns within 30 days',
  },
  ...overrides,
});
