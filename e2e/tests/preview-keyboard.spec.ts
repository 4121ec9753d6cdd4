import type { Page } from '@playwright/test';
import { shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

const MOST_STEPS = 120;
const MIN_PX = 24;

interface Stop {
  readonly name: string;
  /** Accessibility problems: no focus ring, covered, or too small. */
  readonly faults: readonly string[];
}

/** The focused element and its problems; undefined outside the page. */
const readStop = (page: Page): Promise<Stop | undefined> =>
  page.evaluate((least) => {
    const { activeElement: element, body } = document;
    if (element === null || element === body) return undefined;
    const hasLabel = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
    const label = hasLabel ? element.labels?.[0]?.textContent : undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    const { outlineStyle, boxShadow, display } = getComputedStyle(element);
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const isHit = hit !== null && (element.contains(hit) || hit.contains(element));
    // An inline link is as high as its line.
    const isSmall = display !== 'inline' && Math.min(width, height) < least;
    return {
      name: (element.getAttribute('aria-label') ?? label ?? element.textContent).trim().slice(0, 80),
      faults: [
        ...(outlineStyle === 'none' && boxShadow === 'none' ? ['no ring'] : []),
        ...(isHit ? [] : ['covered']),
        ...(isSmall ? [`below ${least} px`] : []),
      ],
    };
  }, MIN_PX);

/** Presses Tab until an element with this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = [];
  while (passed.length < MOST_STEPS) {
    await page.keyboard.press('Tab');
    const stop = await readStop(page);
    if (stop !== undefined && name.test(stop.name)) return;
    passed.push(stop?.name ?? 'outside the page');
  }
  throw new Error(`The keyboard does not reach ${name.source}, only ${passed.join(', ')}`);
}

/** Problems of all tab stops of a page. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  const stops: Stop[] = [];
  while (stops.length < MOST_STEPS) {
    await page.keyboard.press('Tab');
    const stop = await readStop(page);
    if (stop === undefined || (stops.length > 0 && stop.name === stops[0]?.name)) {
      expect(stops.length).toBeGreaterThan(5);
      return stops.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`));
    }
    stops.push(stop);
  }
  throw new Error('The keyboard does not leave the page.');
}

test('an editor works by keyboard alone: everything is reachable, visible and can be left', async ({
  page,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  const { preview } = shop();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${preview}/sign-in`);
  await tabTo(page, /^E-mail address/);
  await page.keyboard.type('edith@example.com');
  await tabTo(page, /^Password/);
  await page.keyboard.type('Northfell-2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${preview}/`);

  // Choose and list. The focus stays, so that the next step is one Tab away.
  await tabTo(page, /^Doc type/);
  await page.keyboard.type('Hero');
  await tabTo(page, /^Go$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/docType=Hero/);
  const hero = page.getByRole('article').first();
  const drawn = hero.locator('[data-stage="home-hero"]');
  await expect(drawn.getByText('Take the long way home', { exact: true })).toBeVisible();
  // Browser-only findings show that the page has hydrated.
  await expect(page.getByText('Checking …')).toHaveCount(0, { timeout: 30_000 });
  await expectAccessible('results in the dark');

  // Filter and reset, by the list's search.
  await page.goto(`${preview}/?docType=Hero`);
  await expect(page.getByText('Checking …')).toHaveCount(0, { timeout: 30_000 });
  await tabTo(page, /^Search in results/);
  await page.keyboard.type('nobody wrote this');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No results.')).toBeVisible();
  await expect(page.getByLabel('Search in results')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await expect(drawn.getByText('Take the long way home', { exact: true })).toBeVisible();

  // The next moment by slider, which keeps the focus; then draft beside live.
  await tabTo(page, /to come/);
  await page.keyboard.press('End');
  await expect(drawn.getByText('First snow, first tracks', { exact: true })).toBeVisible();
  await expect(page.getByRole('slider')).toBeFocused();
  await tabTo(page, /^Beside it/);
  await page.keyboard.type('What');
  await expect(hero.locator('del', { hasText: 'Take the long way home' })).toBeVisible();
  await expect(page.getByLabel('Beside it')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(hero.locator('del')).toHaveCount(0);

  // Referrers, fields, and link findings.
  await tabTo(page, /^1 referrer/);
  await page.keyboard.press('Enter');
  await expect(hero.getByText('page/home')).toBeVisible();
  await tabTo(page, /^Fields/);
  await page.keyboard.press('Enter');
  await expect(hero.getByText('targets.1.text')).toBeVisible();
  await tabTo(page, /^The winter guide/);
  await page.keyboard.press('Enter');
  const inspector = page.getByRole('status').filter({ hasText: 'targets.1.text' });
  await expect(inspector).toBeVisible();
  await expect(hero.getByRole('link', { name: 'The winter guide' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(inspector).toBeHidden();

  // Every tab stop is visible, uncovered and large enough, and none is a trap.
  for (const path of ['/?docType=Hero', '/checks?docType=Hero&sort=problems', '/frame?width=390']) {
    await page.goto(preview + path);
    await expect(page.getByText(/Checking …|asked for …/)).toHaveCount(0, { timeout: 30_000 });
    // Frames are separate pages.
    const frames = await page.locator('iframe').all();
    for (const frame of frames) await frame.evaluate((element) => element.setAttribute('tabindex', '-1'));
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    expect(await faultsOf(page), path).toEqual([]);
    for (const frame of frames) await frame.evaluate((element) => element.removeAttribute('tabindex'));
    for (const summary of await page.locator('article summary').all()) await summary.press('Enter');
    await expectAccessible(`${path} in the dark`);
  }
});
