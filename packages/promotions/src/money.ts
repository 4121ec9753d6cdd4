/** Formats an amount in major units of the currency (spec 2 §9). */
export type FormatMoney = (amount: number) => string;

/** Money of a locale (spec 2 §9): code for CAD, else symbol. Throws RangeError if malformed. */
export function moneyFormat(locale: string, currency = 'USD'): FormatMoney {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: currency === 'CAD' ? 'code' : 'symbol',
  });
  return (amount) => format.format(amount);
}
