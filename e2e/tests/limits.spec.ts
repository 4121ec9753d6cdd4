import { freePort } from '@haberdash/tools/stack/ports.ts';
import { startStack, type Stack } from '@haberdash/tools/stack/stack.ts';
import { copyData } from '../support/shop-data.ts';
import { Shopper } from '../support/shopper.ts';
import { expect, test } from '../support/test.ts';

/** Windows of a day, which do not end during the tests. */
const LIMITS = 'codes-shopper=2/86400,changes-shopper=3/86400,searches-address=8/86400';
const WORDS = 'Please wait a moment';

test.describe('a shop with tight limits', () => {
  test.describe.configure({ mode: 'serial' });
  let stack: Stack;
  let data: Awaited<ReturnType<typeof copyData>>;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    data = await copyData('limits');
    const [storefrontPort, apiPort, sandboxPort] = [await freePort(), await freePort(), await freePort()];
    stack = await startStack({ storefrontPort, apiPort, sandboxPort, ...data, env: { LIMITS } });
  });
  test.afterAll(async () => {
    await stack.stop();
    await data.remove();
  });

  for (const javaScriptEnabled of [true, false]) {
    const how = javaScriptEnabled ? 'with' : 'without';
    test(`shows a rate limit at the form, and retains the input, ${how} script`, async ({ browser }) => {
      const context = await browser.newContext({ baseURL: stack.storefront.origin, javaScriptEnabled });
      const shopper = new Shopper(await context.newPage());
      const { page } = shopper;
      if (javaScriptEnabled) {
        await shopper.putProductInBag();
        await page.goto('/en-us/cart');
      } else {
        await shopper.openProduct();
        await shopper.addToBag();
      }
      await expect(page).toHaveURL(/\/en-us\/cart/);
      const field = page.getByRole('textbox', { name: 'Promo code' });
      for (const code of ['GUESS1', 'GUESS2', 'GUESS3']) {
        if (!(await field.isVisible())) await page.getByText('Promo code').first().click();
        if (javaScriptEnabled) await shopper.waitForScript();
        await field.fill(code);
        const answered = page.waitForResponse(
          (response) => response.request().method() === 'POST' && response.url().includes('/cart'),
        );
        await page.getByRole('button', { name: 'Apply' }).click();
        const response = await answered;
        const isLast = code === 'GUESS3';
        expect(response.status()).toBe(isLast ? 429 : 409);
        if (isLast) expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0);
      }
      await expect(page.getByRole('main')).toContainText(WORDS);
      await expect(field).toHaveValue('GUESS3');
      await context.close();
    });
  }

  test('shows a limited search a page with a message, whatever address the visitor claims', async ({
    request,
  }) => {
    const search = (q: string) =>
      request.get(`${stack.storefront.origin}/en-us/search?q=${q}`, {
        headers: { 'x-forwarded-for': `198.51.100.${q.length}`, 'x-client-address': '198.51.100.99' },
      });
    let response = await search('t');
    for (let length = 2; response.status() === 200 && length < 12; length += 1) {
      response = await search('t'.repeat(length));
    }
    expect(response.status()).toBe(429);
    expect(Number(response.headers()['retry-after'])).toBeGreaterThan(0);
    expect(response.headers()['cache-control']).toBe('private, no-store');
    expect(await response.text()).toContain(WORDS);
    // Cached pages are still available to everyone.
    const known = await request.get(`${stack.storefront.origin}/en-us/search?q=t`);
    expect(known.status()).toBe(200);
  });
});
