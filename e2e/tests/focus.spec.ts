import type { Page } from '@playwright/test';
import { coveredWhenFocused, focused } from '../support/focus.ts';
import { startAt } from '../support/start-at.ts';
import { expect, test, WITH_MOTION } from '../support/test.ts';

test.use(WITH_MOTION);

/** The last announcement to assistive technology. */
const announced = (page: Page) => page.locator('output.visually-hidden').filter({ hasText: /./ });

async function openResults(page: Page, query = ''): Promise<void> {
  await page.goto(`/en-us/search?q=jacket${query}`);
  await page.keyboard.press('Tab');
  await expect(page.locator('main button[aria-pressed]').first()).toBeAttached();
}

test.describe('a listing never loses the focus', () => {
  test('a new sort order keeps it on its control and is announced', { tag: '@journey' }, async ({ page }) => {
    await openResults(page);
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    await sort.focus();
    await sort.selectOption('price-asc');
    await expect(page).toHaveURL(/sort=price-asc/);
    await expect(announced(page)).toContainText(['Sorted by Price, low to high']);
    await expect(sort).toBeFocused();
    await expect(sort).toHaveValue('price-asc');
    await page.goBack();
    await expect(sort).toHaveValue('relevance');
  });

  test('a filter that is taken away gives it to the next one, the last one to the products', async ({
    page,
  }) => {
    await openResults(page);
    const chips = page.getByRole('list', { name: 'Active filters' });
    for (const name of [/^Black/, /^Men/]) {
      await page.getByRole('checkbox', { name }).first().check();
      await expect(
        chips.getByRole('link', { name: new RegExp(`Remove filter .*${name.source.slice(1)}`) }),
      ).toBeVisible();
    }
    const remove = chips.getByRole('link', { name: /^Remove filter/ });
    await expect(remove).toHaveCount(2);
    await remove.first().press('Enter');
    await expect(remove).toHaveCount(1);
    await expect(remove.first()).toBeFocused();
    await remove.first().press('Enter');
    await expect(remove).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Products', exact: true })).toBeFocused();
    await expect(announced(page)).toContainText([/^\d[\d,]* products$/]);
  });

  test('more products have it at the first of them', async ({ page }) => {
    await openResults(page);
    const grid = page.locator('main ul').filter({ has: page.locator('article') });
    const cards = grid.first().locator('li:has(article)');
    const before = await cards.count();
    await page.getByRole('link', { name: 'Show more' }).press('Enter');
    await expect(page).toHaveURL(/page=2/);
    await expect(async () => expect(await cards.count()).toBeGreaterThan(before)).toPass();
    await expect(cards.nth(before).locator('a').first()).toBeFocused();
  });
});

test.describe('a restored item keeps the focus on the page and is announced', () => {
  test('in the favourites', async ({ page }) => {
    await openResults(page);
    for (const index of [0, 1]) {
      const heart = page
        .getByRole('main')
        .getByRole('button', { name: /^Favorite: / })
        .nth(index);
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
    }
    await page.getByRole('link', { name: 'Favorites, 2 items' }).click();
    await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(2);
    await expect(page.locator('main input[name="then"][value="stay"]').first()).toBeAttached();
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .press('Enter');
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(2);
    await expect(announced(page)).toContainText([/^Added to your/]);
    expect(await focused(page)).not.toBe('body');
  });

  test('in the bag', async ({ page }) => {
    await startAt(page, 'bag');
    await expect(page.locator('main input[name="then"][value="stay"]').first()).toBeAttached();
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .press('Enter');
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your bag');
    await expect(announced(page)).toContainText(['Put back in your bag.']);
    await expect.poll(() => focused(page)).not.toBe('body');
  });
});

test.describe('nothing that sticks covers what has the focus', () => {
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [320, 256],
  ] as const) {
    test(`at ${width} × ${height}`, async ({ shopper, page }) => {
      // Without smooth scrolling.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height });
      await openResults(page);
      // Rows of products below it load their code when they come near.
      await expect(async () =>
        expect(await coveredWhenFocused(page.getByRole('main')), 'a listing').toEqual([]),
      ).toPass({ timeout: 20_000 });
      await shopper.openProduct();
      await shopper.waitForScript();
      expect(await coveredWhenFocused(page.getByRole('main')), 'a product').toEqual([]);
    });
  }
});
