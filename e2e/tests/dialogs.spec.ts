import type { Locator, Page } from '@playwright/test';
import { delayScripts } from '../support/deferred-scripts.ts';
import { focused, containsFocus } from '../support/focus.ts';
import { expect, test, WITH_MOTION } from '../support/test.ts';

test.use(WITH_MOTION);

const PHONE = { width: 390, height: 844 };
/** More than either dialog has controls. */
const TABS = 40;

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const filters = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
/** The entry of the menu that is named so; the pages below others have the same name. */
const women = (page: Page) => menu(page).locator('li[data-menu] > a').getByText('Women', { exact: true });
/** Opens the section of an entry, once the script has made a button of its link. */
const openWomen = (page: Page) => menu(page).getByRole('button', { name: 'Women', exact: true }).click();
const isModal = (dialog: Locator) => dialog.evaluate((element) => element.matches(':modal'));

/** Presses Tab past the end; in between a browser may focus the document. */
async function expectFocusTrapped(page: Page, dialog: Locator): Promise<void> {
  const outside: string[] = [];
  for (let count = 0; count < TABS; count += 1) {
    await page.keyboard.press('Tab');
    const name = await focused(page);
    if (name !== 'body' && !(await containsFocus(dialog))) outside.push(name);
  }
  expect(outside).toEqual([]);
}

test.describe('the menu of a phone is a modal dialog', () => {
  test.use({ viewport: PHONE });

  test(
    'focus moves in, is trapped, and is restored by Escape',
    { tag: '@journey' },
    async ({ page, expectAccessible }) => {
      await page.goto('/en-us');
      const opener = page.getByRole('button', { name: 'Open menu' });
      await opener.press('Enter');
      await expect(menu(page)).toBeVisible();
      expect(await containsFocus(menu(page))).toBe(true);
      await expect(page.getByRole('main', { includeHidden: true })).toHaveJSProperty('inert', true);
      await expectFocusTrapped(page, menu(page));
      await openWomen(page);
      await expectAccessible('menu with a section open');
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(opener).toBeFocused();
    },
  );

  test('it opens before the scripts have arrived, stays open when they do, and closes on a new page', async ({
    page,
  }) => {
    const release = await delayScripts(page);
    await page.goto('/en-us');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu(page)).toBeVisible();
    const own = page.waitForResponse((response) => response.url().includes('/me.data'));
    release();
    await own;
    await expect(menu(page)).toBeVisible();
    await openWomen(page);
    await menu(page).getByRole('link', { name: 'See all in Women' }).first().click();
    await expect(page).toHaveURL(/\/c\/women/);
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('its button and the space beside it close it', async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 844 });
    await page.goto('/en-us');
    const opener = page.getByRole('button', { name: 'Open menu' });
    await opener.click();
    await menu(page).getByRole('button', { name: 'Close menu' }).click();
    await expect(menu(page)).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await page.mouse.click(680, 400);
    await expect(menu(page)).toBeHidden();
  });
});

test.describe('the filters of a phone are a modal dialog', () => {
  test.use({ viewport: PHONE });

  test('focus moves in, is trapped, and is restored with the products', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/en-us/search?q=jacket');
    await page.keyboard.press('Tab');
    await expect(page.locator('main button[aria-pressed]').first()).toBeAttached();
    const opener = page.getByRole('button', { name: /^Filters/ });
    await opener.press('Enter');
    await expect(filters(page)).toBeVisible();
    expect(await isModal(filters(page))).toBe(true);
    expect(await containsFocus(filters(page))).toBe(true);
    await expectFocusTrapped(page, filters(page));
    await filters(page)
      .getByRole('checkbox', { name: /^Black/ })
      .first()
      .check();
    await expect(page).toHaveURL(/color=/);
    await expectAccessible('filters with one chosen');
    await filters(page)
      .getByRole('button', { name: /^Show \d/ })
      .click();
    await expect(filters(page)).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(
      filters(page)
        .getByRole('checkbox', { name: /^Black/ })
        .first(),
    ).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(filters(page)).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('opened before the scripts have arrived, they become the dialog when these do', async ({ page }) => {
    const release = await delayScripts(page);
    await page.goto('/en-us/search?q=jacket');
    await page.getByRole('button', { name: /^Filters/ }).click();
    const black = page.getByRole('checkbox', { name: /^Black/ }).first();
    await black.check();
    release();
    await expect(filters(page)).toBeVisible();
    expect(await isModal(filters(page))).toBe(true);
    await expect(black).toBeChecked();
    await expect(page).toHaveURL(/color=/);
  });

  test('a press during hydration is not lost', async ({ page }) => {
    const release = await delayScripts(page);
    await page.goto('/en-us/search?q=jacket');
    await page.getByRole('button', { name: /^Filters/ }).click();
    const black = page.getByRole('checkbox', { name: /^Black/ }).first();
    await black.hover();
    await page.mouse.down();
    release();
    await expect(page.locator('main button[aria-pressed]').first()).toBeAttached();
    await page.mouse.up();
    await expect(black).toBeChecked();
    await expect(page).toHaveURL(/color=/);
    await expect(filters(page)).toBeVisible();
  });

  test('a wider window has them beside the products, with what was chosen', async ({ page }) => {
    await page.goto('/en-us/search?q=jacket');
    await page.keyboard.press('Tab');
    await expect(page.locator('main button[aria-pressed]').first()).toBeAttached();
    await page.getByRole('button', { name: /^Filters/ }).click();
    const black = page.getByRole('checkbox', { name: /^Black/ }).first();
    await black.check();
    await expect(page).toHaveURL(/color=/);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('group', { name: 'Filters' })).toBeVisible();
    await expect(black).toBeChecked();
  });
});

test.describe('without JavaScript', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false });

  test('menu and filters open and link to other pages', async ({ page }) => {
    await page.goto('/en-us/search?q=jacket');
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page
      .getByRole('checkbox', { name: /^Black/ })
      .first()
      .check();
    await page.getByRole('button', { name: 'Show results' }).last().click();
    await expect(page).toHaveURL(/color=/);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await women(page).click();
    await expect(page).toHaveURL(/\/c\/women/);
    await page.getByRole('main').getByRole('link', { name: 'Tops', exact: true }).click();
    await expect(page).toHaveURL(/\/c\/women-tops/);
  });

  test('a closed filter leads to all its options, with what is chosen', async ({ page }) => {
    await page.goto('/en-us/search?q=jacket&color=yellow');
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.locator('summary', { hasText: 'Activity' }).click();
    await page.getByRole('link', { name: /^Show all \d+, Activity/ }).click();
    await page.getByRole('button', { name: /^Filters/ }).click();
    await page.getByRole('checkbox', { name: /^Snow/ }).check();
    await page.getByRole('button', { name: 'Show results' }).last().click();
    await expect(page).toHaveURL(/color=yellow&activity=snow/);
  });
});

test('Escape closes a menu panel that the pointer rests on', async ({ page }) => {
  await page.goto('/en-us');
  await page.keyboard.press('Tab');
  const first = page.locator('nav[aria-label="Main menu"] li[data-menu]').first();
  const shopAll = first.getByRole('link', { name: /^See all in/ });
  await expect(async () => {
    await page.mouse.move(700, 800);
    await first.hover();
    await expect(first).toHaveAttribute('data-open', 'true', { timeout: 1_000 });
  }).toPass();
  await expect(shopAll).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shopAll).toBeHidden();
});
