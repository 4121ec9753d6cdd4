import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { Visitor } from './visitor.ts';

/** Lets the visitor go on in a browser: it has the cookies from here. */
export async function handOver(visitor: Visitor, context: BrowserContext): Promise<void> {
  // The cookies are bound to a secure host, which this one is to a browser only.
  const url = visitor.origin.replace('http:', 'https:');
  const cookies = [...visitor.cookies()].map(([name, value]) => ({ name, value, url, secure: true }));
  await context.addCookies(cookies);
}

/** Opens a page in a browser of its own, in which the visitor goes on; close its context in the end. */
export async function openAs(
  browser: Browser,
  origin: string,
  visitor: Visitor,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ ...options, baseURL: origin });
  await handOver(visitor, context);
  return context.newPage();
}

/** Wakes the script of a page and waits for it: from then on the page itself answers what is pressed. */
export async function wakeScript(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
}
