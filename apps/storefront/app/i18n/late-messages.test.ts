import { readdir, readFile } from 'node:fs/promises';
import { expect, it, vi } from 'vitest';
import { createLateMessages, needsBuyingMessages } from './late-messages.ts';
import { createTranslator } from './translator.ts';

const site = { locale: 'en-gb', languageTag: 'en-GB', language: 'en', currency: 'GBP' } as const;
const setUp = (fetchBuying = vi.fn(async () => ({ messages: { 'cart.title': 'Your bag' } }))) => {
  const late = createLateMessages({ 'common.close': 'Close' }, fetchBuying);
  return { fetchBuying, late, t: createTranslator(late.table, site, late.onMissing) };
};
const thrownBy = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (thrown) {
    return thrown;
  }
};

it('a text of the bag is waited for once, and then it is there', async () => {
  const { fetchBuying, t } = setUp();
  const first = thrownBy(() => t('cart.title'));
  expect(first).toBeInstanceOf(Promise);
  expect(thrownBy(() => t('cart.title'))).toBe(first);
  await first;
  expect(t('cart.title')).toBe('Your bag');
  expect(fetchBuying).toHaveBeenCalledTimes(1);
});

it('other texts wait for nothing', () => {
  const { fetchBuying, t } = setUp();
  expect(t('common.close')).toBe('Close');
  expect(t('common.open' as 'common.close')).toBe('common.open');
  expect(fetchBuying).not.toHaveBeenCalled();
});

it('texts that cannot be had show their keys and stop nothing', async () => {
  const { t } = setUp(vi.fn(() => Promise.reject(new Error('offline'))));
  await thrownBy(() => t('cart.title'));
  expect(t('cart.title')).toBe('cart.title');
});

it.each([
  ['/en-us/cart', true],
  ['/en-us/checkout/shipping', true],
  ['/en-us/order-confirmation', true],
  ['/en-us/c/cartridge-bags-100', false],
  ['/en-us', false],
])('%s needs the texts of buying: %s', (path, needs) => expect(needsBuyingMessages(path)).toBe(needs));

it('texts of bag and checkout stand on their own pages: another page would wait for them when it comes to life', async () => {
  const app = new URL('../', import.meta.url);
  const sources = (await readdir(app, { recursive: true })).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(?:test|server|gen|fixtures)\.tsx?$/.test(file),
  );
  const elsewhere = sources.filter(
    (file) => !/^(?:cart|checkout|i18n)\/|^routes\/(?:cart|checkout|order-confirmation|mini-cart)/.test(file),
  );
  expect(elsewhere.length).toBeGreaterThan(100);
  const texts = await Promise.all(
    elsewhere.map(async (file) => ({ file, text: await readFile(new URL(file, app), 'utf8') })),
  );
  const waiting = texts.filter(({ text }) => /['"`](?:cart|checkout)\.[a-z$]/i.test(text));
  expect(waiting.map(({ file }) => file)).toEqual([]);
});
