import type { Address } from '@haberdash/api-client/cart';
import type { FastifyBaseLogger } from 'fastify';

import { inTime } from '../../../providers/in-time.ts';
import type { Fulfilment, FulfilmentOrder, OrderProgress } from '../../../providers/fulfilment/provider.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { LEASE_MS, retryPause } from '../../../platform/process/retry-pause.ts';
import { queueMail } from '../../operations/index.ts';
import { orderReader } from '../placement/repository.ts';
import { settleCancellation } from './cancellation.ts';
import { fulfilmentRepository } from './fulfilment-repository.ts';
import type { FulfilmentRow } from './repository.ts';
import { receiveReturn } from './return-arrival.ts';
import { MAX_PAUSE_MS, stageOf } from './rules.ts';

export interface FulfilmentParts {
  readonly database: Database;
  readonly now: () => number;
  readonly fulfilment: Fulfilment;
  readonly timeoutMs: number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

const BATCH = 20;

/** Carriers get no e-mail address. */
const withoutMail = ({ email: _email, ...address }: Address): Address => address;

async function orderToShip({ database }: FulfilmentParts, orderNumber: string): Promise<FulfilmentOrder> {
  const reader = orderReader(database.read);
  const order = await reader.order(orderNumber);
  if (order === undefined) throw new TypeError('an order to ship that does not exist');
  const lines = await reader.lines(orderNumber);
  const shipments = order.shipments
    .filter(({ shipmentId }) => shipmentId !== 'digital')
    .map(({ shipmentId, shippingMethod, address, storeId }) => ({
      shipmentId,
      methodCode: shippingMethod.code,
      ...(storeId === undefined ? {} : { storeId }),
      ...(address === undefined ? {} : { address: withoutMail(address) }),
      items: lines
        .filter((line) => line.shipmentId === shipmentId)
        .map(({ lineId, variantId, quantity, recipeId }) => ({
          itemId: lineId,
          productId: variantId,
          qty: quantity,
          ...(recipeId === '' ? {} : { recipeId }),
        })),
    }));
  return { orderNumber, shipments };
}

/** An order of gift cards by mail is delivered immediately. */
async function handOver(parts: FulfilmentParts, { orderNumber }: FulfilmentRow): Promise<void> {
  const order = await orderToShip(parts, orderNumber);
  const isMail = order.shipments.length === 0;
  if (!isMail) await inTime(parts.fulfilment.handOver(order), parts.timeoutMs);
  await parts.database.transaction(
    async (tx) => {
      const repository = fulfilmentRepository(tx);
      await repository.endHandOver(orderNumber);
      if (isMail) await repository.change(orderNumber, { stage: 'DELIVERED' });
    },
    { isRepeatable: true },
  );
}

async function stop(parts: FulfilmentParts, { orderNumber }: FulfilmentRow): Promise<void> {
  const result = await inTime(parts.fulfilment.stop(orderNumber), parts.timeoutMs);
  await parts.database.transaction((tx) => settleCancellation(tx, orderNumber, result, parts.now()), {
    isRepeatable: true,
  });
}

const tasks = { HAND_OVER: handOver, STOP: stop } as const;

/** Applies a provider's change; finished and foreign orders stay unchanged. */
async function record(tx: Tx, progress: OrderProgress, now: Date): Promise<void> {
  const repository = fulfilmentRepository(tx);
  const row = await repository.lock(progress.orderNumber);
  if (row === undefined || row.change >= progress.change) return;
  if (row.stage === 'CANCELLED' || row.stage === 'RETURNED') return;
  const { returns = [] } = progress;
  const isBack = returns.length > 0 && (await receiveReturn(tx, row.orderNumber, returns, now));
  const stage = isBack ? 'RETURNED' : stageOf(progress.parcels);
  await repository.record(progress, stage);
  if (stage === row.stage) return;
  const { orderNumber } = row;
  if (stage === 'SHIPPED') await queueMail(tx, { kind: 'order-shipped', reference: orderNumber }, now);
  if (stage === 'DELIVERED' && (await repository.wantsDeliveryMail(orderNumber)))
    await queueMail(tx, { kind: 'order-delivered', reference: orderNumber }, now);
}

/** Calls the fulfilment provider and applies its changes; any instance may repeat any step. */
export function createFulfilmentSync(parts: FulfilmentParts): () => Promise<void> {
  const { database, fulfilment, timeoutMs, now, log } = parts;

  async function sendDue(): Promise<void> {
    const due = await database.transaction((tx) =>
      fulfilmentRepository(tx).claimDue(new Date(now()), new Date(now() + LEASE_MS), BATCH),
    );
    for (const row of due) {
      try {
        if (row.task !== null) await tasks[row.task](parts, row);
      } catch (error) {
        log.warn({ err: error, task: row.task, tries: row.tries }, 'the fulfilment provider was not called');
        const dueAt = new Date(now() + retryPause(row.tries, MAX_PAUSE_MS));
        await database.transaction((tx) => fulfilmentRepository(tx).change(row.orderNumber, { dueAt }));
      }
    }
    if (due.length === BATCH) await sendDue();
  }

  async function applyChanges(): Promise<void> {
    const after = await database.transaction((tx) => fulfilmentRepository(tx).cursor());
    const changes = await inTime(fulfilment.changes(after), timeoutMs);
    const last = changes.at(-1);
    if (last === undefined) return;
    await database.transaction(
      async (tx) => {
        for (const progress of changes) await record(tx, progress, new Date(now()));
        await fulfilmentRepository(tx).moveCursor(last.change);
      },
      { isRepeatable: true },
    );
    await applyChanges();
  }

  return async () => {
    await sendDue();
    await applyChanges();
  };
}
