import type { AnalyticsItem } from './parts.ts';
import { amountOf } from './read.ts';

/** The price of all units. */
export const sumOf = (items: readonly AnalyticsItem[]): number | undefined =>
  amountOf(items.reduce((total, { price = 0, quantity = 1 }) => total + price * quantity, 0));

export const isItem = (item: AnalyticsItem | undefined): item is AnalyticsItem => item !== undefined;
