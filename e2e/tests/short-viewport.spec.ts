import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** The share of the window's middle line with page content instead of sticky parts. */
const shareOfContent = (page: Page, selector: string): Promise<number> =>
  page.evaluate((wanted) => {
    const POINTS = 40;
    const step = window.innerHeight / POINTS;
    const hits = Array.from({ length: POINTS }, (_, index) =>
      document.elementFromPoint(window.innerWidth / 4, (index + 0.5) * step),
    );
    return hits.filter((hit) => hit?.closest(wanted)).length / POINTS;
  }, selector);

/** Header controls outside the window's width. */
const outOfWindow = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('header a, header button, header input')]
      .filter(
        (control) => control.checkVisibility() && control.closest('dialog, [popover], li > div') === null,
      )
      .filter((control) => {
        const { left, right, width } = control.getBoundingClientRect();
        return width > 1 && (left < -1 || right > window.innerWidth + 1);
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent),
  );

/** The innermost unclipped elements wider than the window. */
const widerThanWindow = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth <= window.innerWidth + 1) return [];
    const isClipped = (element: Element): boolean => {
      for (
        let each = element.parentElement;
        each !== null && each !== document.body;
        each = each.parentElement
      )
        if (getComputedStyle(each).overflowX !== 'visible') return true;
      return false;
    };
    const reachesOut = (element: Element) =>
      element.getBoundingClientRect().right > window.innerWidth + 1 &&
      element.checkVisibility() &&
      !isClipped(element);
    return [...document.body.querySelectorAll('*')]
      .filter((element) => reachesOut(element) && ![...element.children].some(reachesOut))
      .map((element) => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`);
  });

test.describe('sticky parts are hidden in a low window', () => {
  for (const [width, height] of [
    [320, 256],
    [844, 390],
  ] as const) {
    test(`at ${width} × ${height} a listing shows its products`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/en-us/search?q=jacket');
      const cards = page.locator('main ul:has(> li article)').first();
      await cards.evaluate((list) => window.scrollTo(0, list.getBoundingClientRect().top + 200));
      expect(await shareOfContent(page, 'main ul:has(> li article)')).toBeGreaterThan(0.8);
    });

    test(`at ${width} × ${height} a product leaves the window to what is read`, async ({ shopper, page }) => {
      await page.setViewportSize({ width, height });
      await shopper.openProduct();
      await page
        .locator('#description')
        .evaluate((part) => window.scrollTo(0, part.getBoundingClientRect().top + window.scrollY - 20));
      expect(await shareOfContent(page, 'header, main form div:has(> button[type=submit])')).toBeLessThan(
        0.2,
      );
    });
  }

  test('between header and toolbar no strip of the pictures shows', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/en-us/search?q=jacket');
    const cards = page.locator('main ul:has(> li article)').first();
    await cards.evaluate((list) => window.scrollTo(0, list.getBoundingClientRect().top + 400));
    const header = await page.locator('header').first().boundingBox();
    const toolbar = await page.locator('main div:has(> button[popovertarget])').first().boundingBox();
    expect(header).not.toBeNull();
    expect((toolbar?.y ?? Infinity) - ((header?.y ?? 0) + (header?.height ?? 0))).toBeLessThanOrEqual(0);
    expect(toolbar?.x, 'nor beside it').toBeLessThan(1);
    expect((toolbar?.x ?? 0) + (toolbar?.width ?? 0)).toBeGreaterThan(389);
  });
});

test.describe('text of twice the size', () => {
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1280, 800],
  ] as const) {
    for (const [name, path] of [
      ['home', '/en-us'],
      ['a listing', '/en-us/search?q=jacket'],
      ['German home', '/de-de'],
    ] as const) {
      test(`at ${width} px pushes nothing of ${name} off the page`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await page.goto(path);
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
        expect(await outOfWindow(page)).toEqual([]);
        expect(await widerThanWindow(page)).toEqual([]);
      });
    }
  }

  test('leaves a product its picture', async ({ shopper, page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await shopper.openProduct();
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const picture = await page.getByRole('link', { name: /^Enlarge picture 1/ }).boundingBox();
    expect(picture?.width).toBeGreaterThan(300);
    expect(await widerThanWindow(page)).toEqual([]);
  });
});

test('stars and the dots of the promo bar survive forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/en-us/search?q=jacket');
  const colors = await page.evaluate(() => {
    const ink = getComputedStyle(document.body).color;
    const ground = getComputedStyle(document.body).backgroundColor;
    const rating = document.querySelector('main article p[role="img"][aria-label*=" out of "]');
    return { ink, ground, star: rating === null ? '' : getComputedStyle(rating, '::before').backgroundColor };
  });
  expect(colors.star).toBe(colors.ink);
  const dot = page.getByRole('region', { name: 'Promotions' }).locator('span > b');
  expect(await dot.evaluate((element) => getComputedStyle(element).color)).toBe(colors.ink);
});
