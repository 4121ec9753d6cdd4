import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { blockPictures } from './pictures.ts';
import { watchPrivacy } from './privacy-watch.ts';
import { shop } from './shop.ts';
import { Shopper } from './shopper.ts';
import { measureTexts, tooWeak } from './text-contrast.ts';

interface Fixtures {
  /** Somebody with this page open, who knows how to shop. */
  readonly shopper: Shopper;
  /**
   * Fails with the list of violations of all axe rules, `target-size` included, and of contrasts that it cannot tell.
   * What is drawn smaller than it is, such as a page in the editors' preview, has small targets as its likeness, and a
   * control beside it that shows it at its size (WCAG 2.5.8, essential and equivalent): that one rule is not asked there.
   */
  readonly expectAccessible: (state: string, drawnSmaller?: string) => Promise<void>;
}

/** For tests that are about what moves: the others run in a browser that asks for less motion. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** The browser's word on an animation between two documents that it left out; nothing is lost by it. */
const SKIPPED_TRANSITION = 'Transition was aborted because of invalid state';

/** Playwright's test with a page that knows the shop and fails on any error of a script. */
export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => {
    await use(shop().storefront);
  },
  page: async ({ page }, use) => {
    await blockPictures(page);
    const faults: string[] = [];
    page.on('pageerror', (error) => {
      if (!error.message.startsWith(SKIPPED_TRANSITION)) faults.push(`${page.url()}: ${error.message}`);
    });
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        faults.push(`${page.url()}: ${message.text()}`);
    });
    const leaks = watchPrivacy(page);
    await use(page);
    expect(await leaks(), 'no address and no page for everybody may name somebody').toEqual([]);
    expect(faults, 'no script may fail and the content security policy may reject nothing').toEqual([]);
  },
  shopper: async ({ page }, use) => {
    await use(new Shopper(page));
  },
  expectAccessible: async ({ page }, use) => {
    await use((state, drawnSmaller) => checkAccessibility(page, state, drawnSmaller));
  },
});

/** Covered for the moment by a part that sticks: its contrast is told where it is not. */
const COVERED: readonly unknown[] = [
  'bgOverlap',
  'elmPartiallyObscured',
  'elmPartiallyObscuring',
  'outsideViewport',
];
const isCovered = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'messageKey' in data && COVERED.includes(data.messageKey);

/** Longer than any part of a page takes to come or go; what moves for longer does not cover anything. */
const LONGEST_TRANSITION_MS = 1_000;

/** What fades in or out has colours of the moment, which nobody reads. */
const settle = (page: Page): Promise<unknown> =>
  page.evaluate(
    (longest) =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter(
            ({ effect, timeline, playState }) =>
              timeline === document.timeline &&
              playState === 'running' &&
              Number(effect?.getComputedTiming().endTime) <= longest,
          )
          .map(({ finished }) => finished),
      ).then(() => undefined),
    LONGEST_TRANSITION_MS,
  );

type AxeOptions = Parameters<AxeBuilder['options']>[0];
type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;
// To read the styles of shadow roots axe makes a style element, which the policy of the pages rejects; no rule here needs it.
const RESULTS: AxeOptions = { resultTypes: ['violations', 'incomplete'], preload: false };

/** All that axe finds, with the sizes of targets outside of what is drawn smaller. */
async function analyze(
  page: Page,
  drawnSmaller: string | undefined,
): Promise<Pick<AxeResults, 'violations' | 'incomplete'>> {
  // Frames of other origins need a page of their own to put the results together, which takes three times as long.
  const builder = () => new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1);
  const withTargets = { ...RESULTS, rules: { 'target-size': { enabled: true } } };
  if (drawnSmaller === undefined) return builder().options(withTargets).analyze();
  const all = await builder().options(RESULTS).analyze();
  const sizes = await builder()
    .options({ ...RESULTS, runOnly: ['target-size'] })
    .exclude(drawnSmaller)
    .analyze();
  return { ...all, violations: [...all.violations, ...sizes.violations] };
}

async function checkAccessibility(page: Page, state: string, drawnSmaller?: string): Promise<void> {
  // A page that is being left is dimmed until the next one is there.
  await expect(page.locator('main[aria-busy="true"]')).toHaveCount(0);
  await settle(page);
  const { violations, incomplete } = await analyze(page, drawnSmaller);
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found, `axe on ${state}`).toEqual([]);
  // A contrast that axe cannot tell, such as on a picture, has not passed: the glyphs are measured instead.
  const untold = incomplete
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes)
    .filter(({ any }) => !any.some(({ data }) => isCovered(data)));
  const top = await page.evaluate(() => window.scrollY);
  const selectors = untold.flatMap(({ target: [selector, ...inner] }) =>
    inner.length === 0 && typeof selector === 'string' ? [selector] : [],
  );
  const measured = await measureTexts(page, selectors);
  expect(tooWeak(measured), `contrast on ${state}`).toEqual([]);
  // What comes next finds the page as it was.
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

export { expect };
