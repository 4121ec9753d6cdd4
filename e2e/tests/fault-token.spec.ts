import { holesOf } from '../support/fault-cell.ts';
import { bagOf, favouritesOf, fillBag, findGoods, LOCALE, type Goods } from '../support/fault-forms.ts';
import { ACTION_FAULTS } from '../support/fault-proxy.ts';
import { startFaultShop, type FaultShop } from '../support/fault-shop.ts';
import { visit, type Visitor } from '../support/visitor.ts';
import { expect, test } from '../support/test.ts';

const TOKEN = 'POST /token/v2/auth/token';
/** Valid statuses of a page without the token that it needs. */
const WITH_MESSAGE: readonly number[] = [200, 502, 503, 504];
/** Pages wait for a token for 2 s, optional parts for 0.8 s. */
const LONGEST_MS = 8_000;

test.describe('when no token can be had', () => {
  test.describe.configure({ mode: 'default', timeout: 120_000 });
  let shop: FaultShop;
  let goods: Goods;
  test.beforeAll(async () => {
    shop = await startFaultShop();
    goods = await findGoods(visit(shop.origin));
  });
  test.afterAll(() => shop.stop());

  /** A shopper with a bag, a favourite and an expired token. */
  async function expired(): Promise<Visitor> {
    const visitor = visit(shop.origin);
    await fillBag(visitor, goods);
    await visitor.post(`${LOCALE}/favorites/heart`, { intent: 'add', id: goods.id });
    visitor.expireToken();
    return visitor;
  }

  test('a first visit requests none until an action needs one', async () => {
    shop.proxy.takeCalls();
    const visitor = visit(shop.origin);
    const pages = ['', goods.product, '/search?q=jacket', '/cart', '/favorites', '/me', '/privacy-choices'];
    for (const page of pages) {
      const path = page.startsWith(LOCALE) ? page : LOCALE + page;
      expect((await visitor.get(path)).status, path).toBe(200);
    }
    expect(shop.proxy.takeCalls()).not.toContain(TOKEN);
  });

  for (const fault of ACTION_FAULTS) {
    test(
      `public pages work, personal parts show a message and recover: ${fault}`,
      { tag: fault === 'error-500' ? '@journey' : [] },
      async () => {
        const visitor = await expired();
        const wanted = [await bagOf(visitor), await favouritesOf(visitor)];
        visitor.expireToken();
        shop.proxy.set(TOKEN, fault);
        try {
          for (const path of [LOCALE, goods.product, `${LOCALE}/search?q=jacket`]) {
            expect((await visitor.get(path, LONGEST_MS)).status, path).toBe(200);
          }
          expect((await visitor.get(`${LOCALE}/me`, LONGEST_MS)).status, 'what is the shopper’s own').toBe(
            200,
          );
          for (const path of [`${LOCALE}/cart`, `${LOCALE}/favorites`, `${LOCALE}/checkout/shipping`]) {
            const page = await visitor.get(path, LONGEST_MS);
            expect(WITH_MESSAGE, path).toContain(page.status);
            expect(holesOf(page), path).toEqual([]);
            // An unreadable bag must not be shown as empty.
            expect(page.text, path).not.toContain('Your bag is empty');
          }
        } finally {
          shop.proxy.set(TOKEN, undefined);
        }
        await expect
          .poll(async () => [await bagOf(visitor), await favouritesOf(visitor)], { timeout: 10_000 })
          .toEqual(wanted);
      },
    );
  }
});
