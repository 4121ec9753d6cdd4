import {
  addressFields,
  bagOf,
  billingFields,
  checkOut,
  favouritesOf,
  fillBag,
  inputValue,
  inputValues,
  LOCALE,
  type Fields,
  type Goods,
} from './fault-forms.ts';
import type { Visitor } from './visitor.ts';

/** The sender of a form: a visitor with its own session and a unique address. */
export interface Sender {
  readonly visitor: Visitor;
  readonly goods: Goods;
  readonly email: string;
  /** The numbers of the orders confirmed to that address. */
  readonly orders: () => Promise<readonly string[]>;
}

export interface FaultAction {
  readonly name: string;
  /** The forms in the sources that it covers, as `feature intent`. */
  readonly forms: readonly string[];
  readonly route: string;
  readonly path: string;
  /** The separate action that a page with script uses. */
  readonly withScript?: { readonly route: string; readonly path: string };
  /** With script it is sent by fetch, not by the router. */
  readonly isPlainFetch?: true;
  readonly prepare: (sender: Sender) => Promise<unknown>;
  /** The fields of the first submit, read from the form's page. */
  readonly fields: (sender: Sender) => Promise<Fields>;
  /** Names of the typed fields. */
  readonly typed?: readonly string[];
  /** The fields of a retry, from the response's page; default: the same. */
  readonly again?: (html: string, fields: Fields) => Fields;
  /** The state in the service, to detect lost or duplicate effects. */
  readonly state: (sender: Sender) => Promise<string>;
  /** The text of the next page if only the second half has failed. */
  readonly partialMessage?: string;
  /** The state is in a mail, which takes a moment; one order on success. */
  readonly isLate?: true;
}

const CART = { route: 'cart.tsx', path: `${LOCALE}/cart` } as const;
const MINI_CART = { route: 'mini-cart.ts', path: `${LOCALE}/mini-cart` } as const;
const FAVOURITES = { route: 'favorites.tsx', path: `${LOCALE}/favorites` } as const;
const SHIPPING = { route: 'checkout-shipping.tsx', path: `${LOCALE}/checkout/shipping` } as const;
const BILLING = { route: 'checkout-billing.tsx', path: `${LOCALE}/checkout/billing` } as const;
const SUMMARY = { route: 'checkout-summary.tsx', path: `${LOCALE}/checkout/summary` } as const;
const CODE = 'WELCOME10';

const bag = ({ visitor }: Sender) => bagOf(visitor);
const favourites = ({ visitor }: Sender) => favouritesOf(visitor);
const withBag = ({ visitor, goods }: Sender) => fillBag(visitor, goods);
const upTo = (step: 'address' | 'delivery' | 'billing' | 'summary') => (sender: Sender) =>
  checkOut(sender.visitor, sender.goods, step, sender.email);
const nothing = async () => undefined;

const add = async ({ goods }: Sender): Promise<Fields> => ({
  intent: 'add',
  productId: goods.variant,
  qty: '1',
});
const heart = async ({ goods }: Sender): Promise<Fields> => ({ intent: 'add', id: goods.id });
const press = (sender: Sender) =>
  sender.visitor.post(`${LOCALE}/favorites/heart`, { intent: 'add', id: sender.goods.id });
/** The name of the first line of the bag in its forms. */
export const lineOf = async ({ visitor }: Sender): Promise<Fields> => {
  const { text } = await visitor.get(CART.path);
  return { itemId: inputValue(text, 'itemId'), productId: inputValue(text, 'productId') };
};
const stepFields = async (sender: Sender): Promise<Fields> => {
  const { itemId = '' } = await lineOf(sender);
  return { intent: 'set-quantity', itemId, qty: '1', qtyStep: '1' };
};
/** The chosen delivery, or that there is none. */
const delivery = async ({ visitor }: Sender): Promise<string> => {
  const { status, text } = await visitor.get(SHIPPING.path);
  const chosen = [...text.matchAll(/<input\b[^>]*name="method"[^>]*>/g)].find(([tag]) =>
    tag.includes('checked'),
  );
  return `${status} ${/value="([^"]*)"/.exec(chosen?.[0] ?? '')?.[1] ?? 'no delivery'}`;
};
/** The redirect of the order review, and its recipient. */
const review = async ({ visitor }: Sender): Promise<string> => {
  const { status, text } = await visitor.get(SUMMARY.path);
  return `${status} ${text.includes(billingFields['addressLine1'] ?? '')}`;
};
const orderCount = async ({ orders }: Sender): Promise<string> => `${(await orders()).length} orders`;
const placeFields = async ({ visitor }: Sender): Promise<Fields> => {
  const { text } = await visitor.get(SUMMARY.path);
  const named = ['cartId', 'sessionID', 'expectedTotal'].map((name) => [name, inputValue(text, name)]);
  return { intent: 'place', devicePrint: 'device-of-the-tests', ...Object.fromEntries(named) };
};
const consentOf = async ({ visitor }: Sender): Promise<string> => {
  const { text } = await visitor.get(`${LOCALE}/privacy-choices`);
  return `${(text.match(/<input\b[^>]*type="checkbox"[^>]*checked/g) ?? []).length} allowed`;
};

