import { shop } from '../support/shop.ts';
import { startAt } from '../support/start-at.ts';
import { expect, test } from '../support/test.ts';

test.describe('bad input', () => {
  for (const [what, path, status] of [
    ['an unknown page', '/en-us/no-such-page', 404],
    ['an unknown locale', '/xx-yy', 404],
    ['an unknown product', '/en-us/p/nothing-NF00000000', 404],
    ['an unknown category', '/en-us/c/nothing-999999', 404],
    ['a malformed address', '/en-us/%E0%A4%A', 400],
    ['a hostile search', `/en-us/search?q=${encodeURIComponent('\'";--%<script>\u0000')}`, 200],
    ['a page beyond the last', '/en-us/search?q=jacket&page=9999', 200],
    ['a filter that does not exist', '/en-us/search?q=jacket&size=NOPE&price=abc', 200],
  ] as const) {
    test(
      `${what} gets an error page with a link`,
      { tag: status !== 200 || what === 'a hostile search' ? '@journey' : [] },
      async ({ page }) => {
        const response = await page.request.get(`${shop().storefront}${path}`, { maxRedirects: 3 });
        const html = await response.text();
        expect(response.status()).toBe(status);
        expect(html).toContain('<h1');
        expect(html).not.toMatch(/at \w+ \(|node_modules|select .* from/i);
      },
    );
  }

  for (const qty of ['0', '-1', '1.5', '1000000000', 'many']) {
    test(
      `a quantity of ${qty} is rejected in words and the bag stays`,
      { tag: qty === '0' ? '@journey' : [] },
      async ({ page }) => {
        await startAt(page, 'bag');
        const result = await page.evaluate(async (quantity) => {
          const field = document.querySelector<HTMLInputElement | HTMLSelectElement>('main [name="qty"]');
          const form = field?.form;
          if (!field || !form) return { status: 0, html: '' };
          const data = new URLSearchParams();
          for (const [name, value] of new FormData(form))
            data.append(name, typeof value === 'string' ? value : value.name);
          data.set('qty', quantity);
          const response = await fetch(form.getAttribute('action') ?? location.pathname, {
            method: 'POST',
            body: data,
          });
          return { status: response.status, html: await response.text() };
        }, qty);
        expect(result.status).toBeGreaterThanOrEqual(200);
        expect(result.status).toBeLessThan(500);
        await page.reload();
        await expect(page.getByRole('link', { name: 'Bag, 1 item' })).toBeVisible();
      },
    );
  }

  test('a write from another site is rejected', { tag: '@journey' }, async ({ page }) => {
    const response = await page.request.post(`${shop().storefront}/en-us/cart`, {
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      form: { intent: 'remove' },
    });
    expect(response.status()).toBe(403);
  });

  test(
    'a cookie that was tampered with makes a new guest, not an error',
    { tag: '@journey' },
    async ({ page, context }) => {
      await page.goto('/en-us/cart');
      const cookies = await context.cookies();
      await context.addCookies(
        cookies.map((cookie) => ({ ...cookie, value: `${cookie.value.slice(0, -4)}abcd` })),
      );
      const response = await page.goto('/en-us/cart');
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );
});
