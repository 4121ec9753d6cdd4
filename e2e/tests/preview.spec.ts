import type { Browser, Page } from '@playwright/test';
import { emptyPictures, showPictures, withoutWebFont } from '../support/pictures.ts';
import { shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const WINTER = '2026-12-02T08:00';
const EDITOR = { username: 'edith@example.com', password: 'Northfell-2026' };

async function openAsEditor(page: Page, path: string): Promise<void> {
  await page.goto(shop().preview + path);
  await page.getByLabel('E-mail address').fill(EDITOR.username);
  await page.getByLabel('Password').fill(EDITOR.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(shop().preview + path);
}

test(
  'an editor finds, compares, fixes, previews, shares and approves content',
  { tag: '@journey' },
  async ({ page, browser, expectAccessible }) => {
    test.setTimeout(120_000);
    await page.goto(shop().preview);
    await expect(page).toHaveURL(/\/sign-in$/);
    await expectAccessible('the sign-in of editors');
    await openAsEditor(page, '/');

    await page.getByRole('button', { name: 'Go' }).click();
    await expect(page.getByText('Doc type is required')).toBeVisible();
    await page.getByLabel('Doc type').selectOption('Hero');
    await page.getByLabel('Limit').selectOption('10');
    await page.getByRole('button', { name: 'Go' }).click();
    await expect(page).toHaveURL(/docType=Hero&layoutVariant=&limit=10/);
    const hero = page.getByRole('article').first();
    await expect(hero.getByText('home-hero')).toBeVisible();
    await expect(hero.getByText('1 referrer')).toBeVisible();
    await expect(hero.getByText('Take the long way home', { exact: true })).toBeVisible();

    // The winter draft, at the slider's next mark, beside the live version.
    await page.getByRole('slider').press('End');
    await expect(hero.getByText('First snow, first tracks', { exact: true })).toBeVisible();
    await expect(hero.getByText('Draft', { exact: true })).toBeVisible();
    await page.getByLabel('Beside it').selectOption('live');
    await expect(hero.locator('del', { hasText: 'Take the long way home' })).toBeVisible();
    await expect(hero.getByText('/winter-guide', { exact: false }).first()).toBeVisible();
    await expect(hero.getByText('Missing alternative text')).toBeVisible();
    await expect(hero.getByText('Dead link')).toBeVisible({ timeout: 30_000 });
    await expectAccessible('a draft beside what is live');

    // A press shows the field and does not navigate.
    await hero
      .getByRole('region', { name: /^Draft/ })
      .getByRole('link', { name: 'The winter guide' })
      .click();
    await expect(page.getByRole('status').filter({ hasText: 'targets.1.text' })).toBeVisible();
    await expect(hero.locator('[data-inspected]')).toHaveText('The winter guide');

    // Three true widths.
    await page.getByLabel('Beside it').selectOption('');
    await page.getByLabel('Widths').selectOption('all');
    for (const width of [390, 768, 1280]) {
      const frame = page.frameLocator(`iframe[title="The view at ${width} px"]`);
      await expect(frame.getByText('First snow, first tracks', { exact: true })).toBeVisible();
      const inside = await frame.locator('html').evaluate(() => window.innerWidth);
      expect(inside).toBe(width);
      await expect(frame.getByText('Dead link')).toBeVisible({ timeout: 30_000 });
    }
    await expectAccessible('three widths');

    // The whole page for two personas, with reasons, and with real pictures under the texts.
    await showPictures(page);
    const whole = `/?document=page/home&at=${WINTER}`;
    await page.goto(`${shop().preview}${whole}&persona=guest`);
    await expect(page.getByText('Warm from the first lift')).toBeVisible();
    await page.getByLabel('Seen by').selectOption('loyalty-member');
    await expect(page.getByText('Members ski first')).toBeVisible();
    await expect(page.getByText('The segment “loyalty-member”').first()).toBeVisible();
    await expectAccessible('a whole page, smaller than it is', '[data-stage]');
    await page.getByRole('link', { name: 'Hide panes' }).click();
    await expectAccessible('a whole page at its size');
    await page.getByRole('link', { name: 'Show panes' }).click();

    // A colleague with a ticket sees the same at this address.
    const colleague = await browser.newContext();
    const theirs = await colleague.newPage();
    await openAsEditor(theirs, new URL(page.url()).pathname + new URL(page.url()).search);
    await expect(theirs.getByText('Members ski first')).toBeVisible();
    await colleague.close();

    // The checks, at an address to share.
    await page.goto(`${shop().preview}/checks?docType=Hero&at=${WINTER}&sort=problems`);
    await expect(page.getByRole('cell', { name: /Dead link/ })).toBeVisible({ timeout: 30_000 });
    await expectAccessible('the table of checks');
    await page.goto(`${shop().preview}/?docType=Hero&at=${WINTER}`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('form', { name: 'View' })).toBeHidden();
    await expect(page.getByRole('article').first()).toBeVisible();
    const sheet = page.getByRole('region', { name: 'Sign-off' });
    await expect(sheet.getByText('2026-12-02 08:00 UTC', { exact: true })).toBeVisible();
    await expect(sheet.getByText('Signature')).toBeVisible();
  },
);

interface Drawn {
  readonly html: string;
  readonly width: number;
  readonly height: number;
}

/** A page's server-rendered blocks, without per-document differences. */
async function drawnIn(browser: Browser, url: string, cookies: readonly object[], selector: string) {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 900 },
  });
  await context.addCookies(cookies as Parameters<typeof context.addCookies>[0]);
  const page = await context.newPage();
  await emptyPictures(page);
  await withoutWebFont(page);
  await page.goto(url);
  const drawn = await page.locator(selector).evaluateAll((sections): Drawn[] => {
    return sections.map((section) => {
      const { width, height: whole } = section.getBoundingClientRect();
      // A row's height depends on the product cards, which are the shop's own.
      const height = section.querySelector('[aria-roledescription="carousel"]') === null ? whole : 0;
      const copy = section.cloneNode(true);
      if (copy instanceof Element) {
        // Product cards are the shop's own.
        for (const card of copy.querySelectorAll('[aria-roledescription="carousel"] li > *')) card.remove();
        for (const element of [copy, ...copy.querySelectorAll('*')])
          for (const name of [
            'id',
            'aria-labelledby',
            'aria-controls',
            'aria-describedby',
            'commandfor',
            'for',
          ])
            element.removeAttribute(name);
      }
      return { html: copy instanceof Element ? copy.outerHTML : '', width, height };
    });
  });
  await context.close();
  return drawn;
}

