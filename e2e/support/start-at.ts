import type { Page } from '@playwright/test';
import { checkOut, findGoods, LOCALE } from './fault-forms.ts';
import { signUp } from './fault-people.ts';
import { handOver } from './open-as.ts';
import type { Person } from './person.ts';
import { shop } from './shop.ts';
import { visit, type Visitor } from './visitor.ts';

/** How far a shopper gets by forms, and the page that is opened then. */
const STEPS = {
  bag: { upTo: 'address', path: '/cart' },
  shipping: { upTo: 'address', path: '/checkout' },
  billing: { upTo: 'billing', path: '/checkout/billing' },
  summary: { upTo: 'summary', path: '/checkout/summary' },
} as const;

/** Whoever has the page open, as a browser without script. */
async function visitorOf(page: Page): Promise<Visitor> {
  const cookies = await page.context().cookies(shop().storefront.replace('http:', 'https:'));
  return visit(shop().storefront, new Map(cookies.map(({ name, value }) => [name, value])));
}

/**
 * Opens a step on the way to an order for a shopper who got there by forms, as a browser without script sends them,
 * with one piece in the bag: what the steps before it do in a browser has tests of its own.
 */
export async function startAt(page: Page, step: keyof typeof STEPS, email?: string): Promise<void> {
  const { upTo, path } = STEPS[step];
  const visitor = await visitorOf(page);
  await checkOut(visitor, await findGoods(visitor), upTo, email);
  await handOver(visitor, page.context());
  await page.goto(LOCALE + path);
}

/** Makes an account on the American site by its form, as a browser without script sends it, and signs the page in. */
export async function startSignedUp(page: Page, { email, password }: Person): Promise<void> {
  const visitor = await visitorOf(page);
  await signUp(visitor, email, password);
  await handOver(visitor, page.context());
}
