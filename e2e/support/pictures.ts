import type { CDPSession, Page } from '@playwright/test';

const EMPTY_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"/>';

const sessions = new WeakMap<Page, CDPSession>();

/**
 * Keeps a page from asking for pictures of the shop: they are drawn when they are first asked for, which takes time
 * that most tests are not about. A route would do the same, but passes every request through the test's process and
 * turns off the browser's cache.
 */
export async function blockPictures(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  sessions.set(page, session);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*/images/*'] });
}

/** Shows the pictures as the shop draws them from here on, where they were blocked. */
export async function showPictures(page: Page): Promise<void> {
  await sessions.get(page)?.send('Network.setBlockedURLs', { urls: [] });
}

/** Answers every picture with an empty one, for what waits until pictures are in. */
export async function emptyPictures(page: Page): Promise<void> {
  await showPictures(page);
  await page.route('**/images/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: EMPTY_PICTURE }),
  );
}
