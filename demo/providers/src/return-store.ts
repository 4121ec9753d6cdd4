import * as v from 'valibot';

import type { Books } from './books.ts';
import { NEXT_CHANGE } from './shipping-store.ts';

const returnRow = v.object({
  key: v.string(),
  orderNumber: v.string(),
  trackingNumber: v.string(),
  pieces: v.number(),
  arrivedAt: v.nullable(v.number()),
});

export type ReturnedParcel = v.InferOutput<typeof returnRow>;

const RETURN = `select key, order_number as "orderNumber", tracking_number as "trackingNumber", pieces,
  arrived_at as "arrivedAt" from shipping_return`;

export const returnStore = (books: Books) => ({
  /** A known return is unchanged. */
  announceOnce({ key, orderNumber, trackingNumber, pieces }: Omit<ReturnedParcel, 'arrivedAt'>, now: number) {
    books
      .prepare(
        `insert into shipping_return (key, order_number, tracking_number, pieces, announced_at)
            values (?, ?, ?, ?, ?) on conflict (key) do nothing`,
      )
      .run(key, orderNumber, trackingNumber, pieces, now);
  },
  /** Takes a return in, once. Raises the change number first, so that a killed process loses no arrival. */
  takeIn(key: string, now: number): void {
    books
      .prepare(
        `update shipping_order set change = ${NEXT_CHANGE} where order_number =
            (select order_number from shipping_return where key = ? and arrived_at is null)`,
      )
      .run(key);
    books
      .prepare('update shipping_return set arrived_at = ? where key = ? and arrived_at is null')
      .run(now, key);
  },
  arrived: (orderNumber: string): ReturnedParcel[] =>
    v.parse(
      v.array(returnRow),
      books.prepare(`${RETURN} where order_number = ? and arrived_at is not null`).all(orderNumber),
    ),
  /** Returns announced before a time and not arrived. */
  announcedBefore: (time: number): ReturnedParcel[] =>
    v.parse(
      v.array(returnRow),
      books.prepare(`${RETURN} where arrived_at is null and announced_at <= ? limit 100`).all(time),
    ),
  /** Latest first. */
  list: (limit: number): ReturnedParcel[] =>
    v.parse(v.array(returnRow), books.prepare(`${RETURN} order by announced_at desc limit ?`).all(limit)),
});

export type ReturnStore = ReturnType<typeof returnStore>;
