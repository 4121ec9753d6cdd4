import type { Locator, Page } from '@playwright/test';
import { measureTextsOnPictures, tooWeak } from '../support/text-contrast.ts';
import { expect, test } from '../support/test.ts';

const PHONE = [390, 844] as const;
const TABLET = [768, 1024] as const;
const DESK = [1440, 900] as const;

/** Every site, and every width for the shortest and the longest words; the ground under a text is the same in all. */
const CASES = [
  ['en-us', PHONE],
  ['en-us', TABLET],
  ['en-us', DESK],
  ['en-gb', PHONE],
  ['en-ca', TABLET],
  ['fr-fr', PHONE],
  ['fr-ca', DESK],
  ['de-de', PHONE],
  ['de-de', TABLET],
  ['de-de', DESK],
  ['es-es', TABLET],
  ['it-it', DESK],
] as const;

/** Pictures as the shop draws them: elsewhere tests go without. */
async function showPictures(page: Page): Promise<void> {
  await page.unroute('**/images/**');
}

/** Waits for a picture; one that the shop was too busy to draw is asked for again. */
async function waitForPicture(page: Page, picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('complete', true, { timeout: 60_000 });
  if (await picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)) return;
  const address = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  const status = async () => (await page.request.get(address)).status();
  await expect.poll(status, { timeout: 60_000 }).toBe(200);
  await picture.evaluate((image: HTMLImageElement, address) => {
    for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove();
    image.srcset = '';
    image.src = address;
  }, address);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

/** Waits for every picture of a part, also those that come when they are scrolled to. */
async function waitForPictures(page: Page, selector: string): Promise<void> {
  for (const picture of await page.locator(`${selector} img`).all())
    if (await picture.isVisible()) await waitForPicture(page, picture);
}

async function expectReadable(page: Page, selector: string, atLeast: number): Promise<void> {
  await waitForPictures(page, selector);
  const texts = await measureTextsOnPictures(page, page.locator(selector).first());
  expect(texts.length, 'texts on pictures').toBeGreaterThanOrEqual(atLeast);
  expect(tooWeak(texts)).toEqual([]);
}

test.describe('text on pictures can be read', () => {
  test.slow();
  for (const [locale, [width, height]] of CASES) {
    test(`on the home page of ${locale} at ${width} px`, async ({ page }) => {
      await showPictures(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      await page.goto(`/${locale}`);
      const reject = page.locator('form button[name=choice][value=none]');
      if (await reject.isVisible()) await reject.click();
      await expectReadable(page, 'main', 3);
    });
  }

  test('on the pictures of the menu', async ({ page }) => {
    await showPictures(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/en-us');
    const item = page.locator('nav[aria-label="Main menu"] li[data-menu]').first();
    await item.hover();
    await expect(item.getByRole('link', { name: /^See all in/ })).toBeVisible();
    await expectReadable(page, 'nav[aria-label="Main menu"] li[data-menu]', 1);
  });
});
