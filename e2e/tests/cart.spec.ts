import type { Page } from '@playwright/test';
import { Shopper } from '../support/shopper.ts';
import { startAt } from '../support/start-at.ts';
import { expect, test } from '../support/test.ts';
import { waitForQuiet } from '../support/wait-for-quiet.ts';

/** Presses of a button within this time count as one. */
const BURST_MS = 400;

test.describe('the bag', () => {
  test(
    'opens as a dialog after adding, gives the focus back and counts in the header @phone',
    { tag: ['@journey', '@phone-journey'] },
    async ({ shopper, page }) => {
      await shopper.putProductInBag();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: 'Your bag' })).toBeHidden();
      await expect(page.getByRole('link', { name: 'Bag, 1 item' })).toBeVisible();
    },
  );

  test('opens with the line before the shop has answered, and a press costs one request, and no script before its result', async ({
    shopper,
    page,
  }) => {
    await shopper.openProduct();
    await shopper.waitForScript();
    const product = await page.locator('main h1').innerText();
    await waitForQuiet(page);
    let response = () => {};
    const blocked = new Promise<void>((resolve) => {
      response = resolve;
    });
    await page.route('**/*.data*', async (route) => {
      if (route.request().method() === 'POST') await blocked;
      await route.continue();
    });
    const requested: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.data') || request.resourceType() === 'script')
        requested.push(`${request.method()} ${pathname}`);
    });
    await shopper.addToBag();
    const burstEnd = (await page.evaluate(() => performance.now())) + BURST_MS;
    const bag = page.getByRole('dialog', { name: 'Your bag' });
    await expect(bag.getByText(product)).toBeVisible();
    await expect(bag).toHaveAccessibleDescription('Adding to bag');
    await expect(bag.getByText('$')).toHaveCount(0);
    expect(requested).toEqual(['POST /en-us/mini-cart.data']);
    response();
    await expect(bag.getByRole('link', { name: 'Check out' })).toBeVisible();
    await expect(bag).toHaveAccessibleDescription('Added to your bag');
    await bag.getByRole('button', { name: 'Close' }).click();
    await page.waitForFunction((end) => performance.now() > end, burstEnd);
    await shopper.addToBag();
    await expect(bag.getByText('Quantity: 2')).toBeVisible();
    expect(requested.filter((request) => request.startsWith('POST'))).toEqual([
      'POST /en-us/mini-cart.data',
      'POST /en-us/mini-cart.data',
    ]);
  });

  test('is one of two tabs in which a new visitor adds at the same moment', async ({ shopper, page }) => {
    await shopper.openProduct();
    await shopper.waitForScript();
    const tab = await page.context().newPage();
    await tab.goto(page.url());
    const other = new Shopper(tab);
    await other.waitForScript();
    await Promise.all([shopper.addToBag(), other.addToBag()]);
    for (const each of [page, tab])
      await expect(each.getByRole('dialog', { name: 'Your bag' })).toContainText('Added to your bag');
    await page.goto('/en-us/cart');
    await expect(page.getByRole('link', { name: 'Bag, 2 items' })).toBeVisible();
  });

  test('stays closed on the next product after a link', async ({ shopper, page }) => {
    await shopper.putProductInBag();
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Escape');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.getByRole('region', { name: 'You may also like' }).getByRole('link').first().click();
    await expect(page.getByRole('button', { name: 'Add to bag' }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('dialog', { name: 'Your bag' })).toBeHidden();
  });

  test('is shown as a page where the code of its dialog does not come', async ({ shopper, page }) => {
    await page.route('**/assets/bag-dialog-*.js', (route) =>
      page.url().includes('/p/') ? route.abort() : route.continue(),
    );
    await shopper.openProduct();
    await shopper.waitForScript();
    await shopper.addToBag();
    await expect(page).toHaveURL(/\/en-us\/cart$/);
    await expect(page.getByRole('link', { name: 'Bag, 1 item' })).toBeVisible();
  });

  test('retains its lines after a reload and changes the quantity', { tag: '@journey' }, async ({ page }) => {
    await startAt(page, 'bag');
    await page.getByRole('button', { name: /^Increase quantity of/ }).click();
    await expect(page.getByRole('link', { name: 'Bag, 2 items' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Bag, 2 items' })).toBeVisible();
  });

  test('removes a line and can put it back', { tag: '@journey' }, async ({ page }) => {
    await startAt(page, 'bag');
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your bag is empty');
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your bag');
  });

  test('shows a message and the remaining lines when another tab has removed the line', async ({
    page,
    context,
  }) => {
    await startAt(page, 'bag');
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
    test(
      `shows why the code ${code} was rejected without changing the total`,
      { tag: code === 'NOSUCHCODE' ? '@journey' : [] },
      async ({ page }) => {
        await startAt(page, 'bag');
        const summary = page.locator('aside[aria-labelledby="summary-title"]');
        const total = await summary
          .getByText(/^\$[\d,.]+$/)
          .last()
          .innerText();
        await openPromoCode(page);
        await page.getByRole('textbox', { name: 'Code' }).fill(code);
        await page.getByRole('button', { name: 'Apply' }).click();
        await expect(page.locator('#promo-code-error')).toContainText(words);
        await expect(summary.getByText(total, { exact: true }).last()).toBeVisible();
      },
    );
  }

  test(
    'applies a code once, shows the discount and takes it away again',
    { tag: '@journey' },
    async ({ page }) => {
      await startAt(page, 'bag');
      await openPromoCode(page);
      await page.getByRole('textbox', { name: 'Code' }).fill('WELCOME10');
      await page.getByRole('button', { name: 'Apply' }).click();
      await expect(page.getByText(/^Discount/)).toBeVisible();
      await page.getByRole('button', { name: 'Remove code WELCOME10' }).click();
      await expect(page.getByText(/^Discount/)).toBeHidden();
    },
  );
});

async function openPromoCode(page: Page): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Code' });
  if (!(await box.isVisible())) await page.getByText('Promo code').first().click();
}