/** Every form of the shop for the fault tests. */
export const faultActions: readonly FaultAction[] = [
  {
    ...CART,
    withScript: MINI_CART,
    name: 'the first of a visit that adds to the bag',
    forms: [],
    prepare: nothing,
    fields: add,
    state: bag,
  },
  {
    ...CART,
    withScript: MINI_CART,
    name: 'adding to the bag',
    forms: ['product add'],
    prepare: ({ visitor }) => visitor.post(`${LOCALE}/cart`, { intent: 'apply-code', code: CODE }),
    fields: add,
    state: bag,
  },
  {
    ...CART,
    withScript: MINI_CART,
    name: 'adding to the bag with a token that has expired',
    forms: [],
    prepare: async (sender) => {
      await press(sender);
      sender.visitor.expireToken();
    },
    fields: add,
    state: bag,
  },
  {
    ...CART,
    name: 'one more of a line',
    forms: ['cart set-quantity'],
    prepare: withBag,
    fields: stepFields,
    again: (html, fields) => ({ ...fields, qty: inputValues(html, 'qty')[0] ?? fields['qty'] ?? '' }),
    state: bag,
  },
  {
    ...CART,
    name: 'a typed quantity',
    forms: ['cart set-quantity'],
    prepare: withBag,
    fields: async (sender) => {
      const { itemId = '' } = await lineOf(sender);
      return { intent: 'set-quantity', itemId, qty: '3' };
    },
    typed: ['qty'],
    state: bag,
  },
  {
    ...CART,
    name: 'removing a line',
    forms: ['cart remove'],
    prepare: withBag,
    fields: async (sender) => ({ intent: 'remove', qty: '1', name: 'It', ...(await lineOf(sender)) }),
    state: bag,
  },
  {
    ...CART,
    name: 'putting a removed line back',
    forms: ['cart add'],
    prepare: async (sender) => {
      await withBag(sender);
      await sender.visitor.post(CART.path, { intent: 'remove', ...(await lineOf(sender)) });
    },
    fields: add,
    state: bag,
  },
  {
    ...CART,
    name: 'a promo code',
    forms: ['cart apply-code'],
    prepare: withBag,
    fields: async () => ({ intent: 'apply-code', code: CODE }),
    typed: ['code'],
    state: bag,
  },
  {
    ...CART,
    name: 'taking a promo code off',
    forms: ['cart remove-code'],
    prepare: async (sender) => {
      await withBag(sender);
      await sender.visitor.post(CART.path, { intent: 'apply-code', code: CODE });
    },
    fields: async () => ({ intent: 'remove-code', code: CODE }),
    state: bag,
  },
  {
    route: 'favorites-heart.ts',
    path: `${LOCALE}/favorites/heart`,
    isPlainFetch: true,
    name: 'a heart',
    forms: ['cards add'],
    prepare: nothing,
    fields: heart,
    state: favourites,
  },
  {
    route: 'favorites-heart.ts',
    path: `${LOCALE}/favorites/heart`,
    isPlainFetch: true,
    name: 'a heart that is pressed again',
    forms: ['cards remove'],
    prepare: press,
    fields: async (sender) => ({ ...(await heart(sender)), intent: 'remove' }),
    state: favourites,
  },
  {
    ...FAVOURITES,
    name: 'removing a favourite',
    forms: ['favourites remove'],
    prepare: press,
    fields: async (sender) => ({ ...(await heart(sender)), intent: 'remove' }),
    state: favourites,
  },
  {
    ...FAVOURITES,
    name: 'putting a favourite back',
    forms: ['favourites add'],
    prepare: async (sender) => {
      await press(sender);
      await sender.visitor.post(FAVOURITES.path, { intent: 'remove', id: sender.goods.id });
    },
    fields: heart,
    state: favourites,
  },
  {
    ...FAVOURITES,
    name: 'sharing the favourites',
    forms: ['favourites share'],
    prepare: press,
    fields: async () => ({ intent: 'share' }),
    state: favourites,
  },
  {
    ...SHIPPING,
    path: `${SHIPPING.path}?edit=address`,
    name: 'the address',
    forms: ['checkout address'],
    prepare: upTo('address'),
    fields: async ({ email }) => addressFields(email),
    typed: ['email', 'firstName', 'addressLine1', 'addressLine2', 'city', 'postalCode', 'phone'],
    state: delivery,
  },
  {
    ...SHIPPING,
    path: `${SHIPPING.path}?edit=address`,
    name: 'another country for the address',
    forms: ['checkout country'],
    prepare: upTo('address'),
    fields: async ({ email }) => ({ ...addressFields(email), intent: 'country' }),
    typed: ['email', 'firstName', 'addressLine1', 'city', 'postalCode', 'phone'],
    state: delivery,
  },
  {
    ...SHIPPING,
    name: 'the delivery',
    forms: ['checkout method'],
    prepare: upTo('delivery'),
    fields: async () => ({ intent: 'method', method: 'express' }),
    state: delivery,
  },
  {
    ...BILLING,
    name: 'the payment',
    forms: ['checkout billing'],
    prepare: upTo('billing'),
    fields: async () => billingFields,
    typed: ['firstName', 'addressLine1', 'city', 'postalCode', 'phone'],
    state: review,
  },
  {
    ...BILLING,
    name: 'another country for the bill',
    forms: ['checkout country'],
    prepare: upTo('billing'),
    fields: async () => ({ ...billingFields, intent: 'country' }),
    typed: ['firstName', 'addressLine1', 'city', 'postalCode', 'phone'],
    state: review,
  },
  {
    ...BILLING,
    name: 'another try at the card form',
    forms: ['checkout card'],
    prepare: upTo('billing'),
    fields: async () => ({ ...billingFields, cardType: '', sessionID: '', intent: 'card' }),
    typed: ['firstName', 'addressLine1', 'city', 'postalCode', 'phone'],
    state: review,
  },
  {
    ...SUMMARY,
    name: 'placing the order',
    forms: ['checkout place'],
    prepare: upTo('summary'),
    fields: placeFields,
    state: orderCount,
    isLate: true,
  },
  {
    route: 'privacy-choices.tsx',
    path: `${LOCALE}/privacy-choices`,
    name: 'a choice about privacy',
    forms: [],
    prepare: nothing,
    fields: async () => ({ choice: 'none' }),
    state: consentOf,
  },
];

