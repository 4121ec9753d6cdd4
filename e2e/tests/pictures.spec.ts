import { shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';

test.describe('pictures', () => {
  test(
    'are served by the shop itself, re-encoded and cached for a year',
    { tag: '@journey' },
    async ({ page, request }) => {
      await page.goto('/en-us/search?q=jacket');
      const source = await page.locator('main picture img').first().getAttribute('src');
      const address = new URL(source ?? '', shop().storefront);
      expect(address.origin).toBe(shop().storefront);
      address.searchParams.set('w', '240');
      address.searchParams.set('fm', 'avif');
      const response = await request.get(address.href);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toBe('image/avif');
      expect(response.headers()['cache-control']).toContain('immutable');
    },
  );

  for (const page of ['/en-us', '/en-us/search?q=jacket', '/en-us/search?q=boots']) {
    test(`${page} asks for no picture that the service rejects`, async ({ request }) => {
      const html = await (await request.get(`${shop().storefront}${page}`)).text();
      const addresses = new Set(
        [...html.matchAll(/\/images\/[^\s"'<>,\\]+/g)].map(([address]) => address.replaceAll('&amp;', '&')),
      );
      const requested = [...addresses].filter((address) => address.includes('w='));
      expect(requested.length).toBeGreaterThan(20);
      const rejected: string[] = [];
      for (const address of requested) {
        // A conditional request is answered without rendering.
        const response = await request.get(shop().storefront + address, {
          headers: { 'if-none-match': '*' },
        });
        if (response.status() !== 304) rejected.push(`${address} ${response.status()}`);
      }
      expect(rejected).toEqual([]);
    });
  }

  for (const path of [
    '/images/products/NF00000000/none/front?w=240',
    '/images/scenes/alpine-dawn?w=241',
    '/images/scenes/alpine-dawn?w=240&url=http://example.com',
    '/images/../package.json',
  ]) {
    test(`${path} is rejected`, { tag: path.includes('..') ? '@journey' : [] }, async ({ request }) => {
      const response = await request.get(`${shop().storefront}${path}`);
      expect(response.status()).toBeGreaterThanOrEqual(400);
      expect(response.status()).toBeLessThan(500);
    });
  }
});
