import { pageRows } from '../page-table.ts';
import type { Visitor } from '../visitor.ts';

/** A visitor's request; `{product}` and similar are values of earlier pages. */
export interface ShopUse {
  /** The page's name in the table of pages, or a description. */
  readonly name: string;
  readonly path: string;
  /** Sends a form instead of reading a page. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Values to find in the page: an expression with one group by name. */
  readonly finds?: Readonly<Record<string, RegExp>>;
}

const page = (name: string, path: string, finds?: ShopUse['finds']): ShopUse => ({
  name,
  path,
  ...(finds === undefined ? {} : { finds }),
});
const form = (name: string, path: string, fields: Readonly<Record<string, string>>): ShopUse => ({
  name: `a form of ${name}`,
  path,
  fields,
});

const shipping = {
  intent: 'address',
  email: 'ann@example.org',
  firstName: 'Ann',
  lastName: 'Lee',
  addressLine1: '1 Main Street',
  addressLine2: '',
  city: 'Portland',
  province: 'OR',
  postalCode: '97205',
  countryCode: 'US',
  phone: '5035550123',
  phoneCode: '1',
};

const person = {
  email: 'ann.lee@example.org',
  password: 'Trail-running-2026',
  firstName: 'Ann',
  lastName: 'Lee',
  birthDate: '04/17/1991',
  postalCode: '97205',
  phone: '',
  brandTerms: 'on',
};

