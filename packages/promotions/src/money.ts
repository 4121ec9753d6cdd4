/** Formats an amount in major units of the currency (spec 2 §9). */
export type FormatMoney = (amount: number) => string;

/**
 * A money formatter of a locale (spec 2 §9): the code for CAD, the symbol otherwise, USD by default. Throws a
 * RangeError for a malformed locale or currency.
 */
export function moneyFormat(locale: string, currency = 'USD'): FormatMoney {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: currency === 'CAD' ? 'code' : 'symbol',
  });
  return (amount) => format.format(amount);
}
