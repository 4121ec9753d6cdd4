import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { Visitor } from './visitor.ts';

/** Copies the visitor's cookies to a browser. */
export async function handOver(visitor: Visitor, context: BrowserContext): Promise<void> {
  // Secure cookies: only browsers treat this host as secure.
  const url = visitor.origin.replace('http:', 'https:');
  const cookies = [...visitor.cookies()].map(([name, value]) => ({ name, value, url, secure: true }));
  await context.addCookies(cookies);
}

/** Opens a page as the visitor in a new context, which the caller closes. */
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

/** Triggers hydration and waits for it. */
export async function wakeScript(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
}
