import { memoize } from './memoize.ts';

/** Currencies that prices exist in. */
export const CURRENCIES = ['USD', 'CAD', 'GBP', 'EUR'] as const;

/** A currency that prices exist in. */
export type Currency = (typeof CURRENCIES)[number];

/** Major units of the currency from minor ones; all currencies of the shop have two decimals. */
export const toMajor = (minor: number): number => minor / 100;

/** Minor units from an amount of the contracts, which has at most two decimals. */
export const toMinor = (major: number): number => Math.round(major * 100);

const moneyFormat = memoize((key) => {
  const [locale = '', currency = ''] = key.split(' ');
  const [language = 'en', country = 'us'] = locale.split('-');
  return new Intl.NumberFormat(`${language}-${country.toUpperCase()}`, { style: 'currency', currency });
});

/** An amount as the shopper's locale writes it. */
export function formatMoney(minor: number, currency: string, locale: string): string {
  return moneyFormat(`${locale} ${currency}`).format(toMajor(minor));
}
