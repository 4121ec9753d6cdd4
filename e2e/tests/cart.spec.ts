import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.describe('the bag', () => {
  test('opens as a dialog after adding, gives the focus back and counts in the header @phone', async ({
    shopper,
    page,
  }) => {
    await shopper.putProductInBag();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Your bag' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Bag, 1 item' })).toBeVisible();
  });

  test('is shown as a page where the code of its dialog does not come', async ({ shopper, page }) => {
    await page.route('**/assets/MiniCart-*.js', (route) => route.abort());
    await shopper.openProduct();
    await shopper.waitForScript();
    await shopper.addToBag();
    await expect(page).toHaveURL(/\/en-us\/cart$/);
    await expect(page.getByRole('link', { name: 'Bag, 1 item' })).toBeVisible();
  });

  test('keeps its lines over a reload and changes the quantity', async ({ shopper, page }) => {
    await shopper.putProductInBag();
    await page.goto('/en-us/cart');
    await page.getByRole('button', { name: /^Increase quantity of/ }).click();
    await expect(page.getByRole('link', { name: 'Bag, 2 items' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Bag, 2 items' })).toBeVisible();
  });

  test('removes a line and can put it back', async ({ shopper, page }) => {
    await shopper.putProductInBag();
    await page.goto('/en-us/cart');
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your bag is empty');
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your bag');
  });

  test('says so, and shows what is left, when another tab has removed the line', async ({
    shopper,
    page,
    context,
  }) => {
    await shopper.putProductInBag();
    await page.goto('/en-us/cart');
    await page.keyboard.press('Tab');
    await expect(page.locator('main input[name="then"][value="stay"]').first()).toBeAttached();
    const other = await context.newPage();
    await other.goto('/en-us/cart');
    await other
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Your bag is empty');
    await other.close();
    await page.getByRole('button', { name: /^Increase quantity of/ }).click();
    await expect(page.getByText('This item is no longer in your bag.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your bag is empty');
  });

  for (const [code, words] of [
    ['NOSUCHCODE', 'That code isn’t valid'],
    ['EXPIRED', 'This code has expired'],
    ['USEDUP', 'This code has reached its limit'],
  ] as const) {
    test(`says why the code ${code} was refused and leaves the total`, async ({ shopper, page }) => {
      await shopper.putProductInBag();
      await page.goto('/en-us/cart');
      const total = await page
        .getByText(/^\$[\d,.]+$/)
        .last()
        .innerText();
      await openPromoCode(page);
      await page.getByRole('textbox', { name: 'Code' }).fill(code);
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(page.locator('#promo-code-error')).toContainText(words);
      await expect(page.getByText(total, { exact: true }).last()).toBeVisible();
    });
  }

  test('applies a code once, shows the discount and takes it away again', async ({ shopper, page }) => {
    await shopper.putProductInBag();
    await page.goto('/en-us/cart');
    await openPromoCode(page);
    await page.getByRole('textbox', { name: 'Code' }).fill('WELCOME10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText(/^Discount/)).toBeVisible();
    await page.getByRole('button', { name: 'Remove code WELCOME10' }).click();
    await expect(page.getByText(/^Discount/)).toBeHidden();
  });
});

async function openPromoCode(page: Page): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Code' });
  if (!(await box.isVisible())) await page.getByText('Promo code').first().click();
}
