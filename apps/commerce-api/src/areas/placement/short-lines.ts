import { sql } from 'drizzle-orm';

import { allowedQuantity } from '../cart/rules/quantity.ts';
import type { Executor } from '../../platform/db/database.ts';
import { ONLINE_LOCATION } from '../catalogue/schema.ts';
import type { RefusalDetail } from '../../platform/errors/refusal.ts';

/** A placement that has not begun. */
interface Wanted {
  readonly cartId: string;
  readonly owner: string;
  readonly sessionId: string;
  readonly now: number;
}

interface Line extends Record<string, unknown> {
  readonly id: string;
  readonly quantity: number;
  readonly stock: number;
  readonly limit: number;
  readonly is_sold: boolean;
}

/**
 * Lines that cannot be sold now, in one statement and before any lock, so that those who come too late for a hot item
 * learn it at once and hold up nobody who may still buy. None for a cart that has an order or a payment, and for
 * whatever else beginning has to judge: it checks everything again.
 */
export async function shortLines(db: Executor, wanted: Wanted): Promise<RefusalDetail[]> {
  const { rows } = await db.execute<Line>(sql`
    select l.id, l.quantity, v.max_qty as limit, coalesce(s.quantity, 0) as stock, p.status = 'active' as is_sold
    from cart c
    join cart_line l on l.cart_id = c.id
    join variant v on v.id = l.variant_id
    join product p on p.id = v.product_id
    left join stock s on s.variant_id = v.id and s.location = ${ONLINE_LOCATION}
    where c.id = ${wanted.cartId} and c.owner = ${wanted.owner} and c.state = 'open'
      and exists (select 1 from payment_session ps where ps.id = ${wanted.sessionId} and ps.cart_id = c.id
        and ps.expires_at > ${new Date(wanted.now).toISOString()})
      and not exists (select 1 from payment_attempt a where a.session_id = ${wanted.sessionId})
      and not exists (select 1 from payment_attempt a where a.cart_id = c.id
        and a.state in ('RESERVED', 'UNKNOWN', 'CHALLENGE', 'VOIDING'))
    order by l.position, l.id`);
  if (rows.every(({ stock, quantity }) => stock >= quantity)) return [];
  const lines = rows.map(({ is_sold: isSold, ...line }) => ({
    ...line,
    allowed: isSold ? allowedQuantity(line) : 0,
  }));
  return lines
    .filter(({ quantity, allowed }) => quantity > allowed)
    .map(({ id, allowed }) => ({
      errorId: 'INV701',
      type: 'flash',
      itemId: id,
      additionalInfo: { maxAllowedQty: allowed },
    }));
}
