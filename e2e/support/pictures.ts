import type { CDPSession, Page } from '@playwright/test';

const EMPTY_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"/>';

const sessions = new WeakMap<Page, CDPSession>();

/** Blocks the shop's slow pictures by address; a route would disable the browser's cache. */
export async function blockPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  sessions.set(page, session);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*/images/*'] });
}

/** Stops blocking pictures. */
export async function showPictures(page: Page): Promise<void> {
  await sessions.get(page)?.send('Network.setBlockedURLs', { urls: [] });
}

/** Replaces every picture by an empty one. */
export async function emptyPictures(page: Page): Promise<void> {
  await showPictures(page);
  await page.route('**/images/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: EMPTY_PICTURE }),
  );
}

/** Draws the page in the fallback font: whether the web font comes in time, and so where lines break, is chance. */
export async function withoutWebFont(page: Page): Promise<void> {
  await page.route(/\.woff2/, (route) => route.abort());
}
