import { findPageCases } from '@haberdash/tools/bench/page-cases.ts';
import { tracePage } from '@haberdash/tools/bench/page-trace.ts';
import { shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

/** Elements of a page. */
const MAX_NODES = { home: 1_000, listing: 1_000, product: 700, cart: 500 };
/** A style pass over more elements, or a layout of more boxes, is felt by a cheap phone. */
const MAX_STYLED = 200;
const MAX_BOXES = 300;

test('a page has few nodes, and nothing restyles or lays out much of it after its largest paint until it is used', async ({
  browser,
  page,
}) => {
  test.setTimeout(240_000);
  const cases = await findPageCases(page, shop().storefront);
  for (const [name, maxNodes] of Object.entries(MAX_NODES)) {
    const pageCase = cases.find((each) => each.name === name);
    if (pageCase === undefined) throw new TypeError(`There is no page ${name}.`);
    const { nodes, styledAfterPaint, boxesAfterPaint } = await tracePage(
      browser,
      shop().storefront,
      pageCase,
      1,
    );
    expect.soft(nodes, `nodes of ${name}`).toBeLessThanOrEqual(maxNodes);
    expect.soft(styledAfterPaint, `elements styled again on ${name}`).toBeLessThanOrEqual(MAX_STYLED);
    expect.soft(boxesAfterPaint, `boxes laid out again on ${name}`).toBeLessThanOrEqual(MAX_BOXES);
  }
});
