/** Formats an amount in major units of the currency (spec 2 §9). */
export type FormatMoney = (amount: number) => string;

/**
 * Money of a locale as the shop shows it (spec 2 §9): the code for CAD, the symbol otherwise, USD by default.
 * Throws a RangeError for a malformed locale or currency, which only a faulty configuration can contain.
 */
export function moneyFormat(locale: string, currency = 'USD'): FormatMoney {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: currency === 'CAD' ? 'code' : 'symbol',
  });
  return (amount) => format.format(amount);
}