test('what is previewed is what goes live: the same markup in the same size', async ({ page, browser }) => {
  test.setTimeout(120_000);
  await openAsEditor(page, '/?docType=Hero');
  const cookies = await page.context().cookies();
  for (const slug of ['home', 'about', 'returns', 'size-guide']) {
    const live = await drawnIn(
      browser,
      `${shop().storefront}/en-us${slug === 'home' ? '' : `/${slug}`}`,
      [],
      'main section:not(section section)',
    );
    const previewed = await drawnIn(
      browser,
      `${shop().preview}/view?document=page/${slug}`,
      cookies,
      '[data-stage] section:not(section section)',
    );
    expect(live.length, slug).toBeGreaterThan(0);
    expect(previewed, slug).toEqual(live);
  }
});

test(
  'the preview requires a ticket: otherwise nothing of it is shown, framed or cached',
  { tag: '@journey' },
  async ({ page, browser, request }) => {
    const { storefront, preview } = shop();
    const draft = `${storefront}/en-us?preview=true&previewDateTime=${WINTER}:00Z&bypassAllCache=true`;
    const anonymous = await request.get(draft);
    expect(await anonymous.text()).not.toContain('First snow');
    expect((await request.get(`${preview}/changes?docType=Hero`)).status()).toBe(403);
    const framing = async (path: string) =>
      (await request.get(storefront + path)).headers()['content-security-policy'];
    expect(await framing('/en-us')).toContain(`frame-ancestors ${preview};`);
    expect(await framing('/en-us/cart')).toContain("frame-ancestors 'none';");

    await openAsEditor(page, `/frame?at=${encodeURIComponent(WINTER)}`);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByText('First snow, first tracks')).toBeVisible();
    await expect(page.getByText('localhost', { exact: true })).toBeVisible();
    const response = await page.request.get(draft);
    expect(response.headers()['cache-control']).toBe('private, no-store');
    expect(await response.text()).toContain('First snow, first tracks');
    const reader = await browser.newContext();
    const seen = await (await reader.request.get(`${storefront}/en-us`)).text();
    await reader.close();
    expect(seen).toContain('Take the long way home');
    expect(seen).not.toContain('First snow');

    // A forced variant applies in the shop too, with a ticket only.
    const forced = `${preview}/frame?at=${encodeURIComponent(WINTER)}&forced=loyalty-member`;
    await page.goto(forced);
    await expect(page.frameLocator('iframe').getByText('Members ski first')).toBeVisible();
    const stranger = await request.get(draft, { headers: { cookie: 'p13n_testcontext=loyalty-member' } });
    expect(await stranger.text()).not.toContain('Members ski first');

    await page.goto(`${preview}/frame?url=${encodeURIComponent('https://elsewhere.example/')}`);
    await expect(page.getByText('Add it to FRAME_ORIGINS')).toBeVisible();
  },
);
