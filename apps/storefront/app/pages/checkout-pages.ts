import type { PageRow } from './page-row.ts';

const BUYING = ['cart', 'checkout'] as const;
const PAYING = [...BUYING, 'payment'] as const;

/** The addresses of the checkout: a frame of its own, and nothing that others may see. */
export const checkoutPages = {
  'checkout-start': {
    path: 'checkout',
    file: 'features/buy/checkout/routes/checkout-start.ts',
    frame: 'checkout',
    cache: 'private',
    texts: BUYING,
    twin: 'home',
  },
  'checkout-shipping': {
    path: 'checkout/shipping',
    file: 'features/buy/checkout/routes/checkout-shipping.tsx',
    frame: 'checkout',
    cache: 'private',
    texts: BUYING,
    twin: 'home',
  },
  'checkout-billing': {
    path: 'checkout/billing',
    file: 'features/buy/checkout/routes/checkout-billing.tsx',
    frame: 'checkout',
    cache: 'private',
    texts: PAYING,
    twin: 'home',
  },
  'checkout-summary': {
    path: 'checkout/summary',
    file: 'features/buy/checkout/routes/checkout-summary.tsx',
    frame: 'checkout',
    cache: 'private',
    texts: [...BUYING, 'loyalty'],
    twin: 'home',
  },

  'checkout-pay': {
    path: 'checkout/pay/:way',
    file: 'features/buy/checkout/routes/checkout-pay.tsx',
    frame: 'checkout',
    cache: 'private',
    texts: PAYING,
    twin: 'home',
  },
  'checkout-adjustments': {
    path: 'checkout/adjustments',
    file: 'features/buy/checkout/routes/checkout-adjustments.tsx',
    frame: 'checkout',
    cache: 'private',
    texts: PAYING,
    twin: 'home',
  },
  'about-pay-later': {
    path: 'checkout/pay-later',
    file: 'features/buy/checkout/routes/about-pay-later.tsx',
    frame: 'checkout',
    cache: 'private',
    texts: PAYING,
  },
  'checkout-outcome': {
    path: 'checkout/outcome',
    file: 'features/buy/checkout/routes/checkout-outcome.tsx',
    frame: 'checkout',
    cache: 'private',
    texts: BUYING,
    twin: 'home',
  },
} as const satisfies Readonly<Record<string, PageRow>>;
