import type { Page } from '@playwright/test';
import { linksOf } from '../support/linked-pages.ts';
import { wakeScript } from '../support/open-as.ts';
import { shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visitor.ts';

const HOME = '/en-us';
/** Home, first level, second level: their links lead to the third. */
const MOST_STEPS = 2;

const isCategory = (path: string) => path.startsWith(`${HOME}/c/`) && !path.includes('?');

test('every page of the menu is reached from the home page by links of categories, without a script', async () => {
  test.setTimeout(180_000);
  const visitor = visit(shop().storefront);
  const linksAt = async (path: string) => linksOf({ path, text: (await visitor.get(path)).text });
  const { text } = await visitor.get(HOME);
  const entries = [...text.matchAll(/ data-menu="([^"]+)"/g)].map(([, id = '']) => id);
  expect(entries.length).toBeGreaterThan(3);
  const below = new Set<string>();
  for (const entry of entries)
    for (const layout of ['panel', 'drawer'])
      for (const link of await linksAt(`${HOME}/menu/${entry}?for=${layout}`)) below.add(link);
  expect(below.size).toBeGreaterThan(50);

  const reached = new Set<string>([HOME]);
  let next = [HOME];
  for (let step = 0; step <= MOST_STEPS; step += 1) {
    const found: string[] = [];
    for (const path of next) {
      for (const link of await linksAt(path)) {
        if (reached.has(link)) continue;
        reached.add(link);
        if (isCategory(link)) found.push(link);
      }
    }
    next = found;
  }
  expect([...below].filter((link) => !reached.has(link))).toEqual([]);
});

/** Lets nothing of the menu through. */
const failMenu = (page: Page) => page.route('**/en-us/menu/**', (route) => route.abort());
const nav = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an entry whose section cannot be fetched leads to its page', async ({ page }) => {
    await failMenu(page);
    await page.goto(HOME);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await nav(page).getByRole('button', { name: 'Women', exact: true }).click();
    await expect(page).toHaveURL(/\/c\/women-100000/);
    await expect(nav(page)).toBeHidden();
  });

  test('the list of sites opens from the menu over the page, and the focus comes back', async ({ page }) => {
    await page.goto(`${HOME}/stores`);
    await wakeScript(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await nav(page)
      .getByRole('link', { name: /^Country and language/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Country and language' });
    await expect(dialog.getByRole('link', { name: 'Canada, Français' })).toHaveAttribute(
      'href',
      `${HOME}/change-site/fr-ca?at=${encodeURIComponent(`${HOME}/stores`)}`,
    );
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  });
});

test('a panel is fetched once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/menu/')) asked.push(request.url());
  });
  await page.goto(HOME);
  await wakeScript(page);
  const toggle = nav(page).getByRole('button', { name: 'Show Women menu' });
  for (const isExpanded of ['true', 'false', 'true']) {
    await toggle.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', isExpanded);
  }
  expect(asked.filter((url) => url.endsWith('/menu/menu-100000?for=panel'))).toHaveLength(1);
});
