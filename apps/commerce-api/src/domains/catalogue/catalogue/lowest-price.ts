import { sql, type SQL } from 'drizzle-orm';

import type { Currency } from '../../../shared/money.ts';

const PERIOD_DAYS = 30;

/**
 * The lowest price of the 30 days before the present one, in minor units of a currency; null where no earlier price is
 * recorded. `isColor` chooses the colours by the column `color_id` of `past`.
 */
export const lowestPriceBefore = (productId: SQL, isColor: SQL, currency: Currency): SQL<number | null> =>
  sql`(select min(recent.price) from (
    select past.price, past.until, max(past.until) over (partition by past.color_id) as ended from past_price past
      where past.product_id = ${productId} and ${isColor} and past.currency = ${currency}) recent
    where recent.until > recent.ended - ${PERIOD_DAYS}::integer)`;
