import { linksOf, statusBehind, walkThrough } from '../support/linked-pages.ts';
import { shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { visit } from '../support/visitor.ts';

const SITES = ['/en-us', '/en-ca', '/fr-ca', '/en-gb', '/fr-fr', '/de-de', '/es-es', '/it-it'];
const PARALLEL_LINKS = 4;

for (const home of SITES) {
  test(`every link of every kind of page of ${home} has a target`, async () => {
    test.setTimeout(240_000);
    const visitor = visit(shop().storefront);
    const pages = await walkThrough(visitor, home);
    const foundOn = new Map<string, string>();
    for (const page of pages)
      for (const link of linksOf(page)) if (!foundOn.has(link)) foundOn.set(link, page.path);
    expect(foundOn.size).toBeGreaterThan(40);
    const left = [...foundOn];
    const dead: string[] = [];
    const follow = async () => {
      for (let next = left.pop(); next !== undefined; next = left.pop()) {
        const [link, page] = next;
        const first = await statusBehind(visitor, link);
        // A busy machine may be slow: retry before reporting a missing page.
        const status = first >= 500 ? await statusBehind(visitor, link) : first;
        if (status !== 200) dead.push(`${link} on ${page}: ${status}`);
      }
    };
    await Promise.all(Array.from({ length: PARALLEL_LINKS }, follow));
    expect(dead).toEqual([]);
  });
}
