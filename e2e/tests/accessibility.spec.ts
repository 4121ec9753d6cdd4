import { cards } from '../support/shopper.ts';
import { startAt } from '../support/start-at.ts';
import { expect, test } from '../support/test.ts';

test.describe('axe finds nothing @phone', () => {
  test('on home, with the menu open', async ({ page, expectAccessible, isMobile }) => {
    await page.goto('/en-us');
    await expectAccessible('home');
    if (isMobile) {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('button', { name: 'Women', exact: true }).click();
      await expect(page.getByRole('link', { name: 'See all in Women' })).toBeVisible();
    } else {
      const first = page.locator('nav[aria-label="Main menu"] li[data-menu]').first();
      await first.hover();
      await expect(first.getByRole('link', { name: /^See all in / })).toBeVisible();
    }
    await expectAccessible('home with the menu open');
  });

  test('on a listing, with filters open', async ({ shopper, page, expectAccessible, isMobile }) => {
    await shopper.openFirstCategory();
    await expectAccessible('listing');
    if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
    await expectAccessible('listing with filters');
    await page.goto('/en-us/c/women-shell-jackets-110100?color=red&sort=price-asc');
    await expect(page.getByRole('list', { name: 'Active filters' })).toBeVisible();
    await expectAccessible('listing with active filters');
    await page.goto('/en-us/c/women-shell-jackets-110100?color=red&size=no-such-size');
    await expectAccessible('listing that the filters leave empty');
  });

  test('on search, with and without results', async ({ page, expectAccessible }) => {
    await page.goto('/en-us/search?q=jacket');
    await expectAccessible('search');
    await page.goto('/en-us/search?q=zzqx');
    await expectAccessible('search without results');
    await page.goto('/en-us/search?q=return+shoes');
    await expect(page.getByRole('main').getByRole('link', { name: 'Returns', exact: true })).toBeVisible();
    await expectAccessible('search that finds a page of help');
  });

  test('on a product, enlarged and rejected without a size', async ({ shopper, page, expectAccessible }) => {
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

  test('on a product with all of its parts open, sold out, and unknown', async ({
    shopper,
    page,
    expectAccessible,
  }) => {
    await shopper.openProduct('de-de');
    const reject = page.getByRole('button', { name: 'Alle ablehnen' });
    await reject.click();
    await expect(reject).toBeHidden();
    await page.locator('main details').evaluateAll((parts) => {
      for (const part of parts) part.setAttribute('open', '');
    });
    await expectAccessible('German product with all parts open');
    await page.goto('/en-us/c/women-shell-jackets-110100');
    await page.locator('main article', { hasText: 'Sold out' }).locator('a').first().click();
    await expect(page).toHaveURL(/\/p\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible('product that is sold out');
    await page.goto('/en-us/p/no-such-product-NFXXXXXX');
    await expectAccessible('unknown product');
  });

  test(
    'in the bag: dialog, page, empty',
    { tag: '@phone-journey' },
    async ({ shopper, page, expectAccessible }) => {
      await page.goto('/en-us/cart');
      await expectAccessible('empty bag');
      await shopper.putProductInBag();
      await expectAccessible('bag dialog');
      await page.goto('/en-us/cart');
      await expectAccessible('bag');
      await shopper.waitForScript();
      const code = page.getByRole('textbox', { name: 'Promo code' });
      await code.fill('NOSUCHCODE');
      await code.press('Enter');
      await expect(page.getByText('That code isn’t valid').first()).toBeVisible();
      // A target half covered by the header would count as too small.
      await page.evaluate(() => scrollTo(0, 0));
      await expectAccessible('bag with a rejected code');
      await page
        .getByRole('button', { name: /^Remove / })
        .first()
        .click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      await expectAccessible('empty bag with the line to put back');
    },
  );

  test(
    'in the checkout: shipping with errors, billing, summary, confirmation',
    { tag: '@phone-journey' },
    async ({ shopper, page, expectAccessible }) => {
      await startAt(page, 'shipping');
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
    },
  );

  test('on the page that was not found, on pages of help and of the law', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/en-us/no-such-page');
    await expectAccessible('not found');
    for (const name of ['delivery', 'returns', 'size-guide', 'contact', 'terms']) {
      await page.goto(`/en-us/${name}`);
      await expectAccessible(name);
    }
    await page.goto('/de-de/withdrawal');
    await expectAccessible('German withdrawal with the question for consent');
  });

  test('with search and sites open', async ({ page, expectAccessible }) => {
    await page.goto('/en-us/terms');
    const search = page.getByRole('banner').getByRole('combobox', { name: 'Search' });
    await search.pressSequentially('jack');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessible('suggestions');
    await page.keyboard.press('Escape');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /United States/ })
      .click();
    const sites = page.getByRole('dialog', { name: 'Country and language' });
    await expect(sites.getByRole('link', { name: 'Deutschland, Deutsch' })).toBeVisible();
    await expectAccessible('the sites to choose from');
  });
});
