import type { Page } from '@playwright/test';
import { wakeScript } from '../support/open-as.ts';
import { american, cards } from '../support/shopper.ts';
import { startAt } from '../support/start-at.ts';
import { expect, test } from '../support/test.ts';

/** Announcements since `listen`. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('output, [role=status], [role=alert]'))
        if (region.textContent) announced.push(region.textContent);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
const announced = (page: Page) =>
  page.evaluate(() =>
    'announced' in window && Array.isArray(window.announced) ? window.announced.join('\n') : '',
  );

test.describe('at the point of paying', () => {
  test(
    'a changed total shows the order as it is now and what changed, and the next press places it',
    { tag: '@journey' },
    async ({ shopper, page, context, expectAccessible }) => {
      await startAt(page, 'summary');
      const before = await page.getByRole('button', { name: /^Place order/ }).innerText();
      const other = await context.newPage();
      await other.goto('/en-us/cart');
      await other.getByRole('button', { name: /^Increase quantity of/ }).click();
      await expect(other.getByRole('link', { name: 'Bag, 2 items' })).toBeVisible();
      await other.close();
      await shopper.placeOrder();
      await expect(page.getByText('The total has changed')).toBeVisible();
      await expect(page.getByText(/quantity 1, now 2$/)).toBeVisible();
      await expect(page.getByText(/^Total: \$[\d,.]+, now \$[\d,.]+$/)).toBeVisible();
      await expect(page.getByRole('button', { name: /^Place order/ })).not.toHaveText(before);
      await expect(page.getByText('Quantity: 2').locator('visible=true').first()).toBeVisible();
      await expectAccessible('a changed total');
      await shopper.placeOrder();
      await shopper.orderNumber();
    },
  );

  test(
    'the order summary counts with an option as soon as it is chosen',
    { tag: '@journey' },
    async ({ shopper, page }) => {
      await startAt(page, 'shipping');
      await shopper.fillShipping();
      await listen(page);
      await page.getByRole('button', { name: 'Continue to shipping options' }).click();
      await expect(page.getByRole('form', { name: 'Shipping option' })).toBeFocused();
      await expect.poll(() => announced(page)).toContain('2 shipping options for your address');
      const summary = page.getByRole('complementary', { name: 'Order summary' });
      await expect(summary).toContainText('Standard shipping');
      await page.getByRole('radio', { name: /express/i }).check();
      await expect(summary).toContainText('Express shipping');
      await expect.poll(() => announced(page)).toMatch(/Total: \$/);
    },
  );

  test('Back from the delivery options reaches the address, filled in', async ({ shopper, page }) => {
    await startAt(page, 'shipping');
    await shopper.fillShipping();
    await page.getByRole('button', { name: 'Continue to shipping options' }).click();
    await expect(page.getByRole('radio', { name: /standard/i })).toBeVisible();
    await page.goBack();
    await expect(page.locator('[name="addressLine1"]')).toHaveValue(american.addressLine1);
  });

  test('an address that was typed survives a reload, and is forgotten when it was sent', async ({
    shopper,
    page,
  }) => {
    await startAt(page, 'shipping');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('status').first()).toBeAttached();
    const stored = () => page.evaluate(() => sessionStorage.getItem('checkout-address') ?? '');
    await expect(async () => {
      await shopper.fillShipping();
      expect(await stored()).toContain(american.addressLine1);
    }).toPass();
    await page.reload();
    await page.keyboard.press('Tab');
    await expect(page.locator('[name="addressLine1"]')).toHaveValue(american.addressLine1);
    await expect(page.locator('[name="province"]')).toHaveValue('OR');
    await page.getByRole('button', { name: 'Continue to shipping options' }).click();
    await expect(page.getByRole('radio', { name: /standard/i })).toBeVisible();
    await expect.poll(stored).toBe('');
  });

  test('a closed bank dialog shows the payment as pending, and can be reopened', async ({
    shopper,
    page,
    expectAccessible,
  }) => {
    await startAt(page, 'billing');
    await shopper.goThroughBilling(cards.challenged);
    await shopper.placeOrder();
    const challenge = page.getByRole('dialog', { name: 'Confirm your card payment' });
    await expect(challenge).toBeVisible({ timeout: 20_000 });
    await expectAccessible('the question of the bank');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alert').getByText('Your order is not placed yet')).toBeVisible();
    const again = page.getByRole('button', { name: 'Confirm with your bank' });
    await again.click();
    await expect(challenge).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(again).toBeFocused();
    await expectAccessible('the review with the question of the bank closed');
    await again.click();
    await challenge.frameLocator('iframe').getByRole('button').first().click();
    await shopper.orderNumber();
  });

  test('the items are above the button on a phone, and a promo code applies there @phone', async ({
    shopper,
    page,
  }) => {
    await startAt(page, 'summary');
    await wakeScript(page);
    const items = page.getByRole('list', { name: 'Items in this order' }).locator('visible=true');
    await expect(items).toHaveCount(1);
    const code = page.getByRole('textbox', { name: 'Promo code' }).locator('visible=true');
    await listen(page);
    await code.fill('NOSUCHCODE');
    await code.press('Enter');
    await expect(page.getByText('That code isn’t valid').locator('visible=true').first()).toBeVisible();
    await expect.poll(() => announced(page)).toContain('That code isn’t valid');
    await code.fill('PATCH01');
    await code.press('Enter');
    await expect(page.getByText(/^Discount/).locator('visible=true')).toBeVisible();
    await expect.poll(() => announced(page)).toContain('Code PATCH01 applied.');
    await shopper.placeOrder();
    await shopper.orderNumber();
  });

  test('the card form has the typeface, the radius and the focus ring of the shop', async ({
    shopper,
    page,
  }) => {
    await startAt(page, 'billing');
    const input = shopper.cardFrame().locator('input[autocomplete="cc-number"]');
    await input.focus();
    const look = () =>
      input.evaluate((element) => {
        const { fontFamily, borderRadius, outlineColor, color } = getComputedStyle(element);
        const isLoaded = document.fonts.check('16px Shop');
        return { first: fontFamily.split(',')[0], borderRadius, outlineColor, color, isLoaded };
      });
    await expect.poll(look).toEqual({
      first: 'Shop',
      borderRadius: '2px',
      outlineColor: 'rgb(29, 79, 216)',
      color: 'rgb(23, 24, 21)',
      isLoaded: true,
    });
  });

  test('every step is accessible with its summary opened @phone', async ({
    shopper,
    page,
    expectAccessible,
  }) => {
    await startAt(page, 'shipping');
    const open = async () => {
      const folded = page.locator('summary').filter({ hasText: 'Order summary' }).locator('visible=true');
      if ((await folded.count()) > 0) await folded.click();
    };
    await open();
    await expectAccessible('the address');
    await shopper.fillShipping();
    await page.getByRole('button', { name: 'Continue to shipping options' }).click();
    await expect(page.getByRole('radio', { name: /standard/i })).toBeVisible();
    await expectAccessible('the shipping options');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page).toHaveURL(/\/checkout\/billing/);
    await open();
    await expectAccessible('the payment');
    await page.getByRole('radio', { name: 'Use a different address' }).check();
    await shopper.typeCard(cards.passes);
    const review = page.getByRole('button', { name: 'Review your order' });
    await review.click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    await expectAccessible('the payment with errors in another address');
    await page.getByRole('radio', { name: 'Same as shipping address' }).check();
    await review.click();
    await expect(page).toHaveURL(/\/checkout\/summary/);
    await expectAccessible('the review');
  });
});

test(
  'a removed line is put back once, and the heading has the focus',
  { tag: '@journey' },
  async ({ shopper, page, expectAccessible }) => {
    await startAt(page, 'bag');
    await shopper.waitForScript();
    await listen(page);
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your bag is empty');
    const undo = page.getByRole('button', { name: 'Undo' }).first();
    const header = await page.locator('header').first().boundingBox();
    const notice = await page.locator('main [tabindex="-1"]:has(button)').first().boundingBox();
    expect(notice?.y, 'the notice keeps its distance from the header').toBeGreaterThan(
      (header?.y ?? 0) + (header?.height ?? 0) + 8,
    );
    await undo.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your bag' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    await expect.poll(() => announced(page)).toContain('Put back in your bag.');
    await expect(page.getByRole('link', { name: 'Bag, 1 item' })).toBeVisible();
    await expectAccessible('a bag that a line was put back into');
  },
);

test('the bag that opens after adding has a title that confirms it', async ({ shopper, page }) => {
  await shopper.putProductInBag();
  await expect(page.getByRole('dialog', { name: 'Your bag' })).toHaveAccessibleDescription(
    'Added to your bag',
  );
});
