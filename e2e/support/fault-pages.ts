import { cardFields, fillBag, findGoods, LOCALE } from './fault-forms.ts';
import { american, type Recipient } from './shopper.ts';
import type { Visitor } from './visitor.ts';

export interface FaultPage {
  /** The route file, so that no route is forgotten. */
  readonly route: string;
  readonly path: string;
  /** Operations without which the page fails; others are optional. */
  readonly needs: readonly string[];
  /** A data response instead of a document. */
  readonly isData?: true;
}

const CATALOG = 'GET /products/v2/catalog';
const CONTENT = 'GET /{mode}/caas/v1/canvas/page/{siteId}/{page}';
const CART = 'GET /cart/v1/cart/{basketId}';
const DETAILS = 'GET /products/v2/products/{productId}/details';
const FAVOURITES = 'GET /wishlists/v2/favorites';
const COUNTRY = 'GET /consumers-v3/utilities/countryList/{countryCode}';

function firstMatch(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`The page has nothing like ${pattern}.`);
  return found.replaceAll('&amp;', '&');
}

const shippingFields = ({ province = '', ...recipient }: Recipient): Record<string, string> => ({
  ...recipient,
  province,
  addressLine2: '',
  countryCode: 'US',
  phoneCode: '1',
  intent: 'address',
});

/** Ids that the prepared shopper has. */
interface FoundByShopper {
  readonly product: string;
  readonly listing: string;
  readonly share: string;
  readonly line: string;
}

/** A shopper with a bag, a favourite, an address and a card, at the order review. */
export async function prepareShopper(visitor: Visitor): Promise<FoundByShopper> {
  const goods = await findGoods(visitor);
  await fillBag(visitor, goods);
  const line = firstMatch((await visitor.get(`${LOCALE}/cart`)).text, /name="itemId" value="([^"]+)"/);
  await visitor.post(`${LOCALE}/favorites/heart`, { intent: 'add', id: goods.id });
  const shared = await visitor.post(`${LOCALE}/favorites`, { intent: 'share' });
  const share = firstMatch(shared.text, /\/favorites\/([A-Za-z0-9_-]{22})/);
  await visitor.post(`${LOCALE}/checkout/shipping?edit=address`, shippingFields(american));
  await visitor.post(`${LOCALE}/checkout/shipping`, { intent: 'method', method: 'standard' });
  await visitor.post(`${LOCALE}/checkout/billing`, cardFields);
  const home = await visitor.get(LOCALE);
  const listing = firstMatch(home.text, /href="(\/en-us\/c\/[^"?#]+)"/);
  return { product: goods.product, listing, share, line };
}

