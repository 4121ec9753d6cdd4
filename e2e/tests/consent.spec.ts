import type { BrowserContext, Page } from '@playwright/test';
import { shop } from '../support/shop.ts';
import { expect, test, WITH_MOTION } from '../support/test.ts';

test.use(WITH_MOTION);

const banner = (page: Page) => page.getByRole('region', { name: 'Your privacy, your choice' });

/** Event names of the data layer; undefined without one. */
const events = (page: Page): Promise<string[] | undefined> =>
  page.evaluate(() => {
    const { dataLayer } = window as { dataLayer?: { event?: string }[] };
    return dataLayer?.flatMap(({ event }) => event ?? []);
  });

/** Opens a page and waits for its scripts, tracking last. */
async function open(page: Page, path: string): Promise<void> {
  const tracking = page.waitForResponse((response) => /\/assets\/Tracking-/.test(response.url()));
  await page.goto(path);
  await tracking;
  // Loaded code runs in the next render.
  await page.waitForFunction(() => document.readyState === 'complete');
}

interface Shift {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

const bannerShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const consent = document.getElementById('consent');
        const isOurs = ({ node }: Shift['sources'][number]) =>
          node !== null && consent?.contains(node) === true;
        let sum = 0;
        new PerformanceObserver((list) => {
          // Missing in TypeScript's DOM types.
          for (const { value, hadRecentInput, sources } of list.getEntries() as unknown as Shift[])
            if (!hadRecentInput && sources.some(isOurs)) sum += value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );

async function answers(context: BrowserContext): Promise<string | undefined> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'OptanonConsent');
  return cookie && new URLSearchParams(cookie.value).get('groups')?.replaceAll('%3A', ':');
}

test.describe('consent', () => {
  test(
    'is requested in EMEA without taking the focus, moving the page or lacking names',
    { tag: '@journey' },
    async ({ page, expectAccessible }) => {
      test.setTimeout(120_000);
      await page.goto('/en-gb');
      await expect(banner(page)).toBeVisible();
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
      const [reject, accept] = await Promise.all(
        ['Reject all', 'Accept all'].map((name) => banner(page).getByRole('button', { name }).boundingBox()),
      );
      expect([reject?.width, reject?.height]).toEqual([accept?.width, accept?.height]);
      expect(await bannerShift(page)).toBeLessThanOrEqual(0.01);
      await page.getByText('Customise').click();
      await expectAccessible('the consent banner with its choices');
    },
  );

  test('is not requested elsewhere, where events are sent immediately', async ({ page }) => {
    await open(page, '/en-us');
    await expect(page.locator('#consent')).toHaveCount(0);
    await expect.poll(() => events(page)).toContain('page_view');
  });

  test('that is rejected stops the data layer, on this page and the next', async ({ page, context }) => {
    await open(page, '/en-gb');
    await banner(page).getByRole('button', { name: 'Reject all' }).click();
    await expect(banner(page)).toBeHidden();
    expect(await answers(context)).toBe('C0001:1,C0002:0,C0003:0,C0004:0');
    await open(page, '/en-gb/search?q=jacket');
    await expect(page.locator('#consent')).toBeHidden();
    expect(await events(page)).toBeUndefined();
  });

  test(
    'that is granted sends earlier events, in order, and later ones',
    { tag: '@journey' },
    async ({ page, context }) => {
      await open(page, '/en-gb/search?q=jacket');
      await page.locator('main a[href*="/p/"]').first().click();
      await expect(page).toHaveURL(/\/p\//);
      expect(await events(page)).toBeUndefined();
      await banner(page).getByRole('button', { name: 'Accept all' }).click();
      await expect(banner(page)).toBeHidden();
      await expect(page.getByRole('main')).toBeFocused();
      expect(await answers(context)).toBe('C0001:1,C0002:1,C0003:1,C0004:1');
      // Messages of the promo bar take turns, so their promotions come at any time.
      const sent = (await events(page))?.filter((name) => name !== 'view_promotion');
      expect(sent).toEqual([
        'page_view',
        'search',
        'view_item_list',
        'select_item',
        'page_view',
        'view_item',
      ]);
    },
  );

  test('can be given for one purpose, and withdrawn from the foot of every page', async ({
    page,
    context,
  }) => {
    await open(page, '/en-gb');
    await page.getByText('Customise').click();
    await banner(page).getByLabel('Analytics').check();
    await banner(page).getByRole('button', { name: 'Save my choices' }).click();
    expect(await answers(context)).toBe('C0001:1,C0002:1,C0003:0,C0004:0');
    await expect.poll(() => events(page)).toContain('page_view');

    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' }).click();
    await expect(page.getByRole('main').getByLabel('Analytics')).toBeChecked();
    await page.getByRole('main').getByLabel('Analytics').uncheck();
    await page.getByRole('main').getByRole('button', { name: 'Save my choices' }).click();
    await expect(page.getByText('Your choices are saved.')).toBeVisible();
    expect(await answers(context)).toBe('C0001:1,C0002:0,C0003:0,C0004:0');
    await open(page, '/en-gb');
    expect(await events(page)).toBeUndefined();
    expect(await page.evaluate(() => localStorage.getItem('haberdash-reported'))).toBeNull();
  });

  test('sends nothing to a third party, before and after it', { tag: '@journey' }, async ({ page }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== shop().storefront) foreign.push(request.url());
    });
    await open(page, '/en-gb');
    await open(page, '/en-gb/search?q=jacket');
    await banner(page).getByRole('button', { name: 'Accept all' }).click();
    await page.waitForTimeout(500);
    expect(foreign).toEqual([]);
  });

  test('@phone does not cover the purchase', async ({ page, shopper }) => {
    await shopper.openProduct('en-gb');
    await expect(banner(page)).toBeVisible();
    const button = page.locator('main form button[type="submit"]').last();
    await button.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollBy(0, 400));
    await button.click({ trial: true });
  });
});

test.describe('privacy choices where no consent is required', () => {
  test.use({ extraHTTPHeaders: { 'sec-gpc': '1' } });

  test(
    'honour Global Privacy Control, and store an objection',
    { tag: '@journey' },
    async ({ page, expectAccessible }) => {
      await page.goto('/en-us/privacy-choices');
      await expect(page.getByText('Global Privacy Control')).toBeVisible();
      await expect(page.getByRole('main').getByLabel('Personal content')).not.toBeChecked();
      await expect(page.getByRole('main').getByLabel('Analytics')).toBeChecked();
      await expectAccessible('the privacy choices');
      await page.getByRole('button', { name: 'Reject all' }).click();
      await expect(page.getByText('Your choices are saved.')).toBeVisible();
      await open(page, '/en-us');
      expect(await events(page)).toBeUndefined();
    },
  );
});

test.describe('consent without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is requested until it is decided, and changed on its page', async ({ page, context }) => {
    await page.goto('/en-gb/search?q=jacket');
    await expect(banner(page)).toBeVisible();
    await banner(page).getByRole('button', { name: 'Reject all' }).click();
    await expect(page).toHaveURL('/en-gb/search?q=jacket');
    await expect(page.locator('#consent')).toBeHidden();
    expect(await answers(context)).toBe('C0001:1,C0002:0,C0003:0,C0004:0');
    await page.goto('/en-gb/privacy-choices');
    await page.getByRole('main').getByLabel('Functional').check();
    await page.getByRole('main').getByRole('button', { name: 'Save my choices' }).click();
    await expect(page.getByText('Your choices are saved.')).toBeVisible();
    expect(await answers(context)).toBe('C0001:1,C0002:0,C0003:1,C0004:0');
  });
});
