import { currencyTerms, toMinor, type Currency } from '../../../shared/money.ts';

/** Minimum and maximum value of a gift card, in minor units. */
export function giftCardWorth(currency: Currency): readonly [least: number, most: number] {
  const { least, most } = currencyTerms(currency).giftCards;
  return [toMinor(least), toMinor(most)];
}
