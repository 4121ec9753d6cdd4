import type { Page } from '@playwright/test';
import { everyBlock, EVERY_TYPE, type BlockJson } from '../support/every-block.ts';
import { emptyPictures, withoutWebFont } from '../support/pictures.ts';
import { startTestPreview } from '../support/test-preview.ts';
import { expect, test } from '../support/test.ts';

const WIDTHS = [1280, 390] as const;
/** The contract's page size, minus marker blocks. */
const PER_PAGE = 50;
const SLUG = 'about';
const marker = (id: unknown): BlockJson => ({
  type: 'RichText',
  id: `marker-${String(id)}`,
  richText: `<p>@@${String(id)}</p>`,
});

const pageOf = (blocks: readonly BlockJson[]): object => ({
  id: 'every-block',
  slug: SLUG,
  title: 'Every block',
  blocks: blocks.flatMap((block) => [marker(block['id']), block]),
});

/** Markup and size of each block, by the id of its marker. */
function readBlocks(selector: string): Record<string, { html: string; sizes: string }> {
  const found: Record<string, { html: string; sizes: string }> = {};
  let current = '';
  const roots = [...document.querySelectorAll(selector)].flatMap((place) => [...place.children]);
  for (const root of roots) {
    const [, id] = /^@@(\S+)$/.exec(root.textContent?.trim() ?? '') ?? [];
    if (id !== undefined) {
      found[id] = { html: '', sizes: '' };
      current = id;
      continue;
    }
    const entry = found[current];
    if (entry === undefined) continue;
    // Static markup has a wrapper element.
    const isWrapper = root.tagName === 'DIV' && root.attributes.length === 0;
    for (const element of isWrapper ? root.children : [root]) {
      const copy = element.cloneNode(true);
      if (!(copy instanceof Element)) continue;
      // Product cards are the shop's own.
      const hasCards = current.startsWith('recommendationcarousel');
      if (hasCards) for (const card of copy.querySelectorAll('li > *')) card.remove();
      // React's generated ids depend on surrounding blocks.
      entry.html += copy.outerHTML
        .replaceAll(/ (id|for|commandfor|aria-\w+)="_[^"]*"/g, ' $1="#"')
        .replaceAll('<!-- -->', '');
      const measured = hasCards ? [element] : [element, ...element.querySelectorAll('*')];
      for (const each of measured) {
        const { width, height } = each.getBoundingClientRect();
        entry.sizes += `${each.tagName} ${width.toFixed(1)}×${hasCards ? '' : height.toFixed(1)}\n`;
      }
    }
  }
  return found;
}

async function open(page: Page, url: string): Promise<void> {
  await emptyPictures(page);
  await withoutWebFont(page);
  await page.goto(url);
}

test('every block in every variant has the same markup and size in the preview and in the shop', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const own = await startTestPreview();
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    const [live, previewed] = [await context.newPage(), await context.newPage()];
    await open(previewed, `${own.preview}/?ticket=${own.ticket}`);
    const offered = await previewed
      .getByLabel('Doc type')
      .locator('option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
    expect(offered.filter((type) => type !== '' && !EVERY_TYPE.includes(type))).toEqual([]);

    const all = everyBlock();
    let compared = 0;
    for (let first = 0; first < all.length; first += PER_PAGE / 2) {
      const some = all.slice(first, first + PER_PAGE / 2);
      own.content.put(`/page/NF-US/${SLUG}`, pageOf(some));
      await Promise.all([
        open(live, `${own.storefront}/en-us/${SLUG}`),
        open(previewed, `${own.preview}/view?document=page/${SLUG}`),
      ]);
      for (const width of WIDTHS) {
        await Promise.all([live, previewed].map((page) => page.setViewportSize({ width, height: 900 })));
        const inShop = await live.evaluate(readBlocks, 'main');
        const inPreview = await previewed.evaluate(readBlocks, '[data-stage]:not([data-unseen])');
        expect(Object.keys(inShop), `blocks from ${first} on`).toEqual(some.map(({ id }) => id));
        for (const { id, name } of some)
          expect(inPreview[String(id)], `${String(name)} at ${width} px`).toEqual(inShop[String(id)]);
        compared += some.length;
      }
    }
    expect(compared).toBe(all.length * WIDTHS.length);
  } finally {
    await context.close();
    await own.stop();
  }
});
