import type { CurrencyTerms } from '@haberdash/shop';
import { memoize } from './memoize.ts';
import { shop } from './shop.ts';

/** An ISO 4217 code of the shop. */
export type Currency = string;

/** The currencies of the shop, that of its first site first. */
export const CURRENCIES: readonly Currency[] = [...new Set(shop.sites.map(({ currency }) => currency))];

/** Fees and limits in a currency of the shop; they are in major units. */
export function currencyTerms(currency: Currency): CurrencyTerms {
  const terms = shop.currencies[currency];
  if (terms === undefined) throw new TypeError(`The shop has no currency ${currency}.`);
  return terms;
}

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
