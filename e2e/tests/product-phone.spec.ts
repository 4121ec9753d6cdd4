import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const barOf = (page: Page) => page.getByRole('button', { name: 'Add to bag' }).locator('..');

const bottomOf = async (element: Locator): Promise<number> => {
  const box = await element.boundingBox();
  if (box === null) throw new Error('It is not on the page.');
  return box.y + box.height;
};

test.describe('a product on a phone', () => {
  test(
    'shows name, price and sizes in the first screen, above the bar that buys',
    { tag: '@journey' },
    async ({ shopper, page }) => {
      await shopper.openProduct();
      const bar = await barOf(page).boundingBox();
      const free = bar?.y ?? 0;
      expect(free).toBeGreaterThan(600);
      expect(await bottomOf(page.getByRole('heading', { level: 1 }))).toBeLessThan(free);
      expect(
        await bottomOf(
          page
            .getByRole('main')
            .getByText(/^(?:From )?\$\d/)
            .first(),
        ),
      ).toBeLessThan(free);
      expect(await bottomOf(page.getByRole('radio').first())).toBeLessThan(free);
    },
  );

  for (const locale of ['en-us', 'de-de']) {
    test(`shows the sizes there, too, when it is reduced, in ${locale}`, async ({ shopper, page }) => {
      await page.goto(`/${locale}/c/sale-women-910000`);
      const reject = page.getByRole('button', { name: 'Alle ablehnen' });
      if (await reject.isVisible()) await reject.click();
      // Before hydration the answer is a form, which loads the page again.
      await expect(reject).toBeHidden();
      const hrefs = await page
        .locator('main article a[href*="/p/"]')
        .evaluateAll((links) => [
          ...new Set(links.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
        ]);
      for (const href of hrefs.slice(0, 3)) {
        await page.goto(href);
        if ((await shopper.sizes().count()) === 0) continue;
        const bar = await page.locator('main form div:has(> button[type=submit])').first().boundingBox();
        const size = page.locator('main label:has(input[name="productId"])').first();
        expect(await bottomOf(size), href).toBeLessThan(bar?.y ?? 0);
      }
    });
  }

  test('its bar carries the price and the chosen size', async ({ shopper, page }) => {
    await shopper.openProduct();
    await shopper.waitForScript();
    const bar = barOf(page);
    await expect(bar).toContainText(/\$\d/);
    await expect(bar).toContainText('Choose a size');
    const size = shopper.sizes().first();
    const name = await size.evaluate(
      (input: HTMLInputElement) => input.closest('label')?.querySelector('span')?.textContent,
    );
    await size.check({ force: true });
    await expect(bar).toContainText(`Size ${name}`);
    await expect(bar).not.toContainText('Choose a size');
  });

  test('without a size its bar opens the choice of sizes', async ({ shopper, page, expectAccessible }) => {
    await shopper.openProduct();
    await shopper.waitForScript();
    await page.locator('#description').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Add to bag' }).click();
    const first = shopper.sizes().first();
    await expect(first).toBeFocused();
    await expect(page.getByText('Select a size.').first()).toBeVisible();
    await expect(async () => {
      const isUncovered = await first.evaluate((input) => {
        const { left, top, width, height } = input.getBoundingClientRect();
        return document
          .elementFromPoint(left + width / 2, top + height / 2)
          ?.closest('label')
          ?.contains(input);
      });
      expect(isUncovered).toBe(true);
    }).toPass();
    await expectAccessible('product without a size');
  });

  test('its heart is not covered', async ({ shopper, page }) => {
    await shopper.openProduct();
    const heart = page.locator('main button[aria-pressed]').first();
    const isUncovered = await heart.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isUncovered).toBe(true);
  });
});
