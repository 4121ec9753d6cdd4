import type { Market } from '../../../shared/countries/country.ts';
import { countries, marketOf, type CountryTable } from '../../../shared/countries/table.ts';
import type { Currency } from '../../../shared/money.ts';
import { deliveryDates, todayIn, type DeliveryDates } from './delivery-dates.ts';

/** Codes of the delivery methods; codes other than the pickup ones mean home delivery. */
export type MethodCode = 'standard' | 'express' | 'same-day';

/** One way to deliver to a country. */
export interface Method {
  readonly code: MethodCode;
  readonly price: number;
  /** When it arrives, for an order of this moment. */
  readonly dates: DeliveryDates;
  /** Of `same-day`: too late for today, or no working day; the courier comes on the day of `dates`. */
  readonly isLater?: true;
}

/** The faster, the dearer. */
const prices: Readonly<Record<Currency, Readonly<Record<MethodCode, number>>>> = {
  USD: { standard: 795, express: 1_895, 'same-day': 2_495 },
  CAD: { standard: 995, express: 2_195, 'same-day': 2_795 },
  GBP: { standard: 495, express: 995, 'same-day': 1_295 },
  EUR: { standard: 595, express: 1_295, 'same-day': 1_695 },
};

const freeFrom: Readonly<Record<Currency, number>> = { USD: 7_500, CAD: 10_000, GBP: 6_000, EUR: 7_500 };

/** The method of a cart whose shopper has chosen none. */
export const DEFAULT_METHOD: MethodCode = 'standard';

/** Value of the goods from which standard delivery costs nothing. */
export const freeShippingFrom = (currency: Currency): number => freeFrom[currency];

/** Working days from and to; none at all for the same day. */
export type DeliveryDays = readonly [from: number, to: number];

/** A method as a country has it, whenever it is ordered. */
export interface MethodTerms {
  readonly code: MethodCode;
  readonly price: number;
  readonly days: DeliveryDays;
}

/** Everything that a country has, the fastest first; the same day only where a courier serves the postal code. */
export function methodTerms({ delivery }: Pick<Market, 'delivery'>, currency: Currency): MethodTerms[] {
  const terms = (code: MethodCode, days: DeliveryDays): MethodTerms => ({
    code,
    price: prices[currency][code],
    days,
  });
  return [
    ...(delivery.sameDay.length > 0 ? [terms('same-day', [0, 0])] : []),
    terms('express', delivery.express),
    terms('standard', delivery.standard),
  ];
}

/** Methods for a destination, the fastest first; the same day needs a postal code that a courier serves. */
export function methodsFor(
  country: string,
  postalCode: string | undefined,
  currency: Currency,
  nowMs: number,
  table: CountryTable = countries,
): Method[] {
  const market = marketOf(country, table);
  if (market === undefined) return [];
  const { timeZone } = market.delivery;
  const typed = postalCode?.replaceAll(/\s/g, '').toUpperCase();
  const isServedToday =
    typed !== undefined && market.delivery.sameDay.some((start) => typed.startsWith(start));
  return methodTerms(market, currency)
    .filter(({ code }) => code !== 'same-day' || isServedToday)
    .map(({ code, price, days }) => {
      const dates = deliveryDates(days, timeZone, nowMs);
      const isLater = code === 'same-day' && dates.from !== todayIn(timeZone, nowMs);
      return { code, price, dates, ...(isLater ? { isLater } : {}) };
    });
}