/** The pages, most important first: a call is tested on the first page with it. */
export function faultPages(found: FoundByShopper): readonly FaultPage[] {
  const { product, listing, share, line } = found;
  return [
    { route: 'product.tsx', path: product, needs: [DETAILS] },
    { route: 'category.tsx', path: listing, needs: [CATALOG] },
    { route: 'cart.tsx', path: `${LOCALE}/cart`, needs: [CART] },
    { route: 'cart-delivery.tsx', path: `${LOCALE}/cart/delivery/${line}`, needs: [CART] },
    { route: 'pickup.tsx', path: `${LOCALE}/pickup?productId=NF1A2B3CRED`, needs: [] },
    { route: 'cart-link.tsx', path: `${LOCALE}/cart/link?lines=NF1A2B3CRED.1`, needs: [] },
    { route: 'me.ts', path: `${LOCALE}/me`, needs: [], isData: true },
    { route: 'home.tsx', path: LOCALE, needs: [CONTENT] },
    {
      route: 'search.tsx',
      path: `${LOCALE}/search?q=jacket`,
      needs: ['GET /products/v2/search/productSearch'],
    },
    { route: 'search.tsx', path: `${LOCALE}/search`, needs: [] },
    {
      route: 'category-facet.ts',
      path: `${listing}/facet?facet=color`,
      needs: [CATALOG],
      isData: true,
    },
    {
      route: 'search-facet.ts',
      path: `${LOCALE}/search/facet?q=jacket&facet=color`,
      needs: ['GET /products/v2/search/productSearch'],
      isData: true,
    },
    { route: 'suggest.ts', path: `${LOCALE}/search/suggest?q=jacket`, needs: [], isData: true },
    {
      route: 'checkout-shipping.tsx',
      path: `${LOCALE}/checkout/shipping?edit=address`,
      needs: [CART, COUNTRY],
    },
    { route: 'checkout-billing.tsx', path: `${LOCALE}/checkout/billing?card=new`, needs: [CART, COUNTRY] },
    { route: 'checkout-pay.tsx', path: `${LOCALE}/checkout/pay/later`, needs: [CART] },
    { route: 'about-pay-later.tsx', path: `${LOCALE}/checkout/pay-later`, needs: [] },
    { route: 'checkout-summary.tsx', path: `${LOCALE}/checkout/summary`, needs: [CART] },
    { route: 'checkout-outcome.tsx', path: `${LOCALE}/checkout/outcome?try=0`, needs: [] },
    {
      route: 'product-cards.ts',
      path: `${LOCALE}/product-cards?items=${product.slice(-8)}`,
      needs: [],
      isData: true,
    },
    {
      route: 'product-rows.ts',
      path: `${LOCALE}/product-rows?item=${product.slice(-8)}`,
      needs: [],
      isData: true,
    },
    {
      route: 'product-reviews.tsx',
      path: `${product}/reviews`,
      needs: [DETAILS, 'GET /products/v1/products/{productId}/reviews'],
    },
    { route: 'product-review-new.tsx', path: `${product}/reviews/new`, needs: [DETAILS] },
    { route: 'customise.tsx', path: `${LOCALE}/p/own-daypack-NFCUSTPK/customise`, needs: [DETAILS] },
    { route: 'gift-card.tsx', path: `${LOCALE}/p/gift-card-NFGIFTCD/gift-card`, needs: [DETAILS] },
    {
      route: 'product-questions.tsx',
      path: `${product}/questions`,
      needs: [DETAILS, 'GET /products/v1/products/{productId}/reviews/questions'],
    },
    { route: 'product-delivery.tsx', path: `${product}/delivery`, needs: [DETAILS] },
    { route: 'product-back-in-stock.tsx', path: `${product}/back-in-stock`, needs: [DETAILS] },
    {
      route: 'product-set.tsx',
      path: `${LOCALE}/sets/first-rain-first-hill-NFSET0001`,
      needs: ['GET /products/v2/products/{productSetId}/productSet', DETAILS],
    },
    { route: 'product-size.tsx', path: `${product}/size`, needs: [DETAILS] },
    { route: 'compare.tsx', path: `${LOCALE}/compare?items=${product.slice(-8)}`, needs: [DETAILS] },
    { route: 'back-in-stock-stop.tsx', path: `${LOCALE}/back-in-stock/stop?id=none`, needs: [] },
    { route: 'favorites.tsx', path: `${LOCALE}/favorites`, needs: [FAVOURITES] },
    {
      route: 'shared-favorites.tsx',
      path: `${LOCALE}/favorites/${share}`,
      needs: ['GET /wishlists/v2/favorites/{favoriteId}/share'],
    },
    {
      route: 'order-confirmation.tsx',
      path: `${LOCALE}/order-confirmation?orderNumber=NF12345678`,
      needs: ['GET /consumers-v3/consumer/purchase/{orderId}'],
    },
    { route: 'track-order.tsx', path: `${LOCALE}/track-order`, needs: [] },
    { route: 'sign-up.tsx', path: `${LOCALE}/sign-up`, needs: [] },
    { route: 'subscription-confirm.tsx', path: `${LOCALE}/subscriptions/confirm?code=none`, needs: [] },
    { route: 'stores.tsx', path: `${LOCALE}/stores`, needs: [] },
    // Its list of stores is cached from the store finder.
    { route: 'store.tsx', path: `${LOCALE}/stores/NF-US-01`, needs: [] },
    { route: 'help.tsx', path: `${LOCALE}/help?q=refund`, needs: [] },
    { route: 'contact-us.tsx', path: `${LOCALE}/help/contact-us`, needs: [] },
    { route: 'gift-card-balance.tsx', path: `${LOCALE}/gift-cards/balance`, needs: [] },
    { route: 'warranty.tsx', path: `${LOCALE}/warranty`, needs: [COUNTRY] },
    { route: 'privacy-choices.tsx', path: `${LOCALE}/privacy-choices`, needs: [] },
    { route: 'product-turn.tsx', path: `${product}/turn`, needs: [DETAILS] },
    { route: 'looks.tsx', path: `${LOCALE}/looks`, needs: [] },
    { route: 'look-new.tsx', path: `${LOCALE}/looks/new`, needs: [] },
    {
      route: 'look-list.ts',
      path: `${LOCALE}/looks/list`,
      needs: ['GET /products/v1/looks'],
      isData: true,
    },
    { route: 'stories.tsx', path: `${LOCALE}/stories`, needs: [CONTENT] },
    {
      route: 'story-list.ts',
      path: `${LOCALE}/stories/list?limit=3`,
      needs: ['GET /{mode}/caas/v1/canvas/search/{siteId}/{searchType}'],
      isData: true,
    },
    {
      route: 'fragment.tsx',
      path: `${LOCALE}/fragments/modal-repairs`,
      needs: ['GET /{mode}/caas/v1/canvas/fragment/{fragmentId}'],
    },
    { route: 'menu-entry.ts', path: `${LOCALE}/menu/menu-100000?for=panel`, needs: [], isData: true },
    { route: 'pop-ups.ts', path: `${LOCALE}/pop-ups`, needs: [], isData: true },
    { route: 'newsletter.tsx', path: `${LOCALE}/newsletter`, needs: [] },
    { route: 'event.tsx', path: `${LOCALE}/events/trail-weekend-2030`, needs: [CONTENT] },
    { route: 'content-page.tsx', path: `${LOCALE}/brand-terms`, needs: [CONTENT] },
    {
      route: 'product.tsx',
      path: `${LOCALE}/p/nothing-NF00000000`,
      needs: [DETAILS],
    },
  ];
}

