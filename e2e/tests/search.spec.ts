import { expect, test } from '../support/test.ts';

test(
  'a typo is corrected and shown, and the name of a page links to it @phone',
  { tag: '@journey' },
  async ({ page }) => {
    await page.goto('/en-us/search?q=hiikng+boots');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “hiking boots”');
    await expect(page.getByText('Nothing here is called “hiikng boots”')).toBeVisible();
    await page.goto('/en-us/search?q=returns');
    await expect(page).toHaveURL(/\/en-us\/returns$/);
  },
);

test('a search finds stories beside products, and what was searched for is offered again', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/en-us/search?q=shell');
  await page.getByRole('link', { name: /^Stories/ }).click();
  await expect(page).toHaveURL(/show=articles/);
  await expect(page.getByRole('main').getByRole('link', { name: /shell/i })).not.toHaveCount(0);
  await expectAccessible('stories of a search');
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('haberdash-browsing'))).toContain('shell');
  await page.goto('/en-us');
  await page.getByRole('combobox').click();
  const list = page.getByRole('listbox');
  await expect(list.getByRole('group', { name: 'Recent searches' }).getByRole('option')).toHaveText([
    'shell',
  ]);
  await expectAccessible('suggestions before anything is typed');
});
