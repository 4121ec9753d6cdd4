import { request, type Page } from '@playwright/test';
import { shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const SET = '/en-us/sets/first-rain-first-hill-NFSET0001';

async function firstOfSet(page: Page): Promise<string> {
  await page.goto(SET);
  const href = await page.locator('main li h2 a').first().getAttribute('href');
  return href ?? '';
}

test(
  'a set is added to the bag with one press, and a missing item is reported at its product',
  { tag: '@journey' },
  async ({ page, expectAccessible }) => {
    await page.goto(SET);
    const sizes = page.getByRole('combobox', { name: 'Size' });
    await expect(sizes).toHaveCount(3);
    await page.getByRole('main').getByRole('button', { name: 'Add to bag' }).click();
    await expect(page.getByText('Please choose a size, or leave this one out.').first()).toBeVisible();
    await expectAccessible('a set without sizes');
    await page.getByRole('checkbox').nth(1).uncheck();
    for (const row of [0, 2]) {
      const value = await sizes.nth(row).locator('option:not([disabled])').nth(1).getAttribute('value');
      await sizes.nth(row).selectOption(value);
    }
    await page.getByRole('main').getByRole('button', { name: 'Add to bag' }).click();
    await expect(page.getByText('2 products are in your bag.')).toBeVisible();
    await page.getByRole('link', { name: 'View bag' }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByRole('main').getByRole('link', { name: /Shell|Boot/ })).not.toHaveCount(0);
  },
);

test('a size is recommended with its reason, and the product is compared with a similar one', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(await firstOfSet(page));
  await page.getByRole('link', { name: 'Find your size' }).click();
  await page.getByLabel('Height').fill('5′6″');
  await page.getByLabel('Weight').fill('135');
  await page.getByRole('button', { name: 'Show my size' }).click();
  await expect(page.getByText(/^Your size: /)).toBeVisible();
  await expect(page.getByText(/Chest: about \d+/)).toBeVisible();
  await expectAccessible('a size that was found');
  await page.getByRole('link', { name: /^Back to/ }).click();
  await page.getByRole('link', { name: 'Compare with similar products' }).click();
  // The pressed link starts with the same words.
  await expect(page).toHaveURL(/compare\?items=[A-Z0-9]+$/);
  await page
    .getByRole('link', { name: /^Compare with/ })
    .first()
    .click();
  await expect(page).toHaveURL(/items=[A-Z0-9]+,[A-Z0-9]+$/);
  await expect(page.getByRole('rowheader')).not.toHaveCount(0);
  await page.getByRole('link', { name: 'Show differences only' }).click();
  await expect(page).toHaveURL(/only=differences/);
  const same = page.getByRole('rowheader').filter({ hasNotText: 'differs' });
  await expect(same).toHaveCount(0);
  await expectAccessible('two products beside each other');
});

test('products are put aside, and another one is bought over the list @phone', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/en-us/search?q=jacket');
  await page.keyboard.press('Tab');
  await expect(page.locator('main button[aria-pressed]').first()).toBeAttached();
  const aside = page.getByRole('button', { name: /^Compare: / });
  for (const place of [0, 1]) {
    await aside.nth(place).click();
    await expect(aside.nth(place)).toHaveAttribute('aria-pressed', 'true');
  }
  const tray = page.getByRole('region', { name: 'Comparison' });
  await expect(tray.getByText('2 of 4 products to compare')).toBeVisible();
  await page
    .getByRole('button', { name: /^Quick shop: / })
    .nth(1)
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add to bag' }).click();
  await expect(dialog.getByText('Select a size.').first()).toBeVisible();
  await expectAccessible('sizes over a list');
  await dialog.getByRole('radio', { disabled: false }).last().check({ force: true });
  await dialog.getByRole('button', { name: 'Add to bag' }).click();
  const bag = page.getByRole('dialog', { name: 'Your bag' });
  await expect(bag.getByText('Added to your bag')).toBeVisible();
  await bag.getByRole('button', { name: 'Close' }).click();
  await tray.getByRole('link', { name: 'Compare' }).click();
  await expect(page).toHaveURL(/compare\?items=[A-Z0-9]+,[A-Z0-9]+$/);
});

test('an invalid postal code gets an error, a valid one is remembered, and recently viewed products are shown', async ({
  page,
  expectAccessible,
}) => {
  const product = await firstOfSet(page);
  await page.goto(product);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  // A view counts only after hydration.
  await page.keyboard.press('Tab');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('haberdash-browsing')))
    .toContain('viewed');
  await page.getByRole('link', { name: 'Delivery dates for your ZIP code' }).click();
  await page.getByLabel('ZIP code').fill('9720');
  await page.getByRole('button', { name: 'Show delivery dates' }).click();
  await expect(page.getByText('This is not a ZIP code of this country.').first()).toBeVisible();
  await expectAccessible('a wrong postal code');
  await page.getByLabel('ZIP code').fill('97205');
  await page.getByRole('button', { name: 'Show delivery dates' }).click();
  await expect(page.getByText('Ordered now, it arrives at 97205:')).toBeVisible();
  expect(page.url()).not.toContain('97205');
  await page.goto(SET);
  await page.locator('main li h2 a').nth(1).click();
  await expect(page.getByText(/^To 97205: /)).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const recent = page.getByRole('region', { name: 'Recently viewed' });
  await expect(recent.getByRole('link', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Clear this list' }).click();
  await expect(recent).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a sold-out size can be subscribed to', { tag: '@journey' }, async ({ page }) => {
    const api = await request.newContext({ baseURL: shop().api });
    const headers = { locale: 'en-us', brand: 'northfell', region: 'NORA', siteid: 'NF-US' };
    const product = await firstOfSet(page);
    const details = await api.get(`/products/v2/products/${product.slice(-8)}/details`, { headers });
    // As in the contract; the demo has a sold-out size of this product.
    const { variants } = (await details.json()) as { variants: { colorId: string; stock: string }[] };
    const color = variants.find(({ stock }) => stock === 'OUT_OF_STOCK')?.colorId;
    await page.goto(`${product}?color=${color}`);
    await page.getByRole('link', { name: 'Tell me when it’s back' }).click();
    await page.getByLabel('Email').fill('linh');
    await page.getByRole('button', { name: 'Tell me' }).click();
    await expect(
      page.getByText('Please enter an email address such as name@example.com.').first(),
    ).toBeVisible();
    await page.getByRole('radio').first().check();
    await page.getByLabel('Email').fill('linh.waits@example.com');
    await page.getByRole('button', { name: 'Tell me' }).click();
    await expect(page.getByRole('heading', { name: 'We’ll let you know' })).toBeVisible();
    expect(page.url()).not.toContain('linh');
  });
});
