import type { Page } from '@playwright/test';
import type { FaultShop } from '../support/fault-shop.ts';
import { expect } from '../support/test.ts';
import { test } from '../support/test-with-faults.ts';

const READ_CART = 'GET /cart/v1/cart/{basketId}';
const READ_FAVOURITES = 'GET /wishlists/v2/favorites';

const unread = (page: Page) => page.getByText('We couldn’t load the latest information');
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Repairs the read and retries until its circuit has closed. */
async function readAgain(page: Page, { proxy }: FaultShop, operation: string): Promise<void> {
  proxy.set(operation, undefined);
  await expect(async () => {
    if (await unread(page).isVisible()) await retry(page).click();
    await expect(unread(page)).toBeHidden({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
}

test('a changed bag that cannot be reloaded shows the change, and retains the input', async ({
  shopper,
  page,
  faults,
  expectAccessible,
}) => {
  await shopper.putProductInBag();
  await page.goto('/en-us/cart');
  await shopper.waitForScript();
  await page.getByLabel('Promo code').fill('HALF-TYPED');
  faults.proxy.set(READ_CART, 'error-500');
  await page.getByRole('button', { name: /^Increase quantity of/ }).click();
  await expect(unread(page)).toBeVisible();
  await expect(heading(page)).toHaveText('Your bag');
  await expect(page.getByRole('spinbutton', { name: /^Quantity of/ })).toHaveValue('2');
  await expect(page.getByLabel('Promo code')).toHaveValue('HALF-TYPED');
  await expectAccessible('the bag that could not be read again');

  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect(heading(page)).toHaveText('Your bag is empty');
  await expect(unread(page)).toBeVisible();

  await readAgain(page, faults, READ_CART);
  await expect(heading(page)).toHaveText('Your bag is empty');
});

test('the sheet of the bag shows the result of the press, though the bag cannot be read', async ({
  shopper,
  page,
  faults,
}) => {
  await shopper.openProduct();
  await shopper.waitForScript();
  const product = await heading(page).innerText();
  faults.proxy.set(READ_CART, 'error-500');
  await shopper.addToBag();
  const sheet = page.getByRole('dialog', { name: 'Your bag' });
  await expect(sheet.getByRole('link', { name: product })).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'Check out' })).toBeVisible();
  await expect(unread(page)).toBeHidden();
});

test('favourites that were changed and cannot be read again stay on the page', async ({ page, faults }) => {
  await page.goto('/en-us/search?q=jacket');
  await page.keyboard.press('Tab');
  const hearts = page.locator('main').getByRole('button', { name: /^Favorite: / });
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'false');
  const stored = () => page.waitForResponse((response) => response.url().endsWith('/favorites/heart'));
  for (const index of [0, 1]) await Promise.all([stored(), hearts.nth(index).click()]);
  await page.goto('/en-us/favorites');
  await page.keyboard.press('Tab');
  const list = page.getByRole('list', { name: 'Your favorites' }).locator('> li');
  await expect(page.locator('main input[name="then"][value="stay"]').first()).toBeAttached();
  await list
    .first()
    .getByRole('button', { name: /^Remove / })
    .click();
  await expect(list).toHaveCount(1);
  // The line disappears immediately; its removal is complete when undo is offered.
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  faults.proxy.set(READ_FAVOURITES, 'error-500');
  await undo.click();
  await expect(unread(page)).toBeVisible();
  await expect(list).toHaveCount(1);

  await readAgain(page, faults, READ_FAVOURITES);
  await expect(list).toHaveCount(2);
});