/** Requests with dependencies in the order of a visit: a guest's, then a customer's. */
const shopUses: readonly ShopUse[] = [
  page('choose-site', '/'),
  page('robots', '/robots.txt'),
  page('sitemap', '/sitemap.xml'),
  page('home', '/en-us', {
    listing: /href="(\/en-us\/c\/[^"?#]+)"/,
    script: /"(\/assets\/[^"]+\.js)"/,
    picture: /src="(\/images\/[^"]+)"/,
  }),
  page('category', '{listing}', { product: /href="(\/en-us\/p\/[^"?#]+)"/ }),
  page('category-facet', '{listing}/facet?facet=color'),
  page('product', '{product}', {
    variant: /<input[^>]*name="productId"(?![^>]*disabled)[^>]*value="([^"]+)"/,
    id: /href="[^"]*\/p\/[^"?#]+-([A-Z0-9]+)"/,
  }),
  page('pickup', '/en-us/pickup?productId={variant}'),
  form('pickup', '/en-us/pickup?productId={variant}', { intent: 'find', place: 'Boston' }),
  page('stores', '/en-us/stores', { store: /href="(\/en-us\/stores\/[^"?#]+)"/ }),
  form('stores', '/en-us/stores', { intent: 'find', place: 'Boston' }),
  page('store', '{store}'),
  page('product-cards', '/en-us/product-cards?items={id}'),
  page('product-rows', '/en-us/product-rows?item={id}'),
  page('search', '/en-us/search?q=jacket'),
  page('search-facet', '/en-us/search/facet?q=jacket&facet=size'),
  page('help', '/en-us/help?q=refund'),
  page('suggest', '/en-us/search/suggest?q=jac'),
  page('content', '/en-us/brand-terms'),
  page('a picture', '{picture}'),
  page('a script', '{script}'),
  page('another language', '/de-de'),
  form('cart', '/en-us/cart', { intent: 'add', productId: '{variant}', qty: '1' }),
  page('cart', '/en-us/cart', { line: /name="itemId" value="([^"]+)"/ }),
  page('cart-link', '/en-us/cart/link?lines={variant}.1'),
  form('cart-link', '/en-us/cart/link?lines={variant}.1', { intent: 'take-over' }),
  form('cart-add-each', '/en-us/cart/add-each', { sku: '{variant}' }),
  page('cart-delivery', '/en-us/cart/delivery/{line}'),
  form('cart-delivery', '/en-us/cart/delivery/{line}', { intent: 'find', place: '97205' }),
  page('me', '/en-us/me'),
  page('mini-cart', '/en-us/mini-cart'),
  form('mini-cart', '/en-us/mini-cart', { intent: 'add', productId: '{variant}', qty: '1' }),
  page('product-turn', '{product}/turn'),
  page('product-reviews', '{product}/reviews'),
  form('product-reviews', '{product}/reviews', { intent: 'helpful', review: 'rv-1' }),
  page('product-review-new', '{product}/reviews/new'),
  form('product-review-new', '{product}/reviews/new', { score: '5', title: 'Dry' }),
  page('product-questions', '{product}/questions'),
  form('product-questions', '{product}/questions', { intent: 'ask', text: 'Is it loud?' }),
  page('product-delivery', '{product}/delivery'),
  form('product-delivery', '{product}/delivery', { postalCode: '97205' }),
  page('product-back-in-stock', '{product}/back-in-stock'),
  form('product-back-in-stock', '{product}/back-in-stock', { email: 'ann@example.org' }),
  page('product-size', '{product}/size'),
  form('product-size', '{product}/size', { height: '178', weight: '75' }),
  page('compare', '/en-us/compare?items={id}'),
  page('product-set', '/en-us/sets/first-rain-first-hill-NFSET0001'),
  form('product-set', '/en-us/sets/first-rain-first-hill-NFSET0001', { 'wanted-{id}': 'on' }),
  page('back-in-stock-stop', '/en-us/back-in-stock/stop?id=none'),
  page('product-customise', '/en-us/p/own-daypack-NFCUSTPK/customise'),
  form('product-customise', '/en-us/p/own-daypack-NFCUSTPK/customise', { intent: 'design', initials: 'AB' }),
  page('product-gift-card', '/en-us/p/gift-card-NFGIFTCD/gift-card'),
  form('product-gift-card', '/en-us/p/gift-card-NFGIFTCD/gift-card', { amount: '50', to: 'Mai' }),
  form('heart', '/en-us/favorites/heart', { intent: 'add', id: '{id}' }),
  form('site-stay', '/en-us/site-stay', {}),
  page('shared-favorites', '/en-us/favorites/AAAAAAAAAAAAAAAAAAAAAA'),
  form('experiment-events', '/en-us/experiment-events', {}),
  form('recommendation-decision', '/en-us/recommendation-decision', {}),
  form('recommendation-feedback', '/en-us/recommendation-feedback', {}),
  page('checkout-start', '/en-us/checkout'),
  page('checkout-shipping', '/en-us/checkout/shipping'),
  form('checkout-shipping', '/en-us/checkout/shipping?edit=address', shipping),
  form('checkout-shipping', '/en-us/checkout/shipping', { intent: 'method', method: 'standard' }),
  page('checkout-billing', '/en-us/checkout/billing'),
  form('checkout-billing', '/en-us/checkout/billing', { intent: 'billing', billing: 'same' }),
  page('checkout-pay', '/en-us/checkout/pay/later'),
  page('checkout-adjustments', '/en-us/checkout/adjustments'),
  page('checkout-summary', '/en-us/checkout/summary'),
  form('checkout-summary', '/en-us/checkout/summary', { intent: 'place' }),
  page('checkout-outcome', '/en-us/checkout/outcome?try=0'),
  page('order-confirmation', '/en-us/order-confirmation?orderNumber=NF12345678'),
  form('track-order', '/en-us/track-order', { orderNumber: 'NF12345678', email: 'ann@example.org' }),
  form('track-order', '/en-us/track-order', {
    intent: 'mail',
    orderNumber: 'NF12345678',
    email: 'ann@example.org',
  }),
  page('order-open', '/en-us/track-order/open'),
  form('contact-us', '/en-us/help/contact-us', { topic: 'products/size-advice', message: 'M or L?' }),
  page('sites', '/en-us/change-site?at=%2Fen-us%2Fstores'),
  page('menu-entry', '/en-us/menu/menu-100000?for=drawer'),
  page('change-site', '/en-us/change-site/fr-fr?at=%2Fen-us%2Fstores'),
  form('gift-card-balance', '/en-us/gift-cards/balance', { giftCard: 'GC7730014820', pin: '0412' }),
  page('fragment', '/en-us/fragments/modal-repairs'),
  form('looks', '/en-us/looks', { look: '3300', reason: 'spam' }),
  form('look-new', '/en-us/looks/new', { nickname: 'Ann', email: 'ann@example.org' }),
  page('story-list', '/en-us/stories/list?limit=3'),
  form('newsletter', '/en-us/newsletter', { email: 'ann@example.org', policy: 'on' }),
  form('newsletter-subscribe', '/en-us/newsletter/subscribe', { email: 'ann@example.org', policy: 'on' }),
  page('event', '/en-us/events/trail-weekend-2030'),
  form('event-join', '/en-us/events/trail-weekend-2030/join', { eventTermsAccepted: 'on' }),
  page('event-join', '/en-us/events/trail-weekend-2030/join'),
  page('subscription-confirm', '/en-us/subscriptions/confirm?code=none'),
  page('account-delete-confirm', '/en-us/account/delete/confirm'),
  page('account-email-confirm', '/en-us/account/email/confirm'),
  page('account-email-undo', '/en-us/account/email/undo'),
  form('sign-in', '/en-us/sign-in', { email: person.email, password: person.password }),
  form('forgot-password', '/en-us/forgot-password', { email: person.email }),
  form('sign-up', '/en-us/sign-up', person),
  page('complete-profile', '/en-us/complete-profile'),
  form('look-up', '/en-us/look-up', { email: person.email }),
  page('employee-terms', '/en-us/employee-terms'),
  page('account', '/en-us/account'),
  page('account-profile', '/en-us/account/profile'),
  page('account-password', '/en-us/account/password'),
  page('account-email', '/en-us/account/email'),
  page('account-orders', '/en-us/account/orders'),
  page('account-order', '/en-us/account/orders/NF12345678'),
  page('account-order-cancel', '/en-us/account/orders/NF12345678/cancel'),
  page('account-order-return', '/en-us/account/orders/NF12345678/return'),
  page('account-invoice', '/en-us/account/orders/NF12345678/invoice'),
  page('account-addresses', '/en-us/account/addresses'),
  page('account-address-new', '/en-us/account/addresses/new'),
  form('account-address-new', '/en-us/account/addresses/new', { ...shipping, intent: 'save', type: 'S' }),
  page('account-address', '/en-us/account/addresses/addr-1'),
  page('account-payment', '/en-us/account/payment'),
  page('account-card-new', '/en-us/account/payment/new'),
  page('account-loyalty', '/en-us/account/loyalty'),
  form('account-loyalty', '/en-us/account/loyalty', { referralCode: 'LINH-2026' }),
  page('account-preferences', '/en-us/account/preferences'),
  page('account-privacy', '/en-us/account/privacy'),
  page('account-data', '/en-us/account/privacy/data'),
  form('account-data', '/en-us/account/privacy/data', {}),
  page('account-delete', '/en-us/account/delete'),
  form('sign-out', '/en-us/sign-out', {}),
  page('sign-out', '/en-us/sign-out'),
];

/** Every page and form once; pages that need nothing else are opened by address. */
export const everyUse: readonly ShopUse[] = [
  ...shopUses,
  ...pageRows()
    .filter(({ name, path }) => !path.includes(':') && !shopUses.some((use) => use.name === name))
    .map(({ name, path }) => page(name, `/en-us/${path}`)),
];

/** Fills in known values; unknown ones become empty. */
const fill = (text: string, known: ReadonlyMap<string, string>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => known.get(name) ?? '');

/** Sends one request and remembers the page's values. Returns the status. */
export async function useShop(
  visitor: Visitor,
  { path, fields, finds = {} }: ShopUse,
  known: Map<string, string>,
): Promise<number> {
  const response =
    fields === undefined
      ? await visitor.get(fill(path, known))
      : await visitor.post(
          fill(path, known),
          Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fill(value, known)])),
        );
  for (const [name, expression] of Object.entries(finds)) {
    const found = expression.exec(response.text)?.[1];
    if (found === undefined) throw new Error(`The page has no ${name}.`);
    known.set(name, found.replaceAll('&amp;', '&'));
  }
  return response.status;
}
