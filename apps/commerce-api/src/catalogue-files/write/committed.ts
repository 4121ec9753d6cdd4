import { sql } from 'drizzle-orm';

/**
 * Units that are sold or reserved and still on the shelf, as rows (variant_id, location, quantity): payments in progress,
 * reservations, and orders that have not been shipped. `stock.quantity` does not contain them.
 */
export const COMMITTED_UNITS = sql`(
  select variant_id, location, sum(quantity)::int as quantity from (
    select variant_id, location, quantity from stock_hold
    union all
    select variant_id, location, quantity from stock_reservation
    union all
    select l.variant_id, l.location, l.quantity
    from order_fulfilment f
    join shop_order o on o.order_number = f.order_number and o.state = 'PLACED'
    join order_line l on l.order_number = f.order_number
    where f.stage in ('PLACED', 'IN_PREPARATION', 'READY_FOR_PICKUP') and l.location is not null
  ) units group by variant_id, location)`;
