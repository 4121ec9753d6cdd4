import { american } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test.describe('without JavaScript', () => {
  test(
    'a guest filters, searches, fills the bag, changes it and gets to the payment frame',
    { tag: '@journey' },
    async ({ shopper, page }) => {
      await page.goto('/en-us');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goto('/en-us/search?q=jacket');
      await expect(page.locator('main a[href*="/p/"]').first()).toBeVisible();

      await shopper.openProduct();
      await shopper.addToBag();
      await expect(page).toHaveURL(/\/en-us\/cart/);
      await page.getByRole('button', { name: /^Increase quantity of/ }).click();
      await expect(page.getByRole('spinbutton', { name: /^Quantity of/ })).toHaveValue('2');

      await page.goto('/en-us/checkout');
      await shopper.fillShipping(american);
      await page.getByRole('button', { name: 'Continue to shipping options' }).click();
      await page.getByRole('radio', { name: /standard/i }).check();
      await page.getByRole('button', { name: 'Continue to payment' }).click();
      await expect(page).toHaveURL(/\/checkout\/billing/);
      // The noscript message; text selectors ignore noscript elements.
      await expect(page.locator('main noscript p')).toBeVisible();
    },
  );

  test(
    'an address that is not right comes back with what was typed and the field named',
    { tag: '@journey' },
    async ({ shopper, page }) => {
      await shopper.openProduct();
      await shopper.addToBag();
      await page.goto('/en-us/checkout');
      await shopper.fillShipping({ ...american, postalCode: 'ABC', phone: '123' });
      await page.getByRole('button', { name: 'Continue to shipping options' }).click();
      await expect(page.locator('[name="postalCode"]')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('[name="phone"]')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('[name="city"]')).toHaveValue(american.city);
    },
  );

  test('a line of the bag is made a gift, and removed', async ({ shopper, page }) => {
    await shopper.openProduct();
    await shopper.addToBag();
    await page.locator('main noscript summary').click();
    await page.locator('main noscript [name="wrap"]').check();
    await page.locator('main noscript form button[type="submit"]').click();
    await expect(page.locator('main li[id^="line-"]').getByText('Gift wrap')).toBeVisible();
    await page.getByRole('button', { name: /^Remove / }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your bag is empty');
    // What is put back is as many as there were.
    await expect(page).toHaveURL(/done=remove.*qty=1/);
  });
});
