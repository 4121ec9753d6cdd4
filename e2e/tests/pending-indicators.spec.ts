import type { Page } from '@playwright/test';
import { expect, test, WITH_MOTION } from '../support/test.ts';

test.use(WITH_MOTION);

async function delayData(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.data(?:\?|$)/, async (route) => {
    if (route.request().url().includes('/me.data')) return route.continue();
    await released;
    return route.continue();
  });
  return release;
}

async function openResults(page: Page): Promise<void> {
  await page.goto('/en-us/search?q=jacket');
  await page.keyboard.press('Tab');
  await expect(page.locator('main button[aria-pressed]').first()).toBeAttached();
}

test.describe('pending states are visible', () => {
  test('a link that was followed @phone', { tag: '@journey' }, async ({ page }) => {
    await openResults(page);
    const release = await delayData(page);
    await page.locator('main a[href*="/p/"]').first().click();
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    const progress = page.getByRole('progressbar', { name: 'Loading' });
    await expect(progress).toBeVisible();
    await expect(page.getByRole('status').filter({ has: progress })).toHaveCount(1);
    release();
    await expect(page).toHaveURL(/\/p\//);
    await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeHidden();
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true');
  });

  test('a filter and an order', async ({ page }) => {
    await openResults(page);
    const release = await delayData(page);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-asc');
    await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
    await expect(page.locator('main ul[aria-busy="true"]').first()).toBeVisible();
    release();
    await expect(page).toHaveURL(/sort=price-asc/);
    await expect(page.locator('main ul[aria-busy="true"]')).toHaveCount(0);
  });

  test('the button of the filters, whose number is not yet known', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openResults(page);
    await page.getByRole('button', { name: /^Filters/ }).click();
    const release = await delayData(page);
    await page
      .getByRole('checkbox', { name: /^Black/ })
      .first()
      .check();
    const show = page.getByRole('dialog', { name: 'Filters' }).getByRole('button', { name: /^Show/ });
    await expect(show).toHaveAttribute('aria-busy', 'true');
    await expect(show).toHaveText('Show results');
    release();
    await expect(show).not.toHaveAttribute('aria-busy', 'true');
    await expect(show).toHaveText(/^Show \d+ products?$/);
  });
});

test.describe('the search box keeps the query', () => {
  test('on the results, with and without JavaScript, and lets go of it elsewhere', async ({
    page,
    browser,
  }) => {
    await openResults(page);
    const box = page.getByRole('combobox', { name: 'Search' }).first();
    await expect(box).toHaveValue('jacket');
    await page.locator('main a[href*="/p/"]').first().click();
    await expect(page).toHaveURL(/\/p\//);
    await expect(box).toHaveValue('');
    await page.goBack();
    await expect(box).toHaveValue('jacket');
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(page.url(), { waitUntil: 'commit' });
    await expect(plain.locator('header input[name=q]')).toHaveValue('jacket');
    await context.close();
  });
});
