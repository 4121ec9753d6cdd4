import type { Order, PlaceOrder } from '@haberdash/api-client/cart';

import type { PlacementLock, CartRow } from '../../shopping/index.ts';
import { shopperOf, type RequestContext } from '../../../platform/context/request-context.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import type { Steps } from '../../../platform/policy/grant.ts';
import type { OrderStage } from '../../ledger/index.ts';
import type { Own } from '../../../platform/policy/objects.ts';
import { afterPlacement } from './after-placement.ts';
import { startPlacement, type StartParts, type PlacementStart } from './start-placement.ts';
import { failureOf } from './failure.ts';
import { sessionOf } from './paying.ts';
import type { Engine } from './engine.ts';
import { createLimiter } from './limiter.ts';
import { orderReader, type Attempt, type OrderRow } from './repository.ts';
import { toOrder } from './view.ts';
import { createWaitingRoom } from './waiting.ts';

export interface PlacementParts extends Omit<StartParts, 'waiting'> {
  /** Placements that start in parallel; on a server fewer than connections, so that started ones can finish. */
  readonly maxStarting: number;
}

/** The charge is unknown, so no response may deny it. */
const pendingPayment = (): ServiceError =>
  new ServiceError('PAY400', { additionalInfo: { paymentPending: true } });

/** A transaction that can lock the caller's cart. */
type Within = Steps<CartRow>['within'];

/** Retries of a call while others pay for the same cart. */
const MAX_ROUNDS = 20;

async function show(
  db: Executor,
  order: OrderRow,
  { edition }: RequestContext,
  stage?: OrderStage,
): Promise<Order> {
  const reader = orderReader(db);
  const attempt = order.state === 'PENDING_CHALLENGE' ? await reader.attempt(order.attemptId) : undefined;
  return {
    ...toOrder(order, await reader.lines(order.orderNumber), edition, attempt),
    ...(stage && { status: stage }),
  };
}

const isUnderWay = async (db: Executor, { id, state }: CartRow): Promise<boolean> =>
  state === 'ordered' || (await orderReader(db).liveAttempt(id)) !== undefined;

/** Queues placement starts; sold-out ones are rejected while they wait. */
function createBeginning(parts: PlacementParts) {
  const limiter = createLimiter(parts.maxStarting);
  const waiting = createWaitingRoom(parts.now);
  return (
    within: Within,
    body: PlaceOrder,
    context: RequestContext,
    hasMadeRoom: boolean,
  ): Promise<PlacementStart> => {
    const place = waiting.enter({
      cartId: body.cartId,
      owner: shopperOf(context).subject,
      sessionId: sessionOf(body),
    });
    const started = limiter.run(() =>
      within((tx, lockCart) => {
        place.begin();
        return startPlacement(tx, lockCart, context, body, { ...parts, waiting }, hasMadeRoom);
      }),
    );
    return Promise.race([started, place.rejected]);
  };
}

