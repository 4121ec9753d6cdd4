import type { PageWeight } from './pages.ts';

const KINDS = [
  'javascript',
  'javascriptOfTracking',
  'javascriptOfDataLayer',
  'javascriptPrefetched',
  'cssInDocumentGzip',
  'cssLater',
  'html',
  'fonts',
] as const;

/** Maximum page weights in kB, compressed as by the server. */
export type Budget = Pick<PageWeight, (typeof KINDS)[number]>;

/** React DOM and the router are 82 kB of it, their route list 2.9 kB. Cards, menu and filters are markup with one listener each. */
const SHOP: Budget = {
  javascript: 131.8,
  javascriptOfTracking: 14,
  javascriptOfDataLayer: 10,
  javascriptPrefetched: 7,
  cssInDocumentGzip: 9.5,
  cssLater: 26.3,
  html: 29.5,
  fonts: 31,
};
/** Fourteen kinds of blocks, mostly markup. */
const HOME: Budget = { ...SHOP, javascript: 128.1, cssInDocumentGzip: 11.2 };
/** Optimistic cart, stores, wallet and delivery dates beside the sizes, and the 360° view. */
const PRODUCT: Budget = { ...SHOP, javascript: 136.2 };
/** Order, line and code messages; delivery, gift and saved items per line; store changes. */
const CART: Budget = { ...SHOP, javascript: 143.4 };
/** Address and phone rules, the card frame, and the forms of other tenders. */
const CHECKOUT: Budget = { ...SHOP, javascript: 141 };

const SIGN_IN: Budget = { ...SHOP, javascript: 133 };

/** The menu and texts of the account; forms are in their pages. */
const ACCOUNT: Budget = SHOP;

export function budgetOf(name: string): Budget {
  if (name.startsWith('checkout')) return CHECKOUT;
  if (name === 'home') return HOME;
  if (name === 'product') return PRODUCT;
  if (name === 'sign-in') return SIGN_IN;
  if (name.startsWith('account')) return ACCOUNT;
  return name === 'cart' ? CART : SHOP;
}

/** The exceeded limits; empty if within budget. */
export function overBudget(weight: PageWeight): string[] {
  const budget = budgetOf(weight.name);
  return KINDS.filter((kind) => weight[kind] > budget[kind]).map(
    (kind) => `${weight.name}: ${kind} is ${weight[kind]} kB, the budget is ${budget[kind]} kB`,
  );
}
