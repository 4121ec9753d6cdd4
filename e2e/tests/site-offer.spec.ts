import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const PRODUCT = '/p/skarmere-packable-shell-NFSCF7TT';
const PAGE = `/en-us${PRODUCT}`;
const question = (page: Page) => page.getByRole('dialog', { name: 'Im Shop Deutschland einkaufen?' });

test.describe('a German browser on the site of another country', () => {
  test.use({ extraHTTPHeaders: { 'accept-language': 'de-DE,de;q=0.9,en;q=0.5' } });

  test('is shown once, and stays @phone', async ({ page, expectAccessible }) => {
    await page.goto(PAGE);
    await expect(question(page)).toBeVisible();
    await expectAccessible('the question where to shop');
    await page.getByRole('button', { name: 'Im Shop Vereinigte Staaten bleiben' }).click();
    await expect(question(page)).toBeHidden();
    await expect
      .poll(async () => (await page.context().cookies()).some(({ name }) => name.includes('site-stays')))
      .toBe(true);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(question(page)).toBeHidden();
    const again = await page.request.get('/en-us/me.data', { headers: { 'accept-language': 'de' } });
    expect(await again.text()).not.toContain('Deutschland');
  });

  test('goes to the same page of its own country, by the keyboard alone', async ({ page }) => {
    await page.goto(PAGE);
    const go = question(page).getByRole('link', { name: 'Zum Shop Deutschland' });
    await expect(go).toBeVisible();
    while (!(await go.evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/de-de\/p\/[^/]*NFSCF7TT$/);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('is not shown by the next page after Escape, nor after a link of the shop', async ({ page }) => {
    await page.goto(PAGE);
    await expect(question(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await page.evaluate(() => window.location.assign('/en-us'));
    await expect(page).toHaveURL(/\/en-us$/);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(question(page)).toBeHidden();
  });

  test('is shown after the consent banner, and not at the same time', async ({ page, shopper }) => {
    await page.goto(`/en-gb${PRODUCT}`);
    const reject = page.getByRole('button', { name: 'Reject all' });
    await expect(reject).toBeVisible();
    // Hydrated by then: as a form, it would be a page of the shop.
    await shopper.waitForScript();
    await page.waitForLoadState('networkidle');
    await expect(question(page)).toBeHidden();
    await reject.click();
    await expect(question(page)).toBeVisible();
  });

  test('is not shown on personal pages, such as the bag', async ({ page }) => {
    const me = page.waitForResponse(/\/en-us\/me\.data/);
    await page.goto('/en-us/cart');
    await me;
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(question(page)).toBeHidden();
    // The response contains the question; the page suppresses it.
    expect(await (await page.request.get('/en-us/me.data')).text()).toContain('Deutschland');
  });
});
