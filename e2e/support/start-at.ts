import type { Page } from '@playwright/test';
import { checkOut, findGoods, LOCALE } from './fault-forms.ts';
import { signUp } from './fault-accounts.ts';
import { handOver } from './open-as.ts';
import type { Customer } from './customer.ts';
import { shop } from './shop.ts';
import { visit, type Visitor } from './visitor.ts';

/** Steps to complete by forms, and the page to open then. */
const STEPS = {
  bag: { upTo: 'address', path: '/cart' },
  shipping: { upTo: 'address', path: '/checkout' },
  billing: { upTo: 'billing', path: '/checkout/billing' },
  summary: { upTo: 'summary', path: '/checkout/summary' },
} as const;

/** A visitor with the page's cookies, without script. */
async function visitorOf(page: Page): Promise<Visitor> {
  const cookies = await page.context().cookies(shop().storefront.replace('http:', 'https:'));
  return visit(shop().storefront, new Map(cookies.map(({ name, value }) => [name, value])));
}

/** Opens a checkout step with one item in the bag by form posts; earlier steps have their own tests. */
export async function startAt(page: Page, step: keyof typeof STEPS, email?: string): Promise<void> {
  const { upTo, path } = STEPS[step];
  const visitor = await visitorOf(page);
  await checkOut(visitor, await findGoods(visitor), upTo, email);
  await handOver(visitor, page.context());
  await page.goto(LOCALE + path);
}

export async function startSignedUp(page: Page, { email, password }: Customer): Promise<void> {
  const visitor = await visitorOf(page);
  await signUp(visitor, email, password);
  await handOver(visitor, page.context());
}
