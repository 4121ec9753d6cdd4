import type { Market } from '../../../../shared/countries/country.ts';
import { countries, marketOf, type CountryTable } from '../../../../shared/countries/table.ts';
import { currencyTerms, toMinor, type Currency } from '../../../../shared/money.ts';
import { deliveryDates, todayIn, type DeliveryDates } from './delivery-dates.ts';
import type { DeliveryKind } from './kinds.ts';

export type HomeCode = 'standard' | 'express' | 'same-day';

/** Codes of delivery methods; every kind but home has one of its own. */
export type MethodCode = HomeCode | Exclude<DeliveryKind, 'home'>;

export interface Method {
  readonly code: MethodCode;
  readonly price: number;
  /** Arrival for an order placed now. */
  readonly dates: DeliveryDates;
  /** `same-day` only: it is too late for today; the courier comes on the day of `dates`. */
  readonly isLater?: true;
}

const FEES = {
  standard: 'standard',
  express: 'express',
  'same-day': 'sameDay',
  pudo: 'collectionPoint',
} as const;

/** The fee of a method, in minor units. */
const feeOf = (code: keyof typeof FEES, currency: Currency): number =>
  toMinor(currencyTerms(currency).delivery[FEES[code]]);

/** The method of a cart without a choice. */
export const DEFAULT_METHOD = 'standard' satisfies HomeCode;

/** Methods that become free from a goods value on. */
const FREE_CODES: ReadonlySet<MethodCode> = new Set(['standard', 'pudo']);

/** Whether a method becomes free from a goods value on. */
export const isFreeWithValue = (code: MethodCode): boolean => FREE_CODES.has(code);

/** The goods value from which standard delivery is free. */
export const freeShippingFrom = (currency: Currency): number =>
  toMinor(currencyTerms(currency).delivery.freeFrom);

/** Working days from and to; zero for the same day. */
export type DeliveryDays = readonly [from: number, to: number];

/** A method of a country, independent of the time of the order. */
export interface MethodTerms {
  readonly code: HomeCode;
  readonly price: number;
  readonly days: DeliveryDays;
}

/** All methods of a country, fastest first; the same day only for postal codes with a courier. */
export function methodTerms({ delivery }: Pick<Market, 'delivery'>, currency: Currency): MethodTerms[] {
  const terms = (code: HomeCode, days: DeliveryDays): MethodTerms => ({
    code,
    price: feeOf(code, currency),
    days,
  });
  return [
    ...(delivery.sameDay.length > 0 ? [terms('same-day', [0, 0])] : []),
    terms('express', delivery.express),
    terms('standard', delivery.standard),
  ];
}

/** Methods for a destination, fastest first. */
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

/** Working days for making to order. */
const MAKING_DAYS = 10;

/** The method of a kind with only one; undefined where the country is not served. */
export function methodOfKind(
  kind: Exclude<DeliveryKind, 'home'>,
  country: string,
  currency: Currency,
  nowMs: number,
  table: CountryTable = countries,
): Method | undefined {
  const market = marketOf(country, table);
  if (market === undefined) return undefined;
  const { timeZone, standard } = market.delivery;
  const method = (price: number, days: DeliveryDays): Method => ({
    code: kind,
    price,
    dates: deliveryDates(days, timeZone, nowMs),
  });
  const today = todayIn(timeZone, nowMs);
  switch (kind) {
    case 'pickup':
      return method(0, [0, 0]);
    case 'sts':
      return method(0, standard);
    case 'pudo':
      return method(feeOf('pudo', currency), standard);
    case 'digital':
      return { code: kind, price: 0, dates: { from: today, to: today } };
    case 'customs':
      return method(feeOf('standard', currency), [standard[0] + MAKING_DAYS, standard[1] + MAKING_DAYS]);
  }
}
