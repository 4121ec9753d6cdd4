import type { Page } from '@playwright/test';
import { layOutEverything } from '../support/force-layout.ts';
import { expect, test, WITH_MOTION } from '../support/test.ts';

test.use(WITH_MOTION);

const PATHS = ['/en-us/stores', '/en-us/sign-up', '/de-de/contact', '/en-us/search?q=jacket', '/en-us/cart'];

/** Opens a page with delayed scripts, without fonts and pictures, which would move it. */
async function openBeforeHydration(page: Page, path: string): Promise<() => Promise<void>> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.addInitScript(() => {
    addEventListener('hydrated', () => Object.assign(globalThis, { isHydrated: true }));
  });
  await page.route(/\.woff2(?:\?|$)|\/images\//, (route) => route.abort());
  await page.route(/\.js(?:\?|$)/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await layOutEverything(page);
  return async () => {
    release();
    await page.keyboard.press('Tab');
    await page.waitForFunction(() => 'isHydrated' in globalThis);
  };
}

/** Positions of all interactive elements. */
const places = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(a, button, input, select, textarea)')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => {
        const { top, height } = control.getBoundingClientRect();
        const name =
          control.getAttribute('aria-label') ?? control.getAttribute('name') ?? control.textContent;
        return `${name}: ${Math.round(top + scrollY)}, ${Math.round(height)}`;
      }),
  );

for (const path of PATHS) {
  test(
    `no control of ${path} moves away from a press when the page hydrates @phone`,
    { tag: path.endsWith('/cart') ? ['@journey', '@phone-journey'] : [] },
    async ({ page }) => {
      const hydrate = await openBeforeHydration(page, path);
      const before = await places(page);
      expect(before.length).toBeGreaterThan(0);
      await hydrate();
      // Scripted elements may be added; existing ones must not move or disappear.
      expect(await places(page)).toEqual(expect.arrayContaining([...before]));
    },
  );
}