/** Account routes with the same reads as another account page. */
const ACCOUNT_ROUTES = [
  'account-orders.tsx',
  'account-invoice.ts',
  'account-address.tsx',
  'account-card-new.tsx',
  'account-data.ts',
  'account-delete.tsx',
];

/** Routes without calls or pages, or in store sessions only, whose reads are those of the bag. */
export const ROUTES_WITHOUT_FAULTS: ReadonlySet<string> = new Set([
  'choose-site.ts',
  'change-site.tsx',
  'sites.tsx',
  'robots.ts',
  'sitemap.ts',
  'consent-style.ts',
  'experiment-events.ts',
  'recommendation-decision.ts',
  'recommendation-feedback.ts',
  'favorites-heart.ts',
  'site-stay.ts',
  'mini-cart.ts',
  'cart-add-each.ts',
  'newsletter-subscribe.ts',
  'event-join.ts',
  'checkout-start.ts',
  'checkout-adjustments.tsx',
  'checkout.tsx',
  'locale.tsx',
  'page.tsx',
  'sign-in.tsx',
  'sign-out.ts',
  'forgot-password.tsx',
  'look-up.tsx',
  'employee-terms.tsx',
  'associate-login.tsx',
  'reset-password.tsx',
  'account-delete-confirm.tsx',
  'account-email-confirm.tsx',
  'account-email-undo.tsx',
  'order-open.tsx',
  ...ACCOUNT_ROUTES,
]);
