import { countries, marketOf, type CountryTable } from '../../../shared/countries/table.ts';
import type { Currency } from '../../../shared/money.ts';

/** Codes of the delivery methods; codes other than the pickup ones mean home delivery. */
export type MethodCode = 'standard' | 'express' | 'same-day';

/** One way to deliver to a country. */
export interface Method {
  readonly code: MethodCode;
  readonly price: number;
  /** Working days from and to; none for the same day. */
  readonly days?: readonly [number, number];
}

const prices: Readonly<Record<Currency, Readonly<Record<MethodCode, number>>>> = {
  USD: { standard: 795, express: 1_895, 'same-day': 1_495 },
  CAD: { standard: 995, express: 2_195, 'same-day': 1_795 },
  GBP: { standard: 495, express: 995, 'same-day': 895 },
  EUR: { standard: 595, express: 1_295, 'same-day': 1_195 },
};

const freeFrom: Readonly<Record<Currency, number>> = { USD: 7_500, CAD: 10_000, GBP: 6_000, EUR: 7_500 };

/** The method of a cart whose shopper has chosen none. */
export const DEFAULT_METHOD: MethodCode = 'standard';

/** Value of the goods from which standard delivery costs nothing. */
export const freeShippingFrom = (currency: Currency): number => freeFrom[currency];

/** Methods for a destination, the fastest first; the same day needs a postal code that a courier serves. */
export function methodsFor(
  country: string,
  postalCode: string | undefined,
  currency: Currency,
  table: CountryTable = countries,
): Method[] {
  const served = marketOf(country, table)?.delivery;
  if (served === undefined) return [];
  const code = postalCode?.replaceAll(/\s/g, '').toUpperCase();
  const sameDay: Method[] =
    code !== undefined && served.sameDay.some((start) => code.startsWith(start))
      ? [{ code: 'same-day', price: prices[currency]['same-day'] }]
      : [];
  return [
    ...sameDay,
    { code: 'express', price: prices[currency].express, days: served.express },
    { code: 'standard', price: prices[currency].standard, days: served.standard },
  ];
}
