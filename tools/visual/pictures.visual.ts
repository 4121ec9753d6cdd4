import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { storybookFolder } from './folders.ts';
import { readStories } from './stories.ts';

/** No server: every request is served from the built Storybook. */
const ORIGIN = 'http://stories.test';
/** axe has its own run (`npm test -- stories`). */
const WITHOUT_AXE = 'a11y.manual:!true';

const test = base.extend<{ globals: string }>({ globals: ['', { option: true }] });

test.beforeEach(async ({ page }) => {
  await page.route('**/*', (route) => {
    const { origin, pathname } = new URL(route.request().url());
    if (origin !== ORIGIN) return route.abort();
    const path = join(storybookFolder, decodeURIComponent(pathname));
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404, body: '' });
  });
});

for (const { id, title, name } of readStories(storybookFolder, process.env['VISUAL_STORIES'])) {
  test(`${title}: ${name}`, async ({ page, globals }) => {
    const chosen = [globals, WITHOUT_AXE].filter((part) => part !== '').join(';');
    await page.goto(`${ORIGIN}/iframe.html?viewMode=story&id=${id}&globals=${chosen}`);
    // Wait for a story's own actions, such as opening a dialog.
    await expect
      .poll(() => page.evaluate('window.__STORYBOOK_PREVIEW__?.currentRender?.phase'))
      .toMatch(/^(completed|finished)$/);
    await page.evaluate('document.fonts.ready');
    await expect(page).toHaveScreenshot(`${id}.png`, { fullPage: true });
  });
}
