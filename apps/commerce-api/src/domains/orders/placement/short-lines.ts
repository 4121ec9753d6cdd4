import { sql } from 'drizzle-orm';

import { allowedQuantity } from '../../shopping/index.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { ONLINE_LOCATION } from '../../catalogue/index.ts';
import { LIVE_STATES, spelled } from '../../ledger/index.ts';
import type { ErrorDetail } from '../../../platform/errors/service-error.ts';

/** A placement before its start. */
export interface StockRequest {
  readonly cartId: string;
  readonly owner: string;
  /** Empty without a session. */
  readonly sessionId: string;
}

interface Line extends Record<string, unknown> {
  /** Index of the placement. */
  readonly requested: number;
  readonly id: string;
  readonly quantity: number;
  readonly stock: number;
  readonly limit: number;
  readonly is_sold: boolean;
}

function detailsOf(lines: readonly Line[]): ErrorDetail[] {
  if (lines.every(({ stock, quantity }) => stock >= quantity)) return [];
  return lines
    .map(({ is_sold: isSold, ...line }) => ({ ...line, isSold, allowed: isSold ? allowedQuantity(line) : 0 }))
    .filter(({ quantity, allowed }) => quantity > allowed)
    .map(({ id, allowed, isSold }) => ({
      errorId: isSold ? 'INV701' : 'ORD430',
      type: 'flash',
      itemId: id,
      additionalInfo: { maxAllowedQty: allowed },
    }));
}

/** Rejects sold-out home delivery lines in one statement without locks, so that late callers do not delay others. */
export async function shortLines(
  db: Executor,
  requested: readonly StockRequest[],
  now: number,
): Promise<readonly ErrorDetail[][]> {
  const values = requested.map(
    ({ cartId, owner, sessionId }, at) => sql`(${at}::int, ${cartId}::uuid, ${owner}, ${sessionId})`,
  );
  const { rows } = await db.execute<Line>(sql`
    select w.at as requested, l.id, l.quantity, v.max_qty as limit, coalesce(s.quantity, 0) as stock,
      p.status = 'active' as is_sold
    from (values ${sql.join(values, sql`, `)}) as w (at, cart_id, owner, session_id)
    join cart c on c.id = w.cart_id and c.owner = w.owner and c.state = 'open'
    join cart_line l on l.cart_id = c.id and l.delivery = 'home'
    join variant v on v.id = l.variant_id
    join product p on p.id = v.product_id
    left join stock s on s.variant_id = v.id and s.location = ${ONLINE_LOCATION}
    where (w.session_id = '' or exists (select 1 from payment_session ps where ps.id = w.session_id
        and ps.cart_id = c.id and ps.expires_at > ${new Date(now).toISOString()}))
      and not exists (select 1 from payment_attempt a where a.session_id = w.session_id)
      and not exists (select 1 from payment_attempt a where a.cart_id = c.id
        and a.state in ${spelled(LIVE_STATES)})
    order by l.position, l.id`);
  const byPlacement = Map.groupBy(rows, (row) => row.requested);
  return requested.map((_, at) => detailsOf(byPlacement.get(at) ?? []));
}
