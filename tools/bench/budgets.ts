import type { PageWeight } from './pages.ts';

/** What a page may weigh at the most, in kB over the wire. */
export interface Budget {
  readonly javascript: number;
  readonly css: number;
  readonly html: number;
  readonly fonts: number;
}

/**
 * The router and react-dom take 95 kB of it, the data layer 9. The aim is 130; the limit keeps what has been reached
 * from growing.
 */
const SHOP: Budget = { javascript: 148, css: 30, html: 30, fonts: 100 };
const CHECKOUT: Budget = { ...SHOP, javascript: 160 };

/** The budget of a page by its name in the bench. */
export const budgetOf = (name: string): Budget => (name.startsWith('checkout') ? CHECKOUT : SHOP);

/** Every limit that a page is over, in words; empty for a page that fits. */
export function overBudget(weight: PageWeight): string[] {
  const budget = budgetOf(weight.name);
  const kinds = ['javascript', 'css', 'html', 'fonts'] as const;
  return kinds
    .filter((kind) => weight[kind] > budget[kind])
    .map((kind) => `${weight.name}: ${kind} is ${weight[kind]} kB, the budget is ${budget[kind]} kB`);
}
