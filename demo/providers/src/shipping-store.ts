import { PARCEL_STAGES } from '@haberdash/commerce-api/providers/fulfilment/provider.ts';
import * as v from 'valibot';

import type { Books } from './books.ts';

const fromJson = v.pipe(
  v.string(),
  v.transform((text): unknown => JSON.parse(text)),
);
const stage = v.picklist(PARCEL_STAGES);
const orderRow = v.object({
  orderNumber: v.string(),
  shipments: v.pipe(
    fromJson,
    v.array(v.object({ shipmentId: v.string(), town: v.string(), items: v.number() })),
  ),
  stage,
  events: v.pipe(fromJson, v.array(v.object({ stage, at: v.string() }))),
  trackingNumber: v.nullable(v.string()),
  stopped: v.pipe(
    v.number(),
    v.transform((flag) => flag !== 0),
  ),
  change: v.number(),
  movedAt: v.number(),
});

/** Of the address only the town is stored. */
export type ShippedOrder = v.InferOutput<typeof orderRow>;

const ORDER = `select order_number as "orderNumber", shipments, stage, events, tracking_number as "trackingNumber",
  stopped, change, moved_at as "movedAt" from shipping_order`;
/** SQL of the next change number, across all orders. */
export const NEXT_CHANGE = '(select coalesce(max(change), 0) + 1 from shipping_order)';

/** Every change is one conditional statement, so that concurrent calls cannot both win. */
export const shippingStore = (books: Books) => {
  const find = (orderNumber: string): ShippedOrder | undefined => {
    const found = books.prepare(`${ORDER} where order_number = ?`).get(orderNumber);
    return found && v.parse(orderRow, found);
  };
  return {
    find,
    /** A known order is unchanged. */
    addOnce({ orderNumber, shipments }: Pick<ShippedOrder, 'orderNumber' | 'shipments'>, now: number): void {
      books
        .prepare(
          `insert into shipping_order (order_number, shipments, stage, events, change, moved_at)
            values (?, ?, 'PLACED', '[]', ${NEXT_CHANGE}, ?) on conflict (order_number) do nothing`,
        )
        .run(orderNumber, JSON.stringify(shipments), now);
    },
    /** Stops an order before packing, also before it is known; false if too late. */
    stopOnce(orderNumber: string, now: number): boolean {
      const { changes } = books
        .prepare(
          `insert into shipping_order (order_number, shipments, stage, events, stopped, change, moved_at)
            values (?, '[]', 'PLACED', '[]', 1, ${NEXT_CHANGE}, ?)
            on conflict (order_number) do update set stopped = 1 where stage = 'PLACED'`,
        )
        .run(orderNumber, now);
      return changes > 0;
    },
    /** Moves an unstopped order between stages; false if it is not in the first. */
    move(
      before: ShippedOrder,
      to: ShippedOrder['stage'],
      trackingNumber: string | null,
      now: number,
    ): boolean {
      const events = [...before.events, { stage: to, at: new Date(now).toISOString() }];
      const { changes } = books
        .prepare(
          `update shipping_order set stage = ?, events = ?, tracking_number = ?, change = ${NEXT_CHANGE}, moved_at = ?
            where order_number = ? and stage = ? and stopped = 0`,
        )
        .run(to, JSON.stringify(events), trackingNumber, now, before.orderNumber, before.stage);
      return changes > 0;
    },
    /** Orders changed after a change number, earliest first. */
    changedAfter: (change: number, limit: number): ShippedOrder[] =>
      v.parse(
        v.array(orderRow),
        books.prepare(`${ORDER} where change > ? and stopped = 0 order by change limit ?`).all(change, limit),
      ),
    /** Orders that can move on and have not changed since a time. */
    restingSince: (time: number): ShippedOrder[] =>
      v.parse(
        v.array(orderRow),
        books
          .prepare(
            `${ORDER} where stopped = 0 and stage <> 'DELIVERED' and moved_at <= ? order by moved_at limit 100`,
          )
          .all(time),
      ),
    findParcel(trackingNumber: string): ShippedOrder | undefined {
      const found = books.prepare(`${ORDER} where tracking_number = ?`).get(trackingNumber);
      return found && v.parse(orderRow, found);
    },
    list: (limit: number): ShippedOrder[] =>
      v.parse(v.array(orderRow), books.prepare(`${ORDER} order by change desc limit ?`).all(limit)),
  };
};

export type ShippingStore = ReturnType<typeof shippingStore>;
