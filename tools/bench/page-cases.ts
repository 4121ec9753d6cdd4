import type { Page } from 'playwright';
import type { PageCase } from './pages.ts';

const LOCALE = '/en-us';
/** The code of cards, which a listing shows again for each filter, of their buttons, and of what comes ahead of a choice. */
const CARDS = /\/assets\/(?:views|SwatchGroup|listing-actions|CardActions|use-toggle-favourite)-/;
/** The dialog of the bag, the parts that it shares with the page of the bag, and the texts of both. */
const BAG_DIALOG = /\/assets\/(?:MiniCart|bag-dialog|bag|cart)-/;

/** The home page's first listing, and its first product. */
export async function findProduct(
  page: Page,
  origin: string,
): Promise<{ readonly listing: string; readonly product: string }> {
  await page.goto(origin + LOCALE);
  const listing = await firstPath(page, `a[href*="${LOCALE}/c/"]`);
  await page.goto(origin + listing);
  return { listing, product: await firstPath(page, `main a[href*="${LOCALE}/p/"]`) };
}

/** Finds addresses in the running shop, independent of the seed. */
export async function findPageCases(page: Page, origin: string): Promise<PageCase[]> {
  const { listing, product } = await findProduct(page, origin);
  return [
    { name: 'home', path: LOCALE, prefetched: CARDS },
    { name: 'listing', path: listing, prefetched: CARDS },
    { name: 'search', path: `${LOCALE}/search?q=jacket`, prefetched: CARDS },
    { name: 'product', path: product, prefetched: BAG_DIALOG },
    { name: 'cart', path: `${LOCALE}/cart`, prepare: withItem(product) },
    { name: 'checkout', path: `${LOCALE}/checkout/shipping`, prepare: withItem(product) },
    { name: 'sign-in', path: `${LOCALE}/sign-in` },
    { name: 'account', path: `${LOCALE}/account`, prepare: signIn },
    { name: 'account-orders', path: `${LOCALE}/account/orders`, prepare: signIn },
  ];
}

/** Adds the product to the bag. */
export const withItem =
  (product: string) =>
  async (target: Page, origin: string): Promise<void> => {
    await target.goto(origin + product);
    await target.keyboard.press('Tab');
    await target.locator('main input[name="then"][value="stay"]').first().waitFor({ state: 'attached' });
    await target.locator('form input[type="radio"][name="productId"]:enabled').first().check({ force: true });
    await target.getByRole('button', { name: 'Add to bag' }).first().click();
    await target.getByRole('dialog').getByRole('link', { name: 'Check out' }).waitFor();
  };

/** Signs in a demo account by a form post. */
export async function signIn(page: Page, origin: string): Promise<void> {
  const response = await page.context().request.post(`${origin}${LOCALE}/sign-in`, {
    form: { email: 'noor@example.com', password: 'Northfell-2026' },
    headers: { origin },
    maxRedirects: 0,
  });
  if (response.status() !== 303) throw new Error(`The sign-in answered ${response.status()}.`);
}

async function firstPath(page: Page, selector: string): Promise<string> {
  const href = await page.locator(selector).first().getAttribute('href');
  if (href === null) throw new Error(`No link matches ${selector} on ${page.url()}.`);
  return new URL(href, page.url()).pathname;
}