/** Places orders idempotently per cart. */
export function createPlacement(parts: PlacementParts, engine: Engine) {
  const reader = orderReader(parts.database.read);
  const startInTurn = createBeginning(parts);

  async function orderOf(orderNumber: string, context: RequestContext): Promise<Order> {
    const order = await reader.order(orderNumber);
    if (order === undefined || order.state === 'CANCELLED') throw new ServiceError('ORD409');
    return show(parts.database.read, order, context);
  }

  /** Voids waiting attempts of other carts first. */
  async function makeRoom(attempt: Attempt): Promise<void> {
    try {
      await engine.giveUp(attempt);
    } catch {
      throw new ServiceError('PAY400');
    }
  }

  /** Waits for a concurrent attempt of the same cart; an order is the response, else retry. */
  async function meet(
    { attempt, isSame }: Extract<PlacementStart, { kind: 'live' }>,
    context: RequestContext,
  ): Promise<Order | undefined> {
    if (attempt.state === 'RESERVED') await engine.settled(attempt);
    else if (!isSame || attempt.state === 'VOIDING') await makeRoom(attempt);
    else if (attempt.state === 'CHALLENGE') return orderOf(attempt.orderNumber, context);
    else {
      await engine.resolve(attempt);
      const fresh = await reader.attempt(attempt.id);
      if (fresh?.state === 'UNKNOWN') throw pendingPayment();
    }
    return undefined;
  }

  async function outcomeOf(attempt: Attempt, context: RequestContext): Promise<Order> {
    const settled = await reader.attempt(attempt.id);
    if (settled === undefined)
      throw new ServiceError('PYT404', { field: 'paymentMethod.additionalData.sessionID' });
    if (['CHALLENGE', 'CAPTURING', 'COMPLETED'].includes(settled.state))
      return orderOf(settled.orderNumber, context);
    throw settled.state === 'UNKNOWN' ? pendingPayment() : new ServiceError(failureOf(settled));
  }

  return {
    /** The order with refunds and earned points. */
    async view(order: Own<OrderRow>, context: RequestContext): Promise<Order> {
      const db = parts.database.read;
      const stage = await reader.stage(order.orderNumber);
      return { ...(await show(db, order, context, stage)), ...(await afterPlacement(db, order, stage)) };
    },
    /** Whether a cart has an order or a payment in progress. */
    hasStarted: (cart: Own<CartRow>): Promise<boolean> => isUnderWay(parts.database.read, cart),
    /** Places a cart's order; repeats return the same order. */
    async place(within: Within, body: PlaceOrder, context: RequestContext): Promise<Order> {
      let hasMadeRoom = false;
      for (let round = 0; round < MAX_ROUNDS; round += 1) {
        const started = await startInTurn(within, body, context, hasMadeRoom);
        if (started.kind === 'placed') return orderOf(started.orderNumber, context);
        if (started.kind === 'failed') throw new ServiceError(started.errorId);
        if (started.kind === 'begun') {
          await engine.authorise(started.attempt, started.fingerprint);
          return outcomeOf(started.attempt, context);
        }
        if (started.kind === 'waiting') {
          // A hold that cannot be voided yet stays and counts.
          await Promise.allSettled(started.attempts.map((attempt) => engine.giveUp(attempt)));
          hasMadeRoom = true;
          continue;
        }
        const met = await meet(started, context);
        if (met !== undefined) return met;
      }
      throw pendingPayment();
    },
    /** Submits a challenge result; a placed order is returned again. */
    async answerChallenge(
      attempt: Own<Attempt>,
      data: { readonly sessionID: string; readonly threeDS2Result: string },
      context: RequestContext,
    ): Promise<Order> {
      if (attempt.sessionId !== data.sessionID) throw new ServiceError('PAY400');
      if (attempt.state === 'CHALLENGE') await engine.answerChallenge(attempt, data.threeDS2Result);
      else if (attempt.state === 'UNKNOWN') await engine.resolve(attempt);
      const settled = await reader.attempt(attempt.id);
      if (settled?.state === 'CAPTURING' || settled?.state === 'COMPLETED')
        return orderOf(attempt.orderNumber, context);
      throw settled?.state === 'UNKNOWN' ? pendingPayment() : new ServiceError('PAY400');
    },
  };
}

export type Placement = ReturnType<typeof createPlacement>;

/** Settles payments in progress before a cart changes. */
export function createPlacementLock(parts: Pick<StartParts, 'database'>, engine: Engine): PlacementLock {
  const reader = orderReader(parts.database.read);
  return {
    async clear(cartId) {
      const attempt = await reader.liveAttempt(cartId);
      if (attempt?.state === 'RESERVED') await engine.settled(attempt);
      // An unreachable provider is retried by the reconciler; the cart may change.
      else if (attempt?.state === 'CHALLENGE' || attempt?.state === 'VOIDING')
        await engine.giveUp(attempt).catch(() => undefined);
    },
  };
}
