import type { Page } from '@playwright/test';

/** Waits until a page has loaded all that it loads by itself: the tracking is the last of it. */
export async function waitForQuiet(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/assets\/Tracking-/.test(name)),
  );
  await page.waitForLoadState('networkidle');
}
