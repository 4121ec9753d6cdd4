import type { Page } from '@playwright/test';
import { startFaultShop, type FaultShop } from '../support/fault-shop.ts';
import { expect, test } from '../support/test.ts';

const GOOGLE = 'https://www.googletagmanager.com';
const COLLECTOR = 'https://collect.example/events';

let configured: FaultShop;
test.beforeAll(async () => {
  configured = await startFaultShop({ GOOGLE_TAG: 'GTM-ABC123', COLLECTOR_URL: COLLECTOR });
});
test.afterAll(async () => {
  await configured.stop();
});

/** Stands in for a container: it sets its cookie, and adds another script of its origin as Google's does. */
const CONTAINER = `
  document.cookie = '_ga=GA1.1.1; path=/';
  const next = document.createElement('script');
  next.src = '${GOOGLE}/gtag/js?id=G-AB12CD34';
  document.head.append(next);`;

/** What the stand-ins of both providers get. */
async function standIn(page: Page) {
  const scripts: string[] = [];
  const batches: { readonly events: readonly { readonly event: string }[] }[] = [];
  await page.route(`${GOOGLE}/**`, async (route) => {
    const path = route.request().url().slice(GOOGLE.length);
    scripts.push(path);
    const body = path.startsWith('/gtm.js') ? CONTAINER : '';
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.route(COLLECTOR, async (route) => {
    batches.push(JSON.parse(route.request().postData() ?? ''));
    await route.fulfill({ status: 204, headers: { 'access-control-allow-origin': configured.origin } });
  });
  return { scripts, sent: () => batches.flatMap(({ events }) => events.map(({ event }) => event)) };
}

const layer = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(() =>
    ((window as { dataLayer?: object[] }).dataLayer ?? []).map((entry) =>
      '0' in entry ? Array.from(entry as unknown as ArrayLike<unknown>) : entry,
    ),
  );

const answer = (page: Page, name: string) => page.getByRole('button', { name }).first().click();

async function open(page: Page, path: string): Promise<void> {
  const tracking = page.waitForResponse((response) => /\/assets\/Tracking-/.test(response.url()));
  await page.goto(configured.origin + path);
  await page.keyboard.press('Tab');
  await tracking;
}

test('providers of analytics get nothing before consent, then everything in its order', async ({ page }) => {
  const { scripts, sent } = await standIn(page);
  await open(page, '/en-gb');
  await page.waitForLoadState('networkidle');
  expect([scripts, sent(), await layer(page)]).toEqual([[], [], []]);
  await answer(page, 'Accept all');
  await expect.poll(sent).toContain('page_view');
  await expect.poll(() => scripts).toEqual(['/gtm.js?id=GTM-ABC123', '/gtag/js?id=G-AB12CD34']);
  const entries = await layer(page);
  expect(entries.slice(0, 3)).toMatchObject([
    ['consent', 'default', { analytics_storage: 'denied', ad_storage: 'denied' }],
    ['consent', 'update', { analytics_storage: 'granted', ad_storage: 'granted' }],
    { event: 'gtm.js' },
  ]);
  expect(entries[3]).toMatchObject({ event: 'page_view', page_type: 'Home', channel: 'ECOMM' });
});

test('a withdrawal stops them on its page, removes their cookies, and keeps them away', async ({
  page,
  context,
}) => {
  const { scripts, sent } = await standIn(page);
  await open(page, '/en-us/privacy-choices');
  await expect.poll(() => scripts.length).toBe(2);
  const names = async () => (await context.cookies()).map(({ name }) => name);
  await expect.poll(names).toContain('_ga');
  await page.getByRole('main').getByRole('button', { name: 'Reject all' }).click();
  await expect(page.getByText('Your choices are saved.')).toBeVisible();
  expect(await names()).not.toContain('_ga');
  const before = [scripts.length, sent().length];
  await open(page, '/en-us');
  await page.waitForLoadState('networkidle');
  expect([scripts.length, sent().length]).toEqual(before);
  expect(await layer(page)).toEqual([]);
});

test('a shop without providers names none of their origins, on its pages and in its policy', async ({
  page,
}) => {
  const response = await page.goto('/en-gb');
  expect(response?.headers()['content-security-policy']).not.toMatch(/google|collect/);
  expect(await page.locator('html').getAttribute('data-tags')).toBeNull();
});
