import type { PageWeight } from './pages.ts';

const KINDS = [
  'javascript',
  'javascriptOfTracking',
  'javascriptPrefetched',
  'cssInDocumentGzip',
  'cssLater',
  'html',
  'fonts',
] as const;

/** What a page may weigh at the most, in kB as the server compresses it. */
export type Budget = Pick<PageWeight, (typeof KINDS)[number]>;

/** React DOM and the router alone are 82 kB of the JavaScript, and their list of routes 2.7 kB; cards have sizes and comparison beside their heart, and each says which sizes there are. Links of the frame open forms over the page, whose code comes with the press; blocks have styles for every field that an editor may fill in. */
const SHOP: Budget = {
  javascript: 130.7,
  javascriptOfTracking: 12.6,
  javascriptPrefetched: 7,
  cssInDocumentGzip: 9.5,
  cssLater: 25,
  html: 34.5,
  fonts: 31,
};
/** Fourteen kinds of blocks, nearly all of them markup: what they weigh is words and rules, and the parts that rows of products share. */
const HOME: Budget = { ...SHOP, javascript: 124.4, cssInDocumentGzip: 10.7 };
/** A product sends to the bag and shows at once what it has sent; its stores, its wallet and its delivery dates wait beside the sizes, and its pictures lead to a view from all sides. */
const PRODUCT: Budget = { ...SHOP, javascript: 134.3 };
/** The bag tells what became of an order, of lines and of codes; each line has its delivery, its gift and its place among what is saved, and lines in another store are asked about. */
const CART: Budget = { ...SHOP, javascript: 141.9, cssInDocumentGzip: 9.8 };
/** The rules of addresses and phones, the frame of the card, and the forms of every other tender. */
const CHECKOUT: Budget = { ...SHOP, javascript: 139.8 };

/** The forms that make somebody of a guest, in each of their ways. */
const SIGN_IN: Budget = { ...SHOP, javascript: 131.3 };

/** The menu and the texts of an account beside its pages; the forms come with the pages that have one. */
const ACCOUNT: Budget = SHOP;

/** The budget of a page by its name in the bench. */
export function budgetOf(name: string): Budget {
  if (name.startsWith('checkout')) return CHECKOUT;
  if (name === 'home') return HOME;
  if (name === 'product') return PRODUCT;
  if (name === 'sign-in') return SIGN_IN;
  if (name.startsWith('account')) return ACCOUNT;
  return name === 'cart' ? CART : SHOP;
}

/** Every limit that a page is over, in words; empty for a page that fits. */
export function overBudget(weight: PageWeight): string[] {
  const budget = budgetOf(weight.name);
  return KINDS.filter((kind) => weight[kind] > budget[kind]).map(
    (kind) => `${weight.name}: ${kind} is ${weight[kind]} kB, the budget is ${budget[kind]} kB`,
  );
}
