import type { Page } from '@playwright/test';
import { layOutEverything } from '../support/force-layout.ts';
import { expect, test } from '../support/test.ts';

const LATE = /\.css(?:\?|$)/;
const PATHS = [
  '/en-us',
  '/en-us/search?q=jacket',
  '/en-us/cart',
  '/de-de',
  '/en-gb/favorites',
  '/fr-fr/nowhere',
];

/** Opens a page without scripts, font and pictures, with delayed stylesheets. */
async function openWithoutFiles(page: Page, path: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.(?:js|woff2)(?:\?|$)|\/images\//, (route) => route.abort());
  await page.route(LATE, async (route) => {
    await released;
    await route.continue();
  });
  // A pending stylesheet delays the load event.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await layOutEverything(page);
  return release;
}

/** What a missing rule would change, of each element. */
const LOOKS = (
  'display position visibility opacity color background-color background-image font-size font-weight line-height ' +
  'letter-spacing text-transform text-decoration-line text-wrap white-space list-style-type overflow z-index ' +
  'margin-top margin-right margin-bottom margin-left padding-top padding-right padding-bottom padding-left ' +
  'border-top-width border-right-width border-bottom-width border-left-width border-radius box-shadow clip-path ' +
  'width height aspect-ratio object-fit grid-template-columns gap flex translate rotate fill stroke cursor'
).split(' ');

const looks = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    (names) =>
      [...document.querySelectorAll('body, body *:not(script, noscript, source)')].map((element) => {
        const style = getComputedStyle(element);
        const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return `${element.tagName} ${element.getAttribute('class') ?? ''}; ${values.join('; ')}`;
      }),
    LOOKS,
  );

const isStyled = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('head > link[rel="stylesheet"]')];
    return links.length > 0 && links.every(({ sheet, media }) => sheet !== null && media === '');
  });

test.describe('styles of the first view', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const path of PATHS) {
    test(
      `nothing on ${path} changes when the stylesheets come @phone`,
      { tag: path === '/en-us' ? ['@journey', '@phone-journey'] : [] },
      async ({ page }) => {
        const release = await openWithoutFiles(page, path);
        const before = await looks(page);
        expect(await isStyled(page)).toBe(false);
        release();
        await page.keyboard.press('Shift');
        await expect.poll(() => isStyled(page)).toBe(true);
        expect(await looks(page)).toEqual(before);
      },
    );
  }

  test(
    'no stylesheet is requested while the document is read, and none applies before the page is used',
    { tag: '@journey' },
    async ({ page }) => {
      // On a very busy machine the client starts before the load event, and the styles with it.
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          const names = performance.getEntriesByType('resource').map(({ name }) => name);
          Object.assign(globalThis, { early: names.filter((name) => name.endsWith('.css')) });
        });
      });
      await page.goto('/en-us');
      await page.waitForLoadState('networkidle');
      const early = await page.evaluate(() => (globalThis as unknown as { early: readonly string[] }).early);
      expect(early).toEqual([]);
      expect(await isStyled(page)).toBe(false);
      await page.keyboard.press('Shift');
      await expect.poll(() => isStyled(page)).toBe(true);
    },
  );

  test('a page works when its stylesheets never come', async ({ page }) => {
    await page.route(LATE, (route) => route.abort());
    await page.goto('/en-us/search?q=jacket');
    await page.keyboard.press('Tab');
    await expect(page.locator('main button[aria-pressed]').first()).toBeAttached();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the stylesheets and the font come as ever', async ({ page }) => {
    const font = page.waitForRequest(/\.woff2/);
    await page.goto('/en-us');
    expect((await font).url()).toContain('/assets/');
  });
});
