import type { Locator, Page } from '@playwright/test';
import { showPictures } from '../support/pictures.ts';
import { markTextsOnPictures, measureMarked, tooWeak } from '../support/text-contrast.ts';
import { expect, test } from '../support/test.ts';

const PHONE = [390, 844] as const;
const TABLET = [768, 1024] as const;
const DESK = [1440, 900] as const;

/** Every site, and every width for the shortest and the longest texts; backgrounds are the same. */
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

/** Reloads a picture that the shop was too busy to render. */
async function reloadPicture(page: Page, picture: Locator): Promise<void> {
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

/** Waits for all pictures, lazy ones too; returns those that failed. */
const loadPictures = (pictures: Locator): Promise<readonly number[]> =>
  pictures.evaluateAll(async (images: HTMLImageElement[]) => {
    const loaded = async (image: HTMLImageElement): Promise<boolean> => {
      image.loading = 'eager';
      if (!image.complete)
        await new Promise((resolve) => {
          for (const event of ['load', 'error']) image.addEventListener(event, resolve, { once: true });
        });
      return image.naturalWidth > 0;
    };
    const isLoaded = await Promise.all(images.map(loaded));
    return [...isLoaded.keys()].filter((index) => isLoaded[index] === false);
  });

async function waitForPictures(page: Page, selector: string): Promise<void> {
  const pictures = page.locator(`${selector} img`).filter({ visible: true });
  for (const index of await loadPictures(pictures)) await reloadPicture(page, pictures.nth(index));
}

async function expectReadable(page: Page, selector: string, atLeast: number): Promise<void> {
  await waitForPictures(page, selector);
  // Opening elements have no visible text yet.
  await expect
    .poll(() => markTextsOnPictures(page.locator(selector).first()), { message: 'texts on pictures' })
    .toBeGreaterThanOrEqual(atLeast);
  const texts = await measureMarked(page);
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
      await expect(reject).toBeHidden();
      await expectReadable(page, 'main', 3);
    });
  }

  test('on the pictures of the menu', async ({ page }) => {
    await showPictures(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/en-us');
    const item = page.locator('nav[aria-label="Main menu"] li[data-menu]').first();
    // Pictures that are drawn for the first time keep the connections of the browser busy.
    await expect(async () => {
      await page.mouse.move(700, 800);
      await item.hover();
      await expect(item.getByRole('link', { name: /^See all in/ })).toBeVisible();
    }).toPass();
    await expectReadable(page, 'nav[aria-label="Main menu"] li[data-menu]', 1);
  });
});
