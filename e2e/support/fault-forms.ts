import { shop } from './shop.ts';
import { american, cards } from './shopper.ts';
import type { Visitor } from './visitor.ts';

export const LOCALE = '/en-us';

export type Fields = Readonly<Record<string, string>>;

/** The products of the fault tests. */
export interface Goods {
  readonly product: string;
  readonly id: string;
  /** An available size. */
  readonly variant: string;
}

/** Values of a page's enabled inputs and text areas with this name. */
export const inputValues = (html: string, name: string): readonly string[] =>
  [...html.matchAll(/<input\b[^>]*>|<textarea\b[^>]*>[^<]*/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(` name="${name}"`) && !/\sdisabled(?:=|\s|\/?>)/.test(tag))
    .map((tag) =>
      tag.startsWith('<textarea')
        ? tag.slice(tag.indexOf('>') + 1).trim()
        : (/\svalue="([^"]*)"/.exec(tag)?.[1] ?? ''),
    );

/** The first such value; throws without one. */
export function inputValue(html: string, name: string): string {
  const [value] = inputValues(html, name);
  if (value === undefined) throw new Error(`The page has no input named ${name}.`);
  return value;
}

/** Finds an available product. */
export async function findGoods(
  visitor: Visitor,
  locale: string = LOCALE,
  q: string = 'jacket',
): Promise<Goods> {
  const { text } = await visitor.get(`${locale}/search?q=${q}`);
  const paths = [...text.matchAll(/href="(\/[a-z-]+\/p\/[^"?#]+)"/g)].map(([, path = '']) => path);
  for (const product of new Set(paths)) {
    const page = await visitor.get(product);
    const [variant] = inputValues(page.text, 'productId');
    const id = /-([A-Z0-9]+)$/.exec(product)?.[1];
    if (variant !== undefined && id !== undefined) return { product, id, variant };
  }
  throw new Error('The search shows no product that can be bought.');
}

/** True while available: every order of a cell takes one. */
export const isForSale = async (visitor: Visitor, { product, variant }: Goods): Promise<boolean> =>
  inputValues((await visitor.get(product)).text, 'productId').includes(variant);

/** The result of the payment provider's frame; any session works until payment. */
export const cardFields = {
  intent: 'billing',
  billing: 'same',
  sessionID: 'session-of-the-tests',
  cardType: 'VISA',
  cardBin: '424242',
  cardLastFour: '4242',
} as const;

export const addressFields = (email: string): Fields => {
  const { province = '', ...recipient } = american;
  return {
    ...recipient,
    email,
    province,
    addressLine2: 'Apt 4',
    countryCode: 'US',
    phoneCode: '1',
    intent: 'address',
  };
};

export const billingFields: Fields = {
  ...cardFields,
  billing: 'other',
  firstName: 'Josefa',
  lastName: 'O’Neil',
  addressLine1: '44 Harbor Lane',
  addressLine2: '',
  city: 'Salem',
  province: 'OR',
  postalCode: '97301',
  phone: '5035550143',
  phoneCode: '1',
  countryCode: 'US',
};

/** Sends a form that must redirect to this page; throws otherwise. */
export async function arrive(
  visitor: Visitor,
  path: string,
  fields: Fields,
  expected: string,
): Promise<void> {
  const { status, headers } = await visitor.post(path, fields);
  const target = headers.get('location') ?? '';
  if (!target.startsWith(expected) || target.includes('rejected='))
    throw new Error(`${path} answered ${status} and led to “${target}” instead of ${expected}.`);
}

/** Adds one item to the bag; throws when it does not open the bag. */
export const fillBag = (visitor: Visitor, { variant }: Goods, locale: string = LOCALE) =>
  arrive(visitor, `${locale}/cart`, { intent: 'add', productId: variant, qty: '1' }, `${locale}/cart`);

/** Enters a card in the payment provider's frame and returns its session; `sandbox` is its origin. */
export async function typeCard(
  visitor: Visitor,
  locale: string = LOCALE,
  sandbox: string = shop().sandbox,
  path: string = '/checkout/billing',
): Promise<string> {
  const { text } = await visitor.get(locale + path);
  const sessionID = /\/frame\/([\w-]{20,})/.exec(text)?.[1];
  if (sessionID === undefined) throw new Error('The page has no frame of the payment provider.');
  const card = { number: cards.passes, expiry: '12/34', securityCode: '123', holder: 'Maria O’Neil' };
  const response = await fetch(`${sandbox}/frame/${sessionID}/card`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(card),
  });
  if (!response.ok) throw new Error(`The payment provider answered ${response.status}.`);
  return sessionID;
}

/** Completes steps up to delivery, payment or review; throws when a step does not open the next. */
export async function checkOut(
  visitor: Visitor,
  goods: Goods,
  upTo: 'address' | 'delivery' | 'billing' | 'summary',
  email: string = american.email,
  sandbox?: string,
): Promise<void> {
  await fillBag(visitor, goods);
  if (upTo === 'address') return;
  const shipping = `${LOCALE}/checkout/shipping`;
  const billing = `${LOCALE}/checkout/billing`;
  await arrive(visitor, `${shipping}?edit=address`, addressFields(email), shipping);
  if (upTo === 'delivery') return;
  await arrive(visitor, shipping, { intent: 'method', method: 'standard' }, billing);
  if (upTo === 'billing') return;
  const sessionID = await typeCard(visitor, LOCALE, sandbox);
  await arrive(visitor, billing, { ...cardFields, sessionID }, `${LOCALE}/checkout/summary`);
}

export async function bagOf(visitor: Visitor): Promise<string> {
  const { status, text } = await visitor.get(`${LOCALE}/cart`);
  if (status !== 200) return `status ${status}`;
  const lines = [...text.matchAll(/<form\b.*?<\/form>/gs)].map(([form]) => form);
  const removals = lines.filter((form) => form.includes('value="remove"'));
  const shown = removals.map((form) => `${inputValue(form, 'productId')} × ${inputValue(form, 'qty')}`);
  const codes = lines
    .filter((form) => form.includes('value="remove-code"'))
    .map((form) => inputValue(form, 'code'));
  return [...shown, ...codes].join(', ');
}

export async function favouritesOf(visitor: Visitor): Promise<string> {
  const { status, text } = await visitor.get(`${LOCALE}/favorites`);
  if (status !== 200) return `status ${status}`;
  const removals = text.match(/<button\b[^>]*form="remove-favourite"[^>]*>/g) ?? [];
  return removals.map((button) => / value="([^"]*)"/.exec(button)?.[1] ?? '').join(', ');
}
