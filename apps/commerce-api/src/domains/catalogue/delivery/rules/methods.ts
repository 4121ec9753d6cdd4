import type { Market } from '../../../../shared/countries/country.ts';
import { countries, marketOf, type CountryTable } from '../../../../shared/countries/table.ts';
import type { Currency } from '../../../../shared/money.ts';
import { deliveryDates, todayIn, type DeliveryDates } from './delivery-dates.ts';
import type { DeliveryKind } from './kinds.ts';

/** Codes of the methods of home delivery. */
export type HomeCode = 'standard' | 'express' | 'same-day';

/** Codes of the delivery methods; every other kind than home has one of its own. */
export type MethodCode = HomeCode | Exclude<DeliveryKind, 'home'>;

/** One way to deliver to a country. */
export interface Method {
  readonly code: MethodCode;
  readonly price: number;
  /** When it arrives, for an order of this moment. */
  readonly dates: DeliveryDates;
  /** Of `same-day`: too late for today, or no working day; the courier comes on the day of `dates`. */
  readonly isLater?: true;
}

/** The faster, the dearer; a collection point is the cheapest way to send something. */
const prices: Readonly<Record<Currency, Readonly<Record<HomeCode | 'pudo', number>>>> = {
  USD: { standard: 795, express: 1_895, 'same-day': 2_495, pudo: 495 },
  CAD: { standard: 995, express: 2_195, 'same-day': 2_795, pudo: 595 },
  GBP: { standard: 495, express: 995, 'same-day': 1_295, pudo: 295 },
  EUR: { standard: 595, express: 1_295, 'same-day': 1_695, pudo: 395 },
};

const freeFrom: Readonly<Record<Currency, number>> = { USD: 7_500, CAD: 10_000, GBP: 6_000, EUR: 7_500 };

/** The method of a cart whose shopper has chosen none. */
export const DEFAULT_METHOD = 'standard' satisfies HomeCode;

/** Codes of the methods that cost nothing from a value of the goods on. */
const FREE_CODES: ReadonlySet<MethodCode> = new Set(['standard', 'pudo']);

/** Whether a method costs nothing once the goods are worth enough. */
export const isFreeWithValue = (code: MethodCode): boolean => FREE_CODES.has(code);

/** Value of the goods from which standard delivery costs nothing. */
export const freeShippingFrom = (currency: Currency): number => freeFrom[currency];

/** Working days from and to; none at all for the same day. */
export type DeliveryDays = readonly [from: number, to: number];

/** A method as a country has it, whenever it is ordered. */
export interface MethodTerms {
  readonly code: HomeCode;
  readonly price: number;
  readonly days: DeliveryDays;
}

/** Everything that a country has, the fastest first; the same day only where a courier serves the postal code. */
export function methodTerms({ delivery }: Pick<Market, 'delivery'>, currency: Currency): MethodTerms[] {
  const terms = (code: HomeCode, days: DeliveryDays): MethodTerms => ({
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

/** Working days that making something to order takes. */
const MAKING_DAYS = 10;

/** The method of a kind that has but one; none where the country is not delivered to. */
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
      return method(prices[currency].pudo, standard);
    case 'digital':
      return { code: kind, price: 0, dates: { from: today, to: today } };
    case 'customs':
      return method(prices[currency].standard, [standard[0] + MAKING_DAYS, standard[1] + MAKING_DAYS]);
  }
}
