import { accountPages } from './account-pages.ts';
import { checkoutPages } from './checkout-pages.ts';
import { contentPages } from './content-pages.ts';
import { listingPages } from './listing-pages.ts';
import { reviewPages } from './review-pages.ts';
import type { PageRow } from './page-row.ts';

const BUYING = ['cart', 'checkout'] as const;

/** Every address of the shop by its name, which is also the one in the log; of two that fit, the first is meant. */
export const pages = {
  'choose-site': {
    path: '',
    file: 'features/site/locale/routes/choose-site.ts',
    frame: 'origin',
    cache: 'private',
  },
  robots: {
    path: 'robots.txt',
    file: 'features/site/sitemap/routes/robots.ts',
    frame: 'origin',
    cache: 'public',
  },
  sitemap: {
    path: 'sitemap.xml',
    file: 'features/site/sitemap/routes/sitemap.ts',
    frame: 'origin',
    cache: 'public',
  },

  ...checkoutPages,

  me: { path: 'me', file: 'features/site/locale/routes/me.ts', frame: 'none', cache: 'private' },
  'site-stay': {
    path: 'site-stay',
    file: 'features/site/locale/routes/site-stay.ts',
    frame: 'none',
    cache: 'private',
  },
  'sign-out': {
    path: 'sign-out',
    file: 'features/account/identity/routes/sign-out.ts',
    frame: 'none',
    cache: 'private',
  },
  'mini-cart': {
    path: 'mini-cart',
    file: 'features/buy/cart/routes/mini-cart.ts',
    frame: 'none',
    cache: 'private',
  },
  heart: {
    path: 'favorites/heart',
    file: 'features/buy/favourites/routes/favorites-heart.ts',
    frame: 'none',
    cache: 'private',
  },
  'product-cards': {
    path: 'product-cards',
    file: 'features/browse/product/routes/product-cards.ts',
    frame: 'none',
    cache: 'public',
    query: ['items'],
  },
  'menu-entry': {
    path: 'menu/:entry',
    file: 'features/content/routes/menu-entry.ts',
    frame: 'none',
    cache: 'public',
    query: ['for'],
    isFragment: true,
  },
  'product-rows': {
    path: 'product-rows',
    file: 'features/browse/product/routes/product-rows.ts',
    frame: 'none',
    cache: 'public',
    query: ['item'],
  },
  'experiment-events': {
    path: 'experiment-events',
    file: 'features/measure/experiments/routes/experiment-events.ts',
    frame: 'none',
    cache: 'private',
    limitsItself: true,
  },
  'recommendation-decision': {
    path: 'recommendation-decision',
    file: 'features/measure/experiments/routes/recommendation-decision.ts',
    frame: 'none',
    cache: 'private',
  },
  'recommendation-feedback': {
    path: 'recommendation-feedback',
    file: 'features/measure/tracking/routes/recommendation-feedback.ts',
    frame: 'none',
    cache: 'private',
  },
  'consent-style': {
    path: 'consent.css',
    file: 'features/measure/consent/routes/consent-style.ts',
    frame: 'none',
    cache: 'private',
  },

  home: { path: '', file: 'features/content/routes/home.tsx', frame: 'site', cache: 'public' },
  ...listingPages,
  product: {
    path: 'p/:product',
    file: 'features/browse/product/routes/product.tsx',
    frame: 'site',
    cache: 'public',
    query: ['color'],
  },
  'product-turn': {
    path: 'p/:product/turn',
    file: 'features/browse/product/routes/product-turn.tsx',
    frame: 'site',
    cache: 'public',
    query: ['color'],
    texts: ['compare'],
  },
  'product-customise': {
    path: 'p/:product/customise',
    file: 'features/browse/customisation/routes/customise.tsx',
    frame: 'site',
    cache: 'private',
    texts: ['customisation'],
  },
  'product-gift-card': {
    path: 'p/:product/gift-card',
    file: 'features/browse/customisation/routes/gift-card.tsx',
    frame: 'site',
    cache: 'private',
    texts: ['customisation'],
  },
  'product-back-in-stock': {
    path: 'p/:product/back-in-stock',
    file: 'features/browse/compare/routes/product-back-in-stock.tsx',
    frame: 'site',
    cache: 'private',
    query: ['color'],
    texts: ['compare'],
  },
  'product-delivery': {
    path: 'p/:product/delivery',
    file: 'features/browse/compare/routes/product-delivery.tsx',
    frame: 'site',
    cache: 'private',
    query: ['color'],
    texts: ['compare'],
  },
  'product-size': {
    path: 'p/:product/size',
    file: 'features/browse/compare/routes/product-size.tsx',
    frame: 'site',
    cache: 'private',
    query: ['color'],
    texts: ['compare'],
  },
  compare: {
    path: 'compare',
    file: 'features/browse/compare/routes/compare.tsx',
    frame: 'site',
    cache: 'public',
    query: ['items', 'only'],
    texts: ['compare'],
  },
  'product-set': {
    path: 'sets/:set',
    file: 'features/browse/compare/routes/product-set.tsx',
    frame: 'site',
    cache: 'private',
    texts: ['compare'],
  },
  'back-in-stock-stop': {
    path: 'back-in-stock/stop',
    file: 'features/browse/compare/routes/back-in-stock-stop.tsx',
    frame: 'site',
    cache: 'private',
    texts: ['compare'],
    isSecret: true,
  },
  stores: {
    path: 'stores',
    file: 'features/browse/stores/routes/stores.tsx',
    frame: 'site',
    cache: 'private',
    texts: ['stores'],
  },
  store: {
    path: 'stores/:store',
    file: 'features/browse/stores/routes/store.tsx',
    frame: 'site',
    cache: 'public',
    texts: ['stores'],
    twin: 'home',
  },
  pickup: {
    path: 'pickup',
    file: 'features/browse/product/routes/pickup.tsx',
    frame: 'site',
    cache: 'private',
    texts: ['stores'],
    twin: 'home',
  },
  cart: {
    path: 'cart',
    file: 'features/buy/cart/routes/cart.tsx',
    frame: 'site',
    cache: 'private',
    texts: ['cart'],
    twin: 'home',
  },
  'cart-link': {
    path: 'cart/link',
    file: 'features/buy/cart/routes/cart-link.tsx',
    frame: 'site',
    cache: 'private',
    texts: ['cart'],
  },
  sites: {
    path: 'change-site',
    file: 'features/site/locale/routes/sites.tsx',
    frame: 'site',
    dialog: true,
    // The same for everyone, but no cache knows the page from what a dialog shows of it.
    cache: 'private',
    twin: 'home',
  },
  'change-site': {
    path: 'change-site/:target',
    file: 'features/buy/cart/routes/change-site.tsx',
    frame: 'site',
    cache: 'private',
    texts: ['cart'],
    twin: 'home',
  },
  'cart-add-each': {
    path: 'cart/add-each',
    file: 'features/buy/cart/routes/cart-add-each.ts',
    frame: 'none',
    cache: 'private',
  },
  'cart-delivery': {
    path: 'cart/delivery/:line',
    file: 'features/buy/cart/routes/cart-delivery.tsx',
    frame: 'site',
    cache: 'private',
    texts: ['cart', 'stores'],
    twin: 'home',
  },
  favorites: {
    path: 'favorites',
    file: 'features/buy/favourites/routes/favorites.tsx',
    frame: 'site',
    cache: 'private',
  },
  'shared-favorites': {
    path: 'favorites/:share',
    file: 'features/buy/favourites/routes/shared-favorites.tsx',
    frame: 'site',
    cache: 'public',
    isSecret: true,
  },
  'order-confirmation': {
    path: 'order-confirmation',
    file: 'features/buy/checkout/routes/order-confirmation.tsx',
    frame: 'site',
    cache: 'private',
    texts: BUYING,
    twin: 'home',
  },
  'sign-in': {
    path: 'sign-in',
    file: 'features/account/identity/routes/sign-in.tsx',
    frame: 'site',
    dialog: true,
    cache: 'private',
    texts: ['identity'],
  },
  'sign-up': {
    path: 'sign-up',
    file: 'features/account/identity/routes/sign-up.tsx',
    frame: 'site',
    dialog: true,
    cache: 'private',
    texts: ['identity'],
  },
  'forgot-password': {
    path: 'forgot-password',
    file: 'features/account/identity/routes/forgot-password.tsx',
    frame: 'site',
    dialog: true,
    cache: 'private',
    texts: ['identity'],
  },
  'reset-password': {
    path: 'reset-password',
    file: 'features/account/identity/routes/reset-password.tsx',
    frame: 'site',
    cache: 'private',
    texts: ['identity'],
  },
  'associate-login': {
    path: 'associate-login',
    file: 'features/account/identity/routes/associate-login.tsx',
    frame: 'site',
    cache: 'private',
    texts: ['identity'],
  },
  'look-up': {
    path: 'look-up',
    file: 'features/account/identity/routes/look-up.tsx',
    frame: 'site',
    cache: 'private',
    texts: ['identity'],
  },
  'complete-profile': {
    path: 'complete-profile',
    file: 'features/account/account/routes/complete-profile.tsx',
    frame: 'site',
    dialog: true,
    cache: 'private',
    texts: ['identity', 'account'],
  },
  'employee-terms': {
    path: 'employee-terms',
    file: 'features/account/identity/routes/employee-terms.tsx',
    frame: 'site',
    dialog: true,
    cache: 'private',
    texts: ['identity'],
  },
  ...reviewPages,
  ...accountPages,
  'privacy-choices': {
    path: 'privacy-choices',
    file: 'features/measure/consent/routes/privacy-choices.tsx',
    frame: 'site',
    cache: 'private',
  },
  ...contentPages,
} as const satisfies Readonly<Record<string, PageRow>>;

/** Routes around pages: header and footer of a site, the boundary for faults of one page, the frame of the checkout. */
export const frames = {
  site: 'features/site/locale/routes/locale.tsx',
  page: 'features/site/locale/routes/page.tsx',
  checkout: 'features/buy/checkout/routes/checkout.tsx',
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
