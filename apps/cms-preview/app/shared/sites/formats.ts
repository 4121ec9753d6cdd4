import type { PreviewSite } from './sites.ts';

/** Money as the shop formats it: an ambiguous currency symbol is replaced by its code. */
export const formatMoney = (amount: number, currency: string, { languageTag }: PreviewSite): string =>
  new Intl.NumberFormat(languageTag, {
    style: 'currency',
    currency,
    currencyDisplay: currency === 'CAD' ? 'code' : 'narrowSymbol',
  }).format(amount);

export const formatDate = (date: string, { languageTag }: PreviewSite): string =>
  new Intl.DateTimeFormat(languageTag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
