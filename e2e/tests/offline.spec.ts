import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const notice = (page: Page) => page.getByText('You’re offline, so nothing was sent.');

test.describe('without a connection', () => {
  test('the chosen size stays, and goes into the bag afterwards @phone', async ({
    shopper,
    page,
    context,
  }) => {
    await shopper.openProduct();
    await shopper.waitForScript();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await shopper.addToBag();
    await expect(notice(page)).toBeVisible();
    await expect(shopper.sizes().first()).toBeChecked();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Add to bag' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Your bag' })).toBeVisible();
  });

  test('what a page reads by itself fails without replacing the page @phone', async ({
    shopper,
    page,
    context,
  }) => {
    await shopper.openProduct();
    const product = await page.locator('main h1').innerText();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const failed = new Set<string>();
    page.on('requestfailed', (request) => failed.add(new URL(request.url()).pathname));
    await page.keyboard.press('Tab');
    await page.keyboard.press('End');
    await expect.poll(() => [...failed]).toContain('/en-us/product-rows');
    await page.keyboard.press('Home');
    await expect(page.locator('main h1')).toHaveText(product);
  });

  test('a link and a filter leave the list as it is', async ({ page, context }) => {
    await page.goto('/en-us/search?q=jacket');
    await page.keyboard.press('Tab');
    await expect(page.locator('main button[aria-pressed]').first()).toBeAttached();
    await context.setOffline(true);
    const black = page.getByRole('checkbox', { name: /^Black/ }).first();
    await black.click();
    await expect(notice(page)).toBeVisible();
    await expect(black).not.toBeChecked();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice(page)).toBeHidden();
    await page.locator('main a[href*="/p/"]').first().click();
    await expect(notice(page)).toBeVisible();
    await expect(page).toHaveURL(/\/search\?q=jacket$/);
    await context.setOffline(false);
    await black.check();
    await expect(page).toHaveURL(/color=/);
  });

  test('what was typed into the checkout stays', { tag: '@journey' }, async ({ shopper, page, context }) => {
    await shopper.putProductInBag();
    await page.goto('/en-us/checkout');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Change country' })).toBeHidden();
    await shopper.fillShipping();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Continue to shipping options' }).click();
    await expect(notice(page)).toBeVisible();
    await expect(page.locator('[name="lastName"]')).toHaveValue('O’Neil');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Continue to shipping options' }).click();
    await expect(page.getByRole('radio', { name: /standard/i })).toBeVisible();
  });

  test('a page that fails to load shows a message, and can be reloaded', async ({ page }) => {
    await page.goto('/en-us/search?q=jacket');
    await page.keyboard.press('Tab');
    await expect(page.locator('main button[aria-pressed]').first()).toBeAttached();
    await page.route('**/*.data*', (route) => route.abort());
    await page.locator('main a[href*="/p/"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You seem to be offline');
    await page.unroute('**/*.data*');
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Add to bag' }).first()).toBeVisible();
  });
});
