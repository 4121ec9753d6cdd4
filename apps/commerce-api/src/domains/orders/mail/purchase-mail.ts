import { eq } from 'drizzle-orm';

import type { Mail } from '../../../providers/mail/provider.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { formatMoney, toMinor } from '../../../shared/money.ts';
import { orderFulfilment, orderRefund, orderReturn, orderReturnLine } from '../../ledger/index.ts';
import { orderReader } from '../placement/repository.ts';
import { orderNews } from './order-news.ts';
import { purchaseMailMessages as messages } from './purchase-messages.ts';
import { tendersRefunded } from './tender-names.ts';

interface AboutOrder {
  readonly id: string;
  readonly reference: string;
}

async function orderOf(db: Executor, orderNumber: string) {
  const reader = orderReader(db);
  const order = await reader.order(orderNumber);
  if (order === undefined) throw new TypeError('mail for an order that does not exist');
  return { order, lines: await reader.lines(orderNumber) };
}

const dayIn = (locale: string, day: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** Mail for a shipped order with its tracking link. */
export async function orderShipped(db: Executor, { id, reference }: AboutOrder): Promise<Mail> {
  const { order, lines } = await orderOf(db, reference);
  const [found] = await db
    .select({ parcels: orderFulfilment.parcels })
    .from(orderFulfilment)
    .where(eq(orderFulfilment.orderNumber, reference));
  const parcel = found?.parcels.find(({ trackingNumber }) => trackingNumber !== undefined);
  const { carrier = '', trackingNumber = '', trackingUrl, estimatedDelivery } = parcel ?? {};
  return orderNews(id, order, {
    subject: messages.shippedSubject,
    sentences: [
      ...(parcel === undefined ? [] : [messages.shipped]),
      ...(estimatedDelivery === undefined ? [] : [messages.expected]),
    ],
    values: {
      carrier,
      trackingNumber,
      date: dayIn(order.locale, estimatedDelivery ?? order.createdAt.toISOString()),
    },
    link: trackingUrl === undefined ? undefined : { label: messages.track, url: trackingUrl },
    lines,
  });
}

export async function orderDelivered(db: Executor, { id, reference }: AboutOrder): Promise<Mail> {
  const { order, lines } = await orderOf(db, reference);
  return orderNews(id, order, { subject: messages.deliveredSubject, sentences: [messages.delivered], lines });
}

export async function orderCancelled(db: Executor, { id, reference }: AboutOrder): Promise<Mail> {
  const { order, lines } = await orderOf(db, reference);
  return orderNews(id, order, {
    subject: messages.cancelledSubject,
    sentences: [messages.cancelled, messages.refund],
    values: {
      amount: formatMoney(order.total, order.currency, order.locale),
      tenders: tendersRefunded(
        order,
        order.paymentMethod.map(({ amount = 0 }, tender) => ({ tender, amount: toMinor(amount) })),
      ),
    },
    lines,
  });
}

/** A return with its order and refunded lines. */
async function returnOf(db: Executor, returnNumber: string) {
  const [found] = await db.select().from(orderReturn).where(eq(orderReturn.returnNumber, returnNumber));
  if (found === undefined) throw new TypeError('mail for a return that does not exist');
  const { order, lines } = await orderOf(db, found.orderNumber);
  const sent = await db.select().from(orderReturnLine).where(eq(orderReturnLine.returnNumber, returnNumber));
  const back = lines.flatMap(({ lineId, name }) => {
    const line = sent.find((each) => each.lineId === lineId);
    return line === undefined ? [] : [{ name, quantity: line.quantity }];
  });
  return { found, order, lines: back };
}

export async function returnLabel(db: Executor, { id, reference }: AboutOrder): Promise<Mail> {
  const { found, order, lines } = await returnOf(db, reference);
  return orderNews(id, order, {
    subject: messages.returnSubject,
    sentences: [messages.return, messages.returnRefund],
    values: {
      returnNumber: reference,
      carrier: found.carrier ?? '',
      trackingNumber: found.trackingNumber ?? '',
      date: dayIn(order.locale, found.validUntil ?? found.createdAt.toISOString()),
    },
    lines,
  });
}

export async function returnRefunded(db: Executor, { id, reference }: AboutOrder): Promise<Mail> {
  const { order, lines } = await returnOf(db, reference);
  const [refund] = await db.select().from(orderRefund).where(eq(orderRefund.refundKey, reference));
  if (refund === undefined) throw new TypeError('mail for a refund that does not exist');
  return orderNews(id, order, {
    subject: messages.refundedSubject,
    sentences: [messages.returnArrived, messages.refund],
    values: {
      returnNumber: reference,
      amount: formatMoney(refund.amount, order.currency, order.locale),
      tenders: tendersRefunded(order, refund.shares),
    },
    lines,
  });
}
