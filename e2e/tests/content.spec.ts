import { wakeScript } from '../support/open-as.ts';
import { expect, test, WITH_MOTION } from '../support/test.ts';

test.use(WITH_MOTION);

const LINK = 'How repairs work';
const TEXT = 'Tell us what is broken';

test('what a #modal link opens has the address of its page, and gives the focus back @phone', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/en-us');
  await wakeScript(page);
  const link = page.getByRole('link', { name: LINK });
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: LINK });
  await expect(dialog).toContainText(TEXT);
  await expect(page).toHaveURL(/\/en-us#modal-repairs$/);
  await expectAccessible('the dialog of a fragment');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/en-us$/);
  await expect(link).toBeFocused();
  await page.goto('/en-us/search');
  await page.goto('/en-us#modal-repairs');
  await expect(dialog).toContainText(TEXT);
});

test('a row of products below the bag comes when it is near, and is interactive then', async ({ page }) => {
  await page.goto('/en-us/cart');
  const carousel = page.getByRole('region', { name: 'Bestsellers' });
  const track = carousel.getByRole('list').first();
  await expect(async () => {
    await page.mouse.wheel(0, 2_000);
    await carousel.getByRole('button', { name: 'Next' }).click({ timeout: 1_000 });
    const scrolled = () => track.evaluate((element) => element.scrollLeft);
    await expect.poll(scrolled, { timeout: 2_000 }).toBeGreaterThan(0);
  }).toPass();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a block among the products of a category is at its place in their list', async ({ page }) => {
    await page.goto('/en-us/c/women-100000');
    const products = page.locator('main h2:text-is("Products") + ul');
    await expect(products.locator('> li').nth(4)).toContainText('Repaired, not replaced');
  });

  test('a #modal link opens a page, and pages have the blocks around them', async ({ page }) => {
    await page.goto('/en-us');
    await page.getByRole('link', { name: LINK }).click();
    await expect(page).toHaveURL(/\/en-us\/fragments\/modal-repairs$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(LINK);
    await expect(page.getByRole('main')).toContainText(TEXT);
    for (const path of ['/en-us/cart', '/en-us/search?q=jacket', '/en-us/nothing-here']) {
      await page.goto(path);
      // A row of products is a list of links.
      await expect(
        page.locator('main :is(section[aria-roledescription="carousel"], noscript ul)').last(),
      ).toBeVisible();
    }
  });
});
