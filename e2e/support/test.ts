import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { watchConsent } from './consent-watch.ts';
import { watchDataLayer } from './data-layer-watch.ts';
import { blockPictures } from './pictures.ts';
import { watchPrivacy } from './privacy-watch.ts';
import { shop } from './shop.ts';
import { Shopper } from './shopper.ts';
import { measureTexts, tooWeak } from './text-contrast.ts';

interface Fixtures {
  readonly shopper: Shopper;
  /**
   * Fails with violations of all axe rules and unknown contrasts. Content scaled down in the preview is
   * exempt from target sizes, because it can be shown at full size (WCAG 2.5.8, essential and equivalent).
   */
  readonly expectAccessible: (state: string, drawnSmaller?: string) => Promise<void>;
}

/** For tests about motion; others run with reduced motion. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** A harmless browser message about a skipped view transition. */
const SKIPPED_TRANSITION = 'Transition was aborted because of invalid state';

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
    const violations = await watchConsent(page);
    const misfits = await watchDataLayer(page);
    await use(page);
    expect(await leaks(), 'no address and no public page may contain personal data').toEqual([]);
    expect(await violations(), 'nothing may be requested or stored before its consent').toEqual([]);
    expect(misfits(), 'every event of the data layer has to fit its schema').toEqual([]);
    expect(faults, 'no script may fail and the content security policy may reject nothing').toEqual([]);
  },
  shopper: async ({ page }, use) => {
    await use(new Shopper(page));
  },
  expectAccessible: async ({ page }, use) => {
    await use((state, drawnSmaller) => checkAccessibility(page, state, drawnSmaller));
  },
});

/** Covered by a sticky part: its contrast is measured elsewhere. */
const COVERED: readonly unknown[] = [
  'bgOverlap',
  'elmPartiallyObscured',
  'elmPartiallyObscuring',
  'outsideViewport',
];
const isCovered = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'messageKey' in data && COVERED.includes(data.messageKey);

/** Longer than any transition of a page. */
const LONGEST_TRANSITION_MS = 1_000;

/** Waits for fades, whose colours are temporary. */
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
// For shadow roots axe adds a style element, which the page policy rejects; no rule here needs it.
const RESULTS: AxeOptions = { resultTypes: ['violations', 'incomplete'], preload: false };

/** axe results, without target sizes of scaled content. */
async function analyze(
  page: Page,
  drawnSmaller: string | undefined,
): Promise<Pick<AxeResults, 'violations' | 'incomplete'>> {
  // The non-legacy mode needs a page to merge frames of other origins, which takes three times as long.
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
  // A page that is being left is dimmed.
  await expect(page.locator('main[aria-busy="true"]')).toHaveCount(0);
  await settle(page);
  const { violations, incomplete } = await analyze(page, drawnSmaller);
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found, `axe on ${state}`).toEqual([]);
  // Contrasts that axe cannot determine, as on pictures, are measured by pixels.
  const undetermined = incomplete
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes)
    .filter(({ any }) => !any.some(({ data }) => isCovered(data)));
  const top = await page.evaluate(() => window.scrollY);
  const selectors = undetermined.flatMap(({ target: [selector, ...inner] }) =>
    inner.length === 0 && typeof selector === 'string' ? [selector] : [],
  );
  const measured = await measureTexts(page, selectors);
  expect(tooWeak(measured), `contrast on ${state}`).toEqual([]);
  // Restores the scroll position.
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

export { expect };
