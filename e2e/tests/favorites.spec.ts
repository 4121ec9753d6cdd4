import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const hearts = (page: Page) => page.locator('main').getByRole('button', { name: /^Favorite: / });
const favourites = (page: Page) => page.getByRole('list', { name: 'Your favorites' }).locator('> li');

/** A listing after its hearts have loaded their state. */
async function openListing(page: Page): Promise<void> {
  await page.goto('/en-us/search?q=jacket');
  await page.keyboard.press('Tab');
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', /true|false/);
}

/** Presses hearts and waits until the shop has stored them. */
async function favour(page: Page, howMany: number): Promise<void> {
  await openListing(page);
  let stored = 0;
  page.on('response', (response) => {
    if (response.url().endsWith('/favorites/heart') && response.ok()) stored += 1;
  });
  for (let index = 0; index < howMany; index += 1) await hearts(page).nth(index).click();
  await expect.poll(() => stored).toBe(howMany);
}

test.describe('favourites', () => {
  test(
    'are filled immediately, counted in the header, and still set on the product and after a reload @phone',
    { tag: '@journey' },
    async ({ page }) => {
      await favour(page, 2);
      await expect(hearts(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('link', { name: 'Favorites, 2 items' })).toBeVisible();
      await page.reload();
      await page.keyboard.press('Tab');
      await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
      await page.locator('main a[href*="/p/"]').first().click();
      await expect(page).toHaveURL(/\/p\//);
      await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
    },
  );

  test('are taken back by pressing the heart again', async ({ page }) => {
    await favour(page, 1);
    // The heart updates immediately; a navigation would abort its call.
    const answered = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().includes('/favorites/heart'),
    );
    await hearts(page).first().click();
    await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByRole('link', { name: 'Favorites', exact: true })).toBeVisible();
    await answered;
    await page.goto('/en-us/favorites');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No favorites yet');
  });

  test('are listed, removed, restored, and link to the sizes @phone', async ({ page }) => {
    await favour(page, 2);
    await page.getByRole('link', { name: 'Favorites, 2 items' }).click();
    await expect(favourites(page)).toHaveCount(2);
    const first = await favourites(page).first().getByRole('heading').innerText();
    await page.getByRole('button', { name: `Remove ${first} from your favorites` }).click();
    await expect(page.getByText('Removed from your favorites.')).toBeVisible();
    await expect(favourites(page)).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Favorites, 1 item' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(favourites(page)).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
    await page.getByRole('link', { name: `Choose a size of ${first}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
    await expect(page.getByRole('group', { name: /^Size/ })).toBeVisible();
  });

  test('can be shared without a session, by an address without personal data', async ({ page, browser }) => {
    await favour(page, 1);
    await page.goto('/en-us/favorites');
    const name = await favourites(page).first().getByRole('heading').innerText();
    await page.getByRole('button', { name: 'Share' }).click();
    const address = await page.getByRole('textbox', { name: 'Link to your favorites' }).inputValue();
    const friend = await browser.newPage();
    const result = await friend.goto(address);
    await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Shared favorites');
    await expect(friend.getByRole('heading', { name })).toBeVisible();
    expect(await result?.text()).toContain('noindex');
    const cookies = await friend.context().cookies();
    expect(cookies.filter(({ name: cookie }) => cookie.includes('session'))).toEqual([]);
    await friend.close();
  });

  test('of an unknown list respond like a missing page', async ({ page }) => {
    for (const share of ['A'.repeat(22), 'short', '../cart%00']) {
      const result = await page.request.get(`/en-us/favorites/${encodeURIComponent(share)}`);
      expect(result.status()).toBe(404);
    }
  });

  test('are private: no cache stores them, and no other site changes them', async ({ page, baseURL }) => {
    const result = await page.request.get('/en-us/favorites');
    expect(result.headers()['cache-control']).toBe('private, no-store');
    const foreign = await page.request.post('/en-us/favorites/heart', {
      form: { intent: 'add', id: 'NF000000' },
      headers: { origin: 'https://elsewhere.example.com', referer: `${baseURL}/` },
    });
    expect(foreign.status()).toBe(403);
  });
});

test.describe('favourites for axe @phone', () => {
  test('are accessible where there are none, and as hearts', async ({ page, expectAccessible }) => {
    test.slow();
    await page.goto('/en-us/favorites');
    await expectAccessible('no favourites');
    await favour(page, 2);
    await expectAccessible('listing with hearts');
  });

  test('are accessible as a list, with one removed, with the link to share, shared', async ({
    page,
    expectAccessible,
  }) => {
    test.slow();
    await favour(page, 2);
    await page.goto('/en-us/favorites');
    await expect(page.locator('main input[name="then"][value="stay"]').first()).toBeAttached();
    await expectAccessible('favourites');
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expectAccessible('favourites with one removed');
    await page.getByRole('button', { name: 'Share' }).click();
    const link = page.getByRole('textbox', { name: 'Link to your favorites' });
    await expect(link).toBeVisible();
    await expectAccessible('favourites with the link to share');
    await page.goto(await link.inputValue());
    await expectAccessible('shared favourites');
  });
});

test.describe('favourites without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('are added, removed, put back and shared by forms', { tag: '@journey' }, async ({ page }) => {
    await page.goto('/en-us/search?q=jacket');
    await hearts(page).first().click();
    await expect(page).toHaveURL(/\/en-us\/favorites\?done=add/);
    await expect(page.getByText('Added to your favorites.')).toBeVisible();
    await expect(favourites(page)).toHaveCount(1);
    await page.getByRole('button', { name: /^Remove / }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No favorites yet');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(favourites(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('textbox', { name: 'Link to your favorites' })).toHaveValue(
      /\/en-us\/favorites\//,
    );
    await page.getByRole('link', { name: /^Choose a size/ }).click();
    await expect(page).toHaveURL(/\/p\/.*#size$/);
  });
});
