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

/** Whose form it is: a visitor with a session of its own, what the shop has, and an address that nobody else has. */
export interface Sender {
  readonly visitor: Visitor;
  readonly goods: Goods;
  readonly email: string;
  /** The numbers of the orders that were confirmed to that address. */
  readonly orders: () => Promise<readonly string[]>;
}

/** A form of the shop as faults are tried on its action. */
export interface FaultAction {
  readonly name: string;
  /** The forms in the sources that it stands for, as `feature intent`. */
  readonly forms: readonly string[];
  /** The file of the route whose action it is. */
  readonly route: string;
  readonly path: string;
  /** Where a page with scripts sends it instead: an action of its own, which no other code has to come before. */
  readonly withScript?: { readonly route: string; readonly path: string };
  /** With script it is sent by a fetch of its own, not by the router. */
  readonly isOwnFetch?: true;
  /** Brings the visitor to where the form stands. */
  readonly prepare: (sender: Sender) => Promise<unknown>;
  /** What is sent the first time; reads the page where the form stands. */
  readonly fields: (sender: Sender) => Promise<Fields>;
  /** Names of the fields that a shopper typed into. */
  readonly typed?: readonly string[];
  /** What the same press sends the next time, from the page that answered; the same fields unless said here. */
  readonly again?: (html: string, fields: Fields) => Fields;
  /** What the service has when it is asked, so that nothing is lost and nothing is counted twice. */
  readonly state: (sender: Sender) => Promise<string>;
  /** What the page says to which the form leads when only its second half has failed: what was typed has arrived. */
  readonly saysHalfDone?: string;
  /** The state is what was mailed, which takes a moment; it is one order when all is well. */
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
/** What names the first line of the bag in its forms. */
export const lineOf = async ({ visitor }: Sender): Promise<Fields> => {
  const { text } = await visitor.get(CART.path);
  return { itemId: inputValue(text, 'itemId'), productId: inputValue(text, 'productId') };
};
const stepFields = async (sender: Sender): Promise<Fields> => {
  const { itemId = '' } = await lineOf(sender);
  return { intent: 'set-quantity', itemId, qty: '1', qtyStep: '1' };
};
/** The delivery as the form of the step has it chosen, or that there is none yet. */
const delivery = async ({ visitor }: Sender): Promise<string> => {
  const { status, text } = await visitor.get(SHIPPING.path);
  const chosen = [...text.matchAll(/<input\b[^>]*name="method"[^>]*>/g)].find(([tag]) =>
    tag.includes('checked'),
  );
  return `${status} ${/value="([^"]*)"/.exec(chosen?.[0] ?? '')?.[1] ?? 'no delivery'}`;
};
/** Where the review of the order leads, and whom it names. */
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

/** Every form of the shop, each with what it needs and what it leaves. */
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
    isOwnFetch: true,
    name: 'a heart',
    forms: ['cards add'],
    prepare: nothing,
    fields: heart,
    state: favourites,
  },
  {
    route: 'favorites-heart.ts',
    path: `${LOCALE}/favorites/heart`,
    isOwnFetch: true,
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

/** Forms of people without a row in `fault-people.ts`: unit tests try their calls. */
const ROUTES_OF_PEOPLE = [
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

/** Forms that lead to a session or are sent without one; unit tests try their calls. */
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

/** Actions without a row: events of experiments and recommendations are figures, and the others have unit tests of their calls. */
export const ROUTES_WITHOUT_FAULTY_ACTIONS: ReadonlySet<string> = new Set([
  'cart-delivery.tsx',
  'cart-link.tsx',
  'cart-add-each.ts',
  'pickup.tsx',
  'stores.tsx',
  'experiment-events.ts',
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
  ...ROUTES_OF_PEOPLE,
  ...ROUTES_OF_SIGN_IN,
]);

/**
 * Forms that are tried elsewhere: a challenge can only be answered in the frame of the payment provider, the address of
 * the forms of a line names that line, and those of the tenders, which change the cart alone, and of a membership have
 * unit tests.
 */
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

/** Features whose forms are tried by unit tests. */
export const FEATURES_OF_PEOPLE: ReadonlySet<string> = new Set([
  'account',
  'identity',
  'reviews',
  'customisation',
]);
