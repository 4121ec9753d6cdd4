import type { MessageArea } from '../shared/i18n/message-area.ts';

/** One address of the shop: every fact about it stands here and nowhere else. */
export interface PageRow {
  /** The path below the site (`/en-us`), or below the origin where `frame` is `origin`, in the router's syntax. */
  readonly path: string;
  /** The route module, relative to `app/`. */
  readonly file: string;
  /**
   * What stands around it: `site` header and footer, `checkout` the frame of the checkout, `none` an answer that is no
   * page, `origin` an answer outside of all sites.
   */
  readonly frame: 'site' | 'checkout' | 'none' | 'origin';
  /** `public`: equal for everyone, any cache may keep it. `private`: one shopper's own, no cache may. */
  readonly cache: 'public' | 'private';
  /** Query parameters that make another page. A public read receives these and no others. */
  readonly query?: readonly string[];
  /** Areas of messages, beyond those of every page, that its first view needs. */
  readonly texts?: readonly MessageArea[];
  /** Where its link to another site leads; the same page unless it belongs to one cart, order or shopper. */
  readonly twin?: 'home';
  /** Only those know the address who were given it: no log has it. */
  readonly isSecret?: true;
}

const FILTERS = ['category', 'gender', 'size', 'color', 'activity', 'price'] as const;
const BUYING = ['cart', 'checkout'] as const;
const PAYING = [...BUYING, 'payment'] as const;
const ACCOUNT = ['account', 'orders'] as const;
const ADDRESS = ['account', 'checkout'] as const;
const ORDER = ['account', 'orders', 'cart', 'checkout'] as const;

