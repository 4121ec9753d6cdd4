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

/** Breaks out of attributes, scripts and text areas, and adds an element and a handler. */
const PLANT = '"\'></script></textarea></title><b class=planted><img src=x onerror=planted()>{{7*7}}${7*7}';
/** The same for fields of thirty characters. */
const SHORT_PLANT = '"><b class=planted>';
const PLANTED = 'b class=planted';

interface Shown {
  readonly path: string;
  /** Minimum occurrences, as text or in a field. */
  readonly times?: number;
  readonly text?: string;
}

/** Visible text and field values of a page. */
const textOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    const shown = document.querySelector('main')?.textContent ?? '';
    return [shown, ...Array.from(fields, ({ value }) => value)].join('\n');
  });

/** Opens pages: the text must be shown as typed, without any new element. */
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
  expect(faults, 'no handler ran, and the content security policy had nothing to reject').toEqual([]);
  await page.context().close();
}

async function answerQuestion(productId: string, text: string): Promise<void> {
  const sandbox = `${shop().sandbox}/editors`;
  const idOf = async (): Promise<string> => {
    const rows = (await (await fetch(sandbox)).text()).split('<tr>');
    const asked = rows.find(
      (row) => row.includes(`question <code>${productId}</code>`) && row.includes(PLANTED),
    );
    return asked?.match(/name="id" value="([^"]+)"/)?.[1] ?? '';
  };
  await expect.poll(idOf).not.toBe('');
  const body = new URLSearchParams({ id: await idOf(), do: 'answer', answer: text });
  const { status } = await fetch(sandbox, { method: 'POST', body, redirect: 'manual' });
  expect(status).toBe(303);
}

const newEmail = (): string => `planted-${crypto.randomUUID().slice(0, 8)}@example.com`;

test.describe('typed texts are shown as text', () => {
  test('in reviews, questions and the names beside them', async ({ browser }) => {
    const visitor = visit(shop().storefront);
    const { product, id } = await findGoods(visitor);
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
    await answerQuestion(id, `Answer ${PLANT}`);
    await expect.poll(() => read('/questions?sort=newest')).toContain('Answer &quot;');
    await expectText(browser, visitor, [
      { path: `${own}/reviews?sort=newest`, times: 2 },
      { path: `${own}/reviews?sort=newest`, text: SHORT_PLANT },
      { path: `${own}/questions?sort=newest`, times: 2 },
      { path: `${own}/questions?sort=newest`, text: SHORT_PLANT },
    ]);
  });

  test('in the address book and the data of an account', { tag: '@journey' }, async ({ browser }) => {
    const email = newEmail();
    const visitor = visit(shop().storefront);
    const account = {
      email,
      password: 'Trail-running-2026',
      firstName: 'Ada',
      lastName: 'Byron',
      birthDate: '04/17/1991',
      postalCode: '80302',
      phone: '',
      phoneCode: '1',
      brandTerms: 'on',
    };
    const signedUp = await visitor.post(`${LOCALE}/sign-up`, account);
    expect([signedUp.status, signedUp.headers.get('location')]).toEqual([
      303,
      expect.not.stringContaining('sign-up'),
    ]);
    const address = { ...addressFields(email), addressLine2: SHORT_PLANT, intent: 'save', type: 'S' };
    await arrive(visitor, `${LOCALE}/account/addresses/new`, address, `${LOCALE}/account`);
    const { text } = await visitor.get(`${LOCALE}/account/addresses`);
    const edit = /href="(?:\/en-us)(\/account\/addresses\/[^"?/]+)"/.exec(
      text.replaceAll('/addresses/new', ''),
    )?.[1];
    await expectText(browser, visitor, [
      { path: '/account', text: SHORT_PLANT },
      { path: '/account/addresses', text: SHORT_PLANT },
      { path: edit ?? '', text: SHORT_PLANT },
      { path: '/account/payment/new', text: SHORT_PLANT },
    ]);
  });

  test('in search terms', async ({ browser }) => {
    const visitor = visit(shop().storefront);
    const { product } = await findGoods(visitor);
    const q = `q=${encodeURIComponent(PLANT)}`;
    const own = product.slice(LOCALE.length);
    await expectText(browser, visitor, [
      { path: `/search?${q}` },
      { path: `${own}/reviews?${q}`, text: PLANT.slice(0, 60) },
      { path: `${own}/questions?${q}`, text: PLANT.slice(0, 60) },
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
