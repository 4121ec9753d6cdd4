import type { PreviewSite } from './sites.ts';

/** Money as the shop writes it: a currency that shares its sign with another is shown by its code. */
export const formatMoney = (amount: number, currency: string, { languageTag }: PreviewSite): string =>
  new Intl.NumberFormat(languageTag, {
    style: 'currency',
    currency,
    currencyDisplay: currency === 'CAD' ? 'code' : 'narrowSymbol',
  }).format(amount);

/** A day as the shop writes it. */
export const formatDate = (date: string, { languageTag }: PreviewSite): string =>
  new Intl.DateTimeFormat(languageTag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
