import { randomInt } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';

import type { ExpectedParcel, Fulfilment } from '../../../providers/fulfilment/provider.ts';
import { inTime } from '../../../providers/in-time.ts';
import type { ResponseOf, BodyOf } from '../../../platform/contracts/operation-types.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Steps } from '../../../platform/policy/grant.ts';
import type { Clock } from '../../../shared/clock.ts';
import { addressLines } from '../mail/address-lines.ts';
import { returnDaysOf } from '../../ledger/index.ts';
import { queueMail } from '../../operations/index.ts';
import type { OrderLineRow, OrderRow } from '../placement/repository.ts';
import { labelPdf } from './documents/return-label.ts';
import { purchaseOf, purchaseReader } from './repository.ts';
import { returnedOf, returnRepository, returnsOf, type ReturnLine } from './return-repository.ts';
import { isReturnOpen } from './rules.ts';

type ReturnItems = Extract<BodyOf<'createReturnLabel'>, { items: unknown }>['items'];

const DIGITS = 10;

/** Validates returned lines and quantities by index. */
function checkLines(
  items: ReturnItems,
  lines: readonly OrderLineRow[],
  returned: ReadonlyMap<string, number>,
): ReturnLine[] {
  const judged = new Map<string, ReturnLine>();
  for (const [index, { itemId, qty, reason }] of items.entries()) {
    const line = lines.find(({ lineId }) => lineId === itemId);
    if (line === undefined || judged.has(itemId))
      throw new ServiceError('API400', { field: `items.${index}.itemId` });
    const left = line.quantity - (returned.get(itemId) ?? 0);
    if (qty > left)
      throw new ServiceError('API400', {
        field: `items.${index}.qty`,
        additionalInfo: { maxAllowedQty: left },
      });
    judged.set(itemId, { lineId: itemId, quantity: qty, reason });
  }
  return [...judged.values()];
}

export interface ReturnParts {
  readonly clock: Clock;
  readonly fulfilment: Fulfilment;
  readonly timeoutMs: number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Opens a return; the carrier is called between two transactions, which reserve and release the items. */
export async function openReturn(
  within: Steps<OrderRow>['within'],
  items: ReturnItems,
  { clock, fulfilment, timeoutMs, log }: ReturnParts,
): Promise<ResponseOf<'createReturnLabel'>> {
  const returnNumber = `RN${String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')}`;
  const now = clock.now();
  const { order, lines } = await within(async (tx, lock) => {
    const own = await lock();
    const purchase = await purchaseOf(tx, own);
    const isOpen =
      purchase.fulfilment !== undefined && isReturnOpen(purchase.fulfilment, returnDaysOf(own), now);
    if (!isOpen) throw new ServiceError('API400', { field: 'items' });
    const bought = await purchaseReader(tx).lines(own);
    const judged = checkLines(items, bought, await returnedOf(tx, [own.orderNumber], now));
    await returnRepository(tx).create({ orderNumber: own.orderNumber, returnNumber }, judged, now);
    return { order: own, lines: judged };
  });
  const request = { returnNumber, order, lines, createdAt: new Date(now) };
  let parcel: ExpectedParcel;
  try {
    parcel = await expectParcel(request, { fulfilment, timeoutMs });
  } catch (error) {
    log.warn({ err: error }, 'the carrier made no label for a return');
    await within((tx) => returnRepository(tx).drop(returnNumber));
    throw new ServiceError('RTN500');
  }
  const label = await withLabel(request, parcel);
  await within(async (tx) => {
    await returnRepository(tx).open(returnNumber, parcel);
    await queueMail(tx, { kind: 'return-label', reference: returnNumber }, new Date(now));
  });
  return label;
}

/** Creates the label of an open return again, without mail. */
export async function labelAgain(
  within: Steps<OrderRow>['within'],
  position: number,
  { fulfilment, timeoutMs, log }: ReturnParts,
): Promise<ResponseOf<'createReturnLabel'>> {
  const request = await within(async (tx, lock) => {
    const order = await lock();
    const found = (await returnsOf(tx, order.orderNumber))[position];
    if (found?.state !== 'OPEN') throw new ServiceError('API400', { field: 'returnPosition' });
    return { ...found, order };
  });
  try {
    return await withLabel(request, await expectParcel(request, { fulfilment, timeoutMs }));
  } catch (error) {
    log.warn({ err: error }, 'the carrier made no label for a return that is open');
    throw new ServiceError('RTN500');
  }
}

interface RequestedReturn {
  readonly returnNumber: string;
  readonly order: OrderRow;
  readonly lines: readonly ReturnLine[];
  readonly createdAt: Date;
}

function senderOf({ shipments, billingAddress }: OrderRow) {
  const { email: _email, ...from } = shipments[0]?.address ?? billingAddress;
  return from;
}

/** Requests the parcel at the carrier, idempotent by return number. */
function expectParcel(
  { returnNumber, order, lines }: RequestedReturn,
  { fulfilment, timeoutMs }: Pick<ReturnParts, 'fulfilment' | 'timeoutMs'>,
): Promise<ExpectedParcel> {
  const totalQuantity = lines.reduce((total, { quantity }) => total + quantity, 0);
  const { orderNumber } = order;
  const from = senderOf(order);
  return inTime(
    fulfilment.expectReturn({ key: returnNumber, orderNumber, from, pieces: totalQuantity }),
    timeoutMs,
  );
}

async function withLabel(
  { returnNumber, order, createdAt }: RequestedReturn,
  parcel: ExpectedParcel,
): Promise<ResponseOf<'createReturnLabel'>> {
  const sender = addressLines(senderOf(order), order.locale);
  const label = await labelPdf({ returnNumber, order, parcel, sender, createdAt });
  const { carrier, trackingNumber, validUntil } = parcel;
  return {
    returnNumber,
    orderNumber: order.orderNumber,
    carrier,
    trackingNumber,
    validUntil,
    label: label.toString('base64'),
  };
}
