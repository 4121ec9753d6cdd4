import type { Currency } from '../../../shared/money.ts';

/** Minimum and maximum value of a gift card, in minor units. */
export const GIFT_CARD_WORTH: Readonly<Record<Currency, readonly [least: number, most: number]>> = {
  USD: [1_000, 50_000],
  CAD: [1_000, 50_000],
  GBP: [1_000, 50_000],
  EUR: [1_000, 50_000],
};
