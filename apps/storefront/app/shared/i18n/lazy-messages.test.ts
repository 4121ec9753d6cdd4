import { readdir, readFile } from 'node:fs/promises';
import { expect, it, vi } from 'vitest';
import { createLazyMessages } from './lazy-messages.ts';
import { LAZY_AREAS } from '../../pages/message-area.ts';
import { createTranslator } from './translator.ts';
import { sites } from '../sites/sites.ts';

const site = { locale: 'en-gb', languageTag: 'en-GB', language: 'en', currency: 'GBP' } as const;
const setUp = (
  fetchArea = vi.fn(async (area: string): Promise<Record<string, string>> => ({
    [`${area}.title`]: `Your ${area}`,
  })),
) => {
  const lazy = createLazyMessages({ 'common.close': 'Close' }, fetchArea);
  return { fetchArea, lazy, t: createTranslator(lazy.table, site, lazy) };
};
const thrownBy = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (thrown) {
    return thrown;
  }
};

it('a text of a lazy area is waited for once, and then it is there', async () => {
  const { fetchArea, t } = setUp();
  const first = thrownBy(() => t('cart.title'));
  expect(first).toBeInstanceOf(Promise);
  expect(thrownBy(() => t('cart.title'))).toBe(first);
  await first;
  expect(t('cart.title')).toBe('Your cart');
  expect(fetchArea.mock.calls).toEqual([['cart']]);
});

it('an area that is there does not bring another one', async () => {
  const { lazy, t } = setUp();
  await lazy.load('cart');
  expect(t('cart.title')).toBe('Your cart');
  expect(thrownBy(() => t('checkout.title' as 'cart.title'))).toBeInstanceOf(Promise);
});

it('other texts wait for nothing', () => {
  const { fetchArea, t } = setUp();
  expect(t('common.close')).toBe('Close');
  expect(t('common.open' as 'common.close')).toBe('common.open');
  expect(fetchArea).not.toHaveBeenCalled();
});

it('texts that cannot be had show their keys and stop nothing', async () => {
  const { t } = setUp(vi.fn(() => Promise.reject(new Error('offline'))));
  await thrownBy(() => t('cart.title'));
  expect(t('cart.title')).toBe('cart.title');
});

it('every lazy area is a file in every language', async () => {
  for (const { language } of sites) {
    const files = await readdir(new URL(`messages/${language}/`, import.meta.url));
    expect(files).toEqual(expect.arrayContaining(LAZY_AREAS.map((area) => `${area}.json`)));
  }
});

it('texts of bag and checkout stand on their own pages: another page would wait for them when it hydrates', async () => {
  const app = new URL('../../', import.meta.url);
  const sources = (await readdir(app, { recursive: true })).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(?:test|server|gen|fixtures)\.tsx?$/.test(file),
  );
  const elsewhere = sources.filter(
    (file) => !/^(?:features\/buy\/(?:cart|checkout)|shared\/i18n)\//.test(file),
  );
  expect(elsewhere.length).toBeGreaterThan(100);
  const texts = await Promise.all(
    elsewhere.map(async (file) => ({ file, text: await readFile(new URL(file, app), 'utf8') })),
  );
  const waiting = texts.filter(({ text }) => /['"`](?:cart|checkout)\.[a-z$]/i.test(text));
  expect(waiting.map(({ file }) => file)).toEqual([]);
});
