import { overBudget } from '@haberdash/tools/bench/budgets.ts';
import { findPageCases } from '@haberdash/tools/bench/page-cases.ts';
import { weighPage } from '@haberdash/tools/bench/pages.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readChunkGraph } from '../support/chunk-graph.ts';
import { shop } from '../support/shop.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { waitForQuiet } from '../support/wait-for-quiet.ts';

function scriptsFrom(page: Page): () => readonly string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.push(request.url());
  });
  return () => requested;
}

test('no page weighs more than its budget, and none runs a script file before it has loaded', async ({
  browser,
  page,
}) => {
  test.setTimeout(240_000);
  const cases = await findPageCases(page, shop().storefront);
  for (const pageCase of cases) {
    const weight = await weighPage(browser, shop().storefront, pageCase, { pictures: false });
    expect.soft(overBudget(weight)).toEqual([]);
    expect.soft(weight.javascriptBeforeLoad, pageCase.name).toBe(0);
  }
});

for (const { name, choose } of [
  { name: 'a filter', choose: '[data-facet="color"] label' },
  { name: 'more products', choose: 'main a[rel="next"]' },
])
  test(`${name} of a listing that is idle fetches no code`, async ({ shopper, page }) => {
    await shopper.openFirstCategory('en-us');
    await page.keyboard.press('Tab');
    await waitForQuiet(page);
    const links = () => page.locator('main li a[href*="/p/"]').evaluateAll((all) => all.map(String));
    const before = await links();
    const fetched = scriptsFrom(page);
    await page.locator(choose).first().click();
    await expect.poll(links).not.toEqual(before);
    expect(fetched()).toEqual([]);
  });

test('another colour of a product fetches no code', async ({ shopper, page }) => {
  await shopper.openProduct();
  await page.keyboard.press('Tab');
  await waitForQuiet(page);
  const fetched = scriptsFrom(page);
  const other = page.locator('main a[title][href*="?color="]:not([aria-current])').first();
  const address = await other.getAttribute('href');
  await other.click();
  await expect(page.locator('main a[aria-current="true"]')).toHaveAttribute('href', address ?? '');
  expect(fetched()).toEqual([]);
});

/** Blocks with forms have chunks of their own. */
const OWN_CODE = ['ArticleGrid', 'EventSignup', 'Gallery', 'Newsletter', 'Upsell', 'Video', 'browser-views'];

/** The newsletter page is its block. */
const OWN_PAGE = 'features/content/routes/newsletter';

test('no page brings the code or the texts of a block before it shows one', () => {
  const { scripts, pages, closureOf } = readChunkGraph(
    join(import.meta.dirname, '../../apps/storefront/build/client'),
  );
  const isOf = (name: string, file: string) => file.startsWith(`${name}-`);
  const own = (name: string) => scripts.filter((file) => isOf(name, file));
  for (const name of [...OWN_CODE, 'blocks']) expect(own(name), name).not.toEqual([]);
  expect(pages.length).toBeGreaterThan(50);
  const early = pages.flatMap(({ id, script }) =>
    [...closureOf(script)]
      .filter((file) => [...OWN_CODE, 'blocks'].some((name) => isOf(name, file)))
      .map((file) => `${id}: ${file}`),
  );
  expect(early).toEqual(own('Newsletter').map((file) => `${OWN_PAGE}: ${file}`));
});

/** Words and keys of the console for engineers, as its source has them. */
const CONSOLE_MARKS = ['Analytics console', 'waiting for consent', 'dropped without consent'];

test('no file of a production build has the console for engineers', () => {
  const app = join(import.meta.dirname, '../../apps/storefront');
  const folder = join(app, 'app/features/measure/tracking/components/console');
  const filesIn = (root: string, ending: RegExp) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => ending.test(name))
      .map((name) => [name, readFileSync(join(root, name), 'utf8')] as const);
  const sources = filesIn(folder, /^[\w-]+\.tsx?$/).map(([, text]) => text);
  for (const mark of CONSOLE_MARKS) expect(sources.join('\n'), 'the source has the mark').toContain(mark);
  const built = filesIn(join(app, 'build'), /\.(?:js|css|html)$/);
  expect(built.length).toBeGreaterThan(100);
  const found = built.flatMap(([name, text]) =>
    CONSOLE_MARKS.filter((mark) => text.includes(mark)).map((mark) => `${name}: ${mark}`),
  );
  expect(found).toEqual([]);
});
