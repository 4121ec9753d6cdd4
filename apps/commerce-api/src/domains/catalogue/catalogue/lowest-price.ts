import { sql, type SQL } from 'drizzle-orm';

import type { Currency } from '../../../shared/money.ts';

const PERIOD_DAYS = 30;

/** Lowest price of the last 30 days in minor units, null without a record; `isColor` filters `past.color_id`. */
export const lowestPriceBefore = (productId: SQL, isColor: SQL, currency: Currency): SQL<number | null> =>
  sql`(select min(recent.price) from (
    select past.price, past.until, max(past.until) over (partition by past.color_id) as ended from past_price past
      where past.product_id = ${productId} and ${isColor} and past.currency = ${currency}) recent
    where recent.until > recent.ended - ${PERIOD_DAYS}::integer)`;
