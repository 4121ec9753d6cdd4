import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { root } from '../stack/stack.ts';

const QUALITY = 74;
/** Pictures are generated on first request. */
const MOST_LOADS = 5;
/** A day on which the demo's content has drafts. */
const AT = 'at=2026-12-02T08:00';
const PREVIEWS = [
  { name: 'preview', path: `/?docType=Hero&${AT}`, width: 1440, height: 900 },
  { name: 'preview-blocks', path: `/?docType=Hero&${AT}`, width: 1280, height: 1000 },
  { name: 'preview-checks', path: `/checks?docType=Hero&${AT}&sort=problems`, width: 1280, height: 800 },
  { name: 'preview-widths', path: `/?docType=Hero&${AT}&widths=all`, width: 1920, height: 1100 },
] as const;

const ADDRESS = {
  email: 'maria.oneil@example.com',
  firstName: 'María',
  lastName: 'O’Neil',
  addressLine1: '12 Alder Street',
  city: 'Portland',
  postalCode: '97205',
  phone: '5035550142',
} as const;

/** True if all pictures in the window have loaded; one that timed out is broken. */
const hasPictures = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom, width } = image.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < innerHeight;
      })
      .every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  );

/** Takes a screenshot once pictures and fonts have loaded. */
async function take(page: Page, name: string): Promise<void> {
  for (let loads = 0; loads < MOST_LOADS; loads += 1) {
    await page.waitForLoadState('networkidle').catch(() => undefined);
    if (await hasPictures(page)) break;
    await page.reload();
  }
  if (!(await hasPictures(page))) throw new Error(`Pictures of ${name} did not arrive.`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const file = join(root, 'docs/pictures', `${name}.jpg`);
  await page.screenshot({ path: file, type: 'jpeg', quality: QUALITY });
  console.log(file);
}

async function openPage(browser: Browser, width: number, height: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height },
    extraHTTPHeaders: { 'accept-language': '*' },
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

async function takeHome(browser: Browser, shop: string): Promise<void> {
  for (const { name, width, height } of [
    { name: 'home-phone', width: 390, height: 844 },
    { name: 'home-desk', width: 1440, height: 900 },
  ]) {
    const page = await openPage(browser, width, height);
    await page.goto(`${shop}/en-us`);
    await take(page, name);
    await page.context().close();
  }
}

/** The delivery step with a jacket in the bag. */
async function takeCheckout(browser: Browser, shop: string): Promise<void> {
  const page = await openPage(browser, 1440, 900);
  const sizes = page.locator('main form input[type="radio"][name="productId"]:enabled');
  await page.goto(`${shop}/en-us/search?q=jacket`);
  const paths = await page
    .locator('main a[href*="/p/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  for (const path of paths) {
    await page.goto(shop + path);
    if ((await sizes.count()) > 0) break;
  }
  await sizes.first().focus();
  await sizes.first().press('Space');
  await page.getByRole('main').getByRole('button', { name: 'Add to bag' }).first().click();
  await page.waitForLoadState('networkidle');
  await page.goto(`${shop}/en-us/checkout`);
  for (const [field, text] of Object.entries(ADDRESS))
    await page.locator(`main [name="${field}"]`).fill(text);
  await page.locator('main [name="province"]').selectOption('OR');
  await page.getByRole('button', { name: 'Continue to shipping options' }).click();
  await page.getByRole('radio', { name: /standard/i }).waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
  await take(page, 'checkout');
  await page.context().close();
}

async function takePreviews(browser: Browser, preview: string, ticket: string): Promise<void> {
  const page = await openPage(browser, 1280, 1000);
  await page.goto(`${preview}/?ticket=${ticket}`);
  for (const { name, path, width, height } of PREVIEWS) {
    await page.setViewportSize({ width, height });
    await page.goto(preview + path, { waitUntil: 'load' });
    // Until links and pictures have been checked.
    await page
      .getByText(/Checking …|asked for …/)
      .first()
      .waitFor({ state: 'detached', timeout: 30_000 });
    await take(page, name);
  }
  await page.context().close();
}

export async function takePictures(
  browser: Browser,
  { shop, preview, ticket }: Readonly<Record<'shop' | 'preview' | 'ticket', string>>,
): Promise<void> {
  await takeHome(browser, shop);
  await takeCheckout(browser, shop);
  await takePreviews(browser, preview, ticket);
}
