import type { Browser, Page } from '@playwright/test';
import {
  addressFields,
  arrive,
  cardFields,
  fillBag,
  findGoods,
  inputValue,
  LOCALE,
  typeCard,
} from '../support/fault-forms.ts';
import { openAs, wakeScript } from '../support/open-as.ts';
import { shop } from '../support/shop.ts';
import { expect, test } from '../support/test.ts';
import { visit, type Visitor } from '../support/visitor.ts';

/** Ends what it may stand in, an attribute, a script or a text area, and plants an element and a handler. */
const PLANT = '"\'></script></textarea></title><b class=planted><img src=x onerror=planted()>{{7*7}}${7*7}';
/** The same for lines of thirty signs. */
const SHORT_PLANT = '"><b class=planted>';

interface Shown {
  readonly path: string;
  /** How often the text stands there at least, as text or in a field. */
  readonly times?: number;
  readonly text?: string;
}

/** The text and the values of the fields of a page, as somebody reads them. */
const textOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    const shown = document.querySelector('main')?.textContent ?? '';
    return [shown, ...Array.from(fields, ({ value }) => value)].join('\n');
  });

/** Opens pages in a browser, where the text has to stand as it was typed and nothing may grow from it. */
async function expectText(browser: Browser, visitor: Visitor, pages: readonly Shown[]): Promise<void> {
  const page = await openAs(browser, shop().storefront, visitor);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load'))
      faults.push(message.text());
  });
  for (const { path, times = 1, text = PLANT } of pages) {
    await page.goto(LOCALE + path);
    const check = async (state: string) => {
      const found = (await textOf(page)).split(text).length - 1;
      expect(found, `${path} ${state} shows it as text`).toBeGreaterThanOrEqual(times);
      await expect(page.locator('.planted'), `${path} ${state} grows nothing of it`).toHaveCount(0);
    };
    await check('as it came');
    await wakeScript(page);
    await check('with its script');
  }
  expect(faults, 'no handler ran, and the content security policy had nothing to refuse').toEqual([]);
  await page.context().close();
}

const newEmail = (): string => `planted-${crypto.randomUUID().slice(0, 8)}@example.com`;

test.describe('what somebody typed is text', () => {
  test('in reviews, questions and the names beside them', async ({ browser }) => {
    const visitor = visit(shop().storefront);
    const { product } = await findGoods(visitor);
    const signed = { nickname: `Ada ${SHORT_PLANT}`, terms: 'on' };
    const review = { ...signed, score: '5', title: `Title ${PLANT}`, text: `Review ${PLANT}` };
    const question = { ...signed, intent: 'ask', text: `Question ${PLANT}`, email: newEmail() };
    for (const [path, fields, done] of [
      [`${product}/reviews/new`, review, 'done=written'],
      [`${product}/questions`, question, 'done=asked'],
    ] as const) {
      const { status, headers } = await visitor.post(path, fields);
      expect([status, headers.get('location')], path).toEqual([303, expect.stringContaining(done)]);
    }
    const own = product.slice(LOCALE.length);
    const read = async (path: string) => (await visitor.get(product + path)).text;
    await expect.poll(() => read('/reviews?sort=newest')).toContain('Title &quot;');
    await expect.poll(() => read('/questions?sort=newest')).toContain('Question &quot;');
    await expectText(browser, visitor, [
      { path: `${own}/reviews?sort=newest`, times: 2 },
      { path: `${own}/reviews?sort=newest`, text: SHORT_PLANT },
      { path: `${own}/questions?sort=newest` },
      { path: `${own}/questions?sort=newest`, text: SHORT_PLANT },
    ]);
  });

  test('in words that are looked for', async ({ browser }) => {
    const visitor = visit(shop().storefront);
    const { product } = await findGoods(visitor);
    const q = `q=${encodeURIComponent(PLANT)}`;
    const own = product.slice(LOCALE.length);
    await expectText(browser, visitor, [
      { path: `/search?${q}` },
      { path: `${own}/reviews?${q}` },
      { path: `${own}/questions?${q}` },
    ]);
  });

  test('in messages of gifts and in addresses, from the bag to the confirmed order', async ({ browser }) => {
    const visitor = visit(shop().storefront);
    await fillBag(visitor, await findGoods(visitor));
    const cart = `${LOCALE}/cart`;
    const itemId = inputValue((await visitor.get(cart)).text, 'itemId');
    await visitor.post(cart, { intent: 'gift', itemId, wrap: 'on', message: PLANT });
    await expectText(browser, visitor, [{ path: '/cart' }]);
    const shipping = `${LOCALE}/checkout/shipping`;
    const fields = { ...addressFields(newEmail()), addressLine1: '12 Alder', addressLine2: SHORT_PLANT };
    await arrive(visitor, `${shipping}?edit=address`, fields, shipping);
    const billing = `${LOCALE}/checkout/billing`;
    await arrive(visitor, shipping, { intent: 'method', method: 'standard' }, billing);
    const sessionID = await typeCard(visitor);
    const summary = `${LOCALE}/checkout/summary`;
    await arrive(visitor, billing, { ...cardFields, sessionID }, summary);
    await expectText(browser, visitor, [
      { path: '/checkout/shipping', text: SHORT_PLANT },
      { path: '/checkout/summary', text: SHORT_PLANT },
    ]);
    const { text } = await visitor.get(summary);
    const order = {
      intent: 'place',
      cartId: inputValue(text, 'cartId'),
      sessionID,
      expectedTotal: inputValue(text, 'expectedTotal'),
    };
    const placed = await visitor.post(summary, order);
    const confirmed = placed.headers.get('location') ?? '';
    expect(confirmed).toContain('/order');
    await expectText(browser, visitor, [{ path: confirmed.slice(LOCALE.length), text: SHORT_PLANT }]);
  });
});
