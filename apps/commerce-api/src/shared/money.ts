import { memoize } from './memoize.ts';

export const CURRENCIES = ['USD', 'CAD', 'GBP', 'EUR'] as const;

export type Currency = (typeof CURRENCIES)[number];

/** Major units; all currencies have two decimals. */
export const toMajor = (minor: number): number => minor / 100;

/** Minor units of a contract amount with at most two decimals. */
export const toMinor = (major: number): number => Math.round(major * 100);

const moneyFormat = memoize((key) => {
  const [locale = '', currency = ''] = key.split(' ');
  const [language = 'en', country = 'us'] = locale.split('-');
  return new Intl.NumberFormat(`${language}-${country.toUpperCase()}`, { style: 'currency', currency });
});

export function formatMoney(minor: number, currency: string, locale: string): string {
  return moneyFormat(`${locale} ${currency}`).format(toMajor(minor));
}