/** Account forms without a row in `fault-accounts.ts`: unit tests cover their calls. */
const ACCOUNT_ROUTES = [
  'account-address.tsx',
  'account-addresses.tsx',
  'account-card-new.tsx',
  'account-data.ts',
  'account-delete.tsx',
  'account-email.tsx',
  'account-loyalty.tsx',
  'account-order-cancel.tsx',
  'account-order-return.tsx',
  'account-order.tsx',
  'account-payment.tsx',
  'complete-profile.tsx',
  'employee-terms.tsx',
] as const;

/** Sign-in forms: unit tests cover their calls. */
const ROUTES_OF_SIGN_IN = [
  'account-delete-confirm.tsx',
  'account-email-confirm.tsx',
  'account-email-undo.tsx',
  'order-open.tsx',
  'associate-login.tsx',
  'event.tsx',
  'event-join.ts',
  'newsletter.tsx',
  'newsletter-subscribe.ts',
  'contact-us.tsx',
  'gift-card-balance.tsx',
  'look-up.tsx',
  'reset-password.tsx',
  'sign-out.ts',
  'subscription-confirm.tsx',
  'back-in-stock-stop.tsx',
  'track-order.tsx',
  'warranty.tsx',
] as const;

/** Actions without a row: analytics events, and those whose calls unit tests cover. */
export const ROUTES_WITHOUT_FAULTY_ACTIONS: ReadonlySet<string> = new Set([
  'cart-delivery.tsx',
  'cart-link.tsx',
  'cart-add-each.ts',
  'pickup.tsx',
  'stores.tsx',
  'experiment-events.ts',
  'recommendation-decision.ts',
  'recommendation-feedback.ts',
  'checkout-pay.tsx',
  'product-questions.tsx',
  'product-delivery.tsx',
  'looks.tsx',
  'site-stay.ts',
  'look-new.tsx',
  'product-back-in-stock.tsx',
  'product-set.tsx',
  'product-size.tsx',
  'customise.tsx',
  'gift-card.tsx',
  'product-review-new.tsx',
  'product-reviews.tsx',
  ...ACCOUNT_ROUTES,
  ...ROUTES_OF_SIGN_IN,
]);

/** Tested elsewhere: challenges in the provider's frame, lines, tenders and memberships as units. */
export const FORMS_TRIED_ELSEWHERE: ReadonlySet<string> = new Set([
  'checkout challenge',
  'cart delivery',
  'cart gather',
  'cart keep-stores',
  'cart take-over',
  'stores favourite',
  'stores find',
  'checkout add-gift-card',
  'checkout gift-card-balance',
  'checkout add-reward',
  'checkout add-saved',
  'checkout add-points',
  'checkout add-athlete',
  'checkout set-voucher',
  'checkout remove-tender',
  'checkout join-loyalty',
  'stores near',
]);

/** Features whose forms have unit tests. */
export const ACCOUNT_FEATURES: ReadonlySet<string> = new Set([
  'account',
  'identity',
  'reviews',
  'customisation',
]);