/** Every address of the shop by its name, which is also the one in the log; of two that fit, the first is meant. */
export const pages = {
  'choose-site': { path: '', file: 'features/site/routes/choose-site.ts', frame: 'origin', cache: 'private' },
  robots: { path: 'robots.txt', file: 'features/sitemap/routes/robots.ts', frame: 'origin', cache: 'public' },
  sitemap: {
    path: 'sitemap.xml',
    file: 'features/sitemap/routes/sitemap.ts',
    frame: 'origin',
    cache: 'public',
  },

  'checkout-start': {
    path: 'checkout',
    file: 'features/checkout/routes/checkout-start.ts',
    frame: 'checkout',
    cache: 'private',
    texts: BUYING,
    twin: 'home',
  },
  'checkout-shipping': {
    path: 'checkout/shipping',
    file: 'features/checkout/routes/checkout-shipping.tsx',
    frame: 'checkout',
    cache: 'private',
    texts: BUYING,
    twin: 'home',
  },
  'checkout-billing': {
    path: 'checkout/billing',
    file: 'features/checkout/routes/checkout-billing.tsx',
    frame: 'checkout',
    cache: 'private',
    texts: PAYING,
    twin: 'home',
  },
  'checkout-summary': {
    path: 'checkout/summary',
    file: 'features/checkout/routes/checkout-summary.tsx',
    frame: 'checkout',
    cache: 'private',
    texts: BUYING,
    twin: 'home',
  },

  'checkout-pay': {
    path: 'checkout/pay/:way',
    file: 'features/checkout/routes/checkout-pay.tsx',
    frame: 'checkout',
    cache: 'private',
    texts: PAYING,
    twin: 'home',
  },
  'about-pay-later': {
    path: 'checkout/pay-later',
    file: 'features/checkout/routes/about-pay-later.tsx',
    frame: 'checkout',
    cache: 'private',
    texts: PAYING,
  },
  'checkout-outcome': {
    path: 'checkout/outcome',
    file: 'features/checkout/routes/checkout-outcome.tsx',
    frame: 'checkout',
    cache: 'private',
    texts: BUYING,
    twin: 'home',
  },

  me: { path: 'me', file: 'features/site/routes/me.ts', frame: 'none', cache: 'private' },
  'sign-out': {
    path: 'sign-out',
    file: 'features/identity/routes/sign-out.ts',
    frame: 'none',
    cache: 'private',
  },
  'mini-cart': {
    path: 'mini-cart',
    file: 'features/cart/routes/mini-cart.ts',
    frame: 'none',
    cache: 'private',
  },
  suggest: {
    path: 'search/suggest',
    file: 'features/search/routes/suggest.ts',
    frame: 'none',
    cache: 'public',
    query: ['q'],
  },
  heart: {
    path: 'favorites/heart',
    file: 'features/favourites/routes/favorites-heart.ts',
    frame: 'none',
    cache: 'private',
  },
  'experiment-events': {
    path: 'experiment-events',
    file: 'features/experiments/routes/experiment-events.ts',
    frame: 'none',
    cache: 'private',
  },
  'consent-style': {
    path: 'consent.css',
    file: 'features/consent/routes/consent-style.ts',
    frame: 'none',
    cache: 'private',
  },

  home: { path: '', file: 'features/content/routes/home.tsx', frame: 'site', cache: 'public' },
  category: {
    path: 'c/:category',
    file: 'features/listing/routes/category.tsx',
    frame: 'site',
    cache: 'public',
    query: ['page', 'sort', ...FILTERS],
  },
  search: {
    path: 'search',
    file: 'features/search/routes/search.tsx',
    frame: 'site',
    cache: 'public',
    query: ['q', 'page', 'sort', ...FILTERS],
  },
  product: {
    path: 'p/:product',
    file: 'features/product/routes/product.tsx',
    frame: 'site',
    cache: 'public',
    query: ['color', 'page'],
  },
  cart: {
    path: 'cart',
    file: 'features/cart/routes/cart.tsx',
    frame: 'site',
    cache: 'private',
    texts: ['cart'],
    twin: 'home',
  },
  'cart-delivery': {
    path: 'cart/delivery/:line',
    file: 'features/cart/routes/cart-delivery.tsx',
    frame: 'site',
    cache: 'private',
    texts: ['cart', 'stores'],
    twin: 'home',
  },
  favorites: {
    path: 'favorites',
    file: 'features/favourites/routes/favorites.tsx',
    frame: 'site',
    cache: 'private',
  },
  'shared-favorites': {
    path: 'favorites/:share',
    file: 'features/favourites/routes/shared-favorites.tsx',
    frame: 'site',
    cache: 'public',
    isSecret: true,
  },
  'order-confirmation': {
    path: 'order-confirmation',
    file: 'features/checkout/routes/order-confirmation.tsx',
    frame: 'site',
    cache: 'private',
    texts: BUYING,
    twin: 'home',
  },
  'sign-in': {
    path: 'sign-in',
    file: 'features/identity/routes/sign-in.tsx',
    frame: 'site',
    cache: 'private',
    texts: ['identity'],
  },
  'sign-up': {
    path: 'sign-up',
    file: 'features/identity/routes/sign-up.tsx',
    frame: 'site',
    cache: 'private',
    texts: ['identity'],
  },
  'forgot-password': {
    path: 'forgot-password',
    file: 'features/identity/routes/forgot-password.tsx',
    frame: 'site',
    cache: 'private',
    texts: ['identity'],
  },
  'reset-password': {
    path: 'reset-password',
    file: 'features/identity/routes/reset-password.tsx',
    frame: 'site',
    cache: 'private',
    texts: ['identity'],
  },
  'associate-login': {
    path: 'associate-login',
    file: 'features/identity/routes/associate-login.tsx',
    frame: 'site',
    cache: 'private',
    texts: ['identity'],
  },
  'complete-profile': {
    path: 'complete-profile',
    file: 'features/account/routes/complete-profile.tsx',
    frame: 'site',
    cache: 'private',
    texts: ['identity', 'account'],
  },
  'employee-terms': {
    path: 'employee-terms',
    file: 'features/identity/routes/employee-terms.tsx',
    frame: 'site',
    cache: 'private',
    texts: ['identity'],
  },
  account: {
    path: 'account',
    file: 'features/account/routes/account.tsx',
    frame: 'site',
    cache: 'private',
    texts: ACCOUNT,
  },
  'account-profile': {
    path: 'account/profile',
    file: 'features/account/routes/account-profile.tsx',
    frame: 'site',
    cache: 'private',
    texts: ['account'],
  },
  'account-password': {
    path: 'account/password',
    file: 'features/account/routes/account-password.tsx',
    frame: 'site',
    cache: 'private',
    texts: ['account'],
  },
  'account-orders': {
    path: 'account/orders',
    file: 'features/account/routes/account-orders.tsx',
    frame: 'site',
    cache: 'private',
    texts: ACCOUNT,
  },
  'account-addresses': {
    path: 'account/addresses',
    file: 'features/account/routes/account-addresses.tsx',
    frame: 'site',
    cache: 'private',
    texts: ['account'],
  },
  'account-address-new': {
    path: 'account/addresses/new',
    file: 'features/account/routes/account-address-new.tsx',
    frame: 'site',
    cache: 'private',
    texts: ADDRESS,
  },
  'account-address': {
    path: 'account/addresses/:address',
    file: 'features/account/routes/account-address.tsx',
    frame: 'site',
    cache: 'private',
    texts: ADDRESS,
    twin: 'home',
  },
  'account-order': {
    path: 'account/orders/:order',
    file: 'features/account/routes/account-order.tsx',
    frame: 'site',
    cache: 'private',
    texts: ORDER,
    twin: 'home',
  },
  'account-order-cancel': {
    path: 'account/orders/:order/cancel',
    file: 'features/account/routes/account-order-cancel.tsx',
    frame: 'site',
    cache: 'private',
    texts: ACCOUNT,
    twin: 'home',
  },
  'account-order-return': {
    path: 'account/orders/:order/return',
    file: 'features/account/routes/account-order-return.tsx',
    frame: 'site',
    cache: 'private',
    texts: ACCOUNT,
    twin: 'home',
  },
  'account-invoice': {
    path: 'account/orders/:order/invoice',
    file: 'features/account/routes/account-invoice.ts',
    frame: 'none',
    cache: 'private',
  },
  'track-order': {
    path: 'track-order',
    file: 'features/account/routes/track-order.tsx',
    frame: 'site',
    cache: 'private',
    texts: ['orders', 'account'],
    isSecret: true,
  },
  'account-preferences': {
    path: 'account/preferences',
    file: 'features/account/routes/account-preferences.tsx',
    frame: 'site',
    cache: 'private',
    texts: ['account'],
  },
  'account-payment': {
    path: 'account/payment',
    file: 'features/account/routes/account-payment.tsx',
    frame: 'site',
    cache: 'private',
    texts: ['account'],
  },
  'account-card-new': {
    path: 'account/payment/new',
    file: 'features/account/routes/account-card-new.tsx',
    frame: 'site',
    cache: 'private',
    texts: ADDRESS,
  },
  warranty: {
    path: 'warranty',
    file: 'features/account/routes/warranty.tsx',
    frame: 'site',
    cache: 'private',
    texts: ['account', 'orders', 'checkout'],
  },
  'account-privacy': {
    path: 'account/privacy',
    file: 'features/account/routes/account-privacy.tsx',
    frame: 'site',
    cache: 'private',
    texts: ['account'],
  },
  'account-data': {
    path: 'account/privacy/data',
    file: 'features/account/routes/account-data.ts',
    frame: 'none',
    cache: 'private',
  },
  'account-delete': {
    path: 'account/delete',
    file: 'features/account/routes/account-delete.tsx',
    frame: 'site',
    cache: 'private',
    texts: ['account', 'deletion'],
  },
  'account-delete-confirm': {
    path: 'account/delete/confirm',
    file: 'features/account/routes/account-delete-confirm.tsx',
    frame: 'site',
    cache: 'private',
    texts: ['deletion'],
    isSecret: true,
  },
  'subscription-confirm': {
    path: 'subscriptions/confirm',
    file: 'features/account/routes/subscription-confirm.tsx',
    frame: 'site',
    cache: 'private',
    texts: ['account'],
    isSecret: true,
  },
  'privacy-choices': {
    path: 'privacy-choices',
    file: 'features/consent/routes/privacy-choices.tsx',
    frame: 'site',
    cache: 'private',
  },
  content: { path: '*', file: 'features/content/routes/content-page.tsx', frame: 'site', cache: 'public' },
} as const satisfies Readonly<Record<string, PageRow>>;

/** Routes around pages: header and footer of a site, the boundary for faults of one page, the frame of the checkout. */
export const frames = {
  site: 'features/site/routes/locale.tsx',
  page: 'features/site/routes/page.tsx',
  checkout: 'features/checkout/routes/checkout.tsx',
} as const;

/** The name of an address of the shop. */
export type PageName = keyof typeof pages;

/** Names of addresses that are equal for everyone. */
export type PublicPageName = {
  [Name in PageName]: (typeof pages)[Name]['cache'] extends 'public' ? Name : never;
}[PageName];

/** The query parameters that a page declares. */
export type PageParameter<Name extends PageName> = (typeof pages)[Name] extends {
  readonly query: readonly (infer Parameter extends string)[];
}
  ? Parameter
  : never;

/** The row of a page, whatever it declares. */
export const pageRow = (name: PageName): PageRow => pages[name];

/** The names of all pages in their order. */
// The keys of a constant object are those of its type.
export const pageNames = Object.keys(pages) as readonly PageName[];
