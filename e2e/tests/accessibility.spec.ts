import { cards } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

test.describe('axe finds nothing @phone', () => {
  test('on home, with the menu, the search and the site switch open', async ({
    page,
    expectAccessible,
    isMobile,
  }) => {
    await page.goto('/en-us');
    await expectAccessible('home');
    if (isMobile) {
      await page.getByRole('button', { name: 'Open menu' }).click();
    } else {
      const trigger = page
        .getByRole('navigation', { name: 'Main menu' })
        .locator('button, summary, a')
        .first();
      await trigger.hover();
    }
    await expectAccessible('home with the menu open');
  });

  test('on a listing, with filters open', async ({ shopper, page, expectAccessible, isMobile }) => {
    await shopper.openFirstCategory();
    await expectAccessible('listing');
    if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
    await expectAccessible('listing with filters');
  });

  test('on search, with and without results', async ({ page, expectAccessible }) => {
    await page.goto('/en-us/search?q=jacket');
    await expectAccessible('search');
    await page.goto('/en-us/search?q=zzqx');
    await expectAccessible('search without results');
  });

  test('on a product, enlarged and refused without a size', async ({ shopper, page, expectAccessible }) => {
    await shopper.openProduct();
    await expectAccessible('product');
    await page.getByRole('button', { name: 'Add to bag' }).first().click();
    await expectAccessible('product without a size');
    const enlarge = page
      .getByRole('button', { name: /^Enlarge picture/ })
      .or(page.getByRole('link', { name: /^Enlarge picture/ }));
    await enlarge.first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible('product enlarged');
  });

  test('in the bag: dialog, page, empty', async ({ shopper, page, expectAccessible }) => {
    await page.goto('/en-us/cart');
    await expectAccessible('empty bag');
    await shopper.putProductInBag();
    await expectAccessible('bag dialog');
    await page.goto('/en-us/cart');
    await expectAccessible('bag');
  });

  test('in the checkout: shipping with errors, billing, summary, confirmation', async ({
    shopper,
    page,
    expectAccessible,
  }) => {
    await shopper.putProductInBag();
    await page.goto('/en-us/checkout');
    await expectAccessible('shipping');
    await page.getByRole('button', { name: 'Continue to shipping options' }).click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    await expectAccessible('shipping with errors');
    await shopper.goThroughShipping();
    await expect(shopper.cardFrame().locator('input').first()).toBeVisible();
    await expectAccessible('billing');
    await shopper.goThroughBilling(cards.passes);
    await expectAccessible('summary');
    await shopper.placeOrder();
    await shopper.orderNumber();
    await expectAccessible('confirmation');
  });

  test('on the page that was not found', async ({ page, expectAccessible }) => {
    await page.goto('/en-us/no-such-page');
    await expectAccessible('not found');
  });
});
